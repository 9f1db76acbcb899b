package cardroom.cards.fast;

/// Fills a table of [OmahaTables]: first the hands of every three board ranks with every pair of
/// hole ranks, then the best of them for every four ranks, then for every five.
final class OmahaFiller {
  private static final int RANKS = OmahaTables.RANKS;
  private static final int PAIRS = OmahaTables.PAIRS;

  private final boolean low;
  private final char[] places = new char[OmahaTables.BOARDS * PAIRS];

  /// The weights of both ranks of every pair, and the number of the pair of a rank with itself.
  private final int[] weights = new int[PAIRS];

  private final int[] twins = new int[RANKS];

  /// The places with every pair, by the board's ranks, four bits each, the highest first.
  private final char[][] threes = new char[RANKS << 8][];

  private final char[][] fours = new char[RANKS << 12][];

  OmahaFiller(boolean low) {
    this.low = low;
  }

  char[] filled() {
    numberPairs();
    int row = 0;
    for (int a = 0; a < RANKS; a++) {
      for (int b = 0; b <= a; b++) {
        for (int c = 0; c <= b; c++) {
          threes[a << 8 | b << 4 | c] = three(a, b, c);
          for (int d = 0; d <= c; d++) {
            fours[a << 12 | b << 8 | c << 4 | d] = four(a, b, c, d);
            for (int e = 0; e <= d; e++) {
              if (a != e) {
                five(a, b, c, d, e, row);
                row += PAIRS;
              }
            }
          }
        }
      }
    }
    return places;
  }

  /// As [OmahaTables] numbers them.
  private void numberPairs() {
    int next = 0;
    for (int high = 0; high < RANKS; high++) {
      for (int second = 0; second <= high; second++) {
        weights[next++] = CardKeys.weight(high) + CardKeys.weight(second);
      }
      twins[high] = next - 1;
    }
  }

  private char[] three(int a, int b, int c) {
    char[] row = new char[PAIRS];
    int sum = CardKeys.weight(a) + CardKeys.weight(b) + CardKeys.weight(c);
    for (int pair = 0; pair < PAIRS; pair++) {
      int all = sum + weights[pair];
      row[pair] = (char) (low ? LowTables.five(all) : HighTables.five(all));
    }
    if (a == c) {
      row[twins[a]] = 0; // no five of a kind
    }
    return row;
  }

  private char[] four(int a, int b, int c, int d) {
    char[] row = new char[PAIRS];
    int ab = a << 8 | b << 4;
    int cd = c << 4 | d;
    raise(row, 0, threes[ab | c], threes[ab | d], threes[a << 8 | cd], threes[b << 8 | cd]);
    return row;
  }

  /// Four of the five sets of four ranks hold every set of three.
  private void five(int a, int b, int c, int d, int e, int row) {
    int ab = a << 12 | b << 8;
    int de = d << 4 | e;
    raise(
        places,
        row,
        fours[ab | c << 4 | d],
        fours[ab | c << 4 | e],
        fours[ab | de],
        fours[a << 12 | c << 8 | de]);
  }

  private static void raise(char[] row, int at, char[] a, char[] b, char[] c, char[] d) {
    for (int pair = 0; pair < PAIRS; pair++) {
      int ab = a[pair] > b[pair] ? a[pair] : b[pair];
      int cd = c[pair] > d[pair] ? c[pair] : d[pair];
      row[at + pair] = (char) (ab > cd ? ab : cd);
    }
  }
}
