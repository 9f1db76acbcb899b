package cardroom.games.seating;

import cardroom.games.money.Money;
import cardroom.games.table.Player;

/// Somebody who has a place at a table.
public interface Occupant<O extends Occupant<O>> {

  Player player();

  /// Their seat, or 0 behind the seats.
  int seat();

  Money stack();

  boolean isSittingOut();

  boolean isLeaving();

  O sittingOut(boolean out);

  O leaving();

  O moved(int seat);

  /// The same person with a changed presence: sitting out, back, leaving, or in another seat.
  static <O extends Occupant<O>> O after(O who, SeatingEvent event) {
    return switch (event) {
      case SeatingEvent.Leaving _ -> who.leaving();
      case SeatingEvent.SatOut _ -> who.sittingOut(true);
      case SeatingEvent.CameBack _ -> who.sittingOut(false);
      case SeatingEvent.Moved(_, int seat, _) -> who.moved(seat);
      case SeatingEvent.Sat _,
          SeatingEvent.ToppedUp _,
          SeatingEvent.Left _,
          SeatingEvent.HourPassed _ ->
          who;
    };
  }
}
