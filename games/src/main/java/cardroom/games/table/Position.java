package cardroom.games.table;

/// A place where turns and wagers belong: a circle (`3`), a place behind one (`3/ann`), the bank
/// (`bank`).
///
/// One player may hold several; turns and cards belong to positions, views and stacks to players.
public record Position(String id) {

  public static final Position BANK = new Position("bank");

  /// For commands that concern the whole table, such as leaving it.
  public static final Position TABLE = new Position("table");

  public static Position seat(int number) {
    return new Position(Integer.toString(number));
  }

  /// The place of a backline bettor behind the circle of a seat.
  public static Position behind(int seat, Player bettor) {
    return new Position(seat + "/" + bettor.name());
  }

  /// The number of the seat whose circle this is or lies behind; 0 for the bank and the table.
  public int seat() {
    // Read digit by digit: it is asked for hundreds of times with every action of a table.
    var end = id.indexOf('/') < 0 ? id.length() : id.indexOf('/');
    if (end < 1 || end > 2 || id.charAt(0) == '0') {
      return 0;
    }
    var seat = 0;
    for (int i = 0; i < end; i++) {
      var digit = id.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return 0;
      }
      seat = 10 * seat + digit;
    }
    return seat;
  }

  public boolean isBackline() {
    return id.indexOf('/') >= 0;
  }

  /// As the table says it: `Seat 3`, and `Ann, behind 3,` for a backline bettor.
  public String speaker() {
    return isBackline()
        ? "%s, behind %d,".formatted(id.substring(id.indexOf('/') + 1), seat())
        : "Seat " + id;
  }

  @Override
  public String toString() {
    return id;
  }
}
