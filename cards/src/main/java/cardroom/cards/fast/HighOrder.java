package cardroom.cards.fast;

/// The 7,463 high hands that differ, five aces included, from the worst up: the number of a hand in
/// this order, from 1, is its place.
final class HighOrder extends HandOrder {
  private static final int HANDS = 7_463;
  private static final int NO_PAIRS = 1_277;

  /// How many hands are lower than the lowest flush.
  private static final int BELOW_FLUSHES = 5_863;

  private static final int FIVE_HIGH = 3;
  private static final int WHEEL = 0x100F;
  private static final int KING = 11;
  private static final int ACE = 12;

  /// The strength at every place; at 0 there is none.
  final int[] strengths = new int[HANDS + 1];

  /// The places of five ranks whose suits make no flush, by the slot of their sum.
  final char[] unsuited = new char[LookupSlots.OF_FIVE];

  /// The places of five and more different ranks whose suits make no flush, one bit for a rank.
  final char[] different = new char[1 << RANKS];

  /// The places of five and more ranks of one suit.
  final char[] suited = new char[1 << RANKS];

  /// The place of the lowest straight.
  final int lowestStraight;

  private int place;

  HighOrder() {
    super(CardKeys.weights());
    noPair(HighBits.HIGH_CARD);
    onePair(HighBits.ONE_PAIR);
    twoPair(HighBits.TWO_PAIR);
    threeOfAKind(HighBits.THREE_OF_A_KIND);
    lowestStraight = place + 1;
    straights();
    place += NO_PAIRS; // the flushes, which have been added with the hands without a pair
    fullHouse(HighBits.FULL_HOUSE);
    fourOfAKind(HighBits.FOUR_OF_A_KIND);
    straightFlushes();
    strengths[++place] = HighBits.FIVE_ACES_STRENGTH;
    moreThanFive();
  }

  @Override
  void add(int category, int ranks, int sum) {
    if (category == HighBits.HIGH_CARD) {
      addNoPair(ranks, sum);
    } else {
      strengths[++place] = category << PackedStrength.CATEGORY_SHIFT | ranks;
      unsuited[LookupSlots.five(sum)] = (char) place;
    }
  }

  /// Flushes come in the same order as the same ranks in several suits.
  private void addNoPair(int ranks, int sum) {
    boolean straight = (ranks >> 16) - (ranks & 15) == 4 || ranks == 0xC3210;
    if (!straight) {
      int flush = ++place + BELOW_FLUSHES;
      int set =
          1 << (ranks >> 16)
              | 1 << (ranks >> 12 & 15)
              | 1 << (ranks >> 8 & 15)
              | 1 << (ranks >> 4 & 15)
              | 1 << (ranks & 15);
      strengths[place] = ranks;
      strengths[flush] = HighBits.FLUSH << PackedStrength.CATEGORY_SHIFT | ranks;
      unsuited[LookupSlots.five(sum)] = (char) place;
      different[set] = (char) place;
      suited[set] = (char) flush;
    }
  }

  private void straights() {
    for (int top = FIVE_HIGH; top <= ACE; top++) {
      int ranks = straightRanks(top);
      strengths[++place] = HighBits.STRAIGHT << PackedStrength.CATEGORY_SHIFT | ranks;
      unsuited[LookupSlots.five(sum(ranks))] = (char) place;
      different[straightSet(top)] = (char) place;
    }
  }

  private void straightFlushes() {
    for (int top = FIVE_HIGH; top <= ACE; top++) {
      int category = top > KING ? HighBits.ROYAL_FLUSH : HighBits.STRAIGHT_FLUSH;
      strengths[++place] = category << PackedStrength.CATEGORY_SHIFT | straightRanks(top);
      suited[straightSet(top)] = (char) place;
    }
  }

  /// The five ranks of the straight with that top, four bits each; in the lowest the ace comes
  /// last.
  static int straightRanks(int top) {
    return top == FIVE_HIGH ? 0x32100 | ACE : top * 0x11111 - 0x01234;
  }

  private static int straightSet(int top) {
    return top == FIVE_HIGH ? WHEEL : 0x1F << (top - 4);
  }

  /// Of more than five different ranks the best straight plays, or else the five highest.
  private void moreThanFive() {
    for (int ranks = 0; ranks < different.length; ranks++) {
      if (different[ranks] == 0) {
        int low = ranks << 1 | ranks >> ACE;
        int runs = low & low << 1 & low << 2 & low << 3 & low << 4;
        int fewer =
            runs == 0 ? ranks & (ranks - 1) : straightSet(30 - Integer.numberOfLeadingZeros(runs));
        different[ranks] = different[fewer];
        suited[ranks] = suited[fewer];
      }
    }
  }
}
