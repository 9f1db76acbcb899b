package cardroom.server.api;

/// The standard limits of a room, except that what was used up comes back twenty times more slowly:
/// a machine too busy to ask fast is told to wait all the same.
final class BurstLimits {
  private static final double SLOWER = 20;

  static final RequestLimits STANDARD =
      new RequestLimits(
          RequestLimits.STANDARD.perSecond() / SLOWER,
          RequestLimits.STANDARD.burst(),
          RequestLimits.STANDARD.guestsPerMinute(),
          RequestLimits.STANDARD.triesPerMinute(),
          RequestLimits.STANDARD.caps(),
          RequestLimits.STANDARD.proxies(),
          RequestLimits.STANDARD.talk());

  private BurstLimits() {}
}
