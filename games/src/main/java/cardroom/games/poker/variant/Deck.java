package cardroom.games.poker.variant;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.cards.Rank;
import java.util.List;

/// The cards a game is dealt from.
public enum Deck {
  STANDARD_52("52 cards", Cards.STANDARD_52),
  WITH_JOKER_53("53 cards with the joker", Cards.WITH_JOKER_53),
  /// Sixes up to aces, as other rooms play it.
  SHORT_36(
      "36 cards, sixes up",
      Cards.STANDARD_52.stream().filter(card -> card.rank().compareTo(Rank.SIX) >= 0).toList());

  private final String words;
  private final long bits;

  Deck(String words, List<Card> cards) {
    this.words = words;
    this.bits = Cards.bits(cards);
  }

  public List<Card> cards() {
    return Cards.ofBits(bits);
  }

  /// The whole deck as a set of bits.
  public long bits() {
    return bits;
  }

  @Override
  public String toString() {
    return words;
  }
}
