package cardroom.server.guests;

import cardroom.server.codec.Json;
import cardroom.server.journal.Chain;
import cardroom.server.journal.Entry;
import cardroom.server.journal.Journal;
import cardroom.server.journal.Page;
import cardroom.server.journal.Records;
import cardroom.server.journal.Row;
import cardroom.server.journal.Written;
import cardroom.server.ledger.AccountName;
import cardroom.server.ledger.Leg;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.ReentrantLock;
import tools.jackson.databind.node.ObjectNode;

/// Where chips enter the room. Its journal is that of table 0, hash chained like all others.
final class Cage {
  private static final long ROOM = 0;

  private final Journal journal;
  private final Records records;
  private final ReentrantLock lock = new ReentrantLock();
  private long number;
  private String hash = Chain.START;

  Cage(Journal journal, Records records) {
    this.journal = journal;
    this.records = records;
    look();
  }

  private void look() {
    number = records.lastNumber(ROOM);
    hash = number == 0 ? Chain.START : records.entry(ROOM, number).orElseThrow().hash();
  }

  /// Creates play chips for somebody (Contract 6); returns when it is on disk.
  Written grant(String kind, String player, long cents, long at, List<Row> rows) {
    lock.lock();
    try {
      var legs =
          List.of(
              Leg.plain(AccountName.ISSUE, -cents), Leg.plain(AccountName.purse(player), cents));
      return write(kind, Json.object().put("player", player).put("cents", cents), at, legs, rows);
    } finally {
      lock.unlock();
    }
  }

  /// Writes what moves no chips, such as a session.
  Written note(List<Row> rows) {
    return await(new Page(ROOM, List.of(), rows));
  }

  private Written write(String kind, ObjectNode body, long at, List<Leg> legs, List<Row> rows) {
    var entry =
        new Entry(ROOM, number + 1, kind, 1, "#room", "", at, Json.text(body), "", legs)
            .linkedTo(hash);
    var outcome = await(new Page(ROOM, List.of(entry), rows));
    switch (outcome) {
      case Written.Done _ -> {
        number = entry.number();
        hash = entry.hash();
      }
      case Written.Not _ -> lookIfPossible();
    }
    return outcome;
  }

  /// After a commit whose outcome nobody heard, only the records know the last number.
  private void lookIfPossible() {
    try {
      look();
    } catch (Records.Unread _) {
      // They cannot be read either; the next write finds out, since the number is unique.
    }
  }

  private Written await(Page page) {
    var outcome = new CompletableFuture<Written>();
    journal.write(page, outcome::complete);
    return outcome.join();
  }
}
