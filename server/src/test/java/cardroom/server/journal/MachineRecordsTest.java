package cardroom.server.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.server.Places;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executors;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Who may write into a PostgreSQL that several machines can reach.
@Tag("cluster")
class MachineRecordsTest {
  private static EmbeddedPostgres server;
  private static int databases;

  @BeforeAll
  static void start() throws IOException {
    server =
        EmbeddedPostgres.builder()
            .setServerConfig("synchronous_commit", "on")
            .setPGStartupWait(Places.PATIENCE)
            .start();
  }

  @AfterAll
  static void stop() throws IOException {
    server.close();
  }

  private static String fresh() throws Exception {
    var name = "room" + ++databases;
    try (var connection = server.getPostgresDatabase().getConnection();
        var statement = connection.createStatement()) {
      statement.execute("create database " + name);
    }
    return server.getJdbcUrl("postgres", name);
  }

  private static JournalPage page(long table) {
    var entry = new JournalEntry(table, 1, "guest", 1, "#room", "", 0, "{}", "", List.of());
    return new JournalPage(table, List.of(entry.linkedTo(HashChain.START)), List.of());
  }

  @Test
  void a_second_room_is_refused_on_the_same_database() throws Exception {
    var url = fresh();
    var first = new SqlStore(Database.at(url).ready());
    assertThatThrownBy(() -> new SqlStore(Database.at(url)))
        .hasMessageContaining("another room is open on this database");
    try (var database = Database.at(url)) {
      var writer = new MachineRecords(database).enter("a:1#1");
      assertThatThrownBy(() -> new SqlStore(database, writer))
          .hasMessageContaining("a room that is of no cluster is open");
    }
    first.close();
    new SqlStore(Database.at(url)).close();
  }

  @Test
  void machines_write_side_by_side_until_one_is_shut_out() throws Exception {
    var url = fresh();
    var database = Database.at(url).ready();
    var machines = new MachineRecords(database);
    var one = new SqlStore(database, machines.enter("a:1#1"));
    var two = new SqlStore(Database.at(url), machines.enter("b:1#2"));
    one.commit(List.of(page(1)));
    two.commit(List.of(page(2)));
    assertThat(machines.writing()).containsExactly("a:1#1", "b:1#2");
    assertThat(machines.strangersTo(Set.of("a:1#1"))).containsExactly("b:1#2");
    assertThat(machines.shutOut("b:1#2", "a:1#1")).isTrue();
    assertThatThrownBy(() -> two.commit(List.of(page(3)))).hasMessageContaining("shut out");
    assertThat(one.lastNumber(3)).isZero();
    one.commit(List.of(page(3)));
    two.close();
    one.close();
  }

  @Test
  void a_number_of_a_table_is_written_once_by_whichever_machine() throws Exception {
    var url = fresh();
    var database = Database.at(url).ready();
    var machines = new MachineRecords(database);
    var one = new SqlStore(database, machines.enter("a:1#1"));
    var two = new SqlStore(Database.at(url), machines.enter("b:1#2"));
    one.commit(List.of(page(1)));
    assertThatThrownBy(() -> two.commit(List.of(page(1))))
        .isInstanceOfSatisfying(
            WriteFailure.Thrown.class,
            no -> assertThat(no.failure()).isInstanceOf(WriteFailure.Contradiction.class));
    two.close();
    // The database lets go of a lock a moment after its connection is gone.
    Awaitility.await().until(() -> machines.strangersTo(Set.of("a:1#1")).isEmpty());
    one.close();
  }

  @Test
  void a_lease_has_one_owner() throws Exception {
    try (var database = Database.at(fresh()).ready()) {
      var machines = new MachineRecords(database);
      assertThat(machines.lease("side", "left", 60_000)).isTrue();
      assertThat(machines.lease("side", "right", 60_000)).isFalse();
      assertThat(machines.lease("side", "left", 60_000)).isTrue();
      assertThat(machines.release("side", "left")).isTrue();
      assertThat(machines.lease("side", "right", 60_000)).isTrue();
    }
  }

  @Test
  void a_machine_that_was_given_up_gives_nobody_up() throws Exception {
    var url = fresh();
    try (var database = Database.at(url).ready();
        var one = new SqlStore(Database.at(url), new MachineRecords(database).enter("a:1#1"))) {
      var machines = new MachineRecords(database);
      machines.enter("b:1#2");
      assertThat(machines.shutOut("b:1#2", "a:1#1")).isTrue();
      // It wakes up long after the lease by which it was given up has ended.
      assertThat(machines.lease("side", "b", 60_000, "b:1#2")).isFalse();
      assertThat(machines.shutOut("a:1#1", "b:1#2")).isFalse();
      one.commit(List.of(page(1)));
      assertThat(machines.lease("side", "a", 60_000, "a:1#1")).isTrue();
    }
  }

  @Test
  void of_two_machines_that_give_each_other_up_one_stays() throws Exception {
    try (var database = Database.at(fresh()).ready();
        var threads = Executors.newFixedThreadPool(2)) {
      var machines = new MachineRecords(database);
      for (int i = 0; i < 20; i++) {
        var left = "a:1#" + i;
        var right = "b:1#" + i;
        machines.enter(left);
        machines.enter(right);
        var both =
            threads.invokeAll(
                List.of(() -> machines.shutOut(right, left), () -> machines.shutOut(left, right)));
        assertThat(List.of(both.get(0).get(), both.get(1).get()))
            .containsExactlyInAnyOrder(true, false);
      }
    }
  }

  @Test
  void a_database_whose_clock_is_set_back_keeps_no_lease_for_hours() throws Exception {
    var url = fresh();
    try (var database = Database.at(url).ready()) {
      var machines = new MachineRecords(database);
      assertThat(machines.lease("side", "a", 30_000)).isTrue();
      assertThat(machines.lease("side", "b", 30_000)).isFalse();
      try (var connection = database.source().getConnection();
          var statement = connection.createStatement()) {
        // Taken when the calendar was four hours ahead.
        statement.executeUpdate("update lease set until_ms = until_ms + 4 * 3600 * 1000");
      }
      assertThat(machines.lease("side", "b", 30_000)).isTrue();
      assertThat(machines.lease("side", "a", 30_000)).isFalse();
    }
  }

  @Test
  void a_machine_that_stands_still_in_mid_commit_holds_nobody_up() throws Exception {
    var url = fresh();
    try (var database = Database.at(url).ready();
        var frozen = Database.at(url)) {
      var machines = new MachineRecords(database);
      var writer = machines.enter("a:1#1");
      var connection = frozen.source().getConnection();
      WriterLocks.take(connection, writer);
      connection.setAutoCommit(false);
      try (var statement = connection.createStatement()) {
        statement.executeUpdate("update head set last_event = last_event where machine = 'a:1#1'");
        machines.shutOut("a:1#1", "b:1#2");
        assertThatThrownBy(() -> statement.execute("select 1")).isInstanceOf(SQLException.class);
      }
    }
  }
}
