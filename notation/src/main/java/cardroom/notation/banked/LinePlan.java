package cardroom.notation.banked;

import cardroom.notation.banked.WrittenStep.Written;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/// How far a line has been played: the hand in progress, and split hands still to come.
final class LinePlan {

  private Written hand;
  private int at;
  private final Deque<Written> later = new ArrayDeque<>();

  LinePlan(Written hand) {
    this.hand = hand;
  }

  /// What the line says next about the hand in progress; empty when it says no more.
  Optional<WrittenStep> next() {
    return at < hand.steps().size() ? Optional.of(hand.steps().get(at)) : Optional.empty();
  }

  /// The next card: of this hand, or the second card of the next split hand.
  Optional<WrittenStep> nextFall() {
    if (next().isEmpty() && !later.isEmpty()) {
      begin(later.pop());
    }
    return next();
  }

  void done() {
    at++;
  }

  /// A split was accepted: its first hand is played, its second directly after it (P215-SPLIT-8).
  void split(WrittenStep.Split split) {
    later.push(split.second());
    begin(split.first());
  }

  /// The rest of this hand is not played; split hands after it are.
  void drop() {
    at = hand.steps().size();
  }

  private void begin(Written next) {
    hand = next;
    at = 0;
  }
}
