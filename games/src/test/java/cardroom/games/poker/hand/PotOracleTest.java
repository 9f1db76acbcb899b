package cardroom.games.poker.hand;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Cards;
import cardroom.cards.ranking.HandRank;
import cardroom.games.poker.variant.OddChip;
import cardroom.games.poker.variant.PotShare;
import cardroom.games.poker.variant.Variant;
import cardroom.games.poker.variant.Variants;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Pots and winners compared with a second judge that follows every single chip, for every game,
/// limit and number of players (POKER-ALLIN-1, POKER-ODD-1).
class PotOracleTest {
  private static final int HANDS = 250 * Integer.getInteger("cardroom.tries", 1);
  private static final long CHIP = 50;

  static final List<Variant> ALL = Variants.ALL;

  @ParameterizedTest
  @FieldSource("ALL")
  void every_chip_goes_where_a_second_judge_puts_it(Variant variant) {
    var play = new RandomPlay(11);
    for (int i = 0; i < HANDS; i++) {
      var end = (Hand.Finished) play.play(play.start(variant)).getLast();
      var pots = pots(end);
      assertThat(PokerGame.pots(end).stream().map(Pot::amount).toList())
          .as("%s", end)
          .isEqualTo(List.copyOf(pots.values()));
      boolean sevenRule = PokerGame.outcomes(end).stream().anyMatch(PotPayout::isReturned);
      if (!sevenRule) {
        assertThat(PokerGame.stacks(end).toArray()).as("%s", end).isEqualTo(paidOut(end, pots));
      }
    }
  }

  /// The chips of all players, each assigned to the claimants who have paid at least as much.
  private static Map<Integer, Long> pots(Hand.Finished end) {
    var felt = end.felt();
    int places = felt.start().places();
    long deepest = 0;
    for (int place = 0; place < places; place++) {
      deepest = has(end, place) ? Math.max(deepest, paid(felt, place)) : deepest;
    }
    // Most claimants first: that is the main pot.
    var pots = new TreeMap<Integer, Long>(Comparator.comparingInt(set -> -Integer.bitCount(set)));
    for (int place = 0; place < places; place++) {
      for (long chip = 0; chip < paid(felt, place); chip += CHIP) {
        long level = Math.min(chip, deepest - CHIP);
        int contest = 0;
        for (int other = 0; other < places; other++) {
          contest |= has(end, other) && paid(felt, other) > level ? 1 << other : 0;
        }
        pots.merge(contest, CHIP, Long::sum);
      }
    }
    for (int place = 0; place < places; place++) {
      pots.merge(end.claims().bits(), felt.start().dead(place), Long::sum);
    }
    drop(pots, felt.dropped());
    return pots;
  }

  private static void drop(Map<Integer, Long> pots, long fee) {
    long left = fee;
    for (var pot : pots.entrySet()) {
      long taken = Math.min(left, pot.getValue());
      pot.setValue(pot.getValue() - taken);
      left -= taken;
    }
    pots.values().removeIf(amount -> amount == 0);
  }

  private static boolean has(Hand.Finished end, int place) {
    return end.claims().contains(place);
  }

  private static long paid(Felt felt, int place) {
    return felt.start().stacks().at(place) - felt.chips().behind(place) - felt.start().dead(place);
  }

  private static long[] paidOut(Hand.Finished end, Map<Integer, Long> pots) {
    var stacks = end.felt().chips().behind().toArray();
    pots.forEach((set, amount) -> award(end, set, amount, stacks));
    return stacks;
  }

  private static void award(Hand.Finished end, int set, long amount, long[] stacks) {
    if (Integer.bitCount(set) == 1) {
      stacks[Integer.numberOfTrailingZeros(set)] += amount;
      return;
    }
    var shares = end.felt().variant().showdown();
    long low = 0;
    if (shares.size() == 2) {
      var winners = winners(end, set, shares.get(1));
      low = winners.isEmpty() ? 0 : amount / 2 / CHIP * CHIP;
      split(end, winners, low, stacks);
    }
    split(end, winners(end, set, shares.getFirst()), amount - low, stacks);
  }

  private static List<Integer> winners(Hand.Finished end, int set, PotShare share) {
    var best = new ArrayList<Integer>();
    Optional<HandRank> top = Optional.empty();
    for (int place = 0; place < end.felt().start().places(); place++) {
      var rank = (set >> place & 1) != 0 ? rank(end, place, share) : Optional.<HandRank>empty();
      if (rank.isEmpty() || (top.isPresent() && rank.get().compareTo(top.get()) < 0)) {
        continue;
      }
      if (top.isEmpty() || rank.get().compareTo(top.get()) > 0) {
        best.clear();
        top = rank;
      }
      best.add(place);
    }
    return best;
  }

  /// By the readable evaluators; no hand when it does not qualify.
  private static Optional<HandRank> rank(Hand.Finished end, int place, PotShare share) {
    var layout = end.felt().layout();
    boolean board = end.board().contains(place);
    var own = Cards.ofBits(board ? 0 : layout.own(place));
    var rank = share.selection().rank(share.ranking(), own, Cards.ofBits(layout.board()));
    return rank.strength() > 0 ? Optional.of(rank) : Optional.empty();
  }

  /// Equal parts in whole chips; odd chips one by one, left of the button first, in stud by card.
  private static void split(Hand.Finished end, List<Integer> winners, long amount, long[] stacks) {
    if (winners.isEmpty() || amount == 0) {
      return;
    }
    var order = new ArrayList<>(winners);
    if (end.felt().variant().oddChip() == OddChip.BY_HIGHEST_CARD) {
      var layout = end.felt().layout();
      order.sort(
          Comparator.comparingInt(
                  (Integer place) -> Cards.ofBits(layout.own(place)).getLast().index())
              .reversed());
    }
    long chips = amount / CHIP;
    for (int i = 0; i < chips; i++) {
      stacks[order.get(i % order.size())] += CHIP;
    }
  }
}
