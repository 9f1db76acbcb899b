package cardroom.cards.fast;

/// How the index of the table for that many cards is divided into rows and columns; [LookupSlots]
/// has the same numbers written out, for speed.
record TableShape(int cards, int rowBits, int slotBits) {
  static final TableShape FOUR = new TableShape(4, 9, 11);
  static final TableShape FIVE = new TableShape(5, 10, 13);
  static final TableShape SIX = new TableShape(6, 11, 15);
  static final TableShape SEVEN = new TableShape(7, 13, 16);

  int rows() {
    return 1 << rowBits;
  }

  int slots() {
    return 1 << slotBits;
  }

  int row(int sum) {
    return sum >>> (Integer.SIZE - rowBits);
  }

  int column(int sum) {
    return (sum >>> (Integer.SIZE - rowBits - slotBits)) & (slots() - 1);
  }

  int slot(int column, int offset) {
    return (column + offset) & (slots() - 1);
  }
}
