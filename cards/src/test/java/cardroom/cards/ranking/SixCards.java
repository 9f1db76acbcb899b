package cardroom.cards.ranking;

/// All hands of six cards out of 52 by the indices of their cards, in ascending order.
final class SixCards {
  interface Visitor {
    void visit(int a, int b, int c, int d, int e, int f);
  }

  private SixCards() {}

  static long bits(int a, int b, int c, int d, int e, int f) {
    return (1L << a) | (1L << b) | (1L << c) | (1L << d) | (1L << e) | (1L << f);
  }

  static void forEach(Visitor visitor) {
    for (int a = 0; a < 47; a++) {
      for (int b = a + 1; b < 48; b++) {
        for (int c = b + 1; c < 49; c++) {
          for (int d = c + 1; d < 50; d++) {
            for (int e = d + 1; e < 51; e++) {
              for (int f = e + 1; f < 52; f++) {
                visitor.visit(a, b, c, d, e, f);
              }
            }
          }
        }
      }
    }
  }
}
