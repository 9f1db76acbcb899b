package cardroom.app.records;

import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.server.api.RequestLimits;
import cardroom.server.bots.ThinkingTime;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.startup.OpenRoom;
import cardroom.server.startup.OpenRoom.Demo;
import cardroom.server.startup.RoomPlan;
import cardroom.server.table.ClockTimes;
import cardroom.server.table.LobbyRow;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.awaitility.Awaitility;

/// An open room whose bots play at the tables of the house without a pause.
record BusyRoom(OpenRoom room) implements AutoCloseable {
  /// They think just long enough to leave the export some processor time.
  private static final ThinkingTime QUICK = new ThinkingTime(10, 30);

  private static final Duration PATIENCE = Duration.ofMinutes(2);

  static BusyRoom in(Path data) {
    var plan = RoomPlan.standard(data).on("localhost", 0).with(Demo.BUSY).with(QUICK);
    plan = plan.with(RequestLimits.NONE).with(ClockTimes.STANDARD.unwatched());
    return new BusyRoom(OpenRoom.open(plan, new SheetCatalogue(Catalogue.packaged()), Map.of()));
  }

  /// The first table of that game, when its first two rounds are over: tables are listed as they
  /// are opened.
  String table(String game) {
    var id =
        Awaitility.await()
            .atMost(PATIENCE)
            .until(
                () ->
                    room.room().tables().lobby().rows().stream()
                        .filter(row -> row.game().equals(game))
                        .mapToLong(LobbyRow::id)
                        .min(),
                found -> found.isPresent())
            .getAsLong();
    Awaitility.await()
        .atMost(PATIENCE)
        .until(() -> room.room().history().round(id, 2, new Viewer.Rail()).isPresent());
    return Long.toString(id);
  }

  @Override
  public void close() {
    room.close();
  }
}
