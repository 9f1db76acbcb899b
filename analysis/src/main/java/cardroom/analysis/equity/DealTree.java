package cardroom.analysis.equity;

import cardroom.cards.fast.CardKeys;

/// Every deal of cards to the board and then to one hand after another. A hand's value is looked up
/// once for all deals that follow.
final class DealTree {
  private final ShowdownLookup showing;
  private final long[] own;
  private final int[] missing;
  private final int[] values;
  private final EquityTally tally;
  private final EquityProgress progress;
  private long board;
  private long boardKey;

  DealTree(
      ShowdownLookup showing,
      long[] own,
      int[] missing,
      EquityTally tally,
      EquityProgress progress) {
    this.showing = showing;
    this.own = own;
    this.missing = missing;
    this.values = new int[own.length];
    this.tally = tally;
    this.progress = progress;
  }

  /// Counts all deals from the stub, the board growing by that many cards.
  void count(long shared, int more, long stub) {
    if (more == 0) {
      board = shared;
      boardKey = CardKeys.ofBits(shared);
      hand(0, stub);
      return;
    }
    for (long rest = stub; Long.bitCount(rest) >= more; rest &= rest - 1) {
      long card = Long.lowestOneBit(rest);
      board(shared | card, more - 1, rest ^ card, stub ^ card);
    }
  }

  private void board(long shared, int more, long higher, long stub) {
    if (more == 0) {
      count(shared, 0, stub);
      return;
    }
    for (long rest = higher; Long.bitCount(rest) >= more; rest &= rest - 1) {
      long card = Long.lowestOneBit(rest);
      board(shared | card, more - 1, rest ^ card, stub ^ card);
    }
  }

  private void hand(int index, long stub) {
    if (index == own.length) {
      tally.add(values, 1);
      progress.step(1);
      return;
    }
    long key = CardKeys.ofBits(own[index]) - CardKeys.EMPTY + boardKey;
    deal(index, own[index], key, missing[index], stub, stub);
  }

  private void deal(int index, long cards, long key, int more, long higher, long stub) {
    if (more == 0) {
      values[index] =
          showing.isOmaha() ? showing.of(cards, board) : showing.any(key, cards | board);
      hand(index + 1, stub);
      return;
    }
    for (long rest = higher;
        Long.bitCount(rest) >= more && !progress.isStopped();
        rest &= rest - 1) {
      int next = Long.numberOfTrailingZeros(rest);
      long card = 1L << next;
      deal(index, cards | card, key + CardKeys.of(next), more - 1, rest ^ card, stub ^ card);
    }
  }
}
