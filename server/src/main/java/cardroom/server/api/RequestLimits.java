package cardroom.server.api;

/// How much the room accepts from one person, one address, and in all (Contract 15).
///
/// @param perSecond requests and messages a second from one person; an address, which several
///   people may share, gets ten times as much
/// @param burst how many may come at once
/// @param guestsPerMinute new guests from one address
/// @param triesPerMinute how often a password, a code or a link may be tried from one address
/// @param proxies which are in front of the room and say whose address it is
/// @param talk what people may say at tables
public record RequestLimits(
    double perSecond,
    double burst,
    double guestsPerMinute,
    double triesPerMinute,
    Caps caps,
    TrustedProxies proxies,
    TalkMode talk) {
  public static final RequestLimits STANDARD =
      new RequestLimits(20, 40, 30, 10, Caps.STANDARD, TrustedProxies.NONE, TalkMode.FREE);

  /// For trials, in which thousands of guests come from one machine.
  public static final RequestLimits NONE =
      new RequestLimits(1e9, 1e9, 1e9, 1e9, Caps.NONE, TrustedProxies.NONE, TalkMode.FREE);

  /// How many people one address may stand for.
  static final double SHARED = 10;

  /// The same limits behind proxies.
  public RequestLimits behind(TrustedProxies other) {
    return new RequestLimits(perSecond, burst, guestsPerMinute, triesPerMinute, caps, other, talk);
  }

  public RequestLimits with(Caps other) {
    return new RequestLimits(
        perSecond, burst, guestsPerMinute, triesPerMinute, other, proxies, talk);
  }

  public RequestLimits with(TalkMode other) {
    return new RequestLimits(
        perSecond, burst, guestsPerMinute, triesPerMinute, caps, proxies, other);
  }

  /// How many of a thing there may be.
  public record Cap(int perGuest, int perAddress, int perRoom) {
    static final Cap NONE = new Cap(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE);
  }

  /// What guests can create, and how much of it.
  ///
  /// @param tables open at a time
  /// @param bots at those tables
  /// @param sockets open at a time
  /// @param readings history requests served at a time; later ones wait
  public record Caps(Cap tables, Cap bots, Cap sockets, int readings) {
    public static final Caps STANDARD =
        new Caps(new Cap(4, 20, 400), new Cap(24, 60, 800), new Cap(12, 200, 5_000), 2);
    public static final Caps NONE = new Caps(Cap.NONE, Cap.NONE, Cap.NONE, 64);
  }
}
