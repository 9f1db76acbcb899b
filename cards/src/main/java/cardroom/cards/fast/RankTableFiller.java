package cardroom.cards.fast;

/// Fills a table of six or seven cards by rank from that of five: every set of different ranks with
/// every way to hold some of them more than once. A cold start waits for this, and what runs for
/// the first time is interpreted, where calls are expensive: so the hands of the same ranks are
/// listed first and then looked up together.
abstract class RankTableFiller {
  static final int RANKS = 13;

  /// Four ranks can be repeated in this many ways to make seven cards, more than any other number.
  private static final int MOST_HANDS = 20;

  /// The weights of the ranks held, the most valuable first; each rank is named by its index.
  final int[] weights = new int[7];

  /// The sum of the weights of the ranks held, each once.
  int once;

  /// The sums of the weights of the best five cards of each hand, in the order of [#listHands].
  final int[] bests = new int[MOST_HANDS];

  private final int[] hands = new int[MOST_HANDS];
  private final int cards;
  private final char[] fives;
  private final char[] places;
  private final char[] rows;

  RankTableFiller(int cards, char[] fives) {
    this.cards = cards;
    this.fives = fives;
    this.places = new char[cards == 7 ? LookupSlots.OF_SEVEN : LookupSlots.OF_SIX];
    this.rows = cards == 7 ? LookupSlots.rowsOfSeven() : LookupSlots.rowsOfSix();
  }

  /// The weight of the rank whose bit this is; the most valuable rank has the highest.
  abstract int weight(int bit);

  /// The place shared by all hands of these different ranks, one bit each, whichever of them are
  /// repeated; 0 when that makes a difference.
  abstract int shared(int ranks, int count);

  /// Lists the best five cards of every hand that repeats that many cards of that many ranks.
  abstract void listBests(int count, int repeated);

  final char[] filled() {
    extend(RANKS, 0, 0, 0);
    return places;
  }

  /// Adds every rank below that one to those held.
  private void extend(int below, int held, int ranks, int sum) {
    int count = held + 1;
    for (int bit = below - 1; bit >= 0; bit--) {
      int more = ranks | 1 << bit;
      int weight = weight(bit);
      weights[held] = weight;
      once = sum + weight;
      if (cards <= 4 * count) {
        fill(more, count);
      }
      if (count < cards) {
        extend(bit, count, more, sum + weight);
      }
    }
  }

  private void fill(int ranks, int count) {
    int repeated = cards - count;
    int size = listHands(count, repeated);
    int place = shared(ranks, count);
    if (place != 0) {
      for (int hand = 0; hand < size; hand++) {
        places[slot(hands[hand])] = (char) place;
      }
    } else {
      listBests(count, repeated);
      lookUp(size, hands, bests, rows, fives, places);
    }
  }

  /// The slots are those of [LookupSlots], without a call for each.
  private static void lookUp(
      int size, int[] hands, int[] bests, char[] rows, char[] fives, char[] places) {
    char[] rowsOfFive = LookupSlots.ROWS_OF_FIVE;
    boolean seven = places.length == LookupSlots.OF_SEVEN;
    int shift = seven ? 3 : 6;
    int rowShift = seven ? 19 : 21;
    int mask = places.length - 1;
    for (int hand = 0; hand < size; hand++) {
      int sum = hands[hand];
      int best = bests[hand];
      places[((sum >>> shift) + rows[sum >>> rowShift]) & mask] =
          fives[((best >>> 9) + rowsOfFive[best >>> 22]) & (LookupSlots.OF_FIVE - 1)];
    }
  }

  private int slot(int sum) {
    return cards == 7 ? LookupSlots.seven(sum) : LookupSlots.six(sum);
  }

  /// Lists the sums of the weights of every hand that repeats that many cards of that many ranks:
  /// no rank, 0, 1, 2 or 00, 01, 02, 11, 12, 22 and so on.
  private int listHands(int count, int repeated) {
    return switch (repeated) {
      case 0 -> one(count - 1, count, once - weights[count - 1], 0);
      case 1 -> one(0, count, once, 0);
      case 2 -> two(0, count, once, 0);
      case 3 -> three(count);
      case 4 -> four(count);
      default -> {
        hands[0] = 4 * weights[0] + 3 * weights[1];
        hands[1] = 3 * weights[0] + 4 * weights[1];
        yield 2;
      }
    };
  }

  /// Adds one card of those ranks to the sum, in every way; `size` hands are listed already.
  private int one(int from, int count, int sum, int size) {
    int[] all = hands;
    int[] each = weights;
    int next = size;
    for (int a = from; a < count; a++) {
      all[next++] = sum + each[a];
    }
    return next;
  }

  private int two(int from, int count, int sum, int size) {
    int next = size;
    for (int a = from; a < count; a++) {
      next = one(a, count, sum + weights[a], next);
    }
    return next;
  }

  private int three(int count) {
    int next = 0;
    for (int a = 0; a < count; a++) {
      next = two(a, count, once + weights[a], next);
    }
    return next;
  }

  /// No hand holds a rank five times.
  private int four(int count) {
    int next = 0;
    for (int a = 0; a < count; a++) {
      for (int b = a; b < count; b++) {
        for (int c = b; c < count; c++) {
          int sum = once + weights[a] + weights[b] + weights[c];
          next = one(a == c ? c + 1 : c, count, sum, next);
        }
      }
    }
    return next;
  }
}
