package cardroom.games.poker.table;

import cardroom.games.money.Money;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.HandStart;
import cardroom.games.poker.hand.HandStep;
import cardroom.games.table.Setup.Stakes;
import java.util.List;

/// A hand that was played elsewhere, to be looked at as if it had been played here.
///
/// @param title what the table is called
/// @param steps every move, in order
/// @param end what the last of them led to
/// @param finishingStacks what everybody has afterwards, place by place
public record RecordedHand(
    String title, Stakes stakes, List<HandStep> steps, Hand end, List<Money> finishingStacks) {

  public RecordedHand {
    steps = List.copyOf(steps);
    finishingStacks = List.copyOf(finishingStacks);
  }

  HandStart start() {
    return end.felt().start();
  }
}
