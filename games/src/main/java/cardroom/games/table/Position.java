package cardroom.games.table;

/// A place where turns and wagers belong: a circle (`3`), a place behind one (`3/ann`), the bank
/// (`bank`).
///
/// One player may hold several; turns and cards belong to positions, views and stacks to players.
public sealed interface Position {

  Position BANK = Place.BANK;

  /// For commands that concern the whole table, such as leaving it.
  Position TABLE = Place.TABLE;

  /// The circle of a seat, or the seat itself at a table without circles.
  record Seat(int number) implements Position {
    private static final Seat[] KEPT = kept();
    private static final int NUMBER_MAX = 99;

    private static Seat[] kept() {
      var seats = new Seat[24];
      for (int number = 0; number < seats.length; number++) {
        seats[number] = new Seat(number);
      }
      return seats;
    }

    private static Seat of(int number) {
      return number >= 0 && number < KEPT.length ? KEPT[number] : new Seat(number);
    }

    @Override
    public String id() {
      return Integer.toString(number);
    }

    @Override
    public int seat() {
      return number;
    }

    @Override
    public boolean isBackline() {
      return false;
    }

    @Override
    public String speaker() {
      return "Seat " + number;
    }

    @Override
    public String toString() {
      return id();
    }
  }

  /// The place of a backline bettor behind the circle of a seat.
  record Behind(int seat, Player bettor) implements Position {

    @Override
    public String id() {
      return seat + "/" + bettor.name();
    }

    @Override
    public boolean isBackline() {
      return true;
    }

    @Override
    public String speaker() {
      return "%s, behind %d,".formatted(bettor, seat);
    }

    @Override
    public String toString() {
      return id();
    }
  }

  /// A place that every table has once.
  enum Place implements Position {
    /// The player-dealer's.
    BANK("bank"),
    /// Nowhere in particular.
    TABLE("table");

    private final String id;

    Place(String id) {
      this.id = id;
    }

    @Override
    public String id() {
      return id;
    }

    @Override
    public int seat() {
      return 0;
    }

    @Override
    public boolean isBackline() {
      return false;
    }

    @Override
    public String speaker() {
      return "Seat " + id;
    }

    @Override
    public String toString() {
      return id;
    }
  }

  /// A word that somebody sent and that does not name a place.
  record Nowhere(String id) implements Position {

    @Override
    public int seat() {
      return 0;
    }

    @Override
    public boolean isBackline() {
      return false;
    }

    @Override
    public String speaker() {
      return "Seat " + id;
    }

    @Override
    public String toString() {
      return id;
    }
  }

  static Position seat(int number) {
    return Seat.of(number);
  }

  static Position behind(int seat, Player bettor) {
    return new Behind(seat, bettor);
  }

  /// The position with that id, as journals, clients and people at a terminal write it.
  static Position of(String id) {
    if (id.equals(BANK.id())) {
      return BANK;
    }
    if (id.equals(TABLE.id())) {
      return TABLE;
    }
    int slash = id.indexOf('/');
    int seat = number(slash < 0 ? id : id.substring(0, slash));
    if (seat < 0 || (slash >= 0 && id.substring(slash + 1).isBlank())) {
      return new Nowhere(id);
    }
    return slash < 0 ? seat(seat) : behind(seat, new Player(id.substring(slash + 1)));
  }

  /// The number of a seat; -1 if the text is not one.
  private static int number(String text) {
    int number = 0;
    for (int i = 0; i < text.length(); i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9 || (i > 0 && number == 0)) {
        return -1;
      }
      number = 10 * number + digit;
      if (number > Seat.NUMBER_MAX) {
        return -1;
      }
    }
    return text.isEmpty() ? -1 : number;
  }

  /// The text in journals and for clients.
  String id();

  /// The number of the seat whose circle this is, or which it is behind; 0 for the bank and the
  /// table.
  int seat();

  boolean isBackline();

  /// In sentences: `Seat 3`, and `Ann, behind 3,` for a backline bettor.
  String speaker();
}
