package cardroom.games.table;

/// A place where turns and wagers belong: a circle (`3`), a place behind one (`3/ann`), the bank
/// (`bank`).
///
/// One player may hold several; turns and cards belong to positions, views and stacks to players.
/// What the id says is read once: a table asks for it hundreds of times with every action.
public final class Position {

  public static final Position BANK = new Position("bank");

  /// For commands that concern the whole table, such as leaving it.
  public static final Position TABLE = new Position("table");

  private static final int SEATS_KEPT = 24;
  private static final Position[] SEATS = seats();

  private final String id;
  private final int seat;
  private final boolean isBackline;

  public Position(String id) {
    this.id = id;
    this.seat = seat(id);
    this.isBackline = id.indexOf('/') >= 0;
  }

  private static Position[] seats() {
    var seats = new Position[SEATS_KEPT];
    for (int number = 0; number < SEATS_KEPT; number++) {
      seats[number] = new Position(Integer.toString(number));
    }
    return seats;
  }

  public static Position seat(int number) {
    return number >= 0 && number < SEATS_KEPT
        ? SEATS[number]
        : new Position(Integer.toString(number));
  }

  /// The place of a backline bettor behind the circle of a seat.
  public static Position behind(int seat, Player bettor) {
    return new Position(seat + "/" + bettor.name());
  }

  public String id() {
    return id;
  }

  /// The number of the seat whose circle this is or lies behind; 0 for the bank and the table.
  public int seat() {
    return seat;
  }

  private static int seat(String id) {
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
    return isBackline;
  }

  /// As the table says it: `Seat 3`, and `Ann, behind 3,` for a backline bettor.
  public String speaker() {
    return isBackline
        ? "%s, behind %d,".formatted(id.substring(id.indexOf('/') + 1), seat)
        : "Seat " + id;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Position that && seat == that.seat && id.equals(that.id));
  }

  @Override
  public int hashCode() {
    return id.hashCode();
  }

  @Override
  public String toString() {
    return id;
  }
}
