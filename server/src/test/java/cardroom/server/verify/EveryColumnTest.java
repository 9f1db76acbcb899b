package cardroom.server.verify;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.OneTimeCodes;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.SoftAuthenticator;
import cardroom.server.checkpoint.Checkpoint;
import cardroom.server.checkpoint.CheckpointMaker;
import cardroom.server.checkpoint.SigningKey;
import cardroom.server.guests.Admission;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.odd.OddPlayer;
import cardroom.server.people.LimitSettings.Bounds;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Every column of every table is altered and swapped between two rows, and every table loses a row
/// and gets one twice: `verify` names it, or `unseen.txt` says why it cannot.
@Tag("slow")
class EveryColumnTest {
  private static final String SECRET = "seven quiet otters";

  @TempDir static Path folder;
  private static Path records = Path.of("");
  private static Optional<Checkpoint> kept = Optional.empty();

  @BeforeAll
  static void play() throws Exception {
    records = folder.resolve("room.db");
    try (var room = Places.oddRoom(Database.in(records))) {
      for (var name : List.of("ann", "bob")) {
        room.guests().admit(name);
      }
      for (var name : List.of("carl", "dot")) {
        var _ = room.signIn().signUp(Optional.empty(), name, SECRET, "phone");
        SoftAuthenticator.comesIn(room, name, SECRET);
        takesSecond(room, name);
        assertThat(room.limits().set(name, new Bounds(50_000, 60, 0, 0))).isEmpty();
      }
      room.sessions().endAllBut("dot", "");
      for (var name : List.of("ann", "carl")) {
        var table = evening(room, name);
        assertThat(room.personal().wear(name, "star")).isEmpty();
        assertThat(room.personal().note(name, "bob", "bluffs")).isEmpty();
        assertThat(room.personal().favour(name, table, 1, true)).isEmpty();
        assertThat(room.personal().mute(name, "bob", true)).isEmpty();
        kept = signed(room);
      }
    }
    beside();
  }

  private static void takesSecond(Room room, String name) throws Exception {
    var in = (Admission.Welcome) room.signIn().signIn(name, SECRET, "", "laptop");
    var offer = room.signIn().offerSecond(in.guest()).orElseThrow();
    var step = OneTimeCodes.now();
    var code = OneTimeCodes.at(offer.secret(), step);
    assertThat(room.signIn().takeSecond(in.guest(), offer.sealed(), code)).isEmpty();
    var next = OneTimeCodes.at(offer.secret(), step + 1);
    assertThat(room.signIn().signIn(name, SECRET, next, "phone"))
        .isInstanceOf(Admission.Welcome.class);
  }

  private static long evening(Room room, String name) {
    var table = OddPlayer.open(room, name + "'s table");
    var player = new OddPlayer(room, name, table);
    player.act("sit", 20_000);
    for (int i = 0; i < 11; i++) {
      player.act("stake", 500);
      player.act("peek", 0);
      player.act("red", 0);
    }
    player.act("stake", 500);
    return table;
  }

  private static Optional<Checkpoint> signed(Room room) throws IOException {
    var file = folder.resolve("checkpoint.key");
    var key = file.toFile().exists() ? SigningKey.in(file) : SigningKey.create(file);
    try (var maker =
        new CheckpointMaker(
            room.journal(),
            room.records(),
            key,
            InstantSource.system(),
            folder.resolve("checkpoints.txt"))) {
      return maker.sign();
    }
  }

