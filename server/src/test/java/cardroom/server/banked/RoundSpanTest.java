package cardroom.server.banked;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.houses.Catalogue;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.journal.Database;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.ClockTimes;
import cardroom.server.verify.Verifier;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A player who leaves in mid-round is gone just after its end, by the same command: that belongs
/// to the next round, whether the room is stopped in between or not.
class RoundSpanTest {
  private static final String ENDS =
      "select number from event where table_id = 1 and kind = 'settled' order by number";
  private static final String LEFT = "select number from event where kind = 'left'";
  private static final String SPANS =
      "select distinct first_number || ' to ' || last_number from played order by last_number";

  @TempDir Path folder;

  private final SheetCatalogue catalogue = new SheetCatalogue(Catalogue.packaged());

  private Room room() {
    var database = Database.at(Places.sqlite(folder));
    return new Room(Places.parts(database, catalogue).with(ClockTimes.ENDLESS).keptBusy(false));
  }

  private static void round(Room room, long table, String leaver) {
    var people =
        List.of("ann", "bob", "cat").stream().map(name -> new Sitter(room, name, table)).toList();
    people.stream()
        .filter(one -> one.offered("take-bank").isPresent())
        .findFirst()
        .ifPresent(one -> one.does("take-bank"));
    for (var one : people) {
      one.offered("bet.ante")
          .ifPresent(
              _ -> {
                one.does("bet.ante");
                one.does("done");
              });
    }
    people.stream().filter(one -> one.name().equals(leaver)).forEach(one -> one.does("leave"));
    for (var one : people) {
      one.offered("fold").ifPresent(_ -> one.does("fold"));
    }
  }

  private List<String> read(String sql) throws Exception {
    List<String> all = new ArrayList<>();
    try (var connection = DriverManager.getConnection(Places.sqlite(folder));
        var statement = connection.createStatement();
        var rows = statement.executeQuery(sql)) {
      while (rows.next()) {
        all.add(rows.getString(1));
      }
    }
    return all;
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void a_round_begins_with_the_event_after_the_end_of_the_last(boolean isStopped) throws Exception {
    long table;
    var room = room();
    try {
      table = Sitter.openThreeCards(room);
      for (int seat = 1; seat <= 3; seat++) {
        new Sitter(room, List.of("ann", "bob", "cat").get(seat - 1), table).sits(seat);
      }
      round(room, table, "cat");
      if (isStopped) {
        room.close();
        room = room();
      }
      round(room, table, "");
    } finally {
      room.close();
    }
    var ends = read(ENDS).stream().map(Long::parseLong).toList();
    assertThat(ends).hasSize(2);
    assertThat(read(LEFT)).containsExactly("" + (ends.getFirst() + 1));
    assertThat(read(SPANS))
        .containsExactly(
            "2 to " + ends.getFirst(), (ends.getFirst() + 1) + " to " + ends.getLast());
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    assertThat(Verifier.verify(Places.sqlite(folder), catalogue, seals).findings()).isEmpty();
  }
}
