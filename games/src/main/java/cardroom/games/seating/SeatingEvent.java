package cardroom.games.seating;

import cardroom.games.money.Money;
import cardroom.games.table.Event;
import cardroom.games.table.Player;

/// A player comes, goes, adds chips, sits out, comes back or takes another seat.
public sealed interface SeatingEvent extends Event {

  Player player();

  /// A player sits down, or stands behind the seats (seat 0) to bet there.
  record Sat(Player player, int seat, Money chips, SeatStanding standing) implements SeatingEvent {}

  record ToppedUp(Player player, Money chips) implements SeatingEvent {}

  /// The player goes with all their chips.
  record Left(Player player, Money chips) implements SeatingEvent {}

  /// The table forgets what a player took away: the hour is over (reading 0002).
  record HourPassed(Player player) implements SeatingEvent {}

  /// The player goes when the round is over; until then the room acts for them.
  record Leaving(Player player) implements SeatingEvent {}

  record SatOut(Player player) implements SeatingEvent {}

  record CameBack(Player player) implements SeatingEvent {}

  /// The player takes another seat.
  record Moved(Player player, int seat, SeatStanding standing) implements SeatingEvent {}
}
