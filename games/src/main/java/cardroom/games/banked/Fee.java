package cardroom.games.banked;

import cardroom.games.money.Money;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/// A flat collection that somebody pays before the first card (P215-FEE-1); its rule is the
/// schedule in force.
///
/// @param reason the printed row it was read from, or the wager it is for
public record Fee(Position payer, Player player, Money amount, Schedule schedule, String reason) {

  /// All fees of a round: the player-dealer's by total table action, then each bettor's.
  ///
  /// Doubles, splits and insurance come later and add nothing (P215-FEE-2, P215-INS-3).
  public static List<Fee> of(RoundStart start, FeeRules rules) {
    return of(start.banker(), start.action(rules), start.circles(), start.schedule(), rules);
  }

  /// The same from the parts of a round that has not begun.
  ///
  /// @param action the total table action
  public static List<Fee> of(
      Player banker, Money action, Collection<Circle> circles, Schedule schedule, FeeRules rules) {
    var fees = new ArrayList<Fee>();
    var row = schedule.row(action, rules.overlap(), rules.part());
    var reason = "total action %s, row %s".formatted(action, row);
    fees.add(new Fee(Position.BANK, banker, row.fee(), schedule, reason));
    for (var circle : circles) {
      for (var bet : circle.bets()) {
        fees.addAll(of(bet, schedule, rules));
      }
    }
    return List.copyOf(fees);
  }

  /// What one bettor pays for what they have on one circle.
  public static List<Fee> of(Bet bet, Schedule schedule, FeeRules rules) {
    var fees = new ArrayList<Fee>();
    var player = rules.player(schedule, bet.position());
    if (player.isPositive()) {
      fees.add(new Fee(bet.position(), bet.bettor(), player, schedule, "per circle"));
    }
    for (var wager : bet.stakes().keySet()) {
      var fee = schedule.fee(wager);
      if (fee.isPositive()) {
        fees.add(new Fee(bet.position(), bet.bettor(), fee, schedule, wager.label()));
      }
    }
    return fees;
  }
}
