package cardroom.server.verify;

import cardroom.games.table.Setup;
import cardroom.server.catalogue.Engine;
import cardroom.server.catalogue.GameCatalogue;
import cardroom.server.catalogue.OpeningCodec;
import cardroom.server.checkpoint.Checkpoint;
import cardroom.server.codec.Json;
import cardroom.server.ledger.AccountName;
import cardroom.server.ledger.WrittenLeg;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.verify.RecordRows.EventRow;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongConsumer;

/// Checks a whole room from its journal alone, stopped or running: chains, postings, balances and
/// every table played again, the other rows, the checkpoints, and whatever else is in the database.
public final class Verifier {
  private static final long ROOM = 0;
  private static final long IDS_OF_A_WRITER = 1L << 40;

  private final RecordRows records;
  private final GameCatalogue catalogue;
  private final SealedShoe seals;
  private final List<Finding> findings = new ArrayList<>();
  private final Map<AccountName, Long> sums = new HashMap<>();
  private final CageCheck cage = new CageCheck();
  private long events;
  private long postings;
  private long shoes;

  private Verifier(RecordRows records, GameCatalogue catalogue, SealedShoe seals) {
    this.records = records;
    this.catalogue = catalogue;
    this.seals = seals;
  }

  /// Checks the room in that database.
  public static VerifyReport verify(String url, GameCatalogue catalogue, SealedShoe seals)
      throws SQLException {
    return verify(url, catalogue, seals, Optional.empty());
  }

  /// @param kept a checkpoint that was kept outside, which the records must still agree with
  public static VerifyReport verify(
      String url, GameCatalogue catalogue, SealedShoe seals, Optional<Checkpoint> kept)
      throws SQLException {
    return verify(url, catalogue, seals, kept, _ -> {});
  }

  /// @param checked receives the number of events checked after every journal
  public static VerifyReport verify(
      String url,
      GameCatalogue catalogue,
      SealedShoe seals,
      Optional<Checkpoint> kept,
      LongConsumer checked)
      throws SQLException {
    try (Connection connection = DriverManager.getConnection(url)) {
      connection.setTransactionIsolation(
          url.startsWith("jdbc:postgresql:")
              ? Connection.TRANSACTION_REPEATABLE_READ
              : Connection.TRANSACTION_SERIALIZABLE);
      connection.setAutoCommit(false);
      var report = new Verifier(new RecordRows(connection), catalogue, seals).all(kept, checked);
      connection.rollback();
      return report;
    }
  }

  /// Checks the records as seen by a transaction that is not committed yet.
  public static VerifyReport verify(
      Connection connection, GameCatalogue catalogue, SealedShoe seals) throws SQLException {
    return verify(connection, catalogue, seals, Optional.empty());
  }

  static VerifyReport verify(
      Connection connection, GameCatalogue catalogue, SealedShoe seals, Optional<Checkpoint> kept)
      throws SQLException {
    return new Verifier(new RecordRows(connection), catalogue, seals).all(kept, _ -> {});
  }

  /// The tables whose snapshot does not fit the journal or does not open.
  public static List<Long> tablesOfBadSnapshots(Connection connection, SealedShoe seals)
      throws SQLException {
    var records = new RecordRows(connection);
    records.listEvents();
    return OtherRowsCheck.badSnapshots(records, seals);
  }

  private VerifyReport all(Optional<Checkpoint> kept, LongConsumer checked) throws SQLException {
    read("the schema", () -> findings.addAll(SchemaCheck.of(records.connection())));
    List<Long> tables = new ArrayList<>();
    read("the list of events", records::listEvents);
    read("the list of tables", () -> tables.addAll(records.tables()));
    for (long table : tables) {
      read("table " + table, () -> table(table));
      checked.accept(events);
    }
    read("the ids of events", this::nothingIsMissing);
    read("the links of events", () -> findings.addAll(LinkCheck.of(records)));
    read("the balances", this::balances);
    read("the postings", this::postings);
    findings.addAll(cage.undeserved());
    read(
        "the rows beside the journal",
        () -> findings.addAll(new OtherRowsCheck(records, seals).wrong(cage.guests())));
    read("the accounts of people", () -> findings.addAll(cage.people().wrong(records)));
    read("the checkpoints", () -> findings.addAll(CheckpointCheck.of(records, kept)));
    return new VerifyReport(tables.size(), events, postings, shoes, findings);
  }

  private void postings() throws SQLException {
    for (long event : records.postingsOfNoEvent()) {
      found("the postings of event id " + event, "belong to no event: it was deleted");
    }
    for (long event : records.eventsWithLegsOutOfOrder()) {
      found("the postings of event id " + event, "are not numbered one after the other");
    }
  }

  private interface Reading {
    void go() throws SQLException;
  }

  /// Unreadable rows are a finding, and so is a missing table or a damaged one: otherwise an
  /// intruder could hide all other findings by spoiling one. A database that is gone is none.
  private void read(String part, Reading reading) throws SQLException {
    try {
      reading.go();
    } catch (RuntimeException e) {
      found(part, "cannot be read: " + e.getMessage());
    } catch (SQLException e) {
      if (String.valueOf(e.getSQLState()).matches("08.*|57P.*")) {
        throw e;
      }
      found(part, "cannot be read: " + e.getMessage());
    }
  }

