package cardroom.server.poker;

import static cardroom.server.RefusalAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.poker.variant.Variants;
import cardroom.games.table.Command;
import cardroom.games.table.Position;
import cardroom.houses.Catalogue;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.journal.Database;
import cardroom.server.table.ClockTimes;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// A player whose turn it is sends a choice for a place that is not theirs: it was meant for
/// another table or another moment, and is not applied to their own place.
class AnothersPlaceTest {
  static final List<String> GAMES = Variants.ALL.stream().map(variant -> variant.id()).toList();

  @TempDir Path folder;

  private Room room() {
    var database = Database.at(Places.sqlite(folder));
    var catalogue = new SheetCatalogue(Catalogue.packaged());
    var parts = Places.parts(database, catalogue).with(ClockTimes.ENDLESS);
    return new Room(parts.keptBusy(true));
  }

  @ParameterizedTest
  @FieldSource("GAMES")
  void a_choice_for_anothers_place_is_refused_and_changes_nothing(String game) {
    try (var room = room()) {
      var people = Company.open(room, game, List.of("ann", "bob", "cat"));
      people.sit();
      for (int step = 0; step < 4; step++) {
        var due = people.awaited(step);
        var number = people.look(due.player()).number();
        for (var place :
            List.of(Position.seat(1), Position.seat(2), Position.seat(3), Position.TABLE)) {
          if (!place.equals(due.position())) {
            var sent =
                new Command.Act(due.player(), due.choice(), place, due.amount(), due.cards());
            assertThat(people.act(sent)).as("%s at %s", due, place).cites("ROOM-SEAT");
          }
        }
        assertThat(people.look(due.player()).number()).isEqualTo(number);
        people.act(due);
      }
    }
  }
}
