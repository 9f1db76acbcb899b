package cardroom.cards;

import java.util.ArrayList;
import java.util.List;

/// Several cards: the two decks, the text notation, and sets of different cards as the bits of a
/// `long`.
public final class Cards {
  private static final int STANDARD_SIZE = 52;

  /// The standard deck in the order of [Card#index()].
  public static final List<Card> STANDARD_52 = ofBits((1L << STANDARD_SIZE) - 1);

  /// The deck of Draw Poker and Lowball: the standard one and the joker (A-136, LOWBALL-1).
  public static final List<Card> WITH_JOKER_53 = ofBits((1L << (STANDARD_SIZE + 1)) - 1);

  private Cards() {}

  /// Reads cards written one after another, with or without spaces: `AsKs`, `As Ks`, `7h5s3d Jk`.
  public static List<Card> parse(String text) {
    List<Card> cards = new ArrayList<>();
    int at = 0;
    while (at < text.length()) {
      if (Character.isWhitespace(text.charAt(at))) {
        at++;
        continue;
      }
      cards.add(parseAt(text, at));
      at += 2;
    }
    return List.copyOf(cards);
  }

  private static Card parseAt(String text, int at) {
    try {
      return Card.parse(text.substring(at, Math.min(at + 2, text.length())));
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("column " + (at + 1) + ": " + e.getMessage(), e);
    }
  }

  /// Writes cards without spaces, as [#parse(String)] reads them: `AsKs`.
  public static String text(List<Card> cards) {
    StringBuilder text = new StringBuilder(2 * cards.size());
    cards.forEach(text::append);
    return text.toString();
  }

  /// The set of these cards, one bit for each (see [Card#bit()]). A card that occurs twice is an
  /// error: a set of bits can hold it only once.
  public static long bits(List<Card> cards) {
    long bits = 0;
    for (Card card : cards) {
      if ((bits & card.bit()) != 0) {
        throw new IllegalArgumentException(card + " occurs twice in " + text(cards));
      }
      bits |= card.bit();
    }
    return bits;
  }

  /// The cards of a set of bits, in the order of [Card#index()].
  public static List<Card> ofBits(long bits) {
    List<Card> cards = new ArrayList<>(Long.bitCount(bits));
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      cards.add(Card.at(Long.numberOfTrailingZeros(rest)));
    }
    return List.copyOf(cards);
  }
}
