package cardroom.analysis.equity;

import cardroom.cards.Card;
import cardroom.games.poker.variant.Variant;
import java.util.SplittableRandom;
import java.util.function.LongUnaryOperator;

/// What fraction of the pot a player at the table can expect: what is not in sight is dealt at
/// random, a few hundred times within a millisecond.
public final class PotExpectation {
  private static final int FIVE = 5;
  private static final int SEVEN = 7;
  private static final int LOW_BITS = 16;
  private static final int LOOK = 40;
  private static final double ERRORS = 3;
  // Forty hands that were all lost do not prove that none is won.
  private static final double LEAST_VARIANCE = 0.02;

  private final EquityGame game;
  private final LongUnaryOperator given;
  private final SplittableRandom random;

  /// @param given the cards that a sensible player would replace, in a game with a draw
  /// @param seed the same deals for the same seed
  public PotExpectation(Variant variant, LongUnaryOperator given, long seed) {
    this.game = EquityGame.of(variant);
    this.given = given;
    this.random = new SplittableRandom(seed);
  }

  /// The part of the pot won on average, from 0 to 1.
  public double share(KnownCards seen, int deals) {
    return share(seen, seen.own(), deals);
  }

  /// The same, but only as precise as needed to know on which side of every threshold it is: most
  /// hands are clear after a few deals.
  public double shareBeside(double[] marks, KnownCards seen, int deals) {
    var values = new int[seen.rivals().size() + 1];
    long unseen = game.deck() & ~seen.all();
    double sum = 0;
    double squares = 0;
    int dealt = 0;
    while (dealt < deals && !(dealt > 0 && isClear(marks, sum / dealt, squares / dealt, dealt))) {
      int until = Math.min(deals, dealt + LOOK);
      for (; dealt < until; dealt++) {
        deal(seen, unseen, seen.own(), values);
        double won = won(values);
        sum += won;
        squares += won * won;
      }
    }
    return sum / dealt;
  }

  /// Whether the estimate is more than three standard errors away from each threshold.
  private static boolean isClear(double[] marks, double mean, double squares, int deals) {
    double error = Math.sqrt(Math.max(squares - mean * mean, LEAST_VARIANCE) / deals);
    for (double mark : marks) {
      if (Math.abs(mean - mark) < ERRORS * error) {
        return false;
      }
    }
    return true;
  }

  /// The card that is missed least when one must be given up.
  public Card leastMissed(KnownCards seen, int deals) {
    double best = -1;
    long least = Long.lowestOneBit(seen.own());
    for (long rest = seen.own(); rest != 0; rest &= rest - 1) {
      long card = Long.lowestOneBit(rest);
      double share = share(seen, seen.own() & ~card, deals);
      if (share > best) {
        best = share;
        least = card;
      }
    }
    return Card.at(Long.numberOfTrailingZeros(least));
  }

  private double share(KnownCards seen, long mine, int deals) {
    var values = new int[seen.rivals().size() + 1];
    long unseen = game.deck() & ~seen.all();
    double sum = 0;
    for (int deal = 0; deal < deals; deal++) {
      deal(seen, unseen, mine, values);
      sum += won(values);
    }
    return sum / deals;
  }

  private void deal(KnownCards seen, long unseen, long mine, int[] values) {
    var board = game.showing().board(seen.board() | some(unseen, game.boardMissing(seen.board())));
    long left = unseen & ~board.cards();
    // A hand of a flop game stays as it is, with a card given up or not.
    int wanted = game.hasBoard() ? Long.bitCount(mine) : game.ownCards();
    long own = filled(mine, left, wanted, !seen.hasDrawn());
    left &= ~own;
    values[0] = value(own, board);
    for (int i = 1; i < values.length; i++) {
      var rival = seen.rivals().get(i - 1);
      int cards = Math.max(game.ownCards(), Long.bitCount(rival.shown()));
      long hand = filled(rival.shown(), left, cards, true);
      values[i] = value(hand, board);
      if (rival.presses() && random.nextBoolean()) {
        long other = filled(rival.shown(), left & ~hand, cards, true);
        int second = value(other, board);
        hand = isBetter(second, values[i]) ? other : hand;
        values[i] = isBetter(second, values[i]) ? second : values[i];
      }
      left &= ~hand;
    }
  }

  /// The hand with as many cards as it gets, after a draw where there is one.
  private long filled(long held, long left, int wanted, boolean draws) {
    long hand = held | some(left, wanted - Long.bitCount(held));
    if (game.draws() && draws) {
      long stub = left & ~hand;
      hand &= ~given.applyAsLong(hand);
      hand |= some(stub, wanted - Long.bitCount(hand));
    }
    return hand;
  }

  private static boolean isBetter(int one, int other) {
    return (one >>> LOW_BITS) + low(one) > (other >>> LOW_BITS) + low(other);
  }

  /// That many of these cards at random, or all that are left.
  private long some(long cards, int count) {
    long rest = cards;
    for (int i = 0; i < count && rest != 0; i++) {
      rest &= ~Long.expand(1L << random.nextInt(Long.bitCount(rest)), rest);
    }
    return cards & ~rest;
  }

  /// With too few cards, by a dealer's error, there is no hand; with too many the best choice
  /// plays.
  private int value(long own, ShowdownLookup.Board board) {
    int cards = Long.bitCount(game.showing().isOmaha() ? own : own | board.cards());
    if (game.showing().isOmaha()) {
      return cards == game.ownCards() ? game.showing().of(own, board) : 0;
    }
    if (cards < FIVE) {
      return 0;
    }
    boolean joker = (own & Card.JOKER.bit()) != 0;
    if (cards <= (joker ? FIVE : SEVEN)) {
      return game.showing().of(own, board);
    }
    int best = 0;
    for (long rest = own; rest != 0; rest &= rest - 1) {
      best = Math.max(best, value(own & ~Long.lowestOneBit(rest), board));
    }
    return best;
  }

  /// What the first of these hands wins.
  private double won(int[] values) {
    var showing = game.showing();
    if (!showing.hasLow()) {
      return part(values, true);
    }
    if (!showing.hasHigh()) {
      return part(values, false);
    }
    double high = part(values, true);
    boolean isLow = false;
    for (int value : values) {
      isLow |= low(value) > 0;
    }
    // Without a low the high hand takes that half, too.
    return isLow ? (high + part(values, false)) / 2 : high;
  }

  private static double part(int[] values, boolean high) {
    int best = 0;
    int winners = 0;
    for (int value : values) {
      int strength = high ? value >>> LOW_BITS : low(value);
      if (strength > best) {
        best = strength;
        winners = 0;
      }
      winners += strength == best ? 1 : 0;
    }
    int mine = high ? values[0] >>> LOW_BITS : low(values[0]);
    return mine == best && best > 0 ? 1.0 / winners : 0;
  }

  private static int low(int value) {
    return value & 0xFFFF;
  }
}
