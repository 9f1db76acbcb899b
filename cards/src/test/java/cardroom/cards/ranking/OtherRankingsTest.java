package cardroom.cards.ranking;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Cards;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// The rankings of other rooms, in the order of their own rules: of each list every hand beats the
/// next, however its cards lie.
class OtherRankingsTest {

  private static void fall(HandRanking ranking, String... hands) {
    var random = new Random(7);
    var last = Integer.MAX_VALUE;
    for (var hand : hands) {
      var cards = new ArrayList<>(Cards.parse(hand));
      Collections.shuffle(cards, random);
      var rank = ranking.rank(cards);
      assertThat(rank.strength()).as(hand).isLessThan(last).isEqualTo(ranking.strength(bits(hand)));
      assertThat(cards).containsAll(rank.cards());
      last = rank.strength();
    }
  }

  private static long bits(String hand) {
    return Cards.parse(hand).stream().mapToLong(card -> card.bit()).sum();
  }

  private static void same(HandRanking ranking, String one, String other) {
    assertThat(ranking.strength(bits(one))).isEqualTo(ranking.strength(bits(other)));
  }

  @Test
  void deuce_to_seven_is_won_by_the_worst_high_hand_without_straight_or_flush() {
    fall(
        Rankings.DEUCE_TO_SEVEN,
        "7c5d4h3s2c",
        "7c6d4h3s2c",
        "8c5d4h3s2c",
        "Ac5d4h3s2c",
        "2c2d5h4s3c",
        "AcAd4h3s2c",
        "3c3d2h2s4c",
        "2c2d2h4s3c",
        "6c5d4h3s2c",
        "7c5c4c3c2c",
        "3c3d3h2s2c",
        "2c2d2h2s3c",
        "6c5c4c3c2c");
    same(Rankings.DEUCE_TO_SEVEN, "7c5d4h3s2c", "7d5h4s3c2d");
  }

  @Test
  void in_the_short_deck_a_flush_beats_a_full_house_and_the_ace_also_stands_below_the_six() {
    fall(
        Rankings.SHORT_DECK,
        "AcKcQcJcTc",
        "9c8c7c6cAc",
        "6c6d6h6s7c",
        "AcKcQcJc9c",
        "AcAdAhKsKc",
        "TcJdQhKsAc",
        "Tc9d8h7s6c",
        "9c8d7h6sAc",
        "AcAdAhKsQc",
        "AcAdKhKsQc",
        "AcAdKhQsJc",
        "AcKdQhJs9c");
  }

  @Test
  void badugi_counts_cards_of_different_ranks_and_suits_then_the_lowest() {
    fall(
        Rankings.BADUGI,
        "Ac2d3h4s",
        "Ac2d3h5s",
        "KcQdJhTs",
        "Ac2d3h3s",
        "Ac2d4h4s",
        "Ac2d2h2s",
        "Ac2c3c4c");
    assertThat(Rankings.BADUGI.rank(Cards.parse("Ac2d3h3s")).cards()).hasSize(3);
  }

  @Test
  void of_seven_cards_the_best_five_play() {
    for (var hand : List.of("7c5d4h3s2c KdKh", "7c5d4h3s2c KdQc")) {
      assertThat(Rankings.DEUCE_TO_SEVEN.rank(Cards.parse(hand)).strength())
          .isEqualTo(Rankings.DEUCE_TO_SEVEN.strength(bits("7c5d4h3s2c")));
    }
  }
}
