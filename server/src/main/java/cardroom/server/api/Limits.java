package cardroom.server.api;

/// How much the room takes from one person, one address, and in all (Contract 15).
///
/// @param perSecond requests and messages a second from one person; an address, behind which
///   several people may live, has ten times as much
/// @param burst how many may come at once
/// @param guestsPerMinute new guests from one address
/// @param triesPerMinute how often a password, a code or a link may be tried from one address
/// @param proxied whether a proxy stands before the room and says whose address it is
/// @param talk what people may say at tables
public record Limits(
    double perSecond,
    double burst,
    double guestsPerMinute,
    double triesPerMinute,
    Caps caps,
    boolean proxied,
    TalkMode talk) {
  public static final Limits STANDARD =
      new Limits(20, 40, 30, 10, Caps.STANDARD, false, TalkMode.FREE);

  /// For trials, in which thousands of guests come from one machine.
  public static final Limits NONE = new Limits(1e9, 1e9, 1e9, 1e9, Caps.NONE, false, TalkMode.FREE);

  /// How many people one address may stand for.
  static final double SHARED = 10;

  /// The same behind a proxy.
  public Limits behindProxy(boolean isProxied) {
    return new Limits(perSecond, burst, guestsPerMinute, triesPerMinute, caps, isProxied, talk);
  }

  public Limits with(Caps other) {
    return new Limits(perSecond, burst, guestsPerMinute, triesPerMinute, other, proxied, talk);
  }

  public Limits with(TalkMode other) {
    return new Limits(perSecond, burst, guestsPerMinute, triesPerMinute, caps, proxied, other);
  }

  /// How many of a thing there may be.
  public record Cap(int perGuest, int perAddress, int perRoom) {
    static final Cap NONE = new Cap(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE);
  }

  /// What guests can make, and how much of it.
  ///
  /// @param tables open at a time
  /// @param bots at those tables
  /// @param sockets open at a time
  /// @param readings of history that go on at a time; who comes later waits
  public record Caps(Cap tables, Cap bots, Cap sockets, int readings) {
    public static final Caps STANDARD =
        new Caps(new Cap(4, 20, 400), new Cap(24, 60, 800), new Cap(12, 200, 5_000), 2);
    public static final Caps NONE = new Caps(Cap.NONE, Cap.NONE, Cap.NONE, 64);
  }
}
