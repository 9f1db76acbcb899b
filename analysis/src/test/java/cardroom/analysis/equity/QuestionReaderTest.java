package cardroom.analysis.equity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.games.poker.variant.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuestionReaderTest {
  @ParameterizedTest
  @CsvSource({
    "QQ+,      18",
    "QQ,       6",
    "AKs,      4",
    "AKo,      12",
    "AK,       16",
    "KA,       16",
    "A2-A5,    64",
    "A2s-A5s,  16",
    "A5s-A2s,  16",
    "22-55,    24",
    "A9s+,     20",
    "'QQ+,AKs', 22",
    "'QQ+,KK',  18",
    "Kx,       198",
    "Kxs,      48",
    "Kxo,      150",
    "random,   1326",
    "100%,     1326",
    "'AsKs,AhKh', 2"
  })
  void ranges_hold_the_right_number_of_hands(String range, int hands) {
    assertThat(RangeReader.read(range)).hasSize(hands).doesNotHaveDuplicates();
  }

  /// Hands of the same ranks and suitedness stay together, so a percentage may include a few hands
  /// more.
  @Test
  void a_percentage_is_the_best_part_of_all_hands() {
    assertThat(RangeReader.read("15%").size()).isBetween(199, 210);
    assertThat(RangeReader.read("0.4%"))
        .containsExactlyInAnyOrderElementsOf(RangeReader.read("AA"));
    assertThat(RangeReader.read("15%")).containsAll(RangeReader.read("TT+,AKs,AKo"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "texas-holdem | AhAs KdAh | '' | '' | Ah occurs twice: in AhAs and in KdAh.",
        "texas-holdem | AhAh KdKc | '' | '' | Ah occurs twice in AhAh.",
        "texas-holdem | AhAs KdKc | Kd2c3c | '' | Kd occurs twice: in KdKc and in the board.",
        "texas-holdem | AhAs KdKc | 2c2c3c | '' | 2c occurs twice in the board.",
        "texas-holdem | AhAs KdKc | 2c3c4c | 4c | 4c occurs twice: in the board and in the dead"
            + " cards.",
        "texas-holdem | AhAs | '' | '' | 1 hand was given: give two to nine hands.",
        "texas-holdem | AhAsKs KdKc | '' | '' | AhAsKs has 3 cards: a hand of texas-holdem has 2.",
        "texas-holdem | AhAs KdKc | 2c3c4c5c6c7c | '' | --board 2c3c4c5c6c7c has 6 cards: give at"
            + " most 5.",
        "texas-holdem | AhJk KdKc | '' | '' | Jk in AhJk: the deck of texas-holdem has no joker.",
        "texas-holdem | AAs KdKc | '' | '' | AAs in AAs matches no hand: a pair is never suited.",
        "texas-holdem | AA KdKc | AhAsAd | '' | Nothing is left of AA: all its cards lie on the"
            + " board or are dead (AdAhAs).",
        "texas-holdem | AA AhAs | AdAc | '' | AA, AhAs: no deal gives every one of these hands its"
            + " own cards; widen a range.",
        "razz | AsKs QdQc | 2c | '' | --board 2c: razz has no board; leave it out.",
        "lowball | 7h5s3dJk/2 As2s3s4s5s | '' | '' | 7h5s3dJk/2 keeps 4 and draws \"2\": a hand has"
            + " 5 cards, so write 7h5s3dJk/1.",
        "omaha | AAAAA KhKsQhJs | '' | '' | AAAAA has 5 cards: a hand of omaha has 4.",
        "crazy-pineapple | AhAs2c KdKc | 3c4c5c6c | '' | AhAs2c has three cards: by the turn one is"
            + " discarded, so give two.",
        "seven-card-stud | As/KsQsJsTs9s 2c3c | '' | '' | As/KsQsJsTs9s has 1 down and 5 up:"
            + " give at most 3 down and 4 up, as in AsKs/Qd9h."
      })
  void what_cannot_be_is_refused(
      String game, String hands, String board, String dead, String sentence) {
    var variant = Variants.ALL.stream().filter(v -> v.id().equals(game)).findFirst().orElseThrow();
    assertThatThrownBy(
            () ->
                Equities.answer(
                    Equities.ask(variant, List.of(hands.split(" ")), board, dead, 0),
                    EquityWatch.NOBODY))
        .isInstanceOf(EquityError.class)
        .hasMessage(sentence);
  }

  @ParameterizedTest
  @CsvSource({
    "texas-holdem, AzKs",
    "texas-holdem, 1s2d",
    "texas-holdem, QQ++",
    "texas-holdem, A2-K5",
    "omaha,        AhZs2c3d",
    "omaha,        AhAs2c3"
  })
  void unknown_cards_and_tokens_are_named(String game, String hand) {
    var variant = Variants.ALL.stream().filter(v -> v.id().equals(game)).findFirst().orElseThrow();
    if (hand.equals("AhAs2c3")) {
      assertThat(Equities.ask(variant, List.of(hand, "KhKsQhJs"), "", "", 1).entrants()).hasSize(2);
      return;
    }
    assertThatThrownBy(
            () -> Equities.ask(variant, List.of(hand, "KhKsQhJs".substring(0, 4)), "", "", 0))
        .isInstanceOf(EquityError.class)
        .hasMessageContaining(hand);
  }
}
