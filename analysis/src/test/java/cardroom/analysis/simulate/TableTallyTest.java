package cardroom.analysis.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardroom.analysis.simulate.ShoePolicy.FreshEveryRound;
import cardroom.cards.Cards;
import cardroom.cards.Shoe;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a simulation counts, compared with the same rounds played by the plain engine and added up
/// plainly.
final class TableTallyTest {

  /// The kinds of wagers of either game.
  private static final int KINDS = 4;

  private static final int ROUNDS = 150;

  @TempDir private Path folder = Path.of("");

  @Test
  void pure_215_is_counted_as_the_plain_engine_plays_it() {
    for (var table = 0; table < 16; table++) {
      var random = RandomPlan.of(table);
      var plan = random.plan();
      var shoe = new DealtShoe(new BlockRandom(3, 0), Shoe.of(plan.decks()));
      var rules = new TableRules(plan);
      var round = new TableRound(rules, shoe);
      var plain = new PlainRound(plan, random.charts());
      var nets = new ArrayList<long[]>();
      while (nets.size() < ROUNDS) {
        shoe.shuffle();
        try {
          round.play();
          nets.add(TableRoundTest.nets(plain.play(shoe.round()), plan));
        } catch (DealtShoe.OutOfCards _) {
          // Dealt again, as the blocks do.
        }
      }
      var tally =
          new TableBlocks(plan, 3, new FreshEveryRound(), RoundListener.NOBODY).play(0, ROUNDS);
      assertCounted(plan, tally, nets);
    }
  }

  @Test
  void three_card_poker_is_counted_as_the_plain_engine_plays_it() throws IOException {
    for (var table = 0; table < 6; table++) {
      var plan = RandomThreeCardPlan.of(table);
      var shoe = new DealtShoe(new BlockRandom(3, 0), Cards.STANDARD_52);
      var round = new ThreeCardRound(new ThreeCardRules(plan), shoe);
      var nets = new ArrayList<long[]>();
      while (nets.size() < ROUNDS) {
        shoe.shuffle();
        round.play();
        nets.add(ThreeCardRoundTest.nets(plan, shoe.round()));
      }
      var tally =
          new TableBlocks(plan, 3, new FreshEveryRound(), RoundListener.NOBODY).play(0, ROUNDS);
      assertCounted(plan, tally, nets);
      assertColumn(tally, nets, KINDS, List.of(0, 1));
      var file = new StateFile(folder.resolve("state"), "table " + table);
      file.write(new SimulationState(1, tally));
      assertCounted(plan, file.read(plan).tally(), nets);
    }
  }

  private static void assertCounted(SimulatedTable plan, TableTally tally, List<long[]> nets) {
    var seats = plan.seatCount();
    for (var group : plan.reported()) {
      assertColumn(tally, nets, group.column(), group.kinds());
    }
    for (var seat = 0; seat < seats; seat++) {
      var place = seat;
      assertThat(tally.seat(seat).counts()).isEqualTo(counts(nets, net -> seat(net, place)));
    }
    assertThat(tally.bank().counts())
        .isEqualTo(
            counts(nets, net -> -IntStream.range(0, seats).mapToLong(s -> seat(net, s)).sum()));
    var correlations = new Correlations(tally);
    for (var one : plan.reported()) {
      for (var other : plan.reported()) {
        assertThat(correlations.wagers(one.kinds(), other.kinds()))
            .isCloseTo(pearson(wagers(nets, one, seats), wagers(nets, other, seats)), within(1e-9));
      }
    }
    var bank =
        nets.stream()
            .mapToDouble(net -> -IntStream.range(0, seats).mapToLong(s -> seat(net, s)).sum())
            .toArray();
    for (var one = 0; one < seats; one++) {
      assertThat(correlations.bank(one)).isCloseTo(pearson(bank, seats(nets, one)), within(1e-9));
      for (var other = 0; other < one; other++) {
        assertThat(correlations.seats(one, other))
            .isCloseTo(pearson(seats(nets, one), seats(nets, other)), within(1e-9));
      }
    }
  }

  private static void assertColumn(
      TableTally tally, List<long[]> nets, int column, List<Integer> kinds) {
    for (var seat = 0; seat < tally.seats; seat++) {
      var at = seat * KINDS;
      var expected = counts(nets, net -> kinds.stream().mapToLong(kind -> net[at + kind]).sum());
      var found = tally.wager(seat, column);
      if (!found.isEmpty()) {
        assertThat(found.counts()).isEqualTo(expected);
        assertThat(found.least()).isEqualTo(expected.firstKey());
        assertThat(found.most()).isEqualTo(expected.lastKey());
      } else {
        assertThat(expected.keySet()).containsExactly(0L);
      }
    }
  }

  private static SortedMap<Long, Long> counts(List<long[]> nets, Function<long[], Long> what) {
    var counts = new TreeMap<Long, Long>();
    nets.forEach(net -> counts.merge(what.apply(net), 1L, Long::sum));
    return counts;
  }

  private static long seat(long[] net, int seat) {
    return IntStream.range(0, KINDS).mapToLong(kind -> net[seat * KINDS + kind]).sum();
  }

  private static double[] seats(List<long[]> nets, int seat) {
    return nets.stream().mapToDouble(net -> seat(net, seat)).toArray();
  }

  private static double[] wagers(List<long[]> nets, WagerGroup group, int seats) {
    return nets.stream()
        .flatMapToDouble(
            net ->
                IntStream.range(0, seats)
                    .mapToDouble(
                        seat ->
                            group.kinds().stream()
                                .mapToLong(kind -> net[seat * KINDS + kind])
                                .sum()))
        .toArray();
  }

  private static double pearson(double[] one, double[] other) {
    var meanOne = IntStream.range(0, one.length).mapToDouble(i -> one[i]).average().orElseThrow();
    var meanOther =
        IntStream.range(0, one.length).mapToDouble(i -> other[i]).average().orElseThrow();
    var both = 0.0;
    var first = 0.0;
    var second = 0.0;
    for (var index = 0; index < one.length; index++) {
      both += (one[index] - meanOne) * (other[index] - meanOther);
      first += Math.pow(one[index] - meanOne, 2);
      second += Math.pow(other[index] - meanOther, 2);
    }
    return first == 0 || second == 0 ? 0 : both / Math.sqrt(first * second);
  }
}
