package cardroom.analysis.pure215;

import java.util.Arrays;

/// A fixed way to play every hand against one up card, by the numbers of [HeldCards].
final class Policy {

  private final Play[] firsts = new Play[HeldCards.ALL.size()];
  private final Play[] laters = new Play[HeldCards.ALL.size()];
  private final boolean[] surrenders = new boolean[HeldCards.ALL.size()];
  private final boolean[] splits = new boolean[PointRank.COUNT];

  Policy() {
    Arrays.fill(firsts, Play.STAND);
    Arrays.fill(laters, Play.STAND);
  }

  /// What to do with two cards that are neither split nor given up.
  Play first(int hand) {
    return firsts[hand];
  }

  /// Stand or hit, when nothing else is allowed.
  Play later(int hand) {
    return laters[hand];
  }

  boolean surrenders(int hand) {
    return surrenders[hand];
  }

  boolean splits(int rank) {
    return splits[rank];
  }

  void first(int hand, Play play) {
    firsts[hand] = play;
  }

  void later(int hand, Play play) {
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
        surrenders[hand], splitting, firsts[hand] == Play.DOUBLE, laters[hand] == Play.STAND);
  }

  boolean isSameAs(Policy other) {
    return Arrays.equals(firsts, other.firsts)
        && Arrays.equals(laters, other.laters)
        && Arrays.equals(surrenders, other.surrenders)
        && Arrays.equals(splits, other.splits);
  }
}
