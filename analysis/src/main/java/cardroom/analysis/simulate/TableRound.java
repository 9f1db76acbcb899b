package cardroom.analysis.simulate;

import static cardroom.analysis.simulate.PlayChart.DOUBLE;
import static cardroom.analysis.simulate.PlayChart.HIT;
import static cardroom.analysis.simulate.PlayChart.MASK;
import static cardroom.analysis.simulate.PlayChart.SHIFT;
import static cardroom.analysis.simulate.PlayChart.SPLIT;
import static cardroom.analysis.simulate.PlayChart.STAND;
import static cardroom.analysis.simulate.PlayChart.SURRENDER;
import static cardroom.analysis.simulate.TableRules.POINTS;

/// Deals and plays one round of Pure 21.5 after the other without allocating: the fast twin of
/// `games.pure215`, held equal to it round by round.
///
/// It exists because the plain engine, which cites and keeps everything, plays some hundred
/// thousand rounds a second, and a bank's risk needs hundreds of millions.
final class TableRound {

  static final int HANDS = 4;
  static final int PURE = 100;
  static final int SURRENDERED = -1;

  private final TableRules rules;
  private final DealtShoe shoe;
  private final boolean hasOneCardAces;
  final int seats;
  final int[] handCount;

  /// The points of each hand, or [#PURE] or [#SURRENDERED], four places a seat.
  final int[] points;

  final long[] money;
  final int[] bankCards = new int[TableRules.MOST_CARDS];
  private final int[] firstCard;
  private final int[] secondCard;
  private boolean isSomeHandOpen;
  int bankCount;
  int bankPoints;
  boolean isBankPure;
  boolean isTripleEight;
  int redRun;

  TableRound(TableRules rules, DealtShoe shoe) {
    this.rules = rules;
    this.shoe = shoe;
    seats = rules.stake.length;
    hasOneCardAces = !rules.sheet.splitting().resplitAces() && !rules.sheet.doubling().splitAces();
    handCount = new int[seats];
    points = new int[seats * HANDS];
    money = new long[seats * HANDS];
    firstCard = new int[seats];
    secondCard = new int[seats];
  }

  /// Plays a round to the end; its cards fall in the order in which the plain engine asks for them.
  void play() {
    shoe.beginRound();
    for (var seat = 0; seat < seats; seat++) {
      firstCard[seat] = POINTS[shoe.draw()];
    }
    var up = shoe.draw();
    for (var seat = 0; seat < seats; seat++) {
      secondCard[seat] = POINTS[shoe.draw()];
    }
    var down = shoe.draw();
    bankCards[0] = up;
    bankCards[1] = down;
    bankCount = 2;
    isBankPure = isPure(POINTS[up], POINTS[down]);
    isTripleEight = false;
    isSomeHandOpen = false;
    for (var seat = 0; seat < seats; seat++) {
      playSeat(seat, POINTS[up]);
    }
    playBank(POINTS[up], POINTS[down]);
  }

  private static boolean isPure(int one, int other) {
    return one + other == 11 && (one == 1 || other == 1);
  }

  private void playSeat(int seat, int up) {
    var one = firstCard[seat];
    var other = secondCard[seat];
    var at = seat * HANDS;
    handCount[seat] = 1;
    money[at] = rules.stake[seat];
    if (isPure(one, other)) {
      points[at] = PURE;
    } else if (isBankPure) {
      // Turned at the peek: nobody acts any more (P215-PEEK-2).
      var isGivenUp = rules.surrendersEarly && wantsToSurrender(seat, up, one, other);
      points[at] = isGivenUp ? SURRENDERED : one + other + (one == 1 || other == 1 ? 10 : 0);
    } else {
      playHands(seat, up, one, other);
    }
  }

  /// Would the seat surrender its first two cards if it were asked to act?
  private boolean wantsToSurrender(int seat, int up, int one, int other) {
    var chart = rules.charts[seat];
    var isSoft = one == 1 || other == 1;
    var hard = one + other;
    var maySplit = one == other && rules.handsMax > 1;
    var cell =
        maySplit ? chart.pair(one, up) : isSoft ? chart.soft(hard + 10, up) : chart.hard(hard, up);
    while ((cell & MASK) == DOUBLE && !mayDouble(seat, one == 1, isSoft ? 0 : hard, 1)) {
      cell >>= SHIFT;
    }
    return (cell & MASK) == SURRENDER;
  }

  /// Split hands wait as single cards of one value, so their number is all there is to know.
  private void playHands(int seat, int up, int one, int other) {
    var at = seat * HANDS;
    var hands = 1;
    var waiting = 1;
    var second = other;
    var done = 0;
    while (waiting > 0) {
      var maySplit =
          one == second
              && hands < rules.handsMax
              && (one != 1 || hands == 1 || rules.sheet.splitting().resplitAces());
      if (maySplit && wantsSplit(seat, up, one, hands)) {
        hands++;
        waiting++;
      } else {
        finish(seat, at + done, up, one, second, hands, maySplit);
        done++;
        waiting--;
        if (waiting == 0) {
          break;
        }
      }
      second = POINTS[shoe.draw()];
    }
    handCount[seat] = hands;
  }

