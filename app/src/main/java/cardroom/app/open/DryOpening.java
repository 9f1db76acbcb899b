package cardroom.app.open;

import cardroom.houses.Catalogue;
import cardroom.server.bots.ThinkingTime;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.probe.FirstCard;
import cardroom.server.startup.OpenRoom;
import cardroom.server.startup.RoomPlan;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/// A complete start on a temporary folder: the classes it loads go into the class cache, so that
/// the real start is fast.
final class DryOpening {
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private DryOpening() {}

  static void hold() throws IOException {
    var folder = Files.createTempDirectory("cardroom-rehearsal");
    var plan = RoomPlan.standard(folder).on("localhost", 0).with(ThinkingTime.AT_ONCE);
    try (var room = OpenRoom.open(plan, new SheetCatalogue(Catalogue.packaged()), Map.of())) {
      FirstCard.dealtTo("rehearsal", URI.create("http://localhost:" + room.port()), PATIENCE);
    } finally {
      clear(folder);
    }
  }

  private static void clear(Path folder) throws IOException {
    List<Path> files;
    try (var walk = Files.walk(folder)) {
      files = walk.sorted(Comparator.reverseOrder()).toList();
    }
    for (var file : files) {
      Files.deleteIfExists(file);
    }
  }
}
