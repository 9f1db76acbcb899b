package cardroom.analysis.equity;

import java.util.List;
import java.util.SplittableRandom;

/// Random deals, the same ones whenever the same question is asked.
final class Sampler {
  private static final long SEED = 0xCA2D200AL;
  private static final int TRIES = 10_000;

  private final EquityGame game;
  private final List<EquityHand> entrants;
  private final long[][] holdings;
  private final int[] missing;
  private final long known;
  private final long board;
  private final SplittableRandom random = new SplittableRandom(SEED);

  Sampler(EquityGame game, EquityQuestion question) {
    this.game = game;
    this.board = question.board();
    this.known = question.board() | question.dead();
    this.entrants = question.entrants();
    this.holdings = new long[entrants.size()][];
    this.missing = new int[holdings.length];
    for (int hand = 0; hand < holdings.length; hand++) {
      holdings[hand] = entrants.get(hand).bits();
      missing[hand] = entrants.get(hand).missing();
    }
  }

  void count(int samples, EquityTally tally, EquityProgress progress) {
    long[] own = new long[holdings.length];
    int[] values = new int[holdings.length];
    for (int sample = 0; sample < samples && progress.step(1); sample++) {
      long stub = game.deck() & ~known & ~hold(own);
      for (int hand = 0; hand < own.length; hand++) {
        long more = draw(stub, missing[hand]);
        own[hand] |= more;
        stub ^= more;
      }
      long shared = board;
      if (game.discards() && Long.bitCount(shared) < EquityGame.FLOP) {
        long flop = draw(stub, EquityGame.FLOP - Long.bitCount(shared));
        shared |= flop;
        stub ^= flop;
      }
      if (game.discards()) {
        EquityDiscards.keep(game.showing(), own, shared, stub);
      }
      shared |= draw(stub, game.boardMissing(shared));
      for (int hand = 0; hand < own.length; hand++) {
        values[hand] = game.showing().of(own[hand], shared);
      }
      tally.add(values, 1);
    }
  }

  /// Gives every hand one of its holdings; all choices that do not overlap are equally likely.
  private long hold(long[] own) {
    for (int attempt = 0; attempt < TRIES; attempt++) {
      long held = 0;
      boolean apart = true;
      for (int hand = 0; hand < own.length && apart; hand++) {
        own[hand] = holdings[hand][random.nextInt(holdings[hand].length)];
        apart = (held & own[hand]) == 0;
        held |= own[hand];
      }
      if (apart) {
        return held;
      }
    }
    throw EquityError.clash(entrants);
  }

  private long draw(long from, int count) {
    long drawn = 0;
    for (int left = count; left > 0; ) {
      long card = 1L << random.nextInt(game.deckSize());
      if ((card & from & ~drawn) != 0) {
        drawn |= card;
        left--;
      }
    }
    return drawn;
  }
}
