package cardroom.analysis.simulate;

import static cardroom.analysis.simulate.TableRules.BUSTER;
import static cardroom.analysis.simulate.TableRules.GAME;
import static cardroom.analysis.simulate.TableRules.INSURANCE;
import static cardroom.analysis.simulate.TableRules.KINDS;
import static cardroom.analysis.simulate.TableRules.POINTS;
import static cardroom.analysis.simulate.TableRules.RED_FLEX;

import cardroom.games.banked.BankPolicy;
import java.util.Arrays;

/// Settles a simulated round: what each wager is due, cut to what the bank covers in action order.
///
/// While the bank covers everything the order cannot matter, and most rounds end there.
final class TableSettlement {

  private static final int PER_SEAT = TableRound.HANDS + KINDS - 1;
  private static final byte AT_PEEK = 0;
  private static final byte AT_ONCE = 1;
  private static final byte LATER = 2;

  private final TableRules rules;
  private final TableRound round;
  private final BankPurse purse;
  private final BankPolicy policy;
  private final boolean isPureFirst;
  private final boolean isInsuranceFirst;

  /// What each wager brought its bettor, by seat and kind.
  final long[] net;

  /// What an unlimited bank would have done.
  final long[] due;

  /// How many wagers of a seat won or lost, how many of them went back whole, and how many in part.
  final int[] decided;

  final int[] returned;
  final int[] partly;
  long paid;
  long collected;

  /// Whether the bank had to be asked wager by wager in the last round.
  boolean wasShort;

  private final long[] dueInOrder;
  private final int[] placeInOrder;
  private final byte[] stageInOrder;
  private int dues;

  TableSettlement(TableRules rules, TableRound round) {
    this.rules = rules;
    this.round = round;
    policy = rules.sheet.bank().policy();
    purse = new BankPurse(policy, rules.bank);
    isPureFirst = rules.sheet.payPureImmediately();
    isInsuranceFirst = rules.sheet.insurance().settleAtPeek();
    net = new long[round.seats * KINDS];
    due = new long[round.seats * KINDS];
    decided = new int[round.seats];
    returned = new int[round.seats];
    partly = new int[round.seats];
    dueInOrder = new long[round.seats * PER_SEAT];
    placeInOrder = new int[round.seats * PER_SEAT];
    stageInOrder = new byte[round.seats * PER_SEAT];
  }

  void settle() {
    var payouts = 0L;
    var losses = 0L;
    for (var seat = 0; seat < round.seats; seat++) {
      var at = seat * KINDS;
      var game = 0L;
      for (var hand = 0; hand < round.handCount[seat]; hand++) {
        var amount = hand(seat, hand);
        game += amount;
        payouts += Math.max(amount, 0);
        losses += Math.max(-amount, 0);
      }
      due[at + GAME] = game;
      due[at + INSURANCE] = insurance(seat);
      due[at + BUSTER] = buster(seat);
      due[at + RED_FLEX] = redFlex(seat);
      for (var kind = GAME + 1; kind < KINDS; kind++) {
        payouts += Math.max(due[at + kind], 0);
        losses += Math.max(-due[at + kind], 0);
      }
    }
    wasShort = !purse.covers(payouts, losses);
    if (!wasShort) {
      System.arraycopy(due, 0, net, 0, due.length);
      paid = payouts;
      collected = losses;
    } else {
      inOrder(payouts, losses);
    }
  }

  /// The outcome table of P215, section 10.
  private long hand(int seat, int hand) {
    var at = seat * TableRound.HANDS + hand;
    var points = round.points[at];
    var stake = round.money[at];
    if (points == TableRound.SURRENDERED) {
      return -rules.forfeits[seat];
    }
    if (points == TableRound.PURE) {
      return round.isBankPure ? 0 : rules.purePays[seat];
    }
    if (round.isBankPure) {
      return -stake;
    }
    if (points > 21) {
      return round.isTripleEight && rules.sheet.pushBustedOn888() ? 0 : -stake;
    }
    var bank = round.bankPoints;
    return bank > 21 || points > bank ? stake : points == bank ? 0 : -stake;
  }

