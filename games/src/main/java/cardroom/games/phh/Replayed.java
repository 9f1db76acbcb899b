package cardroom.games.phh;

import cardroom.games.poker.hand.Hand;
import java.util.List;

/// A recorded hand played to its end.
///
/// @param finishingStacks what everybody has afterwards, in hundredths of the file's unit
/// @param pots what was played for, the main pot first
/// @param agrees whether that is what the file says, as far as it says anything
public record Replayed(
    PhhHand record, Hand end, List<Long> finishingStacks, List<Long> pots, boolean agrees) {
  public Replayed {
    finishingStacks = List.copyOf(finishingStacks);
    pots = List.copyOf(pots);
  }
}
