package cardroom.server.guests;

import cardroom.server.codec.Json;
import cardroom.server.journal.HashChain;
import cardroom.server.journal.Journal;
import cardroom.server.journal.JournalEntry;
import cardroom.server.journal.JournalPage;
import cardroom.server.journal.PageOutcome;
import cardroom.server.journal.Records;
import cardroom.server.journal.Row;
import cardroom.server.journal.Row.CredentialRow;
import cardroom.server.journal.Row.PasskeyRow;
import cardroom.server.journal.Row.SessionRow;
import cardroom.server.journal.Row.UsedChallengeRow;
import cardroom.server.journal.Row.UsedCodeRow;
import cardroom.server.journal.WriteFailure;
import cardroom.server.ledger.Leg;
import cardroom.server.table.EventMakers;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import tools.jackson.databind.node.ObjectNode;

/// Where chips enter the room and where what the staff do is recorded. Its journal is that of table
/// 0, hash chained like all others.
///
/// One page is written at a time, and everything requested meanwhile goes onto the next one
/// together: a thousand arriving guests do not wait for a thousand commits.
public final class Cage {
  private static final long ROOM = 0;
  private static final int TRIES = 12;
  private static final int EVENTS_MAX = 500;

  private final Journal journal;
  private final Records records;
  private final Deque<Asked> asked = new ArrayDeque<>();
  private boolean writing;
  private boolean unsure;
  private long number;
  private String hash = HashChain.START;

  /// Something to be written into the room's own journal.
  ///
  /// @param maker who did it, in the words of [cardroom.server.table.EventMakers]
  /// @param legs the chips it moved; empty for most
  /// @param rows what is written beside it, in the same transaction
  public record RoomEvent(
      String kind, String maker, long at, ObjectNode body, List<Leg> legs, List<Row> rows) {
    public RoomEvent {
      legs = List.copyOf(legs);
      rows = List.copyOf(rows);
    }

    /// An event that moves no chips.
    public static RoomEvent plain(
        String kind, String maker, long at, ObjectNode body, Row... rows) {
      return new RoomEvent(kind, maker, at, body, List.of(), List.of(rows));
    }
  }

  private record Asked(RoomEvent event, int tries, CompletableFuture<PageOutcome> outcome) {
    private Asked again() {
      return new Asked(event, tries + 1, outcome);
    }
  }

  public Cage(Journal journal, Records records) {
    this.journal = journal;
    this.records = records;
    look();
  }

  private void look() {
    number = records.lastNumber(ROOM);
    hash = number == 0 ? HashChain.START : records.entry(ROOM, number).orElseThrow().hash();
    unsure = false;
  }

  /// Creates play chips for somebody (Contract 6); returns when it is on disk.
  PageOutcome grant(String kind, String player, long cents, long at, List<Row> rows) {
    var body = Json.object().put("player", player).put("cents", cents);
    return write(new RoomEvent(kind, EventMakers.ROOM, at, body, Leg.issued(player, cents), rows));
  }

  /// Writes an event into the chain; returns when it is on disk.
  public PageOutcome write(RoomEvent event) {
    var waiting = new Asked(event, 0, new CompletableFuture<>());
    synchronized (this) {
      asked.add(waiting);
    }
    next();
    return waiting.outcome().join();
  }

  /// Writes rows without an event, such as the extension of a session.
  public PageOutcome note(List<Row> rows) {
    var outcome = new CompletableFuture<PageOutcome>();
    journal.write(new JournalPage(ROOM, List.of(), rows), outcome::complete);
    return outcome.join();
  }

  private synchronized void next() {
    if (writing || asked.isEmpty()) {
      return;
    }
    List<Asked> events = new ArrayList<>(List.of(asked.remove()));
    // An event whose page failed is tried again alone.
    while (events.getFirst().tries() == 0 && !asked.isEmpty() && events.size() < EVENTS_MAX) {
      events.add(asked.remove());
    }
    try {
      if (unsure) {
        look();
      }
    } catch (Records.Unread e) {
      tell(
          events,
          new PageOutcome.Not(new WriteFailure.Unavailable(String.valueOf(e.getMessage()))));
      return;
    }
    writing = true;
    write(events);
  }

  private void write(List<Asked> events) {
    List<JournalEntry> entries = new ArrayList<>();
    List<Row> rows = new ArrayList<>();
    var at = number;
    var link = hash;
    for (Asked one : events) {
      var entry = entry(one.event(), ++at).linkedTo(link);
      link = entry.hash();
      entries.add(entry);
      rows.addAll(one.event().rows());
    }
    var last = entries.getLast();
    journal.write(new JournalPage(ROOM, entries, rows), outcome -> written(events, last, outcome));
  }

  private static JournalEntry entry(RoomEvent event, long number) {
    var body = Json.text(withMarks(event));
    return new JournalEntry(
        ROOM, number, event.kind(), 1, event.maker(), "", event.at(), body, "", event.legs());
  }

  /// The chain covers people's credentials and which sessions were opened and ended, so that nobody
  /// lets themselves in unnoticed by a line of SQL; it reveals nothing about the secrets.
  private static ObjectNode withMarks(RoomEvent event) {
    var body = event.body().deepCopy();
    for (Row row : event.rows()) {
      switch (row) {
        case SessionRow session when session.isEnded() ->
            body.withArrayProperty("ended").add(session.tokenHash());
        case SessionRow session ->
            body.put("session", session.tokenHash()).put("sessionMark", session.mark());
        case CredentialRow credential -> body.put("credential", credential.fingerprint());
        case PasskeyRow passkey ->
            body.withObjectProperty("passkeys").put(passkey.mark(), passkey.fingerprint());
        case UsedChallengeRow used ->
            body.put("challenge", used.challenge()).put("challengeEnds", used.ends());
        case UsedCodeRow used -> body.put("codeStep", used.step());
        default -> {
          continue;
        }
      }
    }
    return body;
  }

  private void written(List<Asked> events, JournalEntry last, PageOutcome outcome) {
    List<Asked> over = new ArrayList<>(events);
    synchronized (this) {
      writing = false;
      switch (outcome) {
        case PageOutcome.Done _ -> {
          number = last.number();
          hash = last.hash();
        }
        // Another machine wrote the next number before us, or one of the rows is there already.
        case PageOutcome.Not(WriteFailure.Contradiction _) -> {
          unsure = true;
          over.removeIf(each -> each.tries() < TRIES);
          events.reversed().stream()
              .filter(each -> each.tries() < TRIES)
              .forEach(each -> asked.addFirst(each.again()));
        }
        // After a commit whose outcome is unknown, only the records know the last number.
        case PageOutcome.Not _ -> unsure = true;
      }
    }
    tell(over, outcome);
    // Not on the writer's own thread: it may have to look into the records first.
    Thread.startVirtualThread(this::next);
  }

  private static void tell(List<Asked> events, PageOutcome outcome) {
    events.forEach(one -> one.outcome().complete(outcome));
  }
}
