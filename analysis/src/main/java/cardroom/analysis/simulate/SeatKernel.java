package cardroom.analysis.simulate;

import static cardroom.analysis.simulate.SeatAutomaton.ENDS;
import static cardroom.analysis.simulate.SeatAutomaton.FIRST_WAITING;
import static cardroom.analysis.simulate.SeatAutomaton.NOT_DEALT;
import static cardroom.analysis.simulate.SeatAutomaton.SPLIT_EXIT;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import java.util.List;

/// Rounds of one seat from fresh shoes, thousands side by side: all get their next card in one
/// sweep, and those that are over drop out.
///
/// A sweep has no branch that depends on a card, so the processor never mispredicts one; that is
/// where its speed comes from. Cards are drawn by number from the whole shoe; a number that stands
/// for a card already dealt is drawn again, which is exactly a draw from the rest.
@SuppressWarnings(
    "ShortCircuitBoolean") // a short circuit is a branch, and none may depend on a card
final class SeatKernel {

  /// Rounds side by side.
  static final int LANES = 2_048;

  /// Six bits a value count the cards of that value that are gone.
  private static final int BITS = 6;

  private static final int COUNT = (1 << BITS) - 1;

  private final BlockRandom random;
  private final short[] start;
  private final short[] next;
  private final int cards;
  private final byte[] points;
  private final byte[] copy;
  private final long[] oneGone;
  private final long fairFrom;
  private final long[] numbers = new long[LANES];
  private int waiting;
  private int split;
  private final short[] laneState = new short[LANES];
  private final long[] laneGone = new long[LANES];
  private final int[] splitDeal = new int[LANES];
  private final long[] splitGone = new long[LANES];
  private final SimulatedSplit splits;

  /// How often a round ended in each way, doubled and single wagers separately.
  final long[] ends = new long[ENDS];

  /// How often split hands earned each multiple of the wager, from eight lost to eight won.
  final long[] splitResults = new long[17];

  SeatKernel(TableRules rules, BlockRandom random, List<Card> shoe) {
    this.random = random;
    var automaton = new SeatAutomaton(rules);
    start = automaton.start;
    next = automaton.next;
    cards = shoe.size();
    points = new byte[cards];
    copy = new byte[cards];
    oneGone = new long[cards];
    fairFrom = (long) cards * cards * cards * cards + Long.MIN_VALUE;
    var seen = new int[11];
    for (var index = 0; index < cards; index++) {
      var value = TableRules.POINTS[shoe.get(index).index()];
      points[index] = value;
      // More copies than six bits can count are never used up within a round.
      copy[index] = (byte) Math.min(seen[value]++, COUNT);
      oneGone[index] = 1L << shift(value);
    }
    splits = new SimulatedSplit(rules, this::draw);
  }

  private static int shift(int value) {
    return BITS * (value - 1);
  }

  /// Whether one seat of that plan can be played here: nothing but its game wager, a bank that
  /// covers everything, and doubles of the whole wager.
  static boolean plays(TablePlan plan, TableRules rules) {
    var seat = plan.seats().getFirst();
    return plan.seats().size() == 1
        && seat.bonus().values().stream().allMatch(Money::isZero)
        && !(seat.insures() && rules.insurance)
        && rules.bank > 8 * Math.max(rules.stake[0], rules.purePays[0])
        && (rules.doubleMost[0] == 0 || rules.doubleMost[0] == rules.stake[0]);
  }

  void clear() {
    java.util.Arrays.fill(ends, 0);
    java.util.Arrays.fill(splitResults, 0);
  }

  /// Plays that many rounds and counts how they end.
  void play(int rounds) {
    for (var left = rounds; left > 0; left -= LANES) {
      sweep(Math.min(left, LANES));
    }
  }

  private void sweep(int rounds) {
    waiting = 0;
    split = 0;
    for (var left = rounds; left > 0; ) {
      left -= dealt(left);
    }
    while (waiting > 0) {
      waiting = drawn(waiting);
    }
    for (var index = 0; index < split; index++) {
      splitResults[8 + splits.play(splitDeal[index], splitGone[index])]++;
    }
  }

