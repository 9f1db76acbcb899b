package cardroom.cards.ranking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import cardroom.cards.Cards;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlainThreeCardTest {
  private static HandRank three(String cards) {
    return Rankings.THREE_CARD.rank(Cards.parse(cards));
  }

  /// 3CP-RANK-1 to -10: highest and lowest of each row of the table, from the best hand down.
  private static final List<String> DESCENDING =
      List.of(
          "AhKhQh", "KhQhJh", "4s3s2s", "3s2sAs", // mini royal flush, straight flush
          "AcAdAh", "2c2d2h", // three of a kind
          "AcKdQh", "4c3d2h", "3c2dAh", // a straight beats a flush (3CP-RANK-8)
          "AdKdJd", "AdKd2d", "5d3d2d", // flush
          "AcAdKh", "AcAd2h", "KcKdAh", "2c2d3h", // one pair, then the third card
          "AcKdJh", "KcAd2h", "QcJd9h", "Qc3d2h", "JcTd8h", "5c3d2h"); // K-A-2 is no straight

  @Test
  void hands_rank_in_the_order_of_the_table() {
    for (int better = 0; better < DESCENDING.size(); better++) {
      for (int worse = better + 1; worse < DESCENDING.size(); worse++) {
        HandRank winner = three(DESCENDING.get(better));
        HandRank loser = three(DESCENDING.get(worse));
        assertThat(winner.beats(loser)).as("%s beats %s", winner, loser).isTrue();
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          QhAhKh | mini royal flush          | AhKhQh
          Ah2h3h | three-high straight flush | 3h2hAh
          9c9d9h | three nines               | 9c9d9h
          3c4d5h | five-high straight        | 5h4d3c
          2hKh9h | king-high flush with 9-2  | Kh9h2h
          9cAd9h | pair of nines with A      | 9c9hAd
          4cQd7h | queen high with 7-4       | Qd7h4c
          """)
  void a_hand_names_itself_and_its_cards(String cards, String words, String played) {
    assertThat(three(cards).words()).isEqualTo(words);
    assertThat(Cards.text(three(cards).cards())).isEqualTo(played);
  }

  @Test
  void suits_never_break_a_tie() {
    assertThat(three("AhKdQc").ties(three("AsKsQd"))).isTrue();
    assertThat(three("Kh9h2h").ties(three("Ks9s2s"))).isTrue();
  }

  @Test
  void exactly_three_cards_are_ranked() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> three("AhKd"))
        .withMessage("cannot rank 2 cards: give exactly 3");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> three("AhKdQcJc"))
        .withMessage("cannot rank 4 cards: give exactly 3");
  }
}
