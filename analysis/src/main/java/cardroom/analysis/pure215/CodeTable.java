package cardroom.analysis.pure215;

import java.util.Arrays;

/// A hash table from codes of cards to indices: a map of boxed numbers would take most of the time
/// of a split's law.
final class CodeTable {

  private static final long SPREAD = 0x9E3779B97F4A7C15L;
  private static final long FREE = -1;

  private long[] slots = filled(1 << 10);
  private int[] places = new int[0];
  private long[] sorted = new long[0];
  private int size;

  private static long[] filled(int length) {
    var slots = new long[length];
    Arrays.fill(slots, FREE);
    return slots;
  }

  void add(long code) {
    int slot = slot(code);
    if (slots[slot] == FREE) {
      slots[slot] = code;
      size++;
      if (2 * size > slots.length) {
        grow();
      }
    }
  }

  private void grow() {
    var before = slots;
    slots = filled(4 * before.length);
    for (long code : before) {
      if (code != FREE) {
        slots[slot(code)] = code;
      }
    }
  }

  private int slot(long code) {
    int mask = slots.length - 1;
    int slot = (int) ((code * SPREAD) >>> 32) & mask;
    while (slots[slot] != FREE && slots[slot] != code) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  /// Gives every code its index in sorted order; none may be added afterwards.
  void sort() {
    sorted = Arrays.stream(slots).filter(code -> code != FREE).sorted().toArray();
    places = new int[slots.length];
    for (int place = 0; place < sorted.length; place++) {
      places[slot(sorted[place])] = place;
    }
  }

  int size() {
    return sorted.length;
  }

  long at(int place) {
    return sorted[place];
  }

  int place(long code) {
    return places[slot(code)];
  }
}
