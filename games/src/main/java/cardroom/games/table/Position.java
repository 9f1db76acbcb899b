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
    var end = id.indexOf('/');
    var digits = end < 0 ? id : id.substring(0, end);
    return digits.matches("[1-9]\\d?") ? Integer.parseInt(digits) : 0;
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
