package cardroom.analysis.simulate;

import static cardroom.analysis.simulate.PlayChart.DOUBLE;
import static cardroom.analysis.simulate.PlayChart.HIT;
import static cardroom.analysis.simulate.PlayChart.MASK;
import static cardroom.analysis.simulate.PlayChart.SHIFT;
import static cardroom.analysis.simulate.PlayChart.SPLIT;
import static cardroom.analysis.simulate.PlayChart.STAND;
import static cardroom.analysis.simulate.PlayChart.SURRENDER;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;

/// One seat against the bank as a table of states: chart and house rules are compiled into it, and
/// each card, by its points, leads from a state to the next.
///
/// A state waits for a card, or is an end: states below [#ENDS] say what became of the wager, and
/// [#SPLIT_EXIT] that the pair is split and must be played out hand by hand.
final class SeatAutomaton {

  static final int PURE_WIN = 0;
  static final int WIN = 1;
  static final int WIN_DOUBLED = 2;
  static final int PUSH = 3;
  static final int LOSE = 4;
  static final int LOSE_DOUBLED = 5;
  static final int FORFEIT = 6;
  static final int ENDS = 7;
  static final int SPLIT_EXIT = 7;

  /// Not a state: for cards that turn out not to be dealt.
  static final int NOT_DEALT = 8;

  static final int FIRST_WAITING = 9;

  /// The state after the first four cards: two of the seat, the bank's up and down card.
  final short[] start = new short[10_000];

  /// The state after a card of 1 to 10 points: `next[state << 4 | points]`.
  final short[] next;

  private final TableRules rules;
  private final PlayChart chart;
  private final Map<Waiting, Integer> numbers = new HashMap<>();
  private final Queue<Waiting> open = new ArrayDeque<>();

  /// A hand that takes a card.
  private sealed interface Waiting {

    record Seat(int up, int down, int hard, boolean hasAce, boolean isDoubled) implements Waiting {}

    /// @param points what the seat stands on
    record Bank(int points, boolean isDoubled, int hard, boolean hasAce) implements Waiting {}

    /// The seat has busted, and two eights may still save it (P215-888-1).
    record BankOfEights(boolean isDoubled) implements Waiting {}
  }

  SeatAutomaton(TableRules rules) {
    this.rules = rules;
    chart = rules.charts[0];
    for (var one = 1; one <= 10; one++) {
      for (var second = 1; second <= 10; second++) {
        for (var up = 1; up <= 10; up++) {
          for (var down = 1; down <= 10; down++) {
            start[index(one, second, up, down)] = (short) dealt(one, second, up, down);
          }
        }
      }
    }
    var table = new short[1 << 16];
    var states = FIRST_WAITING;
    while (!open.isEmpty()) {
      var waiting = open.remove();
      if ((states + 1) << 4 > table.length) {
        table = java.util.Arrays.copyOf(table, table.length * 2);
      }
      for (var card = 1; card <= 10; card++) {
        table[states << 4 | card] = (short) after(waiting, card);
      }
      states++;
    }
    next = java.util.Arrays.copyOf(table, states << 4);
  }

  static int index(int one, int second, int up, int down) {
    return ((one * 10 + second) * 10 + up) * 10 + down - 1111;
  }

  private int dealt(int one, int second, int up, int down) {
    var isPure = isPure(one, second);
    var isBankPure = isPure(up, down);
    if (isPure) {
      return isBankPure ? PUSH : PURE_WIN;
    }
    if (isBankPure && !rules.surrendersEarly) {
      return LOSE;
    }
    var hard = one + second;
    var isSoft = one == 1 || second == 1;
    var maySplit = one == second && rules.handsMax > 1;
    var cell =
        maySplit ? chart.pair(one, up) : isSoft ? chart.soft(hard + 10, up) : chart.hard(hard, up);
    if (isBankPure) {
      return surrenders(cell, hard, isSoft) ? FORFEIT : LOSE;
    }
    return first(cell, maySplit, up, down, hard, isSoft);
  }

