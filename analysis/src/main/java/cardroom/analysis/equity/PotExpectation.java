package cardroom.analysis.equity;

import cardroom.cards.Card;
import cardroom.games.poker.variant.Variant;
import java.util.function.LongUnaryOperator;

/// What fraction of the pot a player at the table can expect: what is not in sight is dealt at
/// random, a few hundred times within a tenth of a millisecond.
///
/// Rivals get their cards one after another, and a deal ends with the first of them that leaves the
/// player nothing of the pot: the others can change nothing about it.
public final class PotExpectation {
  private static final int FIVE = 5;
  private static final int SEVEN = 7;
  private static final int LOW_BITS = 16;
  private static final int LOOK = 40;
  private static final double ERRORS = 2;
  // Forty hands that were all lost do not prove that none is won.
  private static final double LEAST_VARIANCE = 0.02;

  private final Variant variant;
  private final EquityGame game;
  private final LongUnaryOperator given;
  private final UnseenCards unseen;

  /// @param given the cards that a sensible player would replace, in a game with a draw
  /// @param seed the same deals for the same seed
  public PotExpectation(Variant variant, LongUnaryOperator given, long seed) {
    this(variant, EquityGame.of(variant), given, seed);
  }

  private PotExpectation(Variant variant, EquityGame game, LongUnaryOperator given, long seed) {
    this.variant = variant;
    this.game = game;
    this.given = given;
    this.unseen = new UnseenCards(seed);
  }

  /// The same with other deals; what it knows of the game is not read again.
  public PotExpectation seeded(long seed) {
    return new PotExpectation(variant, game, given, seed);
  }

  /// Whether it answers for that game.
  public boolean isFor(Variant other) {
    return variant.equals(other);
  }

  /// The part of the pot won on average, from 0 to 1.
  public double share(KnownCards seen, int deals) {
    return share(seen, seen.own(), deals);
  }

  /// The same, but only as precise as needed to know on which side of every threshold it is: most
  /// hands are clear after a few deals.
  public double shareBeside(double[] marks, KnownCards seen, int deals) {
    unseen.begin(game.deck() & ~seen.all());
    double sum = 0;
    double squares = 0;
    int dealt = 0;
    while (dealt < deals && !(dealt > 0 && isClear(marks, sum / dealt, squares / dealt, dealt))) {
      int until = Math.min(deals, dealt + LOOK);
      for (; dealt < until; dealt++) {
        double won = won(seen, seen.own());
        sum += won;
        squares += won * won;
      }
    }
    return sum / dealt;
  }

  /// Whether the estimate is more than two standard errors away from each threshold.
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
    unseen.begin(game.deck() & ~seen.all());
    double sum = 0;
    for (int deal = 0; deal < deals; deal++) {
      sum += won(seen, mine);
    }
    return sum / deals;
  }

  /// Deals what is not in sight; returns what the player wins of the pot.
  private double won(KnownCards seen, long mine) {
    unseen.gather();
    var board = game.showing().board(seen.board() | unseen.some(game.boardMissing(seen.board())));
    // A hand of a flop game stays as it is, with a card given up or not.
    int wanted = game.hasBoard() ? Long.bitCount(mine) : game.ownCards();
    int own = value(filled(mine, wanted, !seen.hasDrawn()), board);
    int high = own >>> LOW_BITS;
    int low = low(own);
    int highs = high > 0 ? 1 : 0;
    int lows = low > 0 ? 1 : 0;
    boolean isLow = low > 0;
    // By number: an iterator for each deal was a tenth of all the memory that bots take.
    var rivals = seen.rivals();
    for (int i = 0; i < rivals.size(); i++) {
      int other = rivals(rivals.get(i), board);
      highs = sharing(highs, high, other >>> LOW_BITS);
      lows = sharing(lows, low, low(other));
      if (highs == 0 && lows == 0) {
        return 0;
      }
      isLow |= low(other) > 0;
    }
    double ofHigh = highs == 0 ? 0 : 1.0 / highs;
    double ofLow = lows == 0 ? 0 : 1.0 / lows;
    if (!game.showing().hasHigh()) {
      return ofLow;
    }
    // Without a low the high hand takes that half, too.
    return isLow ? (ofHigh + ofLow) / 2 : ofHigh;
  }

  /// How many share what the player wins so far once another hand is compared; 0 when it is lost.
  private static int sharing(int sharers, int mine, int other) {
    return sharers == 0 || other > mine ? 0 : other == mine ? sharers + 1 : sharers;
  }

  /// What a rival's hand is worth: somebody who presses holds, half of the time, the better of two.
  private int rivals(KnownCards.Rival rival, ShowdownLookup.Board board) {
    int cards = Math.max(game.ownCards(), Long.bitCount(rival.shown()));
    long hand = filled(rival.shown(), cards, true);
    int value = value(hand, board);
    if (!rival.presses() || unseen.isHeads()) {
      return value;
    }
    long other = filled(rival.shown(), cards, true);
    int second = value(other, board);
    boolean better = isBetter(second, value);
    unseen.putBack((better ? hand : other) & ~rival.shown());
    return better ? second : value;
  }

  /// The hand with as many cards as it gets, after a draw where there is one.
  private long filled(long held, int wanted, boolean draws) {
    long hand = held | unseen.some(wanted - Long.bitCount(held));
    if (!game.draws() || !draws) {
      return hand;
    }
    long gone = given.applyAsLong(hand);
    long kept = hand & ~gone;
    long drawn = kept | unseen.some(wanted - Long.bitCount(kept));
    unseen.putBack(gone & ~held);
    return drawn;
  }

  private static boolean isBetter(int one, int other) {
    return (one >>> LOW_BITS) + low(one) > (other >>> LOW_BITS) + low(other);
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

  private static int low(int value) {
    return value & 0xFFFF;
  }
}
