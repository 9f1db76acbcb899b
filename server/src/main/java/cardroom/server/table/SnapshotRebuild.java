package cardroom.server.table;

import cardroom.server.catalogue.Engine;
import cardroom.server.catalogue.GameCatalogue;
import cardroom.server.catalogue.OpeningCodec;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.codec.Json;
import cardroom.server.journal.JournalEntry;
import cardroom.server.journal.Records;
import cardroom.server.journal.Row.SnapshotRow;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.shoe.ShoeSlots;
import java.util.Optional;

/// Rebuilds the snapshot of a table from its journal alone.
public record SnapshotRebuild(Records records, GameCatalogue catalogue, SealedShoe seals) {

  /// The end of the round before the last; none before its second round has ended.
  public Optional<SnapshotRow> of(long table) {
    return records
        .entry(table, 1)
        .flatMap(
            first -> {
              var opening = OpeningCodec.read(first.version(), Json.read(first.body()));
              return of(table, opening, catalogue.engine(opening), first);
            });
  }

  private <T> Optional<SnapshotRow> of(
      long table, TableOpening opening, Engine<T> engine, JournalEntry first) {
    var slots = new ShoeSlots(records.shoes(table), seals::open);
    var rest = TableRecovery.opened(engine, opening, first);
    var before = rest;
    slots.begin(rest.shoe(), rest.next());
    var at = rest.standing();
    for (JournalEntry entry : records.entries(table, at.number())) {
      var was = at.table();
      at = TableRecovery.follow(engine, at, entry, slots);
      if (CommandRunner.roundEnded(engine.game(), was, at.table())) {
        slots.cleared();
        before = rest;
        rest = RoundEnd.at(at, slots);
      }
    }
    return before.standing().number() > 1
        ? Optional.of(before.row(table, engine.codec(), seals))
        : Optional.empty();
  }
}
