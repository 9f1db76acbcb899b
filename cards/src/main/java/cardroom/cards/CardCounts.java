package cardroom.cards;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How many of each card there are: an immutable multiset, such as the cards of a shoe that are not
/// yet placed.
///
/// Four bits a card, sixteen cards a word: a state of a game keeps one of these and makes another
/// for every card that is dealt, so it is small and a change touches one word.
public final class CardCounts {
  private static final int BITS_PER_CARD = 4;
  private static final int COPIES_MAX = (1 << BITS_PER_CARD) - 1;
  private static final int CARDS_PER_WORD_LOG = 4;
  private static final int PLACE_MASK = (1 << CARDS_PER_WORD_LOG) - 1;

  private static final CardCounts[] SHOES = shoes();
  private static final CardCounts DECK_53 = of(Cards.WITH_JOKER_53);

  private final long first;
  private final long second;
  private final long third;
  private final long fourth;
  private final int size;
  // The cards before any was taken, so that a refusal can say how many copies are gone.
  private final CardCounts whole;

  private CardCounts(long[] words, int size) {
    this.first = words[0];
    this.second = words[1];
    this.third = words[2];
    this.fourth = words[3];
    this.size = size;
    this.whole = this;
  }

  private CardCounts(CardCounts old, int word, long step, int size) {
    this.first = word == 0 ? old.first + step : old.first;
    this.second = word == 1 ? old.second + step : old.second;
    this.third = word == 2 ? old.third + step : old.third;
    this.fourth = word == 3 ? old.fourth + step : old.fourth;
    this.size = size;
    this.whole = old.whole;
  }

  private static CardCounts[] shoes() {
    CardCounts[] shoes = new CardCounts[Shoe.DECKS_MAX + 1];
    for (int decks = Shoe.DECKS_MIN; decks <= Shoe.DECKS_MAX; decks++) {
      shoes[decks] = of(Shoe.of(decks));
    }
    return shoes;
  }

  /// All cards of that many standard decks, 1 to 8.
  public static CardCounts of(int decks) {
    Shoe.refuseOutside(decks);
    return SHOES[decks];
  }

  /// One standard deck.
  public static CardCounts with52() {
    return of(1);
  }

  /// One standard deck and the joker.
  public static CardCounts with53() {
    return DECK_53;
  }

  /// Exactly these cards, up to fifteen copies of each.
  public static CardCounts of(List<Card> cards) {
    long[] words = new long[4];
    for (Card card : cards) {
      if (count(words[word(card)], card) == COPIES_MAX) {
        throw new IllegalArgumentException("more than " + COPIES_MAX + " copies of " + card);
      }
      words[word(card)] += one(card);
    }
    return new CardCounts(words, cards.size());
  }

  private static int word(Card card) {
    return card.index() >> CARDS_PER_WORD_LOG;
  }

  private static int shift(Card card) {
    return (card.index() & PLACE_MASK) * BITS_PER_CARD;
  }

  private static long one(Card card) {
    return 1L << shift(card);
  }

  private static int count(long word, Card card) {
    return (int) (word >>> shift(card)) & COPIES_MAX;
  }

  /// How many copies of the card are here.
  public int count(Card card) {
    return switch (word(card)) {
      case 0 -> count(first, card);
      case 1 -> count(second, card);
      case 2 -> count(third, card);
      default -> count(fourth, card);
    };
  }

  /// How many cards are here, copies counted.
  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  /// These cards less one copy of the card, which must be among them.
  public CardCounts without(Card card) {
    if (count(card) == 0) {
      throw refusal(card, "on the table");
    }
    return new CardCounts(this, word(card), -one(card), size - 1);
  }

  /// These cards and one copy of the card, which must have been taken from them before.
  public CardCounts with(Card card) {
    if (count(card) == whole.count(card)) {
      throw refusal(card, "among the cards not placed");
    }
    return new CardCounts(this, word(card), one(card), size + 1);
  }

  private IllegalStateException refusal(Card card, String where) {
    int copies = whole.count(card);
    return new IllegalStateException(
        switch (copies) {
          case 0 -> "there is no " + card + " in these decks";
          case 1 -> "the only " + card + " is already " + where;
          default -> "all " + copies + " copies of " + card + " are already " + where;
        });
  }

  /// Every card, repeated for each copy, in the order of [Card#index()].
  public List<Card> cards() {
    List<Card> cards = new ArrayList<>(size);
    for (Card card : Cards.WITH_JOKER_53) {
      for (int copy = count(card); copy > 0; copy--) {
        cards.add(card);
      }
    }
    return List.copyOf(cards);
  }

  /// Equal when both hold the same number of every card; where the cards came from does not matter.
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof CardCounts that
        && first == that.first
        && second == that.second
        && third == that.third
        && fourth == that.fourth;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(31 * (31 * (31 * first + second) + third) + fourth);
  }

  @Override
  public String toString() {
    return size + " cards: " + Cards.text(cards());
  }
}
