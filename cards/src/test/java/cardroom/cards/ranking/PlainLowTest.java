package cardroom.cards.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Cards;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlainLowTest {
  private static HandRank low(String cards) {
    return new PlainLow().rank(Cards.parse(cards));
  }

  private static HandRank eightOrBetter(String cards) {
    return new PlainEightOrBetter().rank(Cards.parse(cards));
  }

  /// POKER-LOW-1 and POKER-LOW-2, from the best hand down; every hand beats the next one.
  private static final List<String> DESCENDING =
      List.of(
          "5h4h3h2hAh", // straights and flushes do not count
          "6c4d3h2sAc",
          "6c5d3h2sAc",
          "6c5d4h3s2c",
          "7c6d4h3s2c",
          "7c6d5h2sAc",
          "8c4d3h2sAc",
          "KcQdJhTs9c", // the worst hand without a pair
          "AcAd4h3s2c",
          "AcAdKhQsJc",
          "2c2d4h3sAc",
          "KcKdQhJsTc",
          "2c2dAhAs3c",
          "2c2dAhAsKc",
          "3c3dAhAs2c",
          "KcKdQhQsJc",
          "AcAdAh3s2c",
          "2c2d2h3sAc",
          "KcKdKhQsJc",
          "AcAdAh2s2c",
          "2c2d2hAsAc",
          "KcKdKhQsQc",
          "AcAdAhAs2c",
          "KcKdKhKsQc");

  @Test
  void hands_rank_in_the_order_of_lowball() {
    for (int better = 0; better < DESCENDING.size(); better++) {
      for (int worse = better + 1; worse < DESCENDING.size(); worse++) {
        HandRank winner = low(DESCENDING.get(better));
        HandRank loser = low(DESCENDING.get(worse));
        assertThat(winner.beats(loser)).as("%s beats %s", winner, loser).isTrue();
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          As2d4s5s8h | 8-5-4-2-A              | 8h5s4s2dAs
          KcQdJhTs9c | K-Q-J-T-9              | KcQdJhTs9c
          KcAdAh2s4c | pair of aces with K-4-2 | AdAhKc4c2s
          3cAdAh3s4c | threes and aces with 4 | 3c3sAdAh4c
          3cAd3h3s4c | three threes with 4-A  | 3c3h3s4cAd
          3cAd3h3sAc | threes full of aces    | 3c3h3sAdAc
          6cAd6h6s6d | four sixes with A      | 6c6h6s6dAd
          """)
  void a_hand_names_itself_and_its_cards(String cards, String words, String played) {
    assertThat(low(cards).words()).isEqualTo(words);
    assertThat(Cards.text(low(cards).cards())).isEqualTo(played);
    assertThat(low(cards).qualifies()).isTrue();
  }

  /// The table beside LOWBALL-2.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Ac2d3h4sJk | 5-4-3-2-A               | Jk4s3h2dAc
          2d3h4s6cJk | 6-4-3-2-A               | 6c4s3h2dJk
          Ac2d7h8sJk | 8-7-3-2-A               | 8s7hJk2dAc
          AcAd3h4sJk | pair of aces with 4-3-2 | AcAd4s3hJk
          KcKdKhKsJk | four kings with A       | KcKdKhKsJk
          2c2d3h3sJk | threes and twos with A  | 3h3s2c2dJk
          """)
  void the_joker_is_the_lowest_rank_not_there(String cards, String words, String played) {
    assertThat(low(cards).words()).isEqualTo(words);
    assertThat(Cards.text(low(cards).cards())).isEqualTo(played);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          As2d4s5s9s8hKs | 8-5-4-2-A
          As2d3s4s5s6h7s | 5-4-3-2-A
          AsAdAh2c2d3h4s | pair of aces with 4-3-2
          AsAdAh2c2d3h3s | twos and aces with 3
          KsKdKhKc2d2h2s | twos full of kings
          KsKdKhKc2d3hJk | pair of kings with 3-2-A
          """)
  void the_lowest_five_of_six_or_seven_cards_play(String cards, String words) {
    assertThat(low(cards).words()).isEqualTo(words);
  }

  /// POKER-LOW-3: five different ranks, none above eight.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          As2d4s5s8h     | 8-5-4-2-A
          8c7d6h5s4c     | 8-7-6-5-4
          As2d4s5s9h     | no low
          As2d4s5s5h     | no low
          As2d4s5sKhQhJd | no low
          AsAd2c2d3h3s4d | no low
          As2d4s5sKhQh8d | 8-5-4-2-A
          As2d4sKhQhJdJk | no low
          As2d4s8hQhJdJk | 8-4-3-2-A
          """)
  void eight_or_better_is_the_same_low_or_none(String cards, String words) {
    HandRank hand = eightOrBetter(cards);
    assertThat(hand.words()).isEqualTo(words);
    assertThat(hand.qualifies()).isEqualTo(!words.equals("no low"));
    assertThat(hand.strength()).isEqualTo(hand.qualifies() ? low(cards).strength() : 0);
  }
}