  /// Whether surrender is the first preference that is available.
  private boolean surrenders(int wishes, int hard, boolean isSoft) {
    var cell = wishes;
    while ((cell & MASK) == DOUBLE && !mayDouble(hard, isSoft)) {
      cell >>= SHIFT;
    }
    return (cell & MASK) == SURRENDER;
  }

  private int first(int wishes, boolean maySplit, int up, int down, int hard, boolean isSoft) {
    var cell = wishes;
    while (true) {
      var wish = cell & MASK;
      if (wish == SURRENDER && rules.surrenders) {
        return FORFEIT;
      }
      if (wish == SPLIT && maySplit) {
        return SPLIT_EXIT;
      }
      if (wish == DOUBLE && mayDouble(hard, isSoft)) {
        return number(new Waiting.Seat(up, down, hard, isSoft, true));
      }
      if (wish == HIT || wish == STAND) {
        return decided(wish, up, down, hard, isSoft);
      }
      cell >>= SHIFT;
    }
  }

  private boolean mayDouble(int hard, boolean isSoft) {
    return rules.doubleMost[0] > 0
        && (rules.sheet.doubling().onMustStand() || isSoft || hard < rules.mustStandFrom);
  }

  private static boolean isPure(int one, int other) {
    return one + other == 11 && (one == 1 || other == 1);
  }

  /// Hit or stand, within what Chart 1A leaves free.
  private int decided(int wish, int up, int down, int hard, boolean hasAce) {
    var isSoft = hasAce && hard <= 11;
    var mustHit = !isSoft && hard <= rules.mustHitTo;
    var mustStand = !isSoft && hard >= rules.mustStandFrom;
    return mustStand || (wish == STAND && !mustHit)
        ? stands(up, down, isSoft ? hard + 10 : hard, false)
        : number(new Waiting.Seat(up, down, hard, hasAce, false));
  }

  private int after(Waiting waiting, int card) {
    return switch (waiting) {
      case Waiting.Seat(var up, var down, var before, var hadAce, var isDoubled) -> {
        var hard = before + card;
        var hasAce = hadAce || card == 1;
        var isSoft = hasAce && hard <= 11;
        if (hard > 21 || isDoubled) {
          yield stands(up, down, isSoft ? hard + 10 : hard, isDoubled);
        }
        var cell = isSoft ? chart.soft(hard + 10, up) : chart.hard(hard, up);
        while ((cell & MASK) != HIT && (cell & MASK) != STAND) {
          cell >>= SHIFT;
        }
        yield decided(cell & MASK, up, down, hard, hasAce);
      }
      case Waiting.Bank(var points, var isDoubled, var hard, var hasAce) ->
          bank(points, isDoubled, hard + card, hasAce || card == 1);
      case Waiting.BankOfEights(var isDoubled) -> card == 8 ? PUSH : lost(isDoubled);
    };
  }

  private int stands(int up, int down, int points, boolean isDoubled) {
    if (points <= 21) {
      return bank(points, isDoubled, up + down, up == 1 || down == 1);
    }
    var maySave = rules.sheet.pushBustedOn888() && up == 8 && down == 8 && mustDraw(16, false);
    return maySave ? number(new Waiting.BankOfEights(isDoubled)) : lost(isDoubled);
  }

  private static int lost(boolean isDoubled) {
    return isDoubled ? LOSE_DOUBLED : LOSE;
  }

  private int bank(int points, boolean isDoubled, int hard, boolean hasAce) {
    if (mustDraw(hard, hasAce)) {
      return number(new Waiting.Bank(points, isDoubled, hard, hasAce));
    }
    var bank = hasAce && hard <= 11 ? hard + 10 : hard;
    if (bank > 21 || points > bank) {
      return isDoubled ? WIN_DOUBLED : WIN;
    }
    return points == bank ? PUSH : lost(isDoubled);
  }

  private boolean mustDraw(int hard, boolean hasAce) {
    var isSoft = hasAce && hard <= 11;
    var total = isSoft ? hard + 10 : hard;
    return total < rules.bankStandsFrom || (rules.bankHitsSoft17 && isSoft && total == 17);
  }

  private int number(Waiting waiting) {
    return numbers.computeIfAbsent(
        waiting,
        state -> {
          open.add(state);
          return FIRST_WAITING + numbers.size();
        });
  }
}
