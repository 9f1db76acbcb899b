package cardroom.cards.fast;

/// High hands with the joker by operations on bits, of five to seven cards at once: hands of five
/// are judged once, for the tables of [HighLookup]; hands of six and seven, which no game deals,
/// are judged as they come.
final class HighBits {
  static final int HIGH_CARD = 0;
  static final int ONE_PAIR = 1;
  static final int TWO_PAIR = 2;
  static final int THREE_OF_A_KIND = 3;
  static final int STRAIGHT = 4;
  static final int FLUSH = 5;
  static final int FULL_HOUSE = 6;
  static final int FOUR_OF_A_KIND = 7;
  static final int STRAIGHT_FLUSH = 8;
  static final int ROYAL_FLUSH = 9;
  static final int FIVE_ACES = 10;

  /// The strength of the one hand that only the joker makes.
  static final int FIVE_ACES_STRENGTH = FIVE_ACES << PackedStrength.CATEGORY_SHIFT | 0xCCCCC;

  private static final int ACE_HEIGHT = 12;
  private static final int FIVE = 5;

  private HighBits() {}

  /// The strength of five to seven cards, the joker among them. Four suited cards and the joker are
  /// a flush, four of a straight and the joker a straight; where it makes neither, the joker is one
  /// more ace (DRAW-JOKER-1).
  static int strengthWithJoker(long cards) {
    long clubs = cards & RankLanes.ALL;
    long diamonds = (cards >>> 1) & RankLanes.ALL;
    long hearts = (cards >>> 2) & RankLanes.ALL;
    long spades = (cards >>> 3) & RankLanes.ALL;
    long four = clubs & diamonds & hearts & spades;
    if ((four & RankLanes.ACE) != 0) {
      return FIVE_ACES_STRENGTH;
    }
    long suited = fourOfSuit(clubs, diamonds, hearts, spades);
    int top = suited == 0 ? Straights.NONE : Straights.topWithJoker(suited);
    if (top != Straights.NONE) {
      return straightFlush(top);
    }
    long ranks = clubs | diamonds | hearts | spades;
    long two = RankLanes.inTwo(clubs, diamonds, hearts, spades);
    long three = RankLanes.inThree(clubs, diamonds, hearts, spades);
    return bestWithJoker(ranks, two, three, four, suited == 0 ? 0 : withHighestMissing(suited));
  }

  private static int bestWithJoker(long ranks, long two, long three, long four, long suited) {
    return best(
        ranks | RankLanes.ACE,
        two | (ranks & RankLanes.ACE),
        three | (two & RankLanes.ACE),
        four | (three & RankLanes.ACE),
        suited,
        Straights.topWithJoker(ranks));
  }

  /// The best hand of four or more ranks of one suit and the joker.
  static int flushWithJoker(long suited) {
    int top = Straights.topWithJoker(suited);
    return top == Straights.NONE
        ? PackedStrength.of(FLUSH, RankLanes.highest(withHighestMissing(suited), FIVE))
        : straightFlush(top);
  }

  private static long withHighestMissing(long suited) {
    return suited | Long.highestOneBit(~suited & RankLanes.ALL);
  }

  /// The best hand of the joker and ranks whose suits make no flush.
  static int unsuitedWithJoker(RankSet ranks) {
    if ((ranks.four() & RankLanes.ACE) != 0) {
      return FIVE_ACES_STRENGTH;
    }
    return bestWithJoker(ranks.one(), ranks.two(), ranks.three(), ranks.four(), 0);
  }

  /// The ranks of the suit that has four cards, or none; six cards cannot hold two such suits.
  private static long fourOfSuit(long clubs, long diamonds, long hearts, long spades) {
    if (Long.bitCount(clubs) >= FIVE - 1) {
      return clubs;
    }
    if (Long.bitCount(diamonds) >= FIVE - 1) {
      return diamonds;
    }
    if (Long.bitCount(hearts) >= FIVE - 1) {
      return hearts;
    }
    return Long.bitCount(spades) >= FIVE - 1 ? spades : 0;
  }

  /// The best hand that is not a straight flush: of the ranks held at least once, twice, three and
  /// four times, the ranks of a flush, and the top of the best straight.
  private static int best(long ranks, long two, long three, long four, long suited, int straight) {
    if (four != 0) {
      long quads = Long.highestOneBit(four);
      return PackedStrength.of(
          FOUR_OF_A_KIND,
          (RankLanes.height(quads) * 0x11110) | RankLanes.highest(ranks ^ quads, 1));
    }
    long trips = Long.highestOneBit(three);
    long pairs = two ^ trips;
    if (trips != 0 && pairs != 0) {
      return PackedStrength.of(
          FULL_HOUSE,
          (RankLanes.height(trips) * 0x11100) | (RankLanes.highest(pairs, 1) * 0x00011));
    }
    if (suited != 0) {
      return PackedStrength.of(FLUSH, RankLanes.highest(suited, FIVE));
    }
    if (straight != Straights.NONE) {
      return PackedStrength.of(STRAIGHT, HighOrder.straightRanks(straight));
    }
    if (trips != 0) {
      return PackedStrength.of(
          THREE_OF_A_KIND,
          (RankLanes.height(trips) * 0x11100) | RankLanes.highest(ranks ^ trips, 2));
    }
    return pairs != 0
        ? paired(ranks, pairs)
        : PackedStrength.of(HIGH_CARD, RankLanes.highest(ranks, FIVE));
  }

  private static int paired(long ranks, long pairs) {
    long higher = Long.highestOneBit(pairs);
    long lower = Long.highestOneBit(pairs ^ higher);
    int first = RankLanes.height(higher) * 0x11000;
    if (lower == 0) {
      return PackedStrength.of(ONE_PAIR, first | RankLanes.highest(ranks ^ higher, 3));
    }
    int second = RankLanes.height(lower) * 0x00110;
    return PackedStrength.of(
        TWO_PAIR, first | second | RankLanes.highest(ranks ^ higher ^ lower, 1));
  }

  private static int straightFlush(int top) {
    return PackedStrength.of(
        top == ACE_HEIGHT ? ROYAL_FLUSH : STRAIGHT_FLUSH, HighOrder.straightRanks(top));
  }
}
