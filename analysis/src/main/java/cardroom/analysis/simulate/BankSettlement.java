package cardroom.analysis.simulate;

import cardroom.games.banked.BankPolicy;
import java.util.Arrays;

/// Settles a simulated round against one bank: what each wager is due, cut to what the bank covers
/// in action order.
///
/// While the bank covers everything the order cannot matter, and most rounds end there.
final class BankSettlement {

  private final PlayedRound round;
  private final BankPurse purse;
  private final BankPolicy policy;
  private final DueOrder dues;
  private final long[] cut;

  /// What each wager brought its bettor, by seat and kind.
  long[] net;

  /// How many wagers of a seat won or lost, how many of them went back whole, and how many in part;
  /// counted only where the bank [#wasShort].
  final int[] decided;

  final int[] returned;
  final int[] partly;
  long paid;
  long collected;

  /// Whether the last round had to be settled wager by wager.
  boolean wasShort;

  BankSettlement(PlayedRound round, BankPolicy policy, long bank) {
    this.round = round;
    this.policy = policy;
    purse = new BankPurse(policy, bank);
    dues = new DueOrder(round.seats * round.wagersPerSeat());
    cut = new long[round.seats * round.kinds];
    net = cut;
    decided = new int[round.seats];
    returned = new int[round.seats];
    partly = new int[round.seats];
  }

  /// Settles the round that was just played.
  void settle() {
    wasShort = !purse.covers(round.payouts, round.losses);
    if (!wasShort) {
      net = round.due;
      paid = round.payouts;
      collected = round.losses;
    } else {
      net = cut;
      inOrder();
    }
  }

  /// The bank may be short: wager by wager from where the action begins.
  private void inOrder() {
    Arrays.fill(cut, 0);
    Arrays.fill(decided, 0);
    Arrays.fill(returned, 0);
    Arrays.fill(partly, 0);
    switch (round.order.start) {
      case LEFT_OF_PLAYER_DEALER -> arrange(0);
      case ACTION_BUTTON -> arrange(round.button());
      case BUTTON_IF_SHORT -> {
        arrange(0);
        if (isShort()) {
          arrange(round.button());
        }
      }
    }
    walk();
  }

  /// Whether the order can matter. Under a net limit only settling wager by wager can tell.
  private boolean isShort() {
    return switch (policy.limit()) {
      case SEPARATE, GROSS -> purse.isShort(round.payouts, round.losses);
      case NET -> {
        purse.fill();
        for (var index = 0; index < dues.count; index++) {
          var amount = dues.amount[index];
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
    dues.count = 0;
    if (round.order.isSeatMajor) {
      for (var step = 0; step < round.seats; step++) {
        var seat = (first + step) % round.seats;
        for (var kind : round.order.kinds) {
          round.put(seat, kind, dues);
        }
      }
    } else {
      for (var kind : round.order.kinds) {
        for (var step = 0; step < round.seats; step++) {
          round.put((first + step) % round.seats, kind, dues);
        }
      }
    }
  }

  /// Those settled before the button is known go first, clockwise from the bank's left.
  private void walk() {
    purse.fill();
    for (byte stage = 0; stage < round.order.earlyStages; stage++) {
      early(stage);
    }
    for (var index = 0; index < dues.count; index++) {
      if (dues.stage[index] == DueOrder.LATER) {
        act(index);
      }
    }
    paid = purse.paid();
    collected = purse.collected();
  }

  private void early(byte stage) {
    for (var seat = 0; seat < round.seats; seat++) {
      for (var index = 0; index < dues.count; index++) {
        if (dues.stage[index] == stage && dues.place[index] / round.kinds == seat) {
          act(index);
        }
      }
    }
  }

  private void act(int index) {
    var amount = dues.amount[index];
    var moved = Math.max(-purse.canCollect(), Math.min(amount, purse.canPay()));
    purse.move(moved);
    cut[dues.place[index]] += moved;
    var seat = dues.place[index] / round.kinds;
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
