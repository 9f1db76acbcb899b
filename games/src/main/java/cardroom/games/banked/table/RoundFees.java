package cardroom.games.banked.table;

import cardroom.games.banked.BankedTerms;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Schedule;
import cardroom.games.banked.table.BankedEvent.Fee;
import cardroom.games.money.Money;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.WagerId;
import java.util.LinkedHashMap;
import java.util.List;

/// The flat fees of the current schedule: the player-dealer's by total action, the players' by
/// wager.
record RoundFees<R>(BankedTerms terms, BankedState<R> table) {

  /// All fees, computed when no more wagers are taken and dropped before the first card.
  List<Fee> all(BankedPhase.Betting<R> betting, Money action) {
    var due = new LinkedHashMap<Position, Fee>();
    cardroom.games.banked.Fee.of(
            betting.banker(), action, betting.circles().values(), schedule(), terms.fees())
        .stream()
        .filter(fee -> fee.amount().isPositive())
        .map(fee -> new Fee(fee.player(), fee.payer(), fee.amount(), schedule()))
        .forEach(fee -> due.merge(fee.position(), fee, RoundFees::together));
    return List.copyOf(due.values());
  }

  /// A position pays once for all that it has down.
  private static Fee together(Fee one, Fee other) {
    return new Fee(one.payer(), one.position(), one.amount().plus(other.amount()), one.rule());
  }

  /// What one player owes for the wagers they have down.
  Money players(BankedPhase.Betting<R> betting, Player player) {
    var owed = Money.ZERO;
    for (var bet : CircleBets.of(betting, player)) {
      owed = owed.plus(fee(bet));
    }
    return owed;
  }

  private Money fee(Bet bet) {
    var fees = cardroom.games.banked.Fee.of(bet, schedule(), terms.fees());
    var sum = Money.ZERO;
    for (var fee : fees) {
      sum = sum.plus(fee.amount());
    }
    return sum;
  }

  /// One fee for each bettor on each circle.
  Money perWager(Position position) {
    return terms.fees().player(schedule(), position);
  }

  /// What a bonus wager costs besides.
  Money bonus(WagerId wager) {
    return schedule().fee(wager);
  }

  /// The most that the player-dealer may have to pay, whatever is wagered.
  Money bankMost() {
    var most = Money.ZERO;
    for (var row : schedule().rows()) {
      most = most.max(row.fee());
    }
    return most;
  }

  private Schedule schedule() {
    return terms.schedule(table.schedule());
  }
}
