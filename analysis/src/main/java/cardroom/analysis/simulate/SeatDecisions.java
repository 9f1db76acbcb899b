package cardroom.analysis.simulate;

import static cardroom.analysis.simulate.PlayChart.DOUBLE;
import static cardroom.analysis.simulate.PlayChart.HIT;
import static cardroom.analysis.simulate.PlayChart.MASK;
import static cardroom.analysis.simulate.PlayChart.SHIFT;
import static cardroom.analysis.simulate.PlayChart.SPLIT;
import static cardroom.analysis.simulate.PlayChart.STAND;
import static cardroom.analysis.simulate.PlayChart.SURRENDER;

/// What a seat of a simulated table does, worked out beforehand from its chart and the house's
/// rules: a look-up for each card instead of a chain of branches that no processor can predict.
final class SeatDecisions {

  static final byte STANDS = 0;
  static final byte DRAWS = 1;
  static final byte DOUBLES = 2;
  static final byte SURRENDERS = 3;
  static final byte SPLITS = 4;

  /// Bits for a number of points or an up card.
  private static final int BITS = 4;

  private final TableRules rules;
  private final PlayChart chart;
  private final boolean mayDouble;

  /// By both cards and the up card, before anything was split.
  private final byte[] opening = new byte[1 << (3 * BITS)];

  /// By the up card, the hard total and whether there is an ace: what three cards or more do.
  private final boolean[] draws = new boolean[1 << (BITS + 6)];

  SeatDecisions(TableRules rules, int seat) {
    this.rules = rules;
    chart = rules.charts[seat];
    mayDouble = rules.doubleMost[seat] > 0;
    for (var up = 1; up <= 10; up++) {
      for (var one = 1; one <= 10; one++) {
        for (var other = 1; other <= 10; other++) {
          opening[(one << BITS | other) << BITS | up] = decided(up, one, other, 1);
        }
      }
      for (var hard = 2; hard <= 21; hard++) {
        draws[index(up, hard, false)] = goesOn(last(cell(up, hard, false)), hard, false);
        draws[index(up, hard, true)] = goesOn(last(cell(up, hard, true)), hard, true);
      }
    }
  }

  /// Whether a seat with that plan makes the same decisions as this one.
  boolean isFor(TableRules table, int seat) {
    return chart == table.charts[seat] && mayDouble == (table.doubleMost[seat] > 0);
  }

  /// The decision on the first two cards against an up card.
  byte opening(int one, int other, int up) {
    return opening[(one << BITS | other) << BITS | up];
  }

  /// Whether a hand of three cards or more takes another; one over 21 does not.
  boolean draws(int up, int hard, boolean hasAce) {
    return draws[index(up, hard, hasAce)];
  }

  private static int index(int up, int hard, boolean hasAce) {
    return up << 6 | hard << 1 | (hasAce ? 1 : 0);
  }

  private int cell(int up, int hard, boolean hasAce) {
    return hasAce && hard <= 11 ? chart.soft(hard + 10, up) : chart.hard(hard, up);
  }

  /// Hits and stands by the chart, within what Chart 1A leaves free.
  private boolean goesOn(int wish, int hard, boolean hasAce) {
    var isSoft = hasAce && hard <= 11;
    var mustHit = !isSoft && hard <= rules.mustHitTo;
    var mustStand = !isSoft && hard >= rules.mustStandFrom;
    return !mustStand && (wish == HIT || mustHit);
  }

  /// The first preference of a cell that is available to a hand of three cards.
  private static int last(int wishes) {
    var cell = wishes;
    while ((cell & MASK) != HIT && (cell & MASK) != STAND) {
      cell >>= SHIFT;
    }
    return cell & MASK;
  }

  /// The decision on two cards of a circle with that many hands: the first preference that is
  /// available.
  byte decided(int up, int one, int second, int hands) {
    var hard = one + second;
    var hasAce = one == 1 || second == 1;
    var maySplit = maySplit(one, second, hands);
    var cell = maySplit ? chart.pair(one, up) : cell(up, hard, hasAce);
    while (true) {
      var wish = cell & MASK;
      if (wish == SPLIT && maySplit) {
        return SPLITS;
      }
      if (wish == SURRENDER && rules.surrenders && hands == 1) {
        return SURRENDERS;
      }
      if (wish == DOUBLE && mayDouble(one == 1, hasAce ? 0 : hard, hands)) {
        return DOUBLES;
      }
      if (wish == HIT || wish == STAND) {
        var areSplitAces = one == 1 && hands > 1;
        return !areSplitAces && goesOn(wish, hard, hasAce) ? DRAWS : STANDS;
      }
      cell >>= SHIFT;
    }
  }

  private boolean maySplit(int one, int second, int hands) {
    return one == second
        && hands < rules.handsMax
        && (one != 1 || hands == 1 || rules.sheet.splitting().resplitAces());
  }

  private boolean mayDouble(boolean areAces, int hardTotal, int hands) {
    if (!mayDouble) {
      return false;
    }
    var doubling = rules.sheet.doubling();
    if (areAces && hands > 1) {
      return doubling.splitAces();
    }
    return doubling.onMustStand() || hardTotal < rules.mustStandFrom;
  }

  /// Whether the seat would surrender its first two cards if it were asked to act.
  boolean wantsToSurrender(int up, int one, int other) {
    var hard = one + other;
    var hasAce = one == 1 || other == 1;
    var maySplit = one == other && rules.handsMax > 1;
    var cell = maySplit ? chart.pair(one, up) : cell(up, hard, hasAce);
    while ((cell & MASK) == DOUBLE && !mayDouble(one == 1, hasAce ? 0 : hard, 1)) {
      cell >>= SHIFT;
    }
    return (cell & MASK) == SURRENDER;
  }
}
