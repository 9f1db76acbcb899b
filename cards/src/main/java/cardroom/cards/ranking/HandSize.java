package cardroom.cards.ranking;

/// Refuses what is not a hand, so that an engine's mistake stops it instead of paying somebody.
final class HandSize {
  static final int FIVE = 5;

  /// The most that any game chooses from: two hole cards and the board, or a stud hand.
  static final int SEVEN = 7;

  private HandSize() {}

  static void check(int size, int min, int max) {
    if (size < min || size > max) {
      String wanted = min == max ? "exactly " + min : min + " to " + max;
      throw new IllegalArgumentException("cannot rank " + size + " cards: give " + wanted);
    }
  }
}
