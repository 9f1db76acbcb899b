package cardroom.server.journal;

/// Who writes into the records: the room that has them to itself, or one machine of several. Each
/// gives its own ids, without a gap.
///
/// @param head its row: 1 for a room that has the records to itself
public record Writer(int head) {
  /// A room on one machine.
  public static final Writer ALONE = new Writer(1);

  private static final int IDS_BITS = 40;

  /// Which writer gave an id; the base id, which no event has, stands for a writer that has written
  /// nothing.
  static Writer of(long id) {
    return new Writer((int) (id >> IDS_BITS) + 1);
  }

  /// Every id of this writer is greater.
  public long idsAfter() {
    return (head - 1L) << IDS_BITS;
  }

  public long idsMax() {
    return ((long) head << IDS_BITS) - 1;
  }

  boolean isAlone() {
    return equals(ALONE);
  }
}
