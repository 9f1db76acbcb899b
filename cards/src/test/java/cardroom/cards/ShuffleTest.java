package cardroom.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShuffleTest {
  /// All strings of `bits` bits are equally likely. A string in which some choice is rejected runs
  /// out before the shuffle ends; every other string must give an order of its own, and every order
  /// must occur.
  @ParameterizedTest(name = "{0} cards: {1} bits, {2} orders")
  @CsvSource({"1,0,1", "2,1,2", "3,3,6", "4,5,24", "5,8,120", "6,11,720", "7,14,5040"})
  void every_order_of_up_to_seven_cards_is_reached_by_exactly_one_string_of_bits(
      int size, int bits, int orders) {
    List<Card> cards = Cards.STANDARD_52.subList(0, size);
    Map<List<Card>, Integer> seen = new HashMap<>();
    int rejected = 0;
    for (long string = 0; string < 1L << bits; string++) {
      Tape tape = new Tape(string, bits);
      try {
        seen.merge(Shuffle.of(cards, tape), 1, Integer::sum);
        assertThat(tape.left).isZero();
      } catch (TapeEnds _) {
        rejected++;
      }
    }
    assertThat(seen).hasSize(orders);
    assertThat(seen.values()).containsOnly(1);
    assertThat(rejected).isEqualTo((1 << bits) - orders);
  }

  /// Whatever was rejected before, the next bits decide as if they had been the first: so the
  /// chance of each choice is the same after any number of rejections, and the exhaustive proof
  /// above holds for strings of any length.
  @Test
  void a_rejected_number_is_forgotten() {
    for (int bound = 2; bound <= 8 * 52; bound++) {
      int bits = Integer.SIZE - Integer.numberOfLeadingZeros(bound - 1);
      for (int reject = bound; reject < 1 << bits; reject++) {
        for (int value : new int[] {0, bound / 2, bound - 1}) {
          assertThat(Shuffle.below(bound, written(bits, reject, reject, value))).isEqualTo(value);
        }
      }
    }
  }

  @Test
  void every_choice_is_named_by_exactly_one_number_of_as_few_bits_as_will_do() {
    for (int bound = 2; bound <= 8 * 52; bound++) {
      int bits = Integer.SIZE - Integer.numberOfLeadingZeros(bound - 1);
      assertThat(1 << bits).isBetween(bound, 2 * (bound - 1));
      for (int value = 0; value < bound; value++) {
        assertThat(Shuffle.below(bound, written(bits, value))).isEqualTo(value);
      }
    }
  }

  @Test
  void one_card_or_none_needs_no_bits() {
    assertThat(Shuffle.of(List.of(), written(0))).isEmpty();
    assertThat(Shuffle.of(List.of(Card.JOKER), written(0))).containsExactly(Card.JOKER);
    assertThat(Shuffle.below(1, written(0))).isZero();
  }

  @Test
  void a_shuffle_loses_and_adds_no_card_and_leaves_its_input_alone() {
    SplittableRandom random = new SplittableRandom(21);
    List<Card> shoe = new ArrayList<>(Shoe.of(8));
    List<Card> shuffled = Shuffle.of(shoe, bits -> random.nextLong() >>> (Long.SIZE - bits));
    assertThat(shoe).isEqualTo(Shoe.of(8));
    assertThat(shuffled).isNotEqualTo(shoe);
    assertThat(CardCounts.of(shuffled)).isEqualTo(CardCounts.of(8));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
  void there_is_no_choice_among_nothing(int bound) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Shuffle.below(bound, written(0)))
        .withMessage("cannot choose one of %d: give a bound of 1 or more", bound);
  }

  @Test
  void the_largest_bound_is_reached() {
    int last = Integer.MAX_VALUE - 1;
    assertThat(Shuffle.below(Integer.MAX_VALUE, written(31, last))).isEqualTo(last);
  }

  @Test
  void a_source_that_is_stuck_or_gives_too_much_is_not_dealt_from() {
    assertThatIllegalStateException()
        .isThrownBy(() -> Shuffle.of(Cards.STANDARD_52, bits -> (1L << bits) - 1))
        .withMessage(
            "the source of bits gave 256 numbers in a row that are not below 52: it is not random");
    assertThatIllegalStateException()
        .isThrownBy(() -> Shuffle.of(Cards.STANDARD_52, _ -> 64))
        .withMessage("the source of bits gave 64 when asked for 6 bits");
    assertThatIllegalStateException().isThrownBy(() -> Shuffle.below(52, _ -> -1));
  }

  /// A source that must be asked for `bits` bits at a time and gives prepared answers.
  private static RandomBits written(int bits, int... answers) {
    int[] next = {0};
    return asked -> {
      assertThat(asked).isEqualTo(bits);
      return answers[next[0]++];
    };
  }

  private static final class TapeEnds extends RuntimeException {}

  /// A string of bits, read from its low end.
  private static final class Tape implements RandomBits {
    private long string;
    private int left;

    Tape(long string, int left) {
      this.string = string;
      this.left = left;
    }

    @Override
    public long next(int bits) {
      if (bits > left) {
        throw new TapeEnds();
      }
      long value = string & ((1L << bits) - 1);
      string >>>= bits;
      left -= bits;
      return value;
    }
  }
}
