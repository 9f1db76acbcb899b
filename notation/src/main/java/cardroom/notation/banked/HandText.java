package cardroom.notation.banked;

import cardroom.cards.Card;
import cardroom.games.banked.table.BankedEvent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/// The cards and decisions of one position as its line writes them, split hands nested in each
/// other.
final class HandText {
  private final Dialect dialect;
  private final StringBuilder text = new StringBuilder();
  private final List<Card> hand = new ArrayList<>();
  private final Deque<Card> later = new ArrayDeque<>();
  private int owed;

  HandText(Dialect dialect) {
    this.dialect = dialect;
    this.owed = dialect.firstCards();
  }

  /// A card that this hand is not due is the second card of the next split hand.
  void falls(Card card) {
    if (owed == 0 && !later.isEmpty()) {
      hand.clear();
      hand.add(later.pop());
      text.append(" | ").append(hand.getFirst());
    } else {
      owed = Math.max(0, owed - 1);
    }
    hand.add(card);
    text.append(' ').append(card);
  }

  void decides(BankedEvent.Decided decided) {
    var shape = dialect.decisions().get(decided.choice().word());
    if (shape == null) {
      // What a line does without a word, such as declining insurance, is left out.
      return;
    }
    text.append(' ').append(decided.choice().word());
    if (decided.amount().isPositive() && shape != Dialect.Shape.PLAIN) {
      text.append(' ').append(decided.amount());
    }
    switch (shape) {
      case CARD, AMOUNT_AND_CARD -> owed = 1;
      case HANDS -> split();
      case PLAIN, AMOUNT, AMOUNT_IF_ANY -> {}
    }
  }

  private void split() {
    later.push(hand.get(1));
    hand.removeLast();
    text.append(' ').append(hand.getFirst());
    owed = 1;
  }

  String text() {
    return text.toString();
  }
}
