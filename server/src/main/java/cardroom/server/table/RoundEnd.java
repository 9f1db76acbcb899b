package cardroom.server.table;

import cardroom.server.codec.GameCodec;
import cardroom.server.codec.Json;
import cardroom.server.journal.Row.SnapshotRow;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.shoe.ShoeSlots;
import cardroom.server.table.TableDraft.Standing;

/// A table at the end of a round, and where its shoe stood.
///
/// It is written as the snapshot when the *next* round ends: recovery then plays that round again,
/// so that the one settled last can still be seen and told. A snapshot is sealed and as large as a
/// whole round of events, so only every fourth is written; to read a few rounds more at a restart
/// costs less.
record RoundEnd<T>(Standing<T> standing, int shoe, int next) {
  private static final int PAD = 2_048;
  private static final int ROUNDS_TO_SNAPSHOT = 4;

  static <T> RoundEnd<T> at(Standing<T> standing, ShoeSlots slots) {
    return new RoundEnd<>(standing, slots.ordinal(), slots.next());
  }

  /// Whether the end of the round before is written when that one ends.
  static boolean isWrittenAfter(int round) {
    return round % ROUNDS_TO_SNAPSHOT == 0;
  }

  SnapshotRow row(long table, GameCodec<T> codec, SealedShoe seals) {
    var json = Json.object().put("shoe", shoe).put("next", next);
    json.put("version", codec.version()).set("table", codec.snapshot(standing.table()));
    var sealed = seals.seal(padded(Json.text(json)), label(table, standing.number()));
    return new SnapshotRow(table, standing.number(), standing.hash(), sealed);
  }

  /// Padding to a rounded length: the length of a sealed text must not reveal its content.
  private static String padded(String text) {
    return text + " ".repeat(PAD - text.length() % PAD);
  }

  static <T> RoundEnd<T> of(SnapshotRow row, GameCodec<T> codec, SealedShoe seals) {
    var json = Json.read(seals.unseal(row.body(), label(row.table(), row.number())));
    codec.requireKnown("snapshot", json.path("version").asInt(0));
    var table = codec.restore(json.get("table"));
    return new RoundEnd<>(
        new Standing<>(table, row.number(), row.hash()),
        json.get("shoe").asInt(),
        json.get("next").asInt());
  }

  private static String label(long table, long number) {
    return "snapshot of table %d at event %d".formatted(table, number);
  }
}
