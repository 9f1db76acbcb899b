package cardroom.server.table;

/// Whether the tables of a room play on when nobody watches. A room may begin without, so that all
/// seats are taken before the first card, and let its tables play later.
final class UnwatchedPlay {
  private volatile boolean allowed;

  UnwatchedPlay(boolean allowed) {
    this.allowed = allowed;
  }

  boolean isAllowed() {
    return allowed;
  }

  void allow() {
    allowed = true;
  }
}
