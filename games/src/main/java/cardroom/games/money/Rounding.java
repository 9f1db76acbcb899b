package cardroom.games.money;

/// What happens to an amount that does not divide evenly.
public enum Rounding {
  /// To the cent; a part of a cent, which whole half-dollars never leave, is dropped.
  EXACT,
  /// Down to a multiple of the table's unit.
  DOWN,
  /// Up to a multiple of the table's unit.
  UP,
  /// To the nearest multiple of the table's unit, a tie going up.
  NEAREST;

  Money divide(long cents, long by, Money unit) {
    var step = unit.cents();
    return Money.cents(
        switch (this) {
          case EXACT -> Math.floorDiv(cents, by);
          case DOWN -> Math.floorDiv(cents, by * step) * step;
          case UP -> Math.ceilDiv(cents, by * step) * step;
          case NEAREST -> Math.floorDiv(2 * cents + by * step, 2 * by * step) * step;
        });
  }
}
