package cardroom.analysis.simulate;

/// What an unlimited bank would do with each wager of a round, in the order in which they get
/// action.
final class DueOrder {

  /// The stage settled when the button is known; lower stages come first.
  static final byte LATER = 2;

  final long[] amount;
  final int[] place;
  final byte[] stage;
  int count;

  DueOrder(int most) {
    amount = new long[most];
    place = new int[most];
    stage = new byte[most];
  }

  void put(int placeOfWager, long due, byte stageOfWager) {
    amount[count] = due;
    place[count] = placeOfWager;
    stage[count++] = stageOfWager;
  }
}
