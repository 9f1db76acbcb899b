package cardroom.notation.phh;

import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.HandStep;
import java.util.List;

/// A recorded hand played to its end.
///
/// @param finishingStacks what everybody has afterwards, in hundredths of the file's unit; an
///   unknown stack stays [Phh#isUnknown]
/// @param pots what was played for, the main pot first
/// @param steps every move, in order
/// @param reason whether that is what the file says, as far as it says anything, and why
public record PhhReplay(
    PhhHand record,
    Hand end,
    List<Long> finishingStacks,
    List<Long> pots,
    List<HandStep> steps,
    PhhReason reason) {
  public PhhReplay {
    steps = List.copyOf(steps);
    finishingStacks = List.copyOf(finishingStacks);
    pots = List.copyOf(pots);
  }

  public boolean agrees() {
    return reason.agrees();
  }
}