  private boolean wantsSplit(int seat, int up, int value, int hands) {
    var cell = rules.charts[seat].pair(value, up);
    while (true) {
      var wish = cell & MASK;
      if (wish == SPLIT) {
        return true;
      }
      if (wish == SURRENDER && rules.surrenders && hands == 1) {
        return false;
      }
      if (wish == DOUBLE && mayDouble(seat, value == 1, 2 * value, hands)) {
        return false;
      }
      if (wish == HIT || wish == STAND) {
        return false;
      }
      cell >>= SHIFT;
    }
  }

  private boolean mayDouble(int seat, boolean areAces, int hardTotal, int hands) {
    if (rules.doubleMost[seat] == 0) {
      return false;
    }
    var doubling = rules.sheet.doubling();
    if (areAces && hands > 1) {
      return doubling.splitAces();
    }
    return doubling.onMustStand() || hardTotal < rules.mustStandFrom;
  }

  /// Plays one hand of two cards to its end.
  private void finish(
      int seat, int at, int up, int one, int second, int hands, boolean isPairToPlay) {
    var areSplitAces = one == 1 && hands > 1;
    var hard = one + second;
    var isSoft = one == 1 || second == 1;
    money[at] = rules.stake[seat];
    if (areSplitAces && hasOneCardAces) {
      isSomeHandOpen = true;
      points[at] = hard + 10;
      return;
    }
    var chart = rules.charts[seat];
    var cell =
        isPairToPlay
            ? chart.pair(one, up)
            : isSoft ? chart.soft(hard + 10, up) : chart.hard(hard, up);
    while (true) {
      var wish = cell & MASK;
      if (wish == SURRENDER && rules.surrenders && hands == 1) {
        points[at] = SURRENDERED;
        return;
      }
      isSomeHandOpen = true;
      if (wish == DOUBLE && mayDouble(seat, one == 1, isSoft ? 0 : hard, hands)) {
        money[at] += rules.doubleMost[seat];
        var card = POINTS[shoe.draw()];
        points[at] = total(hard + card, isSoft || card == 1);
        return;
      }
      if (wish == HIT || wish == STAND) {
        points[at] = draw(chart, up, hard, isSoft, wish, areSplitAces);
        return;
      }
      cell >>= SHIFT;
    }
  }

  /// Hits and stands by the chart, within what Chart 1A leaves free.
  private int draw(
      PlayChart chart, int up, int from, boolean startsSoft, int first, boolean areSplitAces) {
    var hard = from;
    var hasAce = startsSoft;
    var wish = first;
    while (!areSplitAces) {
      var isSoft = hasAce && hard <= 11;
      var mustHit = !isSoft && hard <= rules.mustHitTo;
      var mustStand = !isSoft && hard >= rules.mustStandFrom;
      if (mustStand || (wish == STAND && !mustHit)) {
        break;
      }
      var card = POINTS[shoe.draw()];
      hard += card;
      hasAce |= card == 1;
      if (hard > 21) {
        break;
      }
      wish = last(hasAce && hard <= 11 ? chart.soft(hard + 10, up) : chart.hard(hard, up));
    }
    return total(hard, hasAce);
  }

  /// The wish of a cell that is open to a hand of three cards.
  private static int last(int cell) {
    var wish = cell & MASK;
    while (wish != HIT && wish != STAND) {
      cell >>= SHIFT;
      wish = cell & MASK;
    }
    return wish;
  }

  private static int total(int hard, boolean hasAce) {
    return hasAce && hard <= 11 ? hard + 10 : hard;
  }

  private void playBank(int up, int down) {
    var hard = up + down;
    var hasAce = up == 1 || down == 1;
    var run = 0;
    while (run < 2 && rules.countsRed[bankCards[run]]) {
      run++;
    }
    if (!isBankPure) {
      var draws = isSomeHandOpen || rules.isBusterPlayed || rules.sheet.alwaysCompleteBankHand();
      while (mustDraw(hard, hasAce) && (draws || (rules.isRedFlexPlayed && run == bankCount))) {
        var card = shoe.draw();
        if (run == bankCount && rules.countsRed[card]) {
          run++;
        }
        bankCards[bankCount++] = card;
        hard += POINTS[card];
        hasAce |= POINTS[card] == 1;
      }
      isTripleEight = hard == 24 && bankCount == 3 && up == 8 && down == 8;
    }
    redRun = run;
    bankPoints = total(hard, hasAce);
  }

  private boolean mustDraw(int hard, boolean hasAce) {
    var isSoft = hasAce && hard <= 11;
    var total = isSoft ? hard + 10 : hard;
    return total < rules.bankStandsFrom || (rules.bankHitsSoft17 && isSoft && total == 17);
  }
}
