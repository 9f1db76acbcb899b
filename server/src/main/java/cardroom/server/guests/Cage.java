package cardroom.server.guests;

import cardroom.server.codec.Json;
import cardroom.server.journal.Chain;
import cardroom.server.journal.Entry;
import cardroom.server.journal.Failure;
import cardroom.server.journal.Journal;
import cardroom.server.journal.Page;
import cardroom.server.journal.Records;
import cardroom.server.journal.Row;
import cardroom.server.journal.Written;
import cardroom.server.ledger.AccountName;
import cardroom.server.ledger.Leg;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/// Where chips enter the room. Its journal is that of table 0, hash chained like all others.
///
/// One page is written at a time, and whatever is asked for meanwhile goes onto the next one
/// together: a thousand guests at the door do not wait for a thousand commits.
final class Cage {
  private static final long ROOM = 0;
  private static final int GRANTS_MAX = 500;

  private final Journal journal;
  private final Records records;
  private final Deque<Grant> asked = new ArrayDeque<>();
  private boolean writing;
  private boolean unsure;
  private long number;
  private String hash = Chain.START;

  private record Grant(
      String kind,
      String player,
      long cents,
      long at,
      List<Row> rows,
      CompletableFuture<Written> outcome) {}

  Cage(Journal journal, Records records) {
    this.journal = journal;
    this.records = records;
    look();
  }

  private void look() {
    number = records.lastNumber(ROOM);
    hash = number == 0 ? Chain.START : records.entry(ROOM, number).orElseThrow().hash();
    unsure = false;
  }

  /// Creates play chips for somebody (Contract 6); returns when it is on disk.
  Written grant(String kind, String player, long cents, long at, List<Row> rows) {
    var grant = new Grant(kind, player, cents, at, rows, new CompletableFuture<>());
    synchronized (this) {
      asked.add(grant);
    }
    next();
    return grant.outcome().join();
  }

  /// Writes what moves no chips, such as a session.
  Written note(List<Row> rows) {
    var outcome = new CompletableFuture<Written>();
    journal.write(new Page(ROOM, List.of(), rows), outcome::complete);
    return outcome.join();
  }

  private synchronized void next() {
    if (writing || asked.isEmpty()) {
      return;
    }
    List<Grant> grants = new ArrayList<>();
    while (!asked.isEmpty() && grants.size() < GRANTS_MAX) {
      grants.add(asked.remove());
    }
    try {
      if (unsure) {
        look();
      }
    } catch (Records.Unread e) {
      tell(grants, new Written.Not(new Failure.Unavailable(String.valueOf(e.getMessage()))));
      return;
    }
    writing = true;
    write(grants);
  }

  private void write(List<Grant> grants) {
    List<Entry> entries = new ArrayList<>();
    List<Row> rows = new ArrayList<>();
    var at = number;
    var link = hash;
    for (Grant grant : grants) {
      var entry = entry(grant, ++at).linkedTo(link);
      link = entry.hash();
      entries.add(entry);
      rows.addAll(grant.rows());
    }
    var last = entries.getLast();
    journal.write(new Page(ROOM, entries, rows), outcome -> written(grants, last, outcome));
  }

  private static Entry entry(Grant grant, long number) {
    var legs =
        List.of(
            Leg.plain(AccountName.ISSUE, -grant.cents()),
            Leg.plain(AccountName.purse(grant.player()), grant.cents()));
    var body = Json.object().put("player", grant.player()).put("cents", grant.cents());
    return new Entry(
        ROOM, number, grant.kind(), 1, "#room", "", grant.at(), Json.text(body), "", legs);
  }

  private void written(List<Grant> grants, Entry last, Written outcome) {
    synchronized (this) {
      writing = false;
      switch (outcome) {
        case Written.Done _ -> {
          number = last.number();
          hash = last.hash();
        }
        // After a commit whose outcome nobody heard, only the records know the last number.
        case Written.Not _ -> unsure = true;
      }
    }
    tell(grants, outcome);
    // Not on the writer's own thread: it may have to look into the records first.
    Thread.startVirtualThread(this::next);
  }

  private static void tell(List<Grant> grants, Written outcome) {
    grants.forEach(grant -> grant.outcome().complete(outcome));
  }
}
