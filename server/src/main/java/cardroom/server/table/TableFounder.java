package cardroom.server.table;

import cardroom.games.table.RoomRule;
import cardroom.server.catalogue.GameCatalogue;
import cardroom.server.catalogue.OpeningCodec;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.codec.Json;
import cardroom.server.journal.HashChain;
import cardroom.server.journal.JournalEntry;
import cardroom.server.journal.JournalPage;
import cardroom.server.journal.PageOutcome;
import cardroom.server.journal.Records;
import cardroom.server.journal.Row;
import cardroom.server.journal.WriteFailure;
import cardroom.server.table.Tables.Opened;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;

/// Gives new tables their numbers and writes the first event of each.
final class TableFounder {
  private static final int TRIES = 20;

  private final TableServices floor;
  private final Records records;
  private final GameCatalogue catalogue;
  private final AtomicLong last;

  TableFounder(TableServices floor, Records records, GameCatalogue catalogue) {
    this.floor = floor;
    this.records = records;
    this.catalogue = catalogue;
    this.last = new AtomicLong(records.lastTable());
  }

  /// The largest number known to be used.
  long last() {
    return last.get();
  }

  /// Learns of numbers that other machines gave.
  void look() {
    last.accumulateAndGet(records.lastTable(), Math::max);
  }

  CompletableFuture<Opened> found(TableOpening opening) {
    try {
      catalogue.engine(opening);
    } catch (IllegalArgumentException e) {
      return CompletableFuture.completedFuture(
          new Opened.No(Answer.refuse(RoomRule.UNKNOWN, String.valueOf(e.getMessage()), "")));
    }
    return found(opening, TRIES);
  }

  private CompletableFuture<Opened> found(TableOpening opening, int tries) {
    var id = last.incrementAndGet();
    var written = new CompletableFuture<PageOutcome>();
    floor.journal().write(firstPage(id, opening), written::complete);
    return written.thenCompose(
        outcome ->
            switch (outcome) {
              case PageOutcome.Done _ -> CompletableFuture.completedFuture(new Opened.Yes(id));
              // Another machine has given this number meanwhile.
              case PageOutcome.Not(WriteFailure.Contradiction _) when tries > 1 ->
                  CompletableFuture.runAsync(this::look, Thread::startVirtualThread)
                      .thenCompose(_ -> found(opening, tries - 1));
              case PageOutcome.Not(var failure) ->
                  CompletableFuture.completedFuture(new Opened.No(RoomRefusals.of(failure)));
            });
  }

  private JournalPage firstPage(long id, TableOpening opening) {
    var body = Json.text(OpeningCodec.write(opening));
    var maker = opening.owner().isEmpty() ? EventMakers.ROOM : opening.owner();
    var entry =
        new JournalEntry(
                id,
                1,
                OpeningCodec.KIND,
                OpeningCodec.VERSION,
                maker,
                "",
                floor.stamp(),
                body,
                "",
                List.of())
            .linkedTo(HashChain.START);
    return new JournalPage(id, List.of(entry), List.of(new Row.TableRow(id, false)));
  }
}
