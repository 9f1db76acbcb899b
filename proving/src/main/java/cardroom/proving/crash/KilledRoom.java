package cardroom.proving.crash;

import cardroom.houses.Catalogue;
import cardroom.server.api.RequestLimits;
import cardroom.server.bots.ThinkingTime;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.startup.OpenRoom;
import cardroom.server.startup.OpenRoom.Demo;
import cardroom.server.startup.RoomPlan;
import cardroom.server.table.ClockTimes;
import java.nio.file.Path;
import java.util.Map;

/// A process with a room in it. It starts serving, says so, and runs until it is killed.
public final class KilledRoom {
  static final String READY = "the doors are open";
  // Short, so that those who hung up do not hold their tables for long.
  private static final ClockTimes TIMES =
      new ClockTimes(2_000, 2_000, 1_000, 1_000, 0, 0, 1_000, 0);
  // These bots keep nobody waiting, yet most of the load comes from people.
  private static final ThinkingTime PACE = new ThinkingTime(20, 200);

  private KilledRoom() {}

  /// @param words the data folder and the port
  public static void main(String[] words) {
    var plan =
        RoomPlan.standard(Path.of(words[0]))
            .on("localhost", Integer.parseInt(words[1]))
            .with(Demo.BUSY)
            .with(PACE)
            .with(TIMES)
            .with(RequestLimits.NONE);
    var _ = OpenRoom.open(plan, new SheetCatalogue(Catalogue.packaged()), Map.of());
    System.out.println(READY);
  }
}
