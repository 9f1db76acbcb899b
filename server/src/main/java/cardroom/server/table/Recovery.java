package cardroom.server.table;

import cardroom.games.table.Event;
import cardroom.server.codec.Json;
import cardroom.server.journal.Entry;
import cardroom.server.journal.Records;
import cardroom.server.journal.Row.SnapshotRow;
import cardroom.server.shelf.Engine;
import cardroom.server.shelf.Opening;
import cardroom.server.shelf.OpeningCodec;
import cardroom.server.shelf.Shelf;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.shoe.Slots;
import cardroom.server.table.Draft.Standing;
import java.util.List;
import java.util.Optional;

/// Brings a table back from its journal, in mid-round too: the newest snapshot and what happened
/// since.
final class Recovery {
  private static final long KEYS_KEPT_MS = 10 * 60 * 1000L;

  private final Records records;
  private final Shelf shelf;
  private final SealedShoe shoes;

  Recovery(Records records, Shelf shelf, SealedShoe shoes) {
    this.records = records;
    this.shelf = shelf;
    this.shoes = shoes;
  }

  /// A table as it stood at its last acknowledged action.
  record Recovered<T>(
      Opening opening,
      Engine<T> engine,
      Standing<T> standing,
      Slots slots,
      Past<T> past,
      Keys keys) {}

  Recovered<?> recover(long table, long now) {
    var first =
        records
            .entry(table, 1)
            .orElseThrow(() -> new IllegalArgumentException("there is no table " + table));
    var opening = OpeningCodec.read(Json.read(first.body()));
    return recover(table, opening, shelf.engine(opening), first, now);
  }

  private <T> Recovered<T> recover(
      long table, Opening opening, Engine<T> engine, Entry first, long now) {
    var slots = new Slots(records.shoes(table), shoes::open);
    var snapshot = records.snapshot(table);
    var start = start(engine, opening, snapshot, first, slots);
    var past = new Past<>(engine.game(), start.table(), start.number());
    var standing = replay(engine, start, records.entries(table, start.number()), slots, past);
    return new Recovered<>(opening, engine, standing, slots, past, keys(table, now));
  }

  private static <T> Standing<T> start(
      Engine<T> engine, Opening opening, Optional<SnapshotRow> row, Entry first, Slots slots) {
    if (row.isEmpty()) {
      return new Standing<>(engine.game().open(opening.setup()), first.number(), first.hash());
    }
    var json = Json.read(row.get().body());
    slots.begin(json.get("shoe").asInt(), json.get("next").asInt());
    var table = engine.codec().restore(json.get("table"));
    return new Standing<>(table, row.get().number(), row.get().hash());
  }

  private static <T> Standing<T> replay(
      Engine<T> engine, Standing<T> start, List<Entry> entries, Slots slots, Past<T> past) {
    var table = start.table();
    var hash = start.hash();
    var number = start.number();
    for (Entry entry : entries) {
      if (entry.number() != number + 1) {
        throw new IllegalStateException(entry.name() + " does not follow event " + number);
      }
      var event = event(engine, entry, slots);
      var after = engine.game().apply(table, event);
      past.add(List.of(event), Dealer.roundEnded(engine.game(), table, after));
      table = after;
      number = entry.number();
      hash = entry.hash();
    }
    return new Standing<>(table, number, hash);
  }

  /// Reads an entry as the event it is; a shuffle begins its shoe.
  static <T> Event event(Engine<T> engine, Entry entry, Slots slots) {
    if (Makers.isShoe(entry.maker()) && Makers.shoeOf(entry.maker()) != slots.ordinal()) {
      slots.begin(Makers.shoeOf(entry.maker()), 0);
    }
    return engine.codec().read(entry.kind(), entry.version(), Json.read(entry.body()), slots);
  }

  private Keys keys(long table, long now) {
    var keys = new Keys();
    var player = "";
    for (var use : records.keysSince(table, now - KEYS_KEPT_MS)) {
      player = Makers.isPlayer(use.maker()) ? use.maker() : player;
      if (!player.isEmpty()) {
        keys.note(player, use.commandKey(), use.number(), use.at());
      }
    }
    return keys;
  }
}
