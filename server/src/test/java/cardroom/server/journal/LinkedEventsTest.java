package cardroom.server.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.server.Places;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Events are found along their links, wherever they are among those of other tables, and no table
/// gets two histories.
class LinkedEventsTest {
  private static final long LAST = 3L * JournalWalk.MARK_EVERY + 5;

  @TempDir Path folder;

  private static JournalPage page(long table, long... numbers) {
    List<JournalEntry> entries = new ArrayList<>();
    for (long number : numbers) {
      entries.add(
          new JournalEntry(table, number, "test", 1, "ann", "", number, "{}", "", List.of())
              .linkedTo(HashChain.START));
    }
    return new JournalPage(table, entries, List.of());
  }

  private static List<Long> numbers(SqlStore store, long table, long after, long until) {
    return store.entries(table, after, until).stream().map(JournalEntry::number).toList();
  }

  private String url(String kind) {
    return kind.equals("sqlite") ? Places.sqlite(folder) : Places.postgres();
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void any_stretch_of_a_table_is_found(String kind) throws WriteFailure.Thrown {
    try (var store = new SqlStore(Database.at(url(kind)).ready())) {
      for (long number = 1; number <= LAST; number++) {
        store.commit(List.of(page(1, number), page(2, 2 * number - 1, 2 * number)));
      }
      for (long after : List.of(0L, 1L, 30L, 31L, 32L, 33L, 63L, 64L, LAST - 1, LAST)) {
        for (long until : List.of(1L, 31L, 32L, 33L, 64L, 96L, LAST, LAST + 9, Long.MAX_VALUE)) {
          assertThat(numbers(store, 1, after, until))
              .as("after %d until %d", after, until)
              .isEqualTo(LongStream.rangeClosed(after + 1, Math.min(until, LAST)).boxed().toList());
        }
      }
      assertThat(numbers(store, 2, 60, 70)).hasSize(10);
      assertThat(store.entry(2, 64)).isPresent();
      assertThat(store.entry(2, 2 * LAST + 1)).isEmpty();
      assertThat(store.entries(3, 0)).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void an_event_follows_the_last_one_of_its_table_or_is_refused(String kind)
      throws WriteFailure.Thrown {
    try (var store = new SqlStore(Database.at(url(kind)).ready())) {
      store.commit(List.of(page(1, 1, 2)));
      for (var wrong : List.of(page(1, 2), page(1, 4), page(2, 2), page(1, 3, 5))) {
        assertThatThrownBy(() -> store.commit(List.of(page(3, 1), wrong)))
            .isInstanceOfSatisfying(
                WriteFailure.Thrown.class,
                thrown ->
                    assertThat(thrown.failure()).isInstanceOf(WriteFailure.Contradiction.class));
        assertThat(store.lastNumber(3)).as("nothing of that commit").isZero();
      }
      store.commit(List.of(page(1, 3), page(3, 1)));
      assertThat(numbers(store, 1, 0, 9)).containsExactly(1L, 2L, 3L);
    }
  }

  /// A machine that dealt at a table before remembers where it ended then.
  @Test
  void of_two_machines_at_a_table_the_second_is_refused() throws WriteFailure.Thrown {
    var url = Places.postgres();
    var database = Database.at(url).ready();
    var machines = new MachineRecords(database);
    try (var one = new SqlStore(database, machines.enter("a:1#1"));
        var other = new SqlStore(Database.at(url), machines.enter("b:1#2"))) {
      one.commit(List.of(page(1, 1)));
      other.commit(List.of(page(1, 2)));
      assertThatThrownBy(() -> one.commit(List.of(page(1, 2))))
          .isInstanceOf(WriteFailure.Thrown.class);
      one.commit(List.of(page(1, 3)));
      assertThatThrownBy(() -> other.commit(List.of(page(1, 3))))
          .isInstanceOf(WriteFailure.Thrown.class);
      other.commit(List.of(page(1, 4)));
      assertThat(numbers(one, 1, 0, 9)).containsExactly(1L, 2L, 3L, 4L);
    }
  }

  /// Whoever changes the database must not be able to lead a reader in a circle.
  @Test
  void altered_links_come_to_an_end() throws Exception {
    var url = Places.sqlite(folder);
    try (var store = new SqlStore(Database.at(url).ready())) {
      store.commit(List.of(page(1, 1, 2, 3, 4, 5), page(2, 1, 2, 3)));
    }
    for (var change :
        List.of(
            "update event set previous = id where number = 3",
            "update event set previous = id + 1 where number = 3",
            "update event set previous = (select max(id) from event) where number = 2")) {
      change(url, change);
      try (var store = new SqlStore(Database.at(url).ready())) {
        assertThat(store.entries(1, 0)).as(change).hasSizeLessThan(6);
        assertThat(store.movements("ann")).isEmpty();
      }
    }
  }

  private static void change(String url, String sql) throws SQLException {
    try (var connection = DriverManager.getConnection(url);
        var statement = connection.createStatement()) {
      statement.executeUpdate(sql);
    }
  }
}