  private long insurance(int seat) {
    if (!rules.insurance || rules.insured[seat] == 0 || POINTS[round.bankCards[0]] != 1) {
      return 0;
    }
    return round.isBankPure ? rules.insurancePays[seat] : -rules.insured[seat];
  }

  private long buster(int seat) {
    return rules.busterResult[seat][round.bankPoints > 21 ? round.bankCount : 0];
  }

  private long redFlex(int seat) {
    return rules.redFlexResult[seat][round.redRun];
  }

  /// The bank may be short: wager by wager from where the action begins.
  private void inOrder(long payouts, long losses) {
    Arrays.fill(net, 0);
    Arrays.fill(decided, 0);
    Arrays.fill(returned, 0);
    Arrays.fill(partly, 0);
    var button = rules.buttonByRank[round.bankCards[1] >> 2];
    switch (rules.settlementStart) {
      case LEFT_OF_PLAYER_DEALER -> arrange(0);
      case ACTION_BUTTON -> arrange(button);
      case BUTTON_IF_SHORT -> {
        arrange(0);
        if (isShort(payouts, losses)) {
          arrange(button);
        }
      }
    }
    walk();
  }

  /// Can the order matter? Under net the walk itself has to be tried.
  private boolean isShort(long payouts, long losses) {
    return switch (policy.limit()) {
      case SEPARATE, GROSS -> purse.isShort(payouts, losses);
      case NET -> {
        purse.fill();
        for (var index = 0; index < dues; index++) {
          var amount = dueInOrder[index];
          if (amount > purse.canPay() || -amount > purse.canCollect()) {
            yield true;
          }
          purse.move(amount);
        }
        yield false;
      }
    };
  }

  private void arrange(int first) {
    dues = 0;
    if (rules.isSeatMajor) {
      for (var step = 0; step < round.seats; step++) {
        var seat = (first + step) % round.seats;
        for (var kind : rules.order) {
          add(seat, kind);
        }
      }
    } else {
      for (var kind : rules.order) {
        for (var step = 0; step < round.seats; step++) {
          add((first + step) % round.seats, kind);
        }
      }
    }
  }

  private void add(int seat, int kind) {
    if (kind != GAME) {
      var stage = kind == INSURANCE && isInsuranceFirst ? AT_PEEK : LATER;
      put(seat * KINDS + kind, due[seat * KINDS + kind], stage);
      return;
    }
    for (var hand = 0; hand < round.handCount[seat]; hand++) {
      var isPaidPure =
          round.points[seat * TableRound.HANDS + hand] == TableRound.PURE && !round.isBankPure;
      put(seat * KINDS, hand(seat, hand), isPureFirst && isPaidPure ? AT_ONCE : LATER);
    }
  }

  private void put(int place, long amount, byte stage) {
    dueInOrder[dues] = amount;
    placeInOrder[dues] = place;
    stageInOrder[dues++] = stage;
  }

  /// Those settled before the button is known go first, clockwise from the bank's left.
  private void walk() {
    purse.fill();
    if (isInsuranceFirst) {
      early(AT_PEEK);
    }
    if (isPureFirst) {
      early(AT_ONCE);
    }
    for (var index = 0; index < dues; index++) {
      if (stageInOrder[index] == LATER) {
        act(index);
      }
    }
    paid = purse.paid();
    collected = purse.collected();
  }

  private void early(byte stage) {
    for (var seat = 0; seat < round.seats; seat++) {
      for (var index = 0; index < dues; index++) {
        if (stageInOrder[index] == stage && placeInOrder[index] / KINDS == seat) {
          act(index);
        }
      }
    }
  }

  private void act(int index) {
    var amount = dueInOrder[index];
    var moved = Math.max(-purse.canCollect(), Math.min(amount, purse.canPay()));
    purse.move(moved);
    net[placeInOrder[index]] += moved;
    var seat = placeInOrder[index] / KINDS;
    if (amount != 0) {
      decided[seat]++;
      if (moved == 0) {
        returned[seat]++;
      } else if (moved != amount) {
        partly[seat]++;
      }
    }
  }
}
