package cardroom.proving.cluster;

import cardroom.houses.Catalogue;
import cardroom.server.api.RequestLimits;
import cardroom.server.bots.ThinkingTime;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.cluster.ClusterNode.Place;
import cardroom.server.startup.OpenRoom;
import cardroom.server.startup.OpenRoom.Demo;
import cardroom.server.startup.RoomPlan;
import cardroom.server.table.ClockTimes;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// A process with one machine of a room in it. It starts serving, says so, and runs until it is
/// killed, told to stop, or declared dead by the others.
public final class RoomMachine {
  static final String READY = "The room is open on ";
  static final String GIVEN_UP = "given up by the others";
  private static final ClockTimes TIMES =
      new ClockTimes(2_000, 2_000, 1_000, 1_000, 0, 0, 1_000, 0);
  private static final ThinkingTime PACE = new ThinkingTime(100, 400);

  private RoomMachine() {}

  /// @param words the program, the data folder, the port, where the others reach it, the database,
  ///   and then the addresses of all machines; the room's key is in the environment
  public static void main(String[] words) {
    var node = words[3].split(":", -1);
    var place =
        new Place(node[0], Integer.parseInt(node[1]), List.of(words).subList(5, words.length));
    var plan =
        RoomPlan.standard(Path.of(words[1]))
            .on(node[0], Integer.parseInt(words[2]))
            .with(Optional.of(words[4]))
            .with(Demo.NO)
            .with(PACE)
            .with(TIMES)
            .with(RequestLimits.NONE)
            .at(place);
    var now = new SheetCatalogue(Catalogue.packaged());
    var games =
        MachineProgram.valueOf(words[0]) == MachineProgram.NEXT ? new NextVersionGames(now) : now;
    var room = OpenRoom.open(plan, games, System.getenv());
    Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(room::close));
    var _ =
        room.whenGivenUp()
            .thenRun(
                () -> {
                  System.out.println(GIVEN_UP);
                  System.exit(4);
                });
    System.out.println(READY + node[0]);
  }
}
