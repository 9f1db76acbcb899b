package cardroom.analysis.pure215;

import java.util.Arrays;

/// A fixed way to play every hand against one up card, by the numbers of [HeldCards].
final class Policy {

  private final PlayerOption[] firsts = new PlayerOption[HeldCards.ALL.size()];
  private final PlayerOption[] laters = new PlayerOption[HeldCards.ALL.size()];
  private final boolean[] surrenders = new boolean[HeldCards.ALL.size()];
  private final boolean[] splits = new boolean[PointRank.COUNT];

  Policy() {
    Arrays.fill(firsts, PlayerOption.STAND);
    Arrays.fill(laters, PlayerOption.STAND);
  }

  /// What to do with two cards that are neither split nor surrendered.
  PlayerOption first(int hand) {
    return firsts[hand];
  }

  /// Stand or hit, when nothing else is allowed.
  PlayerOption later(int hand) {
    return laters[hand];
  }

  boolean surrenders(int hand) {
    return surrenders[hand];
  }

  boolean splits(int rank) {
    return splits[rank];
  }

  void first(int hand, PlayerOption play) {
    firsts[hand] = play;
  }

  void later(int hand, PlayerOption play) {
    laters[hand] = play;
  }

  void surrenders(int hand, boolean gives) {
    surrenders[hand] = gives;
  }

  void splits(int rank, boolean parts) {
    splits[rank] = parts;
  }

  Advice advice(int hand) {
    boolean isPair = HeldCards.ALL.isPair(hand);
    boolean splitting = isPair && splits[HeldCards.ALL.lowest(hand)];
    return new Advice(
        surrenders[hand],
        splitting,
        firsts[hand] == PlayerOption.DOUBLE,
        laters[hand] == PlayerOption.STAND);
  }

  boolean isSameAs(Policy other) {
    return Arrays.equals(firsts, other.firsts)
        && Arrays.equals(laters, other.laters)
        && Arrays.equals(surrenders, other.surrenders)
        && Arrays.equals(splits, other.splits);
  }
}
