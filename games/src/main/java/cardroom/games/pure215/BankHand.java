package cardroom.games.pure215;

import cardroom.cards.Card;
import cardroom.cards.Rank;
import cardroom.games.pure215.Sheet.Charts;
import java.util.ArrayList;
import java.util.List;

/// The player-dealer's cards: up card, down card, then drawn cards (P215-TABLE-5).
record BankHand(List<Card> cards, boolean isTurned) {

  static final BankHand EMPTY = new BankHand(List.of(), false);

  BankHand {
    cards = List.copyOf(cards);
  }

  BankHand with(Card card) {
    var more = new ArrayList<>(cards);
    more.add(card);
    return new BankHand(more, isTurned);
  }

  BankHand turned() {
    return new BankHand(cards, true);
  }

  Card up() {
    return cards.get(0);
  }

  Card down() {
    return cards.get(1);
  }

  /// The down card is checked before any further card is dealt (P215-PEEK-1).
  boolean isPeeked() {
    return up().rank() == Rank.ACE || HandTotal.isBonus(up());
  }

  boolean isPure() {
    return BlackjackHand.isPure(cards);
  }

  HandTotal total() {
    return HandTotal.of(cards);
  }

  boolean busts() {
    return total().busts();
  }

  /// Under Chart 1B three eights are always the whole hand (P215-888-4).
  boolean isTripleEight() {
    return cards.size() == 3 && cards.stream().allMatch(card -> card.rank() == Rank.EIGHT);
  }

  /// Chart 1B, read so that it covers every total (P215-CHART1B-1, A-08); a Pure counts 21 here.
  boolean mustDraw(Charts charts) {
    var total = total();
    return total.points() < charts.bankMustStandFrom()
        || (charts.bankHitsSoft17() && total.isSoft() && total.points() == 17);
  }

  String words() {
    return isPure() ? "Pure 21.5" : isTripleEight() ? "8-8-8" : total().toString();
  }
}
