package cardroom.analysis.simulate;

/// Plays numbered blocks of rounds; a block comes out the same whichever thread plays it, and when.
interface Blocks<T> {

  /// Rounds in a block that shuffles before each.
  int FRESH_ROUNDS = 65_536;

  /// @param most how many rounds are still wanted; a block with a cut card is played whole
  T play(long block, long most);
}
