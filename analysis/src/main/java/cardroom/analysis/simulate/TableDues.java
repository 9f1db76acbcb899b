package cardroom.analysis.simulate;

import static cardroom.analysis.simulate.TableRules.FIRST_BONUS;
import static cardroom.analysis.simulate.TableRules.GAME;
import static cardroom.analysis.simulate.TableRules.INSURANCE;
import static cardroom.analysis.simulate.TableRules.POINTS;

/// What an unlimited bank would do with the wagers of a round of Pure 21.5.
final class TableDues extends PlayedRound {

  private static final byte AT_PEEK = 0;
  private static final byte AT_ONCE = 1;

  /// The bank's hands in addition to its points.
  private static final int BANK_PURE = 32;

  private static final int TRIPLE_EIGHT = 33;

  private final TableRules rules;
  private final TableRound round;
  private final byte insuranceStage;
  private final byte pureStage;
  private final SimulatedBonus[] bonuses;
  private final boolean[] isOnFirstCards;
  private final int[] bankCounts;

  /// Whether a hand wins, loses or pushes: by the bank's hand, then by the points of the hand.
  private final byte[][] signs = new byte[TRIPLE_EIGHT + 1][TableRound.PURE + 2];

  TableDues(TableRules rules, TableRound round) {
    super(
        round.seats,
        rules.kinds,
        new SettlingOrder(rules.sheet.button(), rules.order, (int) DueOrder.LATER));
    this.rules = rules;
    this.round = round;
    bonuses = rules.bonuses.toArray(SimulatedBonus[]::new);
    isOnFirstCards = new boolean[bonuses.length];
    bankCounts = new int[bonuses.length];
    for (var bonus = 0; bonus < bonuses.length; bonus++) {
      isOnFirstCards[bonus] = bonuses[bonus].firstCards.isPresent();
    }
    insuranceStage = rules.sheet.insurance().settleAtPeek() ? AT_PEEK : DueOrder.LATER;
    pureStage = rules.sheet.payPureImmediately() ? AT_ONCE : DueOrder.LATER;
    for (var bank = 0; bank < signs.length; bank++) {
      for (var points = TableRound.SURRENDERED; points <= TableRound.PURE; points++) {
        signs[bank][points + 1] = (byte) sign(points, bank);
      }
    }
  }

  /// The outcome table of P215, section 10.
  private static int sign(int points, int bank) {
    if (points == TableRound.SURRENDERED) {
      return -1;
    }
    if (points == TableRound.PURE) {
      return bank == BANK_PURE ? 0 : 1;
    }
    if (bank == BANK_PURE) {
      return -1;
    }
    if (points > 21) {
      return bank == TRIPLE_EIGHT ? 0 : -1;
    }
    return bank > 21 ? 1 : Integer.signum(points - bank);
  }

  private byte[] signsNow() {
    var saves = round.isTripleEight && rules.sheet.pushBustedOn888();
    return signs[round.isBankPure ? BANK_PURE : saves ? TRIPLE_EIGHT : round.bankPoints];
  }

  @Override
  int wagersPerSeat() {
    return TableRound.HANDS + kinds - 1;
  }

  @Override
  void play() {
    round.play();
    judge();
  }

  private void judge() {
    var paid = 0L;
    var lost = 0L;
    var sign = signsNow();
    countBank();
    for (var seat = 0; seat < seats; seat++) {
      var at = seat * kinds;
      var game = 0L;
      for (var hand = 0; hand < round.handCount[seat]; hand++) {
        var amount = hand(seat, hand, sign);
        game += amount;
        paid += Math.max(amount, 0);
        lost += Math.max(-amount, 0);
      }
      due[at + GAME] = game;
      due[at + INSURANCE] = insurance(seat);
      for (var bonus = 0; bonus < bonuses.length; bonus++) {
        due[at + FIRST_BONUS + bonus] = bonuses[bonus].results[seat][count(seat, bonus)];
      }
      for (var kind = GAME + 1; kind < kinds; kind++) {
        paid += Math.max(due[at + kind], 0);
        lost += Math.max(-due[at + kind], 0);
      }
    }
    payouts = paid;
    losses = lost;
  }

  private long hand(int seat, int hand, byte[] sign) {
    var at = seat * TableRound.HANDS + hand;
    return round.money[at] * sign[round.points[at] + 1];
  }

  private long insurance(int seat) {
    if (!rules.insurance || rules.insured[seat] == 0 || POINTS[round.bankCards[0]] != 1) {
      return 0;
    }
    if (rules.surrendersEarly && round.points[seat * TableRound.HANDS] == TableRound.SURRENDERED) {
      // A player who surrenders before the peek has answered, and is not asked about insurance.
      return 0;
    }
    return round.isBankPure ? rules.insurancePays[seat] : -rules.insured[seat];
  }

  /// What side bets on the bank's hand count is the same at every seat.
  private void countBank() {
    var run = 0;
    for (var bonus = 0; bonus < bonuses.length; bonus++) {
      if (isOnFirstCards[bonus] || !bonuses[bonus].isPlayed) {
        bankCounts[bonus] = 0;
      } else if (bonuses[bonus].isOnBust) {
        bankCounts[bonus] = round.bankPoints > 21 ? round.bankCount : 0;
      } else {
        bankCounts[bonus] = round.runs[run++];
      }
    }
  }

  private int count(int seat, int bonus) {
    if (!isOnFirstCards[bonus]) {
      return bankCounts[bonus];
    }
    var counts = bonuses[bonus].firstCards.orElseThrow();
    return counts.count(round.firstCard[seat], round.secondCard[seat], round.bankCards[0]);
  }

  @Override
  int button() {
    return rules.buttonByRank[round.bankCards[1] >> 2];
  }

  @Override
  void put(int seat, int kind, DueOrder into) {
    if (kind != GAME) {
      var stage = kind == INSURANCE ? insuranceStage : DueOrder.LATER;
      into.put(seat * kinds + kind, due[seat * kinds + kind], stage);
      return;
    }
    for (var hand = 0; hand < round.handCount[seat]; hand++) {
      var isPaidPure =
          round.points[seat * TableRound.HANDS + hand] == TableRound.PURE && !round.isBankPure;
      into.put(seat * kinds, hand(seat, hand, signsNow()), isPaidPure ? pureStage : DueOrder.LATER);
    }
  }
}
