package cardroom.games.poker.table;

import cardroom.games.money.Money;
import cardroom.games.poker.hand.PotAward;
import cardroom.games.table.Face;
import cardroom.games.table.Position;
import cardroom.games.table.ResultWord;
import cardroom.games.table.View;
import cardroom.games.table.WagerId;
import java.util.ArrayList;
import java.util.List;

/// What became of the last hand, in the order in which pots were paid.
final class LastHandResults {
  private LastHandResults() {}

  static List<View.Result> of(PokerState table) {
    var results = new ArrayList<View.Result>();
    for (var line : table.results()) {
      boolean returned = line.award() == PotAward.RETURNED;
      results.add(
          new View.Result(
              results.size() + 1,
              Position.seat(line.seat()),
              line.player().name(),
              WagerId.named(line.pot() <= 0 ? "main pot" : "side pot " + line.pot()),
              returned ? ResultWord.RETURNED : ResultWord.WIN,
              returned ? Money.ZERO : line.amount(),
              line.amount(),
              returned ? line.amount() : Money.ZERO,
              List.of(line.rule()),
              line.hand(),
              PublicHand.part(line.award()),
              cards(table, line)));
    }
    return results;
  }

  /// The cards of a hand that was shown, as long as it is on the table.
  private static List<Face> cards(PokerState table, PokerEvent.Line line) {
    if (line.hand().isEmpty() || table.shown().isEmpty()) {
      return List.of();
    }
    var play = table.shown().get().play();
    var felt = play.hand().felt();
    var readings =
        PublicHand.readings(felt.variant(), felt.layout(), play.lineup().place(line.seat()));
    return readings.stream()
        .filter(reading -> reading.words().equals(line.hand()))
        .filter(
            reading -> !line.award().isHalf() || reading.part() == PublicHand.part(line.award()))
        .findFirst()
        .map(View.Reading::cards)
        .orElse(List.of());
  }
}
