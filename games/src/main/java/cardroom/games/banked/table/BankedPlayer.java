package cardroom.games.banked.table;

import cardroom.games.money.Money;
import cardroom.games.seating.Occupant;
import cardroom.games.seating.SeatStanding;
import cardroom.games.table.Player;

/// A player at the table.
///
/// @param seat their seat, or 0 when they stand behind the seats to bet there
/// @param missed betting rounds in a row that ended without an action of the player
public record BankedPlayer(
    Player player,
    int seat,
    Money stack,
    boolean isProvider,
    boolean isSittingOut,
    boolean isLeaving,
    int missed)
    implements Occupant<BankedPlayer> {

  /// A player's standing at the table: a provider is marked as a Third Party Provider of
  /// Proposition Player Services.
  public enum Role implements SeatStanding {
    PLAYER,
    PROVIDER
  }

  BankedPlayer with(Money chips) {
    return new BankedPlayer(player, seat, chips, isProvider, isSittingOut, isLeaving, missed);
  }

  @Override
  public BankedPlayer sittingOut(boolean out) {
    return new BankedPlayer(player, seat, stack, isProvider, out, isLeaving, out ? missed : 0);
  }

  @Override
  public BankedPlayer leaving() {
    return new BankedPlayer(player, seat, stack, isProvider, true, true, missed);
  }

  @Override
  public BankedPlayer moved(int to) {
    return new BankedPlayer(player, to, stack, isProvider, isSittingOut, isLeaving, missed);
  }

  BankedPlayer missed(int rounds) {
    return new BankedPlayer(player, seat, stack, isProvider, isSittingOut, isLeaving, rounds);
  }

  boolean isSeated() {
    return seat > 0;
  }

  /// Whether they take part in the next round, if they have the chips for it.
  boolean isActive() {
    return !isSittingOut && !isLeaving;
  }
}
