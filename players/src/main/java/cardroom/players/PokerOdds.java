package cardroom.players;

import cardroom.cards.Bits;
import cardroom.cards.Card;
import cardroom.cards.Shuffle;
import cardroom.cards.ranking.Selection;
import cardroom.games.poker.variant.Share;
import cardroom.games.poker.variant.Step;
import cardroom.games.poker.variant.Variant;
import java.util.List;

/// What part of the pot a hand wins on average when the unseen cards are dealt at random.
final class PokerOdds {
  private static final int FIVE = 5;
  private static final int SEVEN = 7;

  private final Variant variant;
  private final Bits bits;
  private final int boardCards;
  private final int ownCards;
  private final boolean draws;

  PokerOdds(Variant variant, Bits bits) {
    this.variant = variant;
    this.bits = bits;
    this.boardCards = count(Step.Kind.BOARD);
    this.ownCards = count(Step.Kind.DOWN) + count(Step.Kind.UP);
    this.draws = variant.streets().stream().anyMatch(street -> street.isDraw());
  }

  private int count(Step.Kind kind) {
    return variant.streets().stream()
        .flatMap(street -> street.steps().stream())
        .filter(step -> step.kind() == kind)
        .mapToInt(Step::count)
        .sum();
  }

  double share(PokerSight seen, int samples) {
    double sum = 0;
    for (int i = 0; i < samples; i++) {
      sum += once(seen, seen.own());
    }
    return sum / samples;
  }

  /// The card that is missed least.
  Card worst(PokerSight seen, int samples) {
    double best = -1;
    long worst = Long.lowestOneBit(seen.own());
    for (long rest = seen.own(); rest != 0; rest &= rest - 1) {
      long card = Long.lowestOneBit(rest);
      double share = 0;
      for (int i = 0; i < samples; i++) {
        share += once(seen, seen.own() & ~card);
      }
      if (share > best) {
        best = share;
        worst = card;
      }
    }
    return Card.at(Long.numberOfTrailingZeros(worst));
  }

  private double once(PokerSight seen, long mine) {
    long left = variant.deck().bits() & ~seen.all();
    long board = seen.board();
    board |= some(left, boardCards - Long.bitCount(board));
    left &= ~board;
    int players = seen.opponents().size() + 1;
    var hands = new long[players];
    for (int i = 0; i < players; i++) {
      long hand = i == 0 ? mine : seen.opponents().get(i - 1).shown();
      int wanted = i == 0 ? full(mine) : Math.max(ownCards, Long.bitCount(hand));
      hand |= some(left, wanted - Long.bitCount(hand));
      left &= ~hand;
      if (draws && !(i == 0 && seen.isDrawn())) {
        // The others are taken to draw as sensibly as he does himself.
        hand &= ~PokerDraws.given(variant, hand);
        hand |= some(left, wanted - Long.bitCount(hand));
        left &= ~hand;
      }
      hands[i] = hand;
    }
    return won(hands, board);
  }

  /// A hand of a flop game stays as it is, with a card given up or not; others grow to their full
  /// number.
  private int full(long mine) {
    return boardCards > 0 ? Long.bitCount(mine) : ownCards;
  }

  /// So many of these cards at random, or all that are left.
  private long some(long cards, int count) {
    long taken = 0;
    for (int i = 0; i < count && taken != cards; i++) {
      taken |= any(cards & ~taken);
    }
    return taken;
  }

  private double won(long[] hands, long board) {
    List<Share> shares = variant.showdown();
    double won = 0;
    double part = 1.0 / shares.size();
    double high = 0;
    for (int i = 0; i < shares.size(); i++) {
      double mine = wonPart(shares.get(i), hands, board);
      high = i == 0 ? mine : high;
      // Without a low the high hand takes that half, too.
      won += part * (mine < 0 ? high : mine);
    }
    return won;
  }

  private static double wonPart(Share share, long[] hands, long board) {
    int best = 0;
    int ties = 0;
    boolean mine = false;
    for (int i = 0; i < hands.length; i++) {
      int strength = strength(share, hands[i], board);
      if (strength > best) {
        best = strength;
        ties = 0;
        mine = false;
      }
      if (strength == best && best > 0) {
        ties++;
        mine |= i == 0;
      }
    }
    return best == 0 ? -1 : mine ? 1.0 / ties : 0;
  }

  /// Of more cards than may play the best choice; too few of them, by a dealer's error, are no
  /// hand.
  private static int strength(Share share, long own, long board) {
    if (share.selection() == Selection.TWO_HOLE_THREE_BOARD) {
      return Long.bitCount(own) < 2 ? 0 : share.strength(own, board);
    }
    int cards = Long.bitCount(own | board);
    if (cards <= SEVEN) {
      return cards < FIVE ? 0 : share.strength(own, board);
    }
    int best = 0;
    for (long rest = own; rest != 0; rest &= rest - 1) {
      best = Math.max(best, strength(share, own & ~Long.lowestOneBit(rest), board));
    }
    return best;
  }

  private long any(long cards) {
    long rest = cards;
    for (int skip = Shuffle.below(Long.bitCount(cards), bits); skip > 0; skip--) {
      rest &= rest - 1;
    }
    return Long.lowestOneBit(rest);
  }
}
