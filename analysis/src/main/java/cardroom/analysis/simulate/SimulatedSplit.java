package cardroom.analysis.simulate;

import static cardroom.analysis.simulate.PlayChart.DOUBLE;
import static cardroom.analysis.simulate.PlayChart.HIT;
import static cardroom.analysis.simulate.PlayChart.MASK;
import static cardroom.analysis.simulate.PlayChart.SHIFT;
import static cardroom.analysis.simulate.PlayChart.SPLIT;
import static cardroom.analysis.simulate.PlayChart.STAND;

import java.util.function.LongToIntFunction;

/// A round of [SeatKernel] in which the pair was split, played out hand by hand.
final class SimulatedSplit {

  private final TableRules rules;
  private final LongToIntFunction shoe;
  private final int[] handPoints = new int[TableRound.HANDS];
  private final int[] handWagers = new int[TableRound.HANDS];
  private final boolean resplitsAces;
  private final boolean doublesSplitAces;
  private long gone;

  /// @param shoe draws a card that is not gone, and returns its points
  SimulatedSplit(TableRules rules, LongToIntFunction shoe) {
    this.rules = rules;
    this.shoe = shoe;
    resplitsAces = rules.sheet.splitting().resplitAces();
    doublesSplitAces = rules.sheet.doubling().splitAces();
  }

  /// @param deal the first four cards, as the automaton numbers them
  /// @return how many times the wager was won or lost
  int play(int deal, long goneBefore) {
    gone = goneBefore;
    var down = deal % 10 + 1;
    var up = deal / 10 % 10 + 1;
    var value = deal / 1000 + 1;
    var hands = playHands(value, up);
    return settled(hands, up, down);
  }

  private int draw() {
    var card = shoe.applyAsInt(gone);
    gone = SeatKernel.gone(gone, card);
    return card;
  }

  private int playHands(int value, int up) {
    var chart = rules.charts[0];
    var hands = 2;
    var waiting = 2;
    var done = 0;
    while (waiting > 0) {
      var second = draw();
      var maySplit = second == value && hands < rules.handsMax && (value != 1 || resplitsAces);
      if (maySplit && wantsSplit(chart.pair(value, up), value)) {
        hands++;
        waiting++;
      } else {
        finish(done, up, value, second, maySplit);
        done++;
        waiting--;
      }
    }
    return hands;
  }

  private boolean wantsSplit(int wishes, int value) {
    var cell = wishes;
    while (true) {
      var wish = cell & MASK;
      if (wish == SPLIT) {
        return true;
      }
      if (wish == HIT || wish == STAND || (wish == DOUBLE && mayDouble(value == 1, 2 * value))) {
        return false;
      }
      cell >>= SHIFT;
    }
  }

  private boolean mayDouble(boolean areAces, int hard) {
    return rules.doubleMost[0] > 0
        && (areAces
            ? doublesSplitAces
            : rules.sheet.doubling().onMustStand() || hard < rules.mustStandFrom);
  }

  private void finish(int hand, int up, int one, int second, boolean isPair) {
    var hard = one + second;
    var isSoft = one == 1 || second == 1;
    var chart = rules.charts[0];
    var cell =
        isPair ? chart.pair(one, up) : isSoft ? chart.soft(hard + 10, up) : chart.hard(hard, up);
    handWagers[hand] = 1;
    while ((cell & MASK) != HIT && (cell & MASK) != STAND) {
      if ((cell & MASK) == DOUBLE && mayDouble(one == 1, isSoft ? 0 : hard)) {
        var card = draw();
        handWagers[hand] = 2;
        handPoints[hand] = total(hard + card, isSoft || card == 1);
        return;
      }
      cell >>= SHIFT;
    }
    handPoints[hand] = one == 1 ? hard + 10 : drawn(up, hard, isSoft, cell & MASK);
  }

  private int drawn(int up, int from, boolean startsSoft, int first) {
    var chart = rules.charts[0];
    var hard = from;
    var hasAce = startsSoft;
    var wish = first;
    while (hard <= 21) {
      var isSoft = hasAce && hard <= 11;
      var mustHit = !isSoft && hard <= rules.mustHitTo;
      if ((!isSoft && hard >= rules.mustStandFrom) || (wish == STAND && !mustHit)) {
        break;
      }
      var card = draw();
      hard += card;
      hasAce |= card == 1;
      if (hard <= 21) {
        var cell = hasAce && hard <= 11 ? chart.soft(hard + 10, up) : chart.hard(hard, up);
        while ((cell & MASK) != HIT && (cell & MASK) != STAND) {
          cell >>= SHIFT;
        }
        wish = cell & MASK;
      }
    }
    return total(hard, hasAce);
  }

  private static int total(int hard, boolean hasAce) {
    return hasAce && hard <= 11 ? hard + 10 : hard;
  }

  private int settled(int hands, int up, int down) {
    var hard = up + down;
    var hasAce = up == 1 || down == 1;
    var cards = 2;
    while (mustDraw(hard, hasAce)) {
      var card = draw();
      hard += card;
      hasAce |= card == 1;
      cards++;
    }
    var bank = total(hard, hasAce);
    var isTripleEight = up == 8 && down == 8 && cards == 3 && hard == 24;
    var won = 0;
    for (var hand = 0; hand < hands; hand++) {
      var points = handPoints[hand];
      if (points > 21) {
        won -= isTripleEight && rules.sheet.pushBustedOn888() ? 0 : handWagers[hand];
      } else if (bank > 21 || points > bank) {
        won += handWagers[hand];
      } else if (points < bank) {
        won -= handWagers[hand];
      }
    }
    return won;
  }

  private boolean mustDraw(int hard, boolean hasAce) {
    var isSoft = hasAce && hard <= 11;
    var total = isSoft ? hard + 10 : hard;
    return total < rules.bankStandsFrom || (rules.bankHitsSoft17 && isSoft && total == 17);
  }
}