  private void found(String record, String words) {
    findings.add(new Finding(record, words));
  }

  /// Each writer gives ids without a gap, and notes the last one.
  private void nothingIsMissing() throws SQLException {
    var heads = records.heads();
    if (!heads.containsKey(1)) {
      found("the note of the last event id", "is missing");
    }
    long known = 0;
    for (var head : heads.entrySet()) {
      known += nothingIsMissing(head.getKey(), head.getValue());
    }
    var all = records.eventCount();
    if (known != all) {
      found("%d events".formatted(all - known), "have ids that no writer gives");
    }
    if (events != all) {
      found("%d events".formatted(all - events), "have numbers that no table gives");
    }
  }

  /// The writer of row `n` gives ids from `(n - 1) * 2^40` on; returns how many events are its own.
  private long nothingIsMissing(int head, long last) throws SQLException {
    var after = (head - 1) * IDS_OF_A_WRITER;
    var expected = after + 1;
    var ids = records.eventIds(after, after + IDS_OF_A_WRITER - 1);
    for (long id : ids) {
      if (id > expected) {
        found("event id " + expected, "is missing");
      }
      expected = id + 1;
    }
    if (last != expected - 1) {
      found("event id " + last, "is recorded as the last and is missing");
    }
    return ids.size();
  }

  /// A few thousand events at a time: a table that has run for months has millions.
  private void table(long table) throws SQLException {
    var walk = new TableWalk(table);
    for (var page = records.eventsAfter(table, Long.MIN_VALUE);
        !page.isEmpty();
        page = records.eventsAfter(table, page.getLast().number())) {
      var legs = records.legs(table, page.getFirst().number(), page.getLast().number());
      for (EventRow row : page) {
        walk.next(row, legs.getOrDefault(row.id(), List.of()));
      }
    }
    walk.end();
  }

  /// One table from its first event to its last.
  private final class TableWalk {
    private final long table;
    private final PlayedRoundsCheck rounds;
    private final List<String> makers = new ArrayList<>();
    private Optional<TableCheck<?>> check = Optional.empty();
    private String hash = ChainCheck.START;
    private long number;
    private boolean broken;
    private boolean hasEvents;

    TableWalk(long table) {
      this.table = table;
      this.rounds = new PlayedRoundsCheck(table);
    }

    void next(EventRow row, List<WrittenLeg> legs) throws SQLException {
      count(row, legs);
      rounds.count(row, legs);
      OtherRowsCheck.shuffle(row).ifPresent(makers::add);
      var wrong = ChainCheck.wrong(row, legs, hash, number);
      if (wrong.isEmpty() && table == ROOM) {
        wrong = cage.next(row, legs);
      } else if (wrong.isEmpty() && !broken) {
        if (row.number() == 1) {
          check = opened(row);
        } else {
          wrong = check.flatMap(playing -> playing.next(row, legs));
        }
      }
      broken |= wrong.isPresent();
      wrong.ifPresent(findings::add);
      hash = row.hash();
      number = row.number();
      hasEvents = true;
    }

    void end() throws SQLException {
      if (!hasEvents) {
        found("table " + table, "has no events");
        return;
      }
      findings.addAll(OtherRowsCheck.shoes(table, makers, records));
      var ends = check.<NavigableMap<Long, Integer>>map(TableCheck::ends).orElseGet(TreeMap::new);
      findings.addAll(rounds.wrong(records, broken ? new TreeMap<>() : ends));
    }
  }

  private void count(EventRow row, List<WrittenLeg> legs) {
    cage.count(row, legs);
    events++;
    postings += legs.size();
    legs.forEach(leg -> sums.merge(leg.account(), leg.cents(), Long::sum));
  }

  private Optional<TableCheck<?>> opened(EventRow row) throws SQLException {
    try {
      var cards = new ProvenCards(records.shoes(row.table()), seals);
      shoes += cards.count();
      var opening = OpeningCodec.read(row.version(), Json.read(row.body()));
      return Optional.of(check(catalogue.engine(opening), cards, opening.setup()));
    } catch (RuntimeException e) {
      found(row.name(), "the table cannot be opened: " + e.getMessage());
      return Optional.empty();
    }
  }

  private static <T> TableCheck<T> check(Engine<T> engine, ProvenCards cards, Setup setup) {
    return new TableCheck<>(engine, cards, engine.game().open(setup));
  }

  private void balances() throws SQLException {
    var written = records.balances();
    for (var entry : written.entrySet()) {
      long sum = sums.getOrDefault(entry.getKey(), 0L);
      if (entry.getValue() != sum) {
        found(
            "the balance of " + entry.getKey(),
            "reads %d cents where its postings sum to %d".formatted(entry.getValue(), sum));
      } else if (sum < 0 && !entry.getKey().mayBeNegative()) {
        found("the balance of " + entry.getKey(), "is %d cents, below zero".formatted(sum));
      }
    }
  }
}
