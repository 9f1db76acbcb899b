package cardroom.games.poker.phh;

import cardroom.games.poker.betting.Amounts;
import cardroom.games.poker.hand.Action;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.hand.Pot;
import cardroom.games.poker.hand.Start;
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
    var steps = hand.own().log().isEmpty() ? new PhhPlay(hand).played() : PhhLog.play(hand);
    var end =
        raked(steps.isEmpty() ? PokerGame.open(PhhStart.of(hand)) : steps.getLast().after(), hand);
    List<Long> stacks = list(PokerGame.stacks(end));
    boolean agrees =
        hand.finishingStacks().map(expected -> agree(hand, stacks, expected)).orElse(true)
            && hand.winnings().map(expected -> agree(hand, list(won(end)), expected)).orElse(true);
    var pots = PokerGame.pots(end).stream().map(Pot::amount).toList();
    return new Replayed(hand, end, stacks, pots, steps, agrees);
  }

  /// Equal, or within a hundredth where the file is finer than that; an unknown stack stays so.
  private static boolean agree(PhhHand hand, List<Long> found, List<Long> expected) {
    for (int i = 0; i < found.size(); i++) {
      long off = Math.abs(found.get(i) - expected.get(i));
      boolean isUnknown = hand.stacks().get(i) == PhhAmount.UNKNOWN;
      if (!isUnknown && off > (hand.finer() ? 1 : 0)) {
        return false;
      }
    }
    return true;
  }

  private static List<Long> list(Amounts amounts) {
    return Arrays.stream(amounts.toArray()).boxed().toList();
  }

  /// What each place took from the pots.
  private static Amounts won(Hand end) {
    var won = new long[end.felt().start().places()];
    for (var outcome : PokerGame.outcomes(end)) {
      won[outcome.place()] += outcome.amount();
    }
    return Amounts.of(won);
  }

  /// What the recorded stacks or winnings lack was taken from the pot: they are written after the
  /// rake.
  private static Hand raked(Hand end, PhhHand hand) {
    if (!(end instanceof Hand.Finished finished)) {
      return end;
    }
    long missing = 0;
    if (hand.finishingStacks().isPresent() && !hand.stacks().contains(PhhAmount.UNKNOWN)) {
      missing = PokerGame.stacks(end).sum() - sum(hand.finishingStacks().get());
    } else if (hand.winnings().isPresent()) {
      missing = won(end).sum() - sum(hand.winnings().get());
    }
    boolean isRounding = hand.finer() && missing <= hand.players();
    return missing > 0 && !isRounding && missing <= finished.felt().pot()
        ? finished.dropping(finished.felt().dropped() + missing)
        : end;
  }

  private static long sum(List<Long> amounts) {
    return amounts.stream().mapToLong(Long::longValue).sum();
  }

  /// A hand played under any terms, written down; what PHH has no key for stands in our own.
  public static PhhHand record(Start start, List<Action> actions, String name) {
    return record(start, actions, name, PhhSight.ALL);
  }

  /// The same as somebody may know it.
  public static PhhHand record(Start start, List<Action> actions, String name, PhhSight sight) {
    return new PhhRecorder(start, name, sight).record(actions);
  }

  /// One `.phh` document.
  public static String write(PhhHand hand) {
    return PhhWriter.text(hand);
  }

  /// Several hands as one `.phhs` document, numbered from 1.
  public static String write(List<PhhHand> hands) {
    var text = new StringBuilder();
    for (int i = 0; i < hands.size(); i++) {
      text.append(i > 0 ? "\n" : "").append('[').append(i + 1).append("]\n");
      text.append(PhhWriter.text(hands.get(i)));
    }
    return text.toString();
  }

  /// An amount in the file's own unit, as short as it can be written.
  public static String amount(long hundredths) {
    return PhhAmount.text(hundredths);
  }
}
