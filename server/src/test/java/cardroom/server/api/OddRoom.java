package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.odd.OddPlayer;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.ClockTimes;
import cardroom.server.verify.Verifier;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/// A room with one odd table and a web server, whose clock a test moves forward by hours; whatever
/// people did, its records verify when it closes.
abstract class OddRoom {
  @TempDir Path folder;
  final AtomicLong hours = new AtomicLong();
  Room room;
  WebServer doors;
  long table;

  @BeforeEach
  void open() {
    var later = (InstantSource) () -> Instant.now().plusSeconds(3_600 * hours.get());
    var parts = Places.parts(Database.at(Places.sqlite(folder)), new OddCatalogue());
    room = new Room(parts.with(ClockTimes.ENDLESS).with(later));
    doors = new WebServer(room, "localhost", 0, RequestLimits.NONE);
    table = OddPlayer.open(room, "Odd one");
  }

  @AfterEach
  void close() throws Exception {
    doors.close();
    room.close();
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    assertThat(Verifier.verify(Places.sqlite(folder), new OddCatalogue(), seals).findings())
        .isEmpty();
  }
}
