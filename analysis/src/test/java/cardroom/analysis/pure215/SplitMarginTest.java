package cardroom.analysis.pure215;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.pure215.Sheet;
import cardroom.houses.Catalogue;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Pairs that the solver skips are never ones it should have split, on random sheets and shoes:
/// nearly used up, about one deck, and several decks.
final class SplitMarginTest {

  private static final HeldCards HANDS = HeldCards.ALL;
  private static final int SHOES = 4 * Integer.getInteger("cardroom.tries", 1);

  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"1, 20, 4", "2, 50, 8", "3, 100, 16", "4, 250, 40"})
  void no_pair_that_should_be_split_is_left_out(long seed, int least, int ofEach) {
    var random = new SplittableRandom(seed);
    for (int trial = 0; trial < SHOES; trial++) {
      var rules = PlayRules.of(altered(random));
      var cards = shoe(random, least, ofEach);
      var tables = new DrawTables(CardSupply.of(cards));
      for (int rank = 0; rank < PointRank.COUNT; rank++) {
        if (cards[rank] > 0) {
          check(UpcardSolution.best(new Upcard(rules, tables, rank)), cards);
        }
      }
    }
  }

  private static void check(UpcardSolution solution, int[] cards) {
    for (int pair = 0; pair < PointRank.COUNT; pair++) {
      int left = cards[pair] - (pair == solution.up().rank() ? 1 : 0);
      if (left >= 2 && solution.maySplit(pair) && !solution.mayPay(pair)) {
        double split = SplitWorth.of(solution.up(), solution.policy(), pair);
        double first = solution.values().first(HANDS.pair(pair, pair), solution.policy());
        assertThat(split)
            .as("%s, pair %d, up %d", Arrays.toString(cards), pair, solution.up().rank())
            .isLessThanOrEqualTo(first);
      }
    }
  }

  private static Sheet altered(RandomGenerator random) {
    var options = new TreeMap<String, String>();
    options.put("chart-1a.must-hit-to", String.valueOf(random.nextInt(3, 13)));
    options.put("chart-1a.must-stand-from", String.valueOf(random.nextInt(16, 23)));
    options.put("chart-1b.must-stand-from", String.valueOf(random.nextInt(16, 19)));
    options.put("hit-soft-17", String.valueOf(random.nextBoolean()));
    options.put("bank-888", random.nextBoolean() ? "push-busted" : "none");
    options.put("resplit-aces", String.valueOf(random.nextBoolean()));
    options.put("double-split-aces", String.valueOf(random.nextBoolean()));
    options.put("double-on-must-stand", String.valueOf(random.nextBoolean()));
    options.put("split-hands-max", String.valueOf(random.nextInt(2, 5)));
    return Catalogue.packaged().pure215("casino-club", options).sheet();
  }

  private static int[] shoe(RandomGenerator random, int least, int ofEach) {
    var cards = new int[PointRank.COUNT];
    for (int rank = 0; rank < PointRank.COUNT; rank++) {
      cards[rank] = random.nextInt(0, ofEach);
    }
    cards[PointRank.BONUS] = random.nextInt(0, 4 * ofEach);
    while (Arrays.stream(cards).sum() < least) {
      cards[random.nextInt(PointRank.COUNT)]++;
    }
    return cards;
  }
}
