package cardroom.analysis.simulate;

import static cardroom.analysis.simulate.SeatDecisions.DOUBLES;
import static cardroom.analysis.simulate.SeatDecisions.DRAWS;
import static cardroom.analysis.simulate.SeatDecisions.SPLITS;
import static cardroom.analysis.simulate.SeatDecisions.SURRENDERS;
import static cardroom.analysis.simulate.TableRules.POINTS;

/// Deals and plays one round of Pure 21.5 after another without allocating: the fast twin of
/// `games.pure215`, tested against it round by round.
///
/// It exists because the plain engine, which cites and records everything, plays a few hundred
/// thousand rounds a second, and a bank's risk needs hundreds of millions.
final class TableRound {

  static final int HANDS = 4;

  /// More points than any hand can have.
  static final int PURE = 40;

  static final int SURRENDERED = -1;

  private final TableRules rules;
  private final DealtShoe shoe;
  private final SeatDecisions[] decisions;
  final int seats;
  final int[] handCount;

  /// The points of each hand, or [#PURE] or [#SURRENDERED], four entries per seat.
  final int[] points;

  /// What each hand plays for: its wager, for a Pure what it pays, surrendered what is forfeited.
  final long[] money;

  final int[] bankCards = new int[TableRules.MOST_CARDS];

  /// The first two cards of each seat.
  final int[] firstCard;

  final int[] secondCard;

  /// The cards that belong to a run that somebody bets on, and how long each run is.
  private final boolean[][] belonging;

  final int[] runs;
  private final boolean isBustPlayed;
  private boolean isSomeHandOpen;
  int bankCount;
  int bankPoints;
  boolean isBankPure;
  boolean isTripleEight;

  TableRound(TableRules rules, DealtShoe shoe) {
    this.rules = rules;
    this.shoe = shoe;
    seats = rules.stake.length;
    decisions = decisions(rules);
    handCount = new int[seats];
    points = new int[seats * HANDS];
    money = new long[seats * HANDS];
    firstCard = new int[seats];
    secondCard = new int[seats];
    belonging =
        rules.bonuses.stream()
            .filter(bonus -> bonus.isPlayed)
            .flatMap(bonus -> bonus.run.stream())
            .toArray(boolean[][]::new);
    runs = new int[belonging.length];
    isBustPlayed = rules.bonuses.stream().anyMatch(bonus -> bonus.isPlayed && bonus.isOnBust);
  }

  /// Seats that decide the same way share their tables, so that these stay in the nearest cache.
  private static SeatDecisions[] decisions(TableRules rules) {
    var all = new SeatDecisions[rules.stake.length];
    for (var seat = 0; seat < all.length; seat++) {
      var before = seat == 0 ? 0 : seat - 1;
      all[seat] =
          seat > 0 && all[before].isFor(rules, seat) ? all[before] : new SeatDecisions(rules, seat);
    }
    return all;
  }

  /// Plays a round to the end; its cards are dealt in the order in which the plain engine asks for
  /// them.
  void play() {
    shoe.beginRound();
    for (var seat = 0; seat < seats; seat++) {
      firstCard[seat] = shoe.draw();
    }
    var up = shoe.draw();
    for (var seat = 0; seat < seats; seat++) {
      secondCard[seat] = shoe.draw();
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
    var one = POINTS[firstCard[seat]];
    var other = POINTS[secondCard[seat]];
    var at = seat * HANDS;
    handCount[seat] = 1;
    if (isPure(one, other)) {
      points[at] = PURE;
      money[at] = rules.purePays[seat];
    } else if (isBankPure) {
      // Turned at the peek: nobody acts any more (P215-PEEK-2).
      var isGivenUp = rules.surrendersEarly && decisions[seat].wantsToSurrender(up, one, other);
      points[at] = isGivenUp ? SURRENDERED : total(one + other, one == 1 || other == 1);
      money[at] = isGivenUp ? rules.forfeits[seat] : rules.stake[seat];
    } else {
      var decision = decisions[seat].opening(one, other, up);
      if (decision == SPLITS) {
        playSplit(seat, up, one);
      } else {
        finish(seat, at, up, one + other, one == 1 || other == 1, decision);
      }
    }
  }

  /// Split hands wait as single cards of one value, so their number is all there is to know.
  private void playSplit(int seat, int up, int value) {
    var at = seat * HANDS;
    var hands = 2;
    var done = 0;
    while (done < hands) {
      var second = POINTS[shoe.draw()];
      var decision = decisions[seat].decided(up, value, second, hands);
      if (decision == SPLITS) {
        hands++;
      } else {
        finish(seat, at + done, up, value + second, value == 1 || second == 1, decision);
        done++;
      }
    }
    handCount[seat] = hands;
  }

  /// Plays one hand of two cards to its end.
  private void finish(int seat, int at, int up, int from, boolean startsSoft, byte decision) {
    if (decision == SURRENDERS) {
      points[at] = SURRENDERED;
      money[at] = rules.forfeits[seat];
      return;
    }
    isSomeHandOpen = true;
    var hard = from;
    var hasAce = startsSoft;
    var isDoubled = decision == DOUBLES;
    money[at] = isDoubled ? rules.stake[seat] + rules.doubleMost[seat] : rules.stake[seat];
    var draws = isDoubled || decision == DRAWS;
    while (draws) {
      var card = POINTS[shoe.draw()];
      hard += card;
      hasAce |= card == 1;
      draws = !isDoubled && decisions[seat].draws(up, hard, hasAce);
    }
    points[at] = total(hard, hasAce);
  }

  private static int total(int hard, boolean hasAce) {
    return hasAce && hard <= 11 ? hard + 10 : hard;
  }

  private void playBank(int up, int down) {
    var hard = up + down;
    var hasAce = up == 1 || down == 1;
    beginRuns();
    if (!isBankPure) {
      var draws = isSomeHandOpen || isBustPlayed || rules.sheet.alwaysCompleteBankHand();
      while (mustDraw(hard, hasAce) && (draws || someRunLasts())) {
        var card = shoe.draw();
        lengthenRuns(card);
        bankCards[bankCount++] = card;
        hard += POINTS[card];
        hasAce |= POINTS[card] == 1;
      }
      isTripleEight = hard == 24 && bankCount == 3 && up == 8 && down == 8;
    }
    bankPoints = total(hard, hasAce);
  }

  private void beginRuns() {
    for (var bet = 0; bet < runs.length; bet++) {
      var belongs = belonging[bet];
      runs[bet] = !belongs[bankCards[0]] ? 0 : belongs[bankCards[1]] ? 2 : 1;
    }
  }

  private void lengthenRuns(int card) {
    for (var bet = 0; bet < runs.length; bet++) {
      if (runs[bet] == bankCount && belonging[bet][card]) {
        runs[bet]++;
      }
    }
  }

  private boolean someRunLasts() {
    for (var run : runs) {
      if (run == bankCount) {
        return true;
      }
    }
    return false;
  }

  private boolean mustDraw(int hard, boolean hasAce) {
    var isSoft = hasAce && hard <= 11;
    var total = isSoft ? hard + 10 : hard;
    return total < rules.bankStandsFrom || (rules.bankHitsSoft17 && isSoft && total == 17);
  }
}
