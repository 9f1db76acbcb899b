package cardroom.analysis.pure215;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardroom.games.pure215.Sheet;
import cardroom.houses.Catalogue;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The solver equals brute force through the rules of the table, on random sheets and shoes.
final class EngineProofTest {

  private static Sheet altered(RandomGenerator random, int handsMax) {
    var options = new TreeMap<String, String>();
    options.put("chart-1a.must-hit-to", String.valueOf(random.nextInt(3, 13)));
    options.put("chart-1a.must-stand-from", String.valueOf(random.nextInt(16, 23)));
    options.put("chart-1b.must-stand-from", String.valueOf(random.nextInt(16, 19)));
    options.put("hit-soft-17", String.valueOf(random.nextBoolean()));
    options.put("bank-888", random.nextBoolean() ? "push-busted" : "none");
    options.put("resplit-aces", String.valueOf(random.nextBoolean()));
    options.put("double-split-aces", String.valueOf(random.nextBoolean()));
    options.put("double-on-must-stand", String.valueOf(random.nextBoolean()));
    options.put("split-hands-max", String.valueOf(handsMax));
    options.put("surrender", new String[] {"none", "late", "early"}[random.nextInt(3)]);
    options.put("pure-pays", new String[] {"6 to 5", "3 to 2", "1 to 1"}[random.nextInt(3)]);
    options.put("even-money.offered", String.valueOf(random.nextBoolean()));
    return Catalogue.packaged().pure215("casino-club", options).sheet();
  }

  /// Twenty to sixty cards of a few ranks, so that every deal can be tried.
  private static int[] shoe(RandomGenerator random, int ranks, int ofEach) {
    var cards = new int[PointRank.COUNT];
    cards[PointRank.BONUS] = ofEach;
    while (java.util.Arrays.stream(cards).filter(count -> count > 0).count() < ranks) {
      int rank = random.nextInt(PointRank.COUNT);
      cards[rank] = random.nextInt(2, rank < 3 ? 4 : ofEach + 1);
    }
    cards[PointRank.BONUS] += Math.max(0, 20 - java.util.Arrays.stream(cards).sum());
    return cards;
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void the_strategy_is_worth_what_the_solver_says_splits_included(long seed) {
    var random = new SplittableRandom(seed);
    var sheet = altered(random, random.nextInt(2, 5));
    var cards = shoe(random, 3, 7);
    var game = GameSolution.of(PlayRules.of(sheet), CardSupply.of(cards));
    double ev = EngineOdds.of(sheet, cards, game);
    assertThat(game.ev()).isCloseTo(ev, within(1e-12));
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(longs = {12, 13, 14})
  void without_splits_no_play_is_better_than_the_solvers(long seed) {
    var random = new SplittableRandom(seed);
    var sheet = altered(random, 1);
    var cards = shoe(random, 5, 8);
    var game = GameSolution.of(PlayRules.of(sheet), CardSupply.of(cards));
    double ev = EngineOdds.best(sheet, cards);
    assertThat(game.ev()).isCloseTo(ev, within(1e-12));
  }
}
