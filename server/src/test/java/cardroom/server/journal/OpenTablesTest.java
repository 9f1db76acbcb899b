package cardroom.server.journal;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.journal.Row.ShoeRow;
import cardroom.server.journal.Row.TableRow;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What a room asks about all its open tables at once.
class OpenTablesTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void the_first_entry_and_the_newest_shoe_of_each_open_table_are_found(String kind)
      throws WriteFailure.Thrown {
    var url = kind.equals("sqlite") ? Places.sqlite(folder) : Places.postgres();
    try (var store = new SqlStore(Database.at(url).ready())) {
      // Before, at and after the marks that lead back to the beginning.
      for (int events : List.of(1, 2, 31, 32, 33, 64, 200)) {
        store.commit(List.of(page(events, events, 0, false)));
      }
      store.commit(List.of(page(7, 40, 3, false), page(8, 40, 3, true), page(9, 5, 1, false)));
      assertThat(store.firstEntries().stream().map(JournalEntry::table))
          .containsExactly(1L, 2L, 7L, 9L, 31L, 32L, 33L, 64L, 200L);
      assertThat(store.firstEntries())
          .allSatisfy(
              first -> assertThat(first).isEqualTo(store.entry(first.table(), 1).orElseThrow()));
      assertThat(store.newestShoes()).isEqualTo(Map.of(7L, 3, 9L, 1));
    }
  }

  /// More than are asked for at once.
  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void none_of_a_thousand_tables_is_left_out(String kind) throws WriteFailure.Thrown {
    var url = kind.equals("sqlite") ? Places.sqlite(folder) : Places.postgres();
    try (var store = new SqlStore(Database.at(url).ready())) {
      var tables = LongStream.rangeClosed(1, 1_003).boxed().toList();
      store.commit(tables.stream().map(table -> page(table, 1, 0, false)).toList());
      assertThat(store.firstEntries().stream().map(JournalEntry::table).toList()).isEqualTo(tables);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void a_room_without_tables_has_none(String kind) {
    var url = kind.equals("sqlite") ? Places.sqlite(folder) : Places.postgres();
    try (var store = new SqlStore(Database.at(url).ready())) {
      assertThat(store.firstEntries()).isEmpty();
      assertThat(store.newestShoes()).isEmpty();
    }
  }

  private static JournalPage page(long table, int events, int shoes, boolean closed) {
    List<JournalEntry> entries = new ArrayList<>();
    var hash = HashChain.START;
    for (int number = 1; number <= events; number++) {
      var body = "{\"table\":%d,\"number\":%d}".formatted(table, number);
      var entry =
          new JournalEntry(table, number, "test", 1, "Ann", "", number, body, "", List.of());
      entries.add(entry.linkedTo(hash));
      hash = entries.getLast().hash();
    }
    List<Row> rows = new ArrayList<>(List.of(new TableRow(table, closed)));
    for (int shoe = 1; shoe <= shoes; shoe++) {
      rows.add(new ShoeRow(table, shoe, "root", "sealed " + shoe, ""));
    }
    return new JournalPage(table, entries, rows);
  }
}
