package cardroom.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/// Card by position: how often each card ended up at each place of the deck, by chi-square at a
/// fixed seed.
///
/// With n cards and N shuffles, the expected count of each of the n² cells is N/n. Rows and columns
/// both sum to N, so (n-1)/n times the usual sum of squares has, for uniform orders, (n-1)² degrees
/// of freedom: mean (n-1)², standard deviation √2·(n-1). For 52 cards that is 2,601 and 72.1.
class ShuffleFrequencyTest {
  private static final long SEED = 0xCA2D5L;
  private static final int SHUFFLES = 26_000;
  private static final double DEGREES = 51.0 * 51.0;
  private static final double DEVIATION = Math.sqrt(2 * DEGREES);

  @Test
  void each_card_is_as_often_in_each_place() {
    double chiSquare = chiSquare(Shuffle::of);
    assertThat(chiSquare).isBetween(DEGREES - 3.5 * DEVIATION, DEGREES + 3.5 * DEVIATION);
  }

  /// The classic mistake, swapping every card with any of the 52, must fail the same test, or the
  /// test proves nothing.
  @Test
  void the_measure_tells_a_wrong_shuffle_from_a_right_one() {
    assertThat(chiSquare(ShuffleFrequencyTest::exchangeWithAny))
        .isGreaterThan(DEGREES + 20 * DEVIATION);
  }

  /// Six bits taken modulo the number of choices: small numbers come up more often.
  @Test
  void the_measure_tells_modulo_bias() {
    assertThat(chiSquare(ShuffleFrequencyTest::modulo)).isGreaterThan(DEGREES + 20 * DEVIATION);
  }

  /// In a shoe of six decks a card is a rank and suit with six copies: 312 places, 52 cards,
  /// N·6/312 expected. The columns (places) sum to N and the rows (cards) to 6N, which leaves
  /// 311·51 degrees of freedom after the factor 311/312.
  @Test
  void each_card_of_a_six_deck_shoe_is_as_often_in_each_place() {
    int shuffles = 4_000;
    List<Card> shoe = Shoe.of(6);
    long[][] seen = tally(shoe, shuffles, bits -> Shuffle.of(shoe, bits));
    double degrees = 311.0 * 51.0;
    double chiSquare = sumOfSquares(seen, shuffles / 52.0) * 311 / 312;
    assertThat(chiSquare)
        .isBetween(degrees - 3.5 * Math.sqrt(2 * degrees), degrees + 3.5 * Math.sqrt(2 * degrees));
  }

  private interface Shuffler {
    List<Card> shuffle(List<Card> cards, RandomBits bits);
  }

  private static double chiSquare(Shuffler shuffler) {
    List<Card> deck = Cards.STANDARD_52;
    long[][] seen = tally(deck, SHUFFLES, bits -> shuffler.shuffle(deck, bits));
    return sumOfSquares(seen, SHUFFLES / 52.0) * 51 / 52;
  }

  private static long[][] tally(
      List<Card> cards, int shuffles, Function<RandomBits, List<Card>> order) {
    SplittableRandom random = new SplittableRandom(SEED);
    RandomBits bits = needed -> random.nextLong() >>> (Long.SIZE - needed);
    long[][] seen = new long[52][cards.size()];
    for (int shuffle = 0; shuffle < shuffles; shuffle++) {
      List<Card> shuffled = order.apply(bits);
      for (int place = 0; place < shuffled.size(); place++) {
        seen[shuffled.get(place).index()][place]++;
      }
    }
    return seen;
  }

  private static double sumOfSquares(long[][] seen, double expected) {
    double sum = 0;
    for (long[] row : seen) {
      for (long cell : row) {
        sum += (cell - expected) * (cell - expected) / expected;
      }
    }
    return sum;
  }

  private static List<Card> exchangeWithAny(List<Card> cards, RandomBits bits) {
    List<Card> order = new ArrayList<>(cards);
    for (int place = 0; place < order.size(); place++) {
      Collections.swap(order, place, Shuffle.below(order.size(), bits));
    }
    return order;
  }

  private static List<Card> modulo(List<Card> cards, RandomBits bits) {
    List<Card> order = new ArrayList<>(cards);
    for (int left = order.size(); left > 1; left--) {
      Collections.swap(order, left - 1, (int) (bits.next(6) % left));
    }
    return order;
  }
}
