package cardroom.cards.ranking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import cardroom.cards.Cards;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlainHighTest {
  private static final HandRanking HIGH = new PlainHigh();

  private static HandRank high(String cards) {
    return HIGH.rank(Cards.parse(cards));
  }

  /// POKER-HIGH-1, from the best hand down; every hand beats the next one.
  private static final List<String> DESCENDING =
      List.of(
          "AcAdAhAsJk", // five aces
          "AhKhQhJhTh", // royal flush
          "KsQsJsTs9s",
          "5d4d3d2dAd", // the lowest straight flush
          "AcAdAhAsKc",
          "AcAdAhAs2c",
          "2c2d2h2sAc",
          "AcAdAhKcKd",
          "AcAdAh2c2d",
          "KcKdKhAcAd",
          "2c2d2h3c3d",
          "AhKhQhJh9h",
          "AhKhQhJh2h",
          "7h5h4h3h2h",
          "AcKdQhJsTc",
          "6c5d4h3s2c",
          "5c4d3h2sAc", // the ace is low here
          "AcAdAhKcQd",
          "AcAdAhKcJd",
          "2c2d2h4c3d",
          "AcAdKhKsQc",
          "AcAdKhKs2c",
          "AcAdQhQsKc",
          "3c3d2h2sAc",
          "AcAdKhQsJc",
          "AcAdKhQsTc",
          "2c2d5h4s3c",
          "AcKdQhJs9c",
          "AcKdQhJs8c",
          "7c5d4h3s2c");

  @Test
  void hands_rank_in_the_order_of_the_rule_book() {
    for (int better = 0; better < DESCENDING.size(); better++) {
      for (int worse = better + 1; worse < DESCENDING.size(); worse++) {
        HandRank winner = high(DESCENDING.get(better));
        HandRank loser = high(DESCENDING.get(worse));
        assertThat(winner.beats(loser)).as("%s beats %s", winner, loser).isTrue();
        assertThat(loser.beats(winner)).isFalse();
        assertThat(winner).isGreaterThan(loser);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          AcAdAhAsJk | five aces                   | AcAdAhAsJk
          ThAhQhKhJh | royal flush                 | AhKhQhJhTh
          9s5s7s6s8s | nine-high straight flush    | 9s8s7s6s5s
          KcAdKhKsKd | four kings with A           | KcKhKsKdAd
          KcAdKhKsAc | kings full of aces          | KcKhKsAdAc
          9h4hAhQhKh | ace-high flush with K-Q-9-4 | AhKhQh9h4h
          5s6d7d8h9s | nine-high straight          | 9s8h7d6d5s
          As2d3d4h5s | five-high straight          | 5s4h3d2dAs
          6cAdKh6s6d | three sixes with A-K        | 6c6s6dAdKh
          7cAdKhKsAc | aces and kings with 7       | AdAcKhKs7c
          7cAdKhKsQc | pair of kings with A-Q-7    | KhKsAdQc7c
          9c4dAhQsKc | ace high with K-Q-9-4       | AhKcQs9c4d
          """)
  void a_hand_names_itself_and_its_cards(String cards, String words, String played) {
    assertThat(high(cards).words()).isEqualTo(words);
    assertThat(Cards.text(high(cards).cards())).isEqualTo(played);
  }

  /// The table beside DRAW-JOKER-1 to -4.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          KcKd7h4sJk | pair of kings with A-7-4
          AcKd7h4sJk | pair of aces with K-7-4
          9c8d7h6sJk | ten-high straight
          5c4d3h2sJk | six-high straight
          AhKh9h4hJk | ace-high flush with K-Q-9-4
          Kh9h6h3hJk | ace-high flush with K-9-6-3
          As4s3s2sJk | five-high straight flush
          KcKdKhKsJk | four kings with A
          KcKdKhAcJk | kings full of aces
          KcKdAc7hJk | aces and kings with 7
          KsQsJsTsJk | royal flush
          AcAdAhKsJk | four aces with K
          AcAdKhKsJk | aces full of kings
          AcAdKh7sJk | three aces with K-7
          9c8d7h5sJk | nine-high straight
          AcKdQhJsJk | ace-high straight
          Ac2d3h4sJk | five-high straight
          KcQd7h4sJk | ace high with K-Q-7-4
          KcKdKh7sJk | three kings with A-7
          KcKdQhQsJk | kings and queens with A
          AhKhQhJhJk | royal flush
          AhKhQh9hJk | ace-high flush with K-Q-J-9
          8h7h6h5hJk | nine-high straight flush
          """)
  void the_joker_is_an_ace_or_completes_a_straight_or_a_flush(String cards, String words) {
    assertThat(high(cards).words()).isEqualTo(words);
    assertThat(Cards.text(high(cards).cards())).contains("Jk");
  }

  @Test
  void the_joker_lies_where_the_card_it_stands_for_would() {
    assertThat(Cards.text(high("9c8d7h5sJk").cards())).isEqualTo("9c8d7hJk5s");
    assertThat(Cards.text(high("KcKd7h4sJk").cards())).isEqualTo("KcKdJk7h4s");
  }

  @Test
  void suits_never_break_a_tie() {
    assertThat(high("AhKhQhJh9h").ties(high("AsKsQsJs9s"))).isTrue();
    assertThat(high("AhKdQhJh9h")).isEqualByComparingTo(high("AsKsQcJs9s"));
    assertThat(high("AhKh9h4hJk").ties(high("AhKhQh9h4h"))).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          9c9d9h4s4d4c    | nines full of fours        | 9c9d9h4s4d
          AhKhQhJhTh9h    | royal flush                | AhKhQhJhTh
          Ah2h3h4h5h6d    | five-high straight flush   | 5h4h3h2hAh
          AcAdKhKsQcQd2h  | aces and kings with Q      | AcAdKhKsQc
          9c8d7h6s5c4d3h  | nine-high straight         | 9c8d7h6s5c
          9h9c9d2h4h6h8h  | nine-high flush with 8-6-4-2 | 9h8h6h4h2h
          """)
  void the_best_five_of_six_or_seven_cards_play(String cards, String words, String played) {
    assertThat(high(cards).words()).isEqualTo(words);
    assertThat(Cards.text(high(cards).cards())).isEqualTo(played);
  }

  @Test
  void what_is_not_five_to_seven_different_cards_is_refused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> high("AcKcQcJc"))
        .withMessage("cannot rank 4 cards: give 5 to 7");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> high("AcKcQcJcTc9c8c7c"))
        .withMessage("cannot rank 8 cards: give 5 to 7");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> high("AcKcQcJcAc"))
        .withMessage("Ac occurs twice in AcKcQcJcAc");
  }
}
