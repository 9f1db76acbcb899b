package cardroom.cards.ranking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;

/// Each fast ranking agrees exactly with its plain twin: on every hand of five cards of the 53-card
/// deck, on every six cards for high, and on hundreds of thousands of seeded hands of six and
/// seven.
class FastTwinsTest {
  static final List<Arguments> TWINS =
      List.of(
          twins("high", new FastHigh(), Specification.high(), new PlainHigh()),
          twins("low", new FastLow(), Specification.low(), new PlainLow()),
          twins(
              "eight or better",
              new FastEightOrBetter(),
              Specification.eightOrBetter(),
              new PlainEightOrBetter()));

  private static Arguments twins(String name, HandRanking fast, AllFives fives, HandRanking plain) {
    return Arguments.of(Named.of(name, fast), fives, plain);
  }

  @ParameterizedTest(name = "{0}")
  @FieldSource("TWINS")
  void twins_agree_on_every_hand_of_five_cards_with_and_without_the_joker(
      HandRanking fast, AllFives fives) {
    long five = 0b11111;
    for (int number = 0; number < AllFives.OF_53; number++) {
      same(fast.strength(five), fives.at(number), five);
      five = nextOfSameSize(five);
    }
    assertThat(five).isGreaterThanOrEqualTo(1L << 53);
  }

  @Tag("slow")
  @Test
  void twins_agree_on_every_hand_of_six_cards_for_high() {
    AllFives fives = Specification.high();
    FastHigh fast = new FastHigh();
    SixCards.forEach(
        (a, b, c, d, e, f) -> {
          long six = SixCards.bits(a, b, c, d, e, f);
          same(fast.strength(six), fives.of(a, b, c, d, e, f), six);
        });
  }

  @ParameterizedTest(name = "{0}")
  @FieldSource("TWINS")
  void twins_agree_on_seeded_hands_of_six_and_seven_cards(HandRanking fast, AllFives fives) {
    SplittableRandom random = new SplittableRandom(0x7CA2D5);
    for (int hand = 0; hand < 60_000; hand++) {
      int size = 6 + hand % 2;
      // Every third hand holds the joker, which a fair deal would give to one in eight.
      long cards = draw(random, size, hand % 3 == 0 ? Card.JOKER.bit() : 0);
      same(fast.strength(cards), fives.of(cards), cards);
    }
  }

  /// [AllFives] is itself only a twin of the plain ranking, so the plain ranking is asked as well.
  @Tag("slow")
  @ParameterizedTest(name = "{0}")
  @FieldSource("TWINS")
  void the_plain_ranking_of_six_and_seven_cards_is_the_best_of_its_fives(
      HandRanking fast, AllFives fives, HandRanking plain) {
    SplittableRandom random = new SplittableRandom(0x1CA2D5);
    for (int hand = 0; hand < 3_000; hand++) {
      long cards = draw(random, 6 + hand % 2, hand % 3 == 0 ? Card.JOKER.bit() : 0);
      same(plain.strength(cards), fives.of(cards), cards);
      assertThat(fast.rank(Cards.ofBits(cards))).isEqualTo(plain.rank(Cards.ofBits(cards)));
    }
  }

  @ParameterizedTest(name = "{0}")
  @FieldSource("TWINS")
  void only_five_to_seven_cards_are_ranked(HandRanking fast) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> fast.strength(0b1111))
        .withMessage("cannot rank 4 cards: give 5 to 7");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> fast.strength(0b1111_1111))
        .withMessage("cannot rank 8 cards: give 5 to 7");
  }

  private static void same(int fast, int plain, long cards) {
    if (fast != plain) {
      throw new AssertionError(
          "%s: fast %x, plain %x".formatted(Cards.text(Cards.ofBits(cards)), fast, plain));
    }
  }

  private static long draw(SplittableRandom random, int size, long held) {
    long cards = held;
    while (Long.bitCount(cards) < size) {
      cards |= 1L << random.nextInt(52);
    }
    return cards;
  }

  /// The next higher number with the same count of bits: the order in which [AllFives] numbers
  /// hands.
  private static long nextOfSameSize(long bits) {
    long lowest = Long.lowestOneBit(bits);
    long carried = bits + lowest;
    return carried | (((bits ^ carried) >>> 2) / lowest);
  }
}
