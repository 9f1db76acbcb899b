package cardroom.games.threecard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardroom.cards.Card;
import cardroom.cards.Rank;
import cardroom.cards.ranking.HandRank;
import cardroom.cards.ranking.Rankings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// An outside check of the verdicts: the best play against one exposed card, every deal counted.
///
/// Hands that differ only by swapping suits are worth the same, so one of each kind is played.
final class ExpectationTest {

  private static final int DECK = 52;

  /// What the bank may hold besides its exposed card: C(48,2).
  private static final int HIDDEN_PAIRS = 1_128;

  private static final long DEALS = 22_100L * 49 * HIDDEN_PAIRS;

  private final HandRank[] ranks = ranks();

  /// Published for one exposed card and no ante bonus: about 1.8 % of the Ante.
  @Tag("slow")
  @Test
  void the_best_play_loses_about_one_point_eight_percent_of_the_ante() {
    var total = 0L;
    for (var hand : kinds().entrySet()) {
      total += hand.getValue() * best(hand.getKey());
    }
    assertThat((double) total / DEALS).isCloseTo(-0.018, within(0.0005));
    assertThat(total).isEqualTo(-22_014_144L);
  }

  private long best(List<Integer> hand) {
    var player = rank(hand.get(0), hand.get(1), hand.get(2));
    var sum = 0L;
    for (var exposed = 0; exposed < DECK; exposed++) {
      if (!hand.contains(exposed)) {
        sum += Math.max(played(hand, player, exposed), -HIDDEN_PAIRS);
      }
    }
    return sum;
  }

  /// What Ante and Play earn over all pairs that the bank may hold besides that card.
  private long played(List<Integer> hand, HandRank player, int exposed) {
    var rest =
        IntStream.range(0, DECK).filter(card -> card != exposed && !hand.contains(card)).toArray();
    var sum = 0L;
    for (var first = 0; first < rest.length; first++) {
      for (var second = first + 1; second < rest.length; second++) {
        sum += result(player, rank(exposed, rest[first], rest[second]));
      }
    }
    return sum;
  }

  private static int result(HandRank player, HandRank bank) {
    return switch (Verdict.of(player, bank, Felt.qualifies(bank, Rank.QUEEN)).result()) {
      case WIN -> 2;
      case ANTE_ONLY -> 1;
      case PUSH -> 0;
      case LOSE -> -2;
    };
  }

  private HandRank rank(int first, int second, int third) {
    return ranks[(first * DECK + second) * DECK + third];
  }

  /// Every hand in each of its orders.
  private static HandRank[] ranks() {
    var ranks = new HandRank[DECK * DECK * DECK];
    for (var a = 0; a < DECK; a++) {
      for (var b = a + 1; b < DECK; b++) {
        for (var c = b + 1; c < DECK; c++) {
          var rank = Rankings.THREE_CARD.rank(List.of(Card.at(a), Card.at(b), Card.at(c)));
          for (var order :
              List.of(
                  List.of(a, b, c),
                  List.of(a, c, b),
                  List.of(b, a, c),
                  List.of(b, c, a),
                  List.of(c, a, b),
                  List.of(c, b, a))) {
            ranks[(order.get(0) * DECK + order.get(1)) * DECK + order.get(2)] = rank;
          }
        }
      }
    }
    return ranks;
  }

  /// The representative of all hands that become equal when suits are numbered in order of
  /// appearance.
  private static Map<List<Integer>, Long> kinds() {
    var kinds = new HashMap<List<Integer>, Long>();
    for (var a = 0; a < DECK; a++) {
      for (var b = a + 1; b < DECK; b++) {
        for (var c = b + 1; c < DECK; c++) {
          kinds.merge(renamed(List.of(a, b, c)), 1L, Long::sum);
        }
      }
    }
    return kinds;
  }

  private static List<Integer> renamed(List<Integer> hand) {
    var suits = new ArrayList<Integer>();
    return hand.stream()
        .map(
            card -> {
              if (!suits.contains(card % 4)) {
                suits.add(card % 4);
              }
              return card / 4 * 4 + suits.indexOf(card % 4);
            })
        .toList();
  }
}
