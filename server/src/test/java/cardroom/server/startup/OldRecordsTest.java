package cardroom.server.startup;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.houses.Catalogue;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.journal.Database;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.RoomKey;
import cardroom.server.startup.OpenRoom.Demo;
import java.nio.file.Path;
import java.util.Map;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A room whose records were written by an older version.
class OldRecordsTest {
  @TempDir Path folder;

  private OpenRoom open() {
    var plan = RoomPlan.standard(folder).on("localhost", 0).with(Demo.NO);
    return OpenRoom.open(plan, new SheetCatalogue(Catalogue.packaged()), Map.of());
  }

  @Test
  void old_records_are_copied_aside_before_they_are_brought_up_to_date() throws Exception {
    RoomKey.create(folder.resolve("room.key"), Entropy.ofTheSystem());
    Flyway.configure()
        .dataSource("jdbc:sqlite:" + folder.resolve("room.db"), "", "")
        .locations("classpath:cardroom/server/schema")
        .loggers("slf4j")
        .target("1")
        .load()
        .migrate();
    try (var room = open()) {
      room.room().guests().admit("ann");
      try (var copy = Database.in(room.copiedAside().orElseThrow())) {
        assertThat(copy.isOld()).as("the copy is as the records were").isTrue();
      }
    }
    try (var room = open()) {
      assertThat(room.copiedAside()).as("nothing is old any more").isEmpty();
    }
  }
}
