package cardroom.games.pure215;

import cardroom.cards.Card;
import cardroom.cards.Rank;
import cardroom.games.money.Money;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// One hand of a circle: its cards, its origin, and the money on it.
///
/// @param stakes the wager of each bettor on the circle, in the circle's order; zero for one who
///   has none here
/// @param doubles what each of them added when the hand was doubled
record BlackjackHand(
    List<Card> cards, Origin origin, State state, List<Money> stakes, List<Money> doubles) {

  /// A split hand is never a Pure (P215-VAL-3); split aces take one card only (P215-SPLIT-4).
  enum Origin {
    DEALT,
    SPLIT,
    SPLIT_ACES
  }

  enum State {
    OPEN,
    STANDING,
    DOUBLED,
    SURRENDERED
  }

  BlackjackHand {
    cards = List.copyOf(cards);
    stakes = List.copyOf(stakes);
    doubles = List.copyOf(doubles);
  }

  static BlackjackHand dealt(List<Money> stakes) {
    return new BlackjackHand(
        List.of(),
        Origin.DEALT,
        State.OPEN,
        stakes,
        Collections.nCopies(stakes.size(), Money.ZERO));
  }

  BlackjackHand with(Card card) {
    var more = new ArrayList<>(cards);
    more.add(card);
    return new BlackjackHand(more, origin, state, stakes, doubles);
  }

  BlackjackHand in(State next) {
    return new BlackjackHand(cards, origin, next, stakes, doubles);
  }

  BlackjackHand doubled(List<Money> added) {
    return new BlackjackHand(cards, origin, State.DOUBLED, stakes, added);
  }

  /// One of the two hands a split makes: this card alone, and the money that goes with it.
  BlackjackHand splitOff(int index, List<Money> money) {
    var card = cards.get(index);
    var made = card.rank() == Rank.ACE ? Origin.SPLIT_ACES : Origin.SPLIT;
    return new BlackjackHand(
        List.of(card), made, State.OPEN, money, Collections.nCopies(money.size(), Money.ZERO));
  }

  HandTotal total() {
    return HandTotal.of(cards);
  }

  boolean isPure() {
    return origin == Origin.DEALT && isPure(cards);
  }

  static boolean isPure(List<Card> cards) {
    return cards.size() == 2
        && ((cards.get(0).rank() == Rank.ACE && HandTotal.isBonus(cards.get(1)))
            || (cards.get(1).rank() == Rank.ACE && HandTotal.isBonus(cards.get(0))));
  }

  boolean busts() {
    return total().busts();
  }

  boolean isSurrendered() {
    return state == State.SURRENDERED;
  }

  boolean isDoubled() {
    return state == State.DOUBLED;
  }

  /// Any pair, or any two bonus cards (P215-SPLIT-1).
  boolean isPair() {
    return cards.size() == 2
        && (cards.get(0).rank() == cards.get(1).rank()
            || (HandTotal.isBonus(cards.get(0)) && HandTotal.isBonus(cards.get(1))));
  }

  /// Still owed the second card after a split; the one card of a double is dealt at once.
  boolean awaitsCard() {
    return cards.size() < 2;
  }

  /// All money of that bettor on the hand.
  Money stake(int bettor) {
    return stakes.get(bettor).plus(doubles.get(bettor));
  }

  /// `Pure 21.5`, `hard 16`, `surrendered hard 16`.
  String words() {
    if (isPure()) {
      return "Pure 21.5";
    }
    return isSurrendered() ? "surrendered " + total() : total().toString();
  }
}
