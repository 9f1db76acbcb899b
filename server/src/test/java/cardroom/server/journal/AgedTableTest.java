package cardroom.server.journal;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.journal.Records.KeyUse;
import cardroom.server.journal.Row.ShoeRow;
import cardroom.server.ledger.Leg;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A table that has been running for weeks: only what is asked for is read, wherever it is among
/// thousands of events.
class AgedTableTest {
  private static final long TABLE = 7;
  private static final int EVENTS = 2_300;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void the_newest_are_found_from_any_time_on(String kind) throws WriteFailure.Thrown {
    var url = kind.equals("sqlite") ? Places.sqlite(folder) : Places.postgres();
    try (var store = new SqlStore(Database.at(url).ready())) {
      store.commit(List.of(new JournalPage(TABLE, events(), shoes())));
      for (long from : List.of(0L, 1L, 17L, 1_150L, 1_799L, 1_800L, 2_299L, 2_300L, 2_301L)) {
        assertThat(store.keysSince(TABLE, from).stream().map(KeyUse::number).toList())
            .as("not older than " + from)
            .isEqualTo(keyed(from));
      }
      assertThat(store.keysSince(TABLE + 1, 0)).isEmpty();
      assertThat(store.cashedOutSince(TABLE, 1_000)).isEqualTo(Map.of("Ann", 2_200L, "Bo", 1_900L));
      assertThat(store.cashedOutSince(TABLE, 2_201)).isEmpty();
      assertThat(store.shoes(TABLE, 40, 42).stream().map(ShoeRow::ordinal))
          .containsExactly(40, 41, 42);
      assertThat(store.shoes(TABLE)).hasSize(60);
    }
  }

  private static List<Long> keyed(long from) {
    return IntStream.rangeClosed(1, EVENTS)
        .filter(number -> number >= from && number % 3 == 0)
        .mapToObj(number -> (long) number)
        .toList();
  }

  /// Event n at time n; every third by a command, and two people cash out twice.
  private static List<JournalEntry> events() {
    List<JournalEntry> all = new ArrayList<>();
    var hash = HashChain.START;
    for (int number = 1; number <= EVENTS; number++) {
      var key = number % 3 == 0 ? "key." + number : "";
      var legs =
          switch (number) {
            case 900, 2_200 -> Leg.issued("Ann", 5);
            case 1_200, 1_900 -> Leg.issued("Bo", 5);
            default -> List.<Leg>of();
          };
      var entry = new JournalEntry(TABLE, number, "test", 1, "Ann", key, number, "{}", "", legs);
      all.add(entry.linkedTo(hash));
      hash = all.getLast().hash();
    }
    return all;
  }

  private static List<Row> shoes() {
    return IntStream.rangeClosed(1, 60)
        .<Row>mapToObj(ordinal -> new ShoeRow(TABLE, ordinal, "root", "sealed", ""))
        .toList();
  }
}
