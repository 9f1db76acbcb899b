package cardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.houses.Catalogue;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.guests.Admission;
import cardroom.server.journal.Row.GameRequestRow;
import cardroom.server.requests.WantedGame;
import cardroom.server.table.Tables.Opened;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Games requested on one machine of a room are found on the other.
@Tag("cluster")
class SharedRequestsTest {
  private static final SheetCatalogue CATALOGUE = new SheetCatalogue(Catalogue.packaged());
  private static final WantedGame RAZZ = new WantedGame("ocean-view", "razz", "limit $4-$8");

  private static void comes(Room room, String name) {
    assertThat(room.guests().admit(name)).isInstanceOf(Admission.Welcome.class);
  }

  @Test
  void all_who_ask_at_once_on_two_machines_are_led_in_pairs() throws Exception {
    var opened = new AtomicInteger();
    try (var machines = TwoMachines.open(CATALOGUE)) {
      var one = machines.one();
      var two = machines.two();
      comes(one, "ann");
      assertThat(one.requests().ask(RAZZ, "ann", 0, opens(one, opened))).isEmpty();
      assertThat(two.requests().all()).extracting(GameRequestRow::player).containsExactly("ann");
      two.requests().withdraw("ann", "ocean-view", "razz");
      assertThat(one.records().gameRequests()).as("withdrawn on the other").isEmpty();
      var names = List.of("bob", "cid", "dot", "eve");
      for (int i = 0; i < names.size(); i++) {
        comes(i % 2 == 0 ? one : two, names.get(i));
      }
      try (var both = Executors.newVirtualThreadPerTaskExecutor()) {
        for (int i = 0; i < names.size(); i++) {
          var name = names.get(i);
          var at = i % 2 == 0 ? one : two;
          var _ = both.submit(() -> at.requests().ask(RAZZ, name, 0, opens(at, opened)));
        }
      }
      var byTable =
          one.records().gameRequests().stream()
              .collect(Collectors.groupingBy(GameRequestRow::table, Collectors.counting()));
      assertThat(byTable.getOrDefault(0L, 0L)).as("nobody waits").isZero();
      assertThat(new ArrayList<>(byTable.values())).allMatch(seats -> seats >= 2);
      assertThat(opened.get()).isEqualTo(byTable.size());
    }
  }

  private static Function<TableOpening, Opened> opens(Room room, AtomicInteger count) {
    return opening -> {
      count.incrementAndGet();
      return room.allTables().open(opening).join();
    };
  }
}
