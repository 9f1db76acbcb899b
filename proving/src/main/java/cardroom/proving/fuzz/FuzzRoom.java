package cardroom.proving.fuzz;

import cardroom.games.table.Command;
import cardroom.games.table.Player;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.proving.crowd.GuestSession;
import cardroom.server.Room;
import cardroom.server.api.RequestLimits;
import cardroom.server.api.TlsAndHosts;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.codec.Json;
import cardroom.server.people.Passkeys;
import cardroom.server.people.Role;
import cardroom.server.startup.OpenRoom;
import cardroom.server.startup.OpenRoom.Demo;
import cardroom.server.startup.RoomPlan;
import cardroom.server.table.Answer;
import cardroom.server.table.ClockTimes;
import cardroom.server.table.EventMakers;
import cardroom.server.table.Tables.Asked;
import cardroom.server.table.Viewpoint;
import cardroom.server.wire.CommandReader;
import cardroom.server.wire.TableAccess.Told;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import tools.jackson.databind.JsonNode;

/// A room with a real web server that lives as long as the process: nothing sent to it may cause an
/// internal error or stop a table.
final class FuzzRoom {
  private static final String PASSWORD = "seven quiet otters";

  private final OpenRoom open;
  private final HttpClient client = HttpClient.newHttpClient();
  private final URI address;
  private final AtomicInteger guests = new AtomicInteger();

  private FuzzRoom(OpenRoom open) {
    this.open = open;
    this.address = URI.create("http://localhost:" + open.port());
  }

  /// Opened with the first input that needs it.
  private static final class Only {
    private static final FuzzRoom ROOM = opened();
  }

  /// Comes in with the first input.
  private static final class Keeper {
    private static final GuestSession DESK = only().entrusted();
  }

  static FuzzRoom only() {
    return Only.ROOM;
  }

  private static FuzzRoom opened() {
    List<OpenRoom> open = new CopyOnWriteArrayList<>();
    var plan =
        RoomPlan.standard(FuzzFolder.ofOwn(() -> open.forEach(OpenRoom::close)))
            .on("localhost", 0)
            .with(Demo.NO)
            .with(ClockTimes.ENDLESS)
            .with(RequestLimits.NONE)
            .with(new TlsAndHosts(Optional.empty(), TlsAndHosts.LOOPBACK));
    var room = OpenRoom.open(plan, new SheetCatalogue(Catalogue.packaged()), Map.of());
    open.add(room);
    return new FuzzRoom(room);
  }

  Passkeys passkeys() {
    return room().passkeys();
  }

  /// A person's session.
  String session(String name) {
    return room().sessions().of(name).getFirst().id();
  }

  private Room room() {
    return open.room();
  }

  /// Somebody under a name of their own.
  GuestSession guest() throws IOException {
    return GuestSession.enter(client, address, "guest " + guests.incrementAndGet() + "x");
  }

  /// The one person with an account and every role.
  static GuestSession keeper() {
    return Keeper.DESK;
  }

  private GuestSession entrusted() {
    try {
      var body = Json.text(Json.object().put("password", PASSWORD));
      var keeper = guest().entering("/api/account", body);
      for (var role : Role.values()) {
        var _ = room().people().appoint(EventMakers.ROOM, keeper.name(), role, true, "to be tried");
      }
      return keeper;
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /// What a person sees of a table, without the network.
  JsonNode look(long table, String name, boolean isFloor) {
    var viewer = new Viewer.Person(new Player(name));
    var eyes = isFloor ? Viewpoint.ofFloor(viewer, name) : Viewpoint.of(viewer);
    return switch (room().allTables().look(table, eyes).join()) {
      case Told.Yes(var text) -> Json.read(text);
      case Told.No(var why) -> throw new IllegalStateException(why.words());
    };
  }

  /// Sends a command as the API does once it knows who asks, without the network.
  Answer act(long table, String name, String text) {
    return switch (CommandReader.read(text, new Player(name))) {
      case CommandReader.Read.No(var why, _) -> why;
      case CommandReader.Read.Yes(var asked) when isBarred(asked) ->
          Answer.refuse(RoomRule.ROLE, "The doors let nobody sit down so", "");
      case CommandReader.Read.Yes(var asked) -> room().allTables().act(table, asked).join();
    };
  }

  private boolean isBarred(Asked asked) {
    return asked.command() instanceof Command.Act act
        && act.choice().equals("sit-as-provider")
        && !room().people().is(act.player().name(), Role.PROVIDER);
  }

  boolean isWell() {
    var alarms = room().tables().alarms();
    return alarms.stopped().isEmpty() && alarms.faults() == 0;
  }

  /// Whatever stopped or failed is blamed on what was sent last.
  void requireWell(String sent) {
    if (!isWell()) {
      var alarms = room().tables().alarms();
      throw new IllegalStateException(
          "tables %s stopped, %d faults, after %s"
              .formatted(alarms.stopped(), alarms.faults(), sent));
    }
  }
}
