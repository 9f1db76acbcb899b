package cardroom.server.verify;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.checkpoint.Checkpoint;
import cardroom.server.checkpoint.CheckpointMaker;
import cardroom.server.checkpoint.Signer;
import cardroom.server.checkpoint.SigningKey;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.odd.OddPlayer;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Somebody with write access to the database rewrites it so that every hash fits again. The
/// signature does not.
class ForgedJournalTest {
  @TempDir Path folder;
  private Path records = Path.of("");
  private Path older = Path.of("");
  private SigningKey key = keyless();
  private Checkpoint first = noCheckpoint();
  private Checkpoint last = noCheckpoint();

  private static SigningKey keyless() {
    try {
      return SigningKey.create(Files.createTempDirectory("key").resolve("checkpoint.key"));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Checkpoint noCheckpoint() {
    return new Checkpoint(1, InstantSource.system().instant(), "", "", "");
  }

  @BeforeEach
  void play() throws Exception {
    records = folder.resolve("room.db");
    older = folder.resolve("older.db");
    try (var room = Places.oddRoom(Database.in(records));
        var notary = notary(room, key)) {
      room.guests().admit("ann");
      evening(room, "ann");
      first = notary.sign().orElseThrow();
      try (var copied = Database.in(records)) {
        copied.copyTo(older);
      }
      room.guests().admit("bob");
      evening(room, "bob");
      last = notary.sign().orElseThrow();
    }
  }

  private CheckpointMaker notary(Room room, Signer signer) {
    return new CheckpointMaker(
        room.journal(),
        room.records(),
        signer,
        InstantSource.system(),
        folder.resolve("checkpoints.txt"));
  }

  private static void evening(Room room, String name) {
    var player = new OddPlayer(room, name, OddPlayer.open(room, name + "'s table"));
    player.act("sit", 20_000);
    player.act("stake", 500);
    player.act("peek", 0);
    player.act("red", 0);
  }

  private static List<String> findings(Path file, Optional<Checkpoint> kept) throws SQLException {
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    return Verifier.verify("jdbc:sqlite:" + file, new OddCatalogue(), seals, kept)
        .findings()
        .stream()
        .map(Finding::toString)
        .toList();
  }

  private static final List<String> LINKS_ANEW =
      List.of(
          "update event set previous = coalesce((select id from listed_event l where l.table_id ="
              + " event.table_id and l.number < event.number order by number desc limit 1), 0)",
          "delete from journal_head",
          "insert into journal_head select table_id, max(number), id from listed_event group by"
              + " table_id",
          "delete from journal_mark",
          "insert into journal_mark select table_id, number, id from listed_event where number %"
              + " 32 = 0");

  private void change(String... statements) throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + records);
        var statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.executeUpdate(sql);
      }
      relink(connection);
    }
  }

  /// Computes every hash and every link again, as an intruder would.
  static void relink(Connection connection) throws SQLException {
    var records = new RecordRows(connection);
    records.listEvents();
    try (var statement = connection.createStatement()) {
      for (var sql : LINKS_ANEW) {
        statement.executeUpdate(sql);
      }
    }
    for (long table : records.tables()) {
      var legs = records.legs(table, Long.MIN_VALUE, Long.MAX_VALUE);
      var hash = ChainCheck.START;
      for (var row : records.eventsAfter(table, Long.MIN_VALUE)) {
        hash = ChainCheck.hash(hash, row, legs.getOrDefault(row.id(), List.of()));
        try (var update = connection.prepareStatement("update event set hash = ? where id = ?")) {
          update.setString(1, hash);
          update.setLong(2, row.id());
          update.executeUpdate();
        }
        try (var update =
            connection.prepareStatement(
                "update snapshot set hash = ? where table_id = ? and number = ?")) {
          update.setString(1, hash);
          update.setLong(2, table);
          update.setLong(3, row.number());
          update.executeUpdate();
        }
      }
    }
  }

  @Test
  void honest_records_agree_with_every_checkpoint() throws Exception {
    assertThat(findings(records, Optional.empty())).isEmpty();
    assertThat(findings(records, Optional.of(first))).isEmpty();
    assertThat(findings(records, Optional.of(last))).isEmpty();
    assertThat(last.number()).isEqualTo(2);
    var file = folder.resolve("checkpoints.txt");
    assertThat(Files.readString(file).lines()).containsExactly(first.line(), last.line());
    assertThat(Checkpoint.find(Files.readString(file))).contains(last);
    assertThat(Files.getPosixFilePermissions(file))
        .isEqualTo(PosixFilePermissions.fromString("rw-------"));
  }

  @Test
  void a_look_of_a_name_that_is_gone_is_missed() throws Exception {
    try (var room = Places.oddRoom(Database.in(records))) {
      room.guests().admit("Iris");
      room.guests().admit("Ivy");
    }
    assertThat(findings(records, Optional.empty())).isEmpty();
    for (var look : List.of("ivy", "lvy")) {
      change("delete from guest_look where look = '%s'".formatted(look));
      assertThat(findings(records, Optional.empty())).first().asString().contains("look of Ivy");
      change("insert into guest_look (look) values ('%s')".formatted(look));
    }
  }

  @Test
  void a_journal_whose_hashes_were_recomputed_does_not_fit_its_checkpoint() throws Exception {
    change("update event set at = at - 60000 where table_id = 1 and number = 2");
    assertThat(findings(records, Optional.empty()))
        .singleElement()
        .asString()
        .contains("of table 1: is not what checkpoint 1 says");
  }

  @Test
  void a_journal_cut_at_its_end_is_missed() throws Exception {
    change(
        "delete from event where table_id = 2 and number = (select max(number) from event where"
            + " table_id = 2)");
    assertThat(findings(records, Optional.empty()))
        .anyMatch(found -> found.contains("of table 2: is missing, though checkpoint 2 covers it"));
  }

  @Test
  void a_whole_table_is_missed() throws Exception {
    change(
        "delete from posting where event_id in (select id from event where table_id = 2)",
        "delete from event where table_id = 2",
        "delete from played where table_id = 2",
        "delete from shoe where table_id = 2",
        "delete from snapshot where table_id = 2",
        "delete from card_table where id = 2");
    assertThat(findings(records, Optional.empty()))
        .anyMatch(found -> found.contains("of table 2: is missing, though checkpoint 2 covers it"));
  }

  @Test
  void records_rolled_back_are_in_order_but_for_the_checkpoint_that_was_kept() throws Exception {
    assertThat(findings(older, Optional.of(last)))
        .anyMatch(found -> found.contains("checkpoint 2 of " + last.at() + ": is missing"));
  }

  @Test
  void deleted_checkpoints_are_noticed_by_anybody_who_kept_one() throws Exception {
    change("delete from checkpoint");
    assertThat(findings(records, Optional.of(first)))
        .anyMatch(found -> found.contains("checkpoint 1 of " + first.at() + ": is missing"));
  }

  @Test
  void a_checkpoint_that_was_changed_is_named() throws Exception {
    change("update checkpoint set says = replace(says, 'table 1 ', 'table 9 ') where number = 1");
    assertThat(findings(records, Optional.empty()))
        .first()
        .asString()
        .isEqualTo("checkpoint 1: was changed: it is not what was signed");
    change("update checkpoint set line = replace(line, '0', '1') where number = 1");
    assertThat(findings(records, Optional.empty()))
        .first()
        .asString()
        .isEqualTo("checkpoint 1: has no signature that fits");
  }

  @Test
  void checkpoints_signed_again_with_another_key_are_not_the_one_that_was_kept() throws Exception {
    change("delete from checkpoint", "update event set at = at - 60000 where table_id = 1");
    change("update played set at = at - 60000 where table_id = 1");
    try (var room = Places.oddRoom(Database.in(records));
        var notary = notary(room, keyless())) {
      notary.sign();
    }
    assertThat(findings(records, Optional.empty())).isEmpty();
    assertThat(findings(records, Optional.of(first)))
        .contains(
            "checkpoint 1 of %s: is not the one that was kept: the records were rewritten"
                .formatted(first.at()),
            "checkpoint 1 of %s: is signed with another key than those in the records"
                .formatted(first.at()));
  }

  @Test
  void nothing_new_needs_no_new_checkpoint() {
    try (var room = Places.oddRoom(Database.in(records));
        var notary = notary(room, key)) {
      assertThat(notary.sign()).contains(last);
    }
  }
}