  /// Deals the first four cards of that many rounds, each from one random number: seat, seat, up,
  /// down. A number that names a card twice deals nothing.
  ///
  /// @return how many rounds were dealt
  private int dealt(int rounds) {
    random.fill(numbers, rounds);
    var low = 0L;
    var high = 0L;
    var dealt = 0;
    for (var round = 0; round < rounds; round++) {
      var rest = numbers[round];
      var one = (int) Math.unsignedMultiplyHigh(rest, cards);
      rest *= cards;
      var second = (int) Math.unsignedMultiplyHigh(rest, cards);
      rest *= cards;
      var up = (int) Math.unsignedMultiplyHigh(rest, cards);
      rest *= cards;
      var down = (int) Math.unsignedMultiplyHigh(rest, cards);
      rest *= cards;
      var isTwice =
          one == second | one == up | one == down | second == up | second == down | up == down;
      // The last part shows the few numbers that would favour some deals.
      var isFair = rest + Long.MIN_VALUE >= fairFrom;
      var first = SeatAutomaton.index(points[one], points[second], points[up], points[down]);
      var isDealt = isFair & !isTwice;
      int state = isDealt ? start[first] : NOT_DEALT;
      low += LOW[Math.min(state, FIRST_WAITING)];
      high += HIGH[Math.min(state, FIRST_WAITING)];
      var gone = gone(one) + gone(second) + gone(up) + gone(down);
      laneState[waiting] = (short) state;
      laneGone[waiting] = gone;
      splitDeal[split] = first;
      splitGone[split] = gone;
      waiting += (FIRST_WAITING - 1 - state) >>> 31;
      split += state == SPLIT_EXIT ? 1 : 0;
      dealt += isDealt ? 1 : 0;
    }
    count(low, high);
    return dealt;
  }

  private long gone(int card) {
    return oneGone[card];
  }

  /// Every waiting round gets a card, or, if that card is gone, draws again in the next sweep.
  private int drawn(int lanes) {
    random.fill(numbers, lanes);
    var left = 0;
    var low = 0L;
    var high = 0L;
    for (var lane = 0; lane < lanes; lane++) {
      var number = numbers[lane];
      var card = (int) Math.unsignedMultiplyHigh(number, cards);
      var isFair = number * cards + Long.MIN_VALUE >= cards + Long.MIN_VALUE;
      var gone = laneGone[lane];
      int value = points[card];
      int state = laneState[lane];
      if (isFair & copy[card] >= (gone >>> shift(value) & COUNT)) {
        state = next[state << 4 | value];
        gone += oneGone[card];
      }
      low += LOW[Math.min(state, FIRST_WAITING)];
      high += HIGH[Math.min(state, FIRST_WAITING)];
      laneState[left] = (short) state;
      laneGone[left] = gone;
      left += (FIRST_WAITING - 1 - state) >>> 31;
    }
    count(low, high);
    return left;
  }

  /// The ends are counted sixteen bits each in two numbers; a sweep is too short to fill them.
  private static final long[] LOW = {1, 1L << 16, 1L << 32, 1L << 48, 0, 0, 0, 0, 0, 0};

  private static final long[] HIGH = {0, 0, 0, 0, 1, 1L << 16, 1L << 32, 0, 0, 0};

  private void count(long low, long high) {
    for (var end = 0; end < ENDS; end++) {
      ends[end] += (end < 4 ? low >>> (16 * end) : high >>> (16 * (end - 4))) & 0xFFFF;
    }
  }

  /// The points of the next card of a single round.
  private int draw(long gone) {
    while (true) {
      var card = random.below(cards);
      if (copy[card] >= (gone >>> shift(points[card]) & COUNT)) {
        return points[card];
      }
    }
  }

  static long gone(long before, int value) {
    return before + (1L << shift(value));
  }
}