  /// What an evening of one machine leaves empty.
  private static void beside() throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + records);
        var statement = connection.createStatement()) {
      for (var sql :
          List.of(
              "insert into waiting values (1, 'bob'), (2, 'ann')",
              "insert into game_request values ('ann', 'h', 'g', 's', 1, 2, 0), ('bob', 'h', 'g',"
                  + " 's', 3, 4, 1)",
              "insert into lease values ('roles', 'a:1#1', 1), ('person ann', 'a:1#2', 2)",
              "insert into sign_in_try values ('aa', 1), ('bb', 2)",
              "insert into head values (2, 1099511627776, 'a:1#1', 0)",
              // On a fast machine two migrations may take the same time.
              "update flyway_schema_history set execution_time = installed_rank")) {
        statement.executeUpdate(sql);
      }
    }
  }

  private static boolean isNamed(Connection connection) throws SQLException {
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    return !Verifier.verify(connection, new OddCatalogue(), seals, kept).findings().isEmpty();
  }

  private static List<String> names(Connection connection, String sql) throws SQLException {
    List<String> names = new ArrayList<>();
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery(sql)) {
      while (rows.next()) {
        names.add(rows.getString(1));
      }
    }
    return names;
  }

  /// The rows that are tried: the first, one in the middle and the last.
  private static SortedSet<Long> rows(Connection connection, String table) throws SQLException {
    var all =
        names(connection, "select rowid from %s order by rowid".formatted(table)).stream()
            .map(Long::valueOf)
            .toList();
    assertThat(all).as(table).hasSizeGreaterThan(1);
    return new TreeSet<>(List.of(all.getFirst(), all.get(all.size() / 2), all.getLast()));
  }

  private static List<String> columns(Connection connection, String table) throws SQLException {
    return names(connection, "select name from pragma_table_info('%s')".formatted(table));
  }

  private static List<String> altered(Connection connection, String table) throws SQLException {
    List<String> changes = new ArrayList<>();
    var columns = columns(connection, table);
    var rows = rows(connection, table);
    for (long row : rows) {
      for (var column : columns) {
        changes.add(
            ("%s.%s altered | update %s set %s = case typeof(%s) when 'text' then %s || 'x' else"
                    + " %s + 1 end where rowid = %d")
                .formatted(table, column, table, column, column, column, column, row));
      }
      changes.add("%s row deleted | delete from %s where rowid = %d".formatted(table, table, row));
    }
    for (var column : columns) {
      changes.add(exchange(table, column, rows.first(), rows.last()));
      var others = String.join(", ", columns);
      var copied =
          others.replaceAll(
              "\\b%s\\b".formatted(column),
              "case typeof(%s) when 'text' then %s || 'x' else %s + 1000000 end"
                  .formatted(column, column, column));
      changes.add(
          "%s row copied with another %s | insert into %s (%s) select %s from %s where rowid = %d"
              .formatted(table, column, table, others, copied, table, rows.first()));
    }
    return changes;
  }

  /// Two that are the same stay as they are. Both are read before either is written.
  private static String exchange(String table, String column, long one, long other) {
    return ("%1$s.%2$s exchanged | update %1$s set %2$s = case rowid when %3$d then second else"
            + " first end from (select (select t.%2$s from %1$s t where t.rowid = %3$d) as first,"
            + " (select t.%2$s from %1$s t where t.rowid = %4$d) as second) as two where rowid in"
            + " (%3$d, %4$d) and first <> second")
        .formatted(table, column, one, other);
  }

  private static List<String> unseen() {
    try (var text = EveryColumnTest.class.getResourceAsStream("unseen.txt")) {
      var all = text == null ? "" : new String(text.readAllBytes(), StandardCharsets.UTF_8);
      return all.lines()
          .filter(line -> line.contains("|"))
          .map(line -> line.substring(0, line.indexOf('|')).strip())
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void whatever_is_altered_in_any_table_is_named_or_written_down() throws Exception {
    var silent = new TreeSet<String>();
    var tried = 0;
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + records)) {
      assertThat(isNamed(connection)).as("an honest room").isFalse();
      connection.setAutoCommit(false);
      var tables = names(connection, "select name from sqlite_master where type = 'table'");
      List<String> changes = new ArrayList<>();
      for (var table : tables) {
        changes.addAll(altered(connection, table));
      }
      for (var change : changes) {
        try (var statement = connection.createStatement()) {
          var isChanged = statement.executeUpdate(change.substring(change.indexOf('|') + 1)) > 0;
          tried++;
          if (isChanged && !isNamed(connection)) {
            silent.add(change.substring(0, change.indexOf('|')).strip());
          }
        } catch (SQLException _) {
          // The database itself refuses it: a key is there already, or a condition is not met.
        } finally {
          connection.rollback();
        }
      }
    }
    assertThat(tried).isGreaterThan(400);
    assertThat(silent).containsExactlyInAnyOrderElementsOf(unseen());
  }
}
