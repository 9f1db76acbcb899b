package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.journal.Database;
import cardroom.server.journal.SqlStore;
import cardroom.server.journal.Store;
import cardroom.server.odd.OddCatalogue;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whoever waits for a room to open does not wait longer because it has more tables.
class OpeningQuestionsTest {
  @TempDir Path folder;

  private Database database() {
    return Database.at(Places.sqlite(folder));
  }

  /// What this thread asks of the records; tables are loaded by others meanwhile.
  private List<String> asked() {
    var opening = Thread.currentThread();
    List<String> asked = new ArrayList<>();
    var store = new SqlStore(database().ready());
    var counted =
        (Store)
            Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {Store.class},
                (_, method, values) -> {
                  if (Thread.currentThread().equals(opening)) {
                    asked.add(method.getName());
                  }
                  try {
                    return method.invoke(store, values);
                  } catch (InvocationTargetException e) {
                    throw e.getCause();
                  }
                });
    var parts = Room.Parts.of(counted, new OddCatalogue(), Places.KEY);
    try (var room = new Room(parts);
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      assertThat(doors.port()).isPositive();
      return List.copyOf(asked);
    }
  }

  private void openTables(int number) {
    try (var room = Places.oddRoom(database())) {
      for (int i = 0; i < number; i++) {
        room.tables().open(OddCatalogue.opening("Table " + i, "owner " + i, "word")).join();
      }
    }
  }

  @Test
  void a_room_asks_the_records_as_often_for_forty_tables_as_for_two() {
    openTables(2);
    var few = asked();
    openTables(38);
    assertThat(asked()).isEqualTo(few).contains("firstEntries");
  }
}
