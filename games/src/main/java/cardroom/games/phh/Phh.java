package cardroom.games.phh;

import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.hand.Pot;
import java.util.Arrays;
import java.util.List;

/// Recorded hands: read, replayed, written.
public final class Phh {
  private Phh() {}

  /// The hands of a `.phh` or `.phhs` text. Throws a [PhhError] that names the line.
  public static List<PhhHand> read(String text) {
    return PhhReader.read(text);
  }

  /// Plays a hand through the rules under the sheet `recorded`. Throws a [PhhError] that names the
  /// line, the action and what was expected.
  public static Replayed replay(PhhHand hand) {
    var end = raked(new PhhPlay(hand).play(), hand);
    List<Long> stacks = Arrays.stream(PokerGame.stacks(end).toArray()).boxed().toList();
    boolean agrees = hand.finishingStacks().map(stacks::equals).orElse(true);
    var pots = PokerGame.pots(end).stream().map(Pot::amount).toList();
    return new Replayed(hand, end, stacks, pots, agrees);
  }

  /// What the recorded stacks lack was taken from the pot: they are written after the rake.
  private static Hand raked(Hand end, PhhHand hand) {
    if (!(end instanceof Hand.Finished finished) || hand.finishingStacks().isEmpty()) {
      return end;
    }
    long written = hand.finishingStacks().get().stream().mapToLong(Long::longValue).sum();
    long missing = PokerGame.stacks(end).sum() - written;
    return missing > 0 && missing <= finished.felt().pot()
        ? finished.dropping(finished.felt().dropped() + missing)
        : end;
  }

  /// An amount in the file's own unit, as short as it can be written.
  public static String amount(long hundredths) {
    return PhhAmount.text(hundredths);
  }
}
