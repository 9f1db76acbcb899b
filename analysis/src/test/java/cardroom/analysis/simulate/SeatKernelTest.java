package cardroom.analysis.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.cards.Shoe;
import cardroom.games.money.Money;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The rounds that [SeatKernel] plays side by side, drawn again one by one and judged by the plain
/// engine.
final class SeatKernelTest {

  private static final int TABLES = 5;
  private static final int ROUNDS = 3_000;

  @Test
  void every_round_ends_as_in_the_plain_engine() {
    new ProofTables("cardroom.simulate.seats", TABLES).forEach(SeatKernelTest::holds);
  }

  private static void holds(int table) {
    var some = RandomPlan.of(table);
    var seat = some.plan().seats().getFirst();
    var alone = new SeatPlan(seat.game(), Map.of(), seat.chart(), false);
    var plan =
        new TablePlan(
            some.plan().sheet(),
            some.plan().decks(),
            some.plan().schedule(),
            Money.UNLIMITED,
            List.of(alone));
    var rules = new TableRules(plan);
    if (SeatKernel.plays(plan, rules)) {
      var shoe = Shoe.of(plan.decks());
      var kernel = new SeatKernel(rules, new BlockRandom(5, table), shoe);
      kernel.play(ROUNDS);
      var again =
          new OneByOne(rules, shoe, new BlockRandom(5, table), new PlainRound(plan, some.charts()));
      again.play(ROUNDS);
      assertThat(kernel.ends).as("table %d", table).isEqualTo(again.ends);
      assertThat(kernel.splitResults).as("splits of table %d", table).isEqualTo(again.splits);
    }
  }

  /// Draws the same numbers in the same order, but keeps each round as a list of cards.
  private static final class OneByOne {
    final long[] ends = new long[SeatAutomaton.ENDS];
    final long[] splits = new long[17];
    private final TableRules rules;
    private final List<Card> shoe;
    private final BlockRandom random;
    private final PlainRound plain;
    private final SeatAutomaton automaton;
    private final int[] before;

    private static final class Lane {
      final List<Integer> cards = new ArrayList<>();
      int state;
    }

    OneByOne(TableRules rules, List<Card> shoe, BlockRandom random, PlainRound plain) {
      this.rules = rules;
      this.shoe = shoe;
      this.random = random;
      this.plain = plain;
      automaton = new SeatAutomaton(rules);
      before = new int[shoe.size()];
      for (var card = 0; card < before.length; card++) {
        for (var other = 0; other < card; other++) {
          before[card] += points(other) == points(card) ? 1 : 0;
        }
      }
    }

    void play(int rounds) {
      for (var left = rounds; left > 0; left -= SeatKernel.LANES) {
        sweep(Math.min(left, SeatKernel.LANES));
      }
    }

    private void sweep(int rounds) {
      var all = new ArrayList<Lane>();
      while (all.size() < rounds) {
        for (var missing = rounds - all.size(); missing > 0; missing--) {
          deal(all);
        }
      }
      var waiting = all.stream().filter(lane -> lane.state >= SeatAutomaton.FIRST_WAITING).toList();
      while (!waiting.isEmpty()) {
        for (var lane : waiting) {
          draw(lane);
        }
        waiting =
            waiting.stream().filter(lane -> lane.state >= SeatAutomaton.FIRST_WAITING).toList();
      }
      for (var lane : all) {
        if (lane.state == SeatAutomaton.SPLIT_EXIT) {
          split(lane);
        } else {
          ends[lane.state]++;
          assertThat(cents(lane.state)).as("%s", cards(lane)).isEqualTo(judged(lane));
        }
      }
    }

    private void deal(List<Lane> all) {
      var lane = new Lane();
      var unsigned = BigInteger.ONE.shiftLeft(64);
      var rest = new BigInteger(Long.toUnsignedString(random.next()));
      for (var card = 0; card < 4; card++) {
        var product = rest.multiply(BigInteger.valueOf(shoe.size()));
        lane.cards.add(product.divide(unsigned).intValueExact());
        rest = product.mod(unsigned);
      }
      var few = BigInteger.valueOf(shoe.size()).pow(4);
      if (rest.compareTo(few) >= 0 && lane.cards.stream().distinct().count() == 4) {
        lane.state =
            automaton
                .start[
                SeatAutomaton.index(
                    points(lane, 0), points(lane, 1), points(lane, 2), points(lane, 3))];
        all.add(lane);
      }
    }

    private int points(Lane lane, int place) {
      return points(lane.cards.get(place));
    }

    private int points(int card) {
      return TableRules.POINTS[shoe.get(card).index()];
    }

    private void draw(Lane lane) {
      var card =
          new BigInteger(Long.toUnsignedString(random.next()))
              .multiply(BigInteger.valueOf(shoe.size()))
              .shiftRight(64)
              .intValueExact();
      if (isLeft(lane, card)) {
        lane.cards.add(card);
        lane.state = automaton.next[lane.state << 4 | points(card)];
      }
    }

    /// Of the cards of one value those with the lowest numbers count as dealt.
    private boolean isLeft(Lane lane, int card) {
      var same = 0;
      for (var gone : lane.cards) {
        same += points(gone) == points(card) ? 1 : 0;
      }
      return before[card] >= same;
    }

    private void split(Lane lane) {
      var first =
          SeatAutomaton.index(points(lane, 0), points(lane, 1), points(lane, 2), points(lane, 3));
      var gone = 0L;
      for (var card : lane.cards) {
        gone = SeatKernel.gone(gone, points(card));
      }
      var won =
          new SimulatedSplit(
                  rules,
                  _ -> {
                    while (true) {
                      var card = random.below(shoe.size());
                      if (isLeft(lane, card)) {
                        lane.cards.add(card);
                        return points(card);
                      }
                    }
                  })
              .play(first, gone);
      splits[8 + won]++;
      assertThat(won * rules.stake[0]).as("%s", cards(lane)).isEqualTo(judged(lane));
    }

    private long cents(int end) {
      return switch (end) {
        case SeatAutomaton.PURE_WIN -> rules.purePays[0];
        case SeatAutomaton.WIN -> rules.stake[0];
        case SeatAutomaton.WIN_DOUBLED -> 2 * rules.stake[0];
        case SeatAutomaton.PUSH -> 0;
        case SeatAutomaton.LOSE -> -rules.stake[0];
        case SeatAutomaton.LOSE_DOUBLED -> -2 * rules.stake[0];
        case SeatAutomaton.FORFEIT -> -rules.forfeits[0];
        default -> throw new IllegalArgumentException("no end: " + end);
      };
    }

    /// What the plain engine says, with the cards dealt in its own order.
    private long judged(Lane lane) {
      // A round that was decided early may still ask for cards, which change nothing.
      return plain.playOn(cards(lane), shoe).bank().net().negated().cents();
    }

    /// Seat, up, seat, down, as they are dealt; the rest as it was drawn.
    private List<Card> cards(Lane lane) {
      var cards = new ArrayList<>(lane.cards.stream().map(shoe::get).toList());
      cards.add(1, cards.remove(2));
      return cards;
    }
  }
}
