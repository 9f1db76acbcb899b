package cardroom.notation.phh;

import cardroom.games.poker.hand.Action;
import cardroom.games.poker.hand.HandStart;
import cardroom.games.poker.hand.HandStep;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.hand.Pot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Recorded hands: read, replayed, written.
public final class Phh {
  private Phh() {}

  /// The hands of a `.phh` or `.phhs` text; [PhhFile] reads them one by one. Throws a [PhhError]
  /// that names the line.
  public static List<PhhHand> read(String text) {
    var hands = new ArrayList<PhhHand>();
    new PhhFile(text.lines().iterator())
        .forEachRemaining(
            entry -> {
              switch (entry) {
                case PhhFile.Entry.Read(var hand) -> hands.add(hand);
                case PhhFile.Entry.Unread(_, var fault) -> throw fault;
              }
            });
    return List.copyOf(hands);
  }

  /// Plays a hand through the rules under the sheet `recorded` and compares. Throws a [PhhError]
  /// that names the line, the action, what was expected, and the reason.
  public static PhhReplay replay(PhhHand hand) {
    if (!hand.own().log().isEmpty()) {
      var steps = PhhLog.play(hand);
      return replayed(hand, PhhComparison.exactly(hand, steps.getLast().after()), steps);
    }
    try {
      return replayed(hand, PhhPlay.of(hand));
    } catch (PhhError fault) {
      if (fault.reason() != PhhReason.REFUSED) {
        throw fault;
      }
      return withoutLeftOut(hand).orElseThrow(() -> fault);
    }
  }

  /// The hand without players who never act, if it then comes out as recorded.
  private static Optional<PhhReplay> withoutLeftOut(PhhHand hand) {
    try {
      var found = replayed(hand, PhhPlay.withoutLeftOut(hand));
      return Optional.of(found).filter(played -> played.reason() == PhhReason.LEFT_OUT);
    } catch (PhhError _) {
      return Optional.empty();
    }
  }

  private static PhhReplay replayed(PhhHand hand, PhhPlay play) {
    return replayed(hand, PhhComparison.of(hand, play), play.steps());
  }

  private static PhhReplay replayed(PhhHand hand, PhhComparison found, List<HandStep> steps) {
    var pots = PokerGame.pots(found.end()).stream().map(Pot::amount).toList();
    return new PhhReplay(hand, found.end(), found.stacks(), pots, steps, found.reason());
  }

  /// A hand played under any terms, written down; what PHH has no key for is written in keys of our
  /// own.
  public static PhhHand record(HandStart start, List<Action> actions, String name) {
    return record(start, actions, name, PhhVisibleCards.ALL);
  }

  /// The same hand with only what the reader may know.
  public static PhhHand record(
      HandStart start, List<Action> actions, String name, PhhVisibleCards visible) {
    return new PhhRecorder(start, name, visible).record(actions);
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

  /// Whether an amount is that of an unknown stack (`inf`).
  public static boolean isUnknown(long hundredths) {
    return hundredths == PhhAmount.UNKNOWN;
  }

  /// An amount in the file's own unit, as short as it can be written.
  public static String amount(long hundredths) {
    return PhhAmount.text(hundredths);
  }
}
