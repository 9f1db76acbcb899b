package cardroom.proving.browser;

import cardroom.games.money.Money;
import cardroom.games.table.Setup;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.server.GaugedMachine;
import cardroom.server.Room;
import cardroom.server.api.RequestLimits;
import cardroom.server.api.TlsAndHosts;
import cardroom.server.api.WebServer;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.codec.Json;
import cardroom.server.journal.Database;
import cardroom.server.keeping.RoomTime;
import cardroom.server.shoe.RoomKey;
import cardroom.server.table.ClockName;
import cardroom.server.table.ClockTimes;
import cardroom.server.table.TableShowing;
import cardroom.server.table.Tables.Opened;
import cardroom.server.table.Tables.Seen;
import cardroom.server.table.Watcher;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.awaitility.Awaitility;
import tools.jackson.databind.JsonNode;

/// A real room with a web server: nobody runs out of time, and shoes may be planned.
final class Evening implements AutoCloseable {

  // Like a room that is opened for its own machine only.
  private static final TlsAndHosts LOCAL = new TlsAndHosts(Optional.empty(), TlsAndHosts.LOOPBACK);

  final RiggedShoe shoe = new RiggedShoe();
  final GaugedMachine machine = new GaugedMachine();
  private final AtomicLong aheadMs = new AtomicLong();
  private final long pauseMs;
  final Room room;
  private WebServer doors;

  /// With the games of every house.
  Evening(Path folder) {
    this(folder, new SheetCatalogue(Catalogue.packaged()), 0);
  }

  Evening(Path folder, cardroom.server.catalogue.GameCatalogue catalogue) {
    this(folder, catalogue, 0);
  }

  /// Where rounds begin by themselves, the end of each is shown for this long, or until the test
  /// [goes on][#goesOn].
  static Evening pausing(Path folder, long millis) {
    return new Evening(folder, new SheetCatalogue(Catalogue.packaged()), millis);
  }

  private Evening(Path folder, cardroom.server.catalogue.GameCatalogue catalogue, long pauseMs) {
    this.pauseMs = pauseMs;
    var database = Database.at("jdbc:sqlite:" + folder.resolve("room.db"));
    var parts = Room.Parts.of(database, catalogue, RoomKey.parse("5a".repeat(32)));
    this.room =
        new Room(
            parts
                .with(ClockTimes.ENDLESS.pausing(pauseMs))
                .with(withoutPauses(RoomTime.ofTheMachine()))
                .with(machine)
                .with(shoe));
    this.doors = new WebServer(room, "localhost", 0, RequestLimits.NONE, LOCAL);
  }

  /// A public table of Casino Club's Pure 21.5.
  long table(String name) {
    return table("casino-club", name);
  }

  long table(String house, String name) {
    return table(house, "pure-21.5", name);
  }

  long table(String house, String game, String name) {
    return table(house, game, name, Map.of());
  }

  long table(String house, String game, String name, Map<String, String> options) {
    var setup = new Setup(name, new Setup.Stakes.Schedule(1), 6);
    return table(new TableOpening(house, game, setup, options, "", "", 0));
  }

  long table(String house, String game, String name, int seats) {
    var setup = new Setup(name, new Setup.Stakes.Schedule(1), seats);
    return table(new TableOpening(house, game, setup, Map.of(), "", "", 0));
  }

  /// A poker table of Ocean View, $2-$4.
  long ring(String game, int seats) {
    return ring(game, new Setup.Stakes.Limit(dollars(2), dollars(4)), seats);
  }

  long ring(String game, Setup.Stakes stakes, int seats) {
    var setup = new Setup("Table of " + game, stakes, seats);
    return table(new TableOpening("ocean-view", game, setup, Map.of(), "", "", 0));
  }

  long table(TableOpening opening) {
    return switch (room.tables().open(opening).join()) {
      case Opened.Yes(var table) -> table;
      case Opened.No(var why) -> throw new IllegalStateException(why.toString());
    };
  }

  private RoomTime withoutPauses(RoomTime machine) {
    var steady = machine.steady();
    return new RoomTime(machine.calendar(), () -> steady.instant().plusMillis(aheadMs.get()));
  }

  /// Everybody is there, or has seen the end of the hand: if the table pauses, the next hand begins
  /// at once.
  void goesOn(long table) {
    if (isPausing(table)) {
      aheadMs.addAndGet(pauseMs);
      // A table looks at the clock when somebody leaves it.
      var passer = new Passer();
      room.tables().watch(table, passer, -1);
      room.tables().unwatch(table, passer);
    }
  }

  private boolean isPausing(long table) {
    return room.tables().look(table, new Viewer.Rail()).join() instanceof Seen.Yes(var showing)
        && showing.clock().filter(clock -> clock.name() == ClockName.BETWEEN).isPresent();
  }

  /// Looks at a table and walks on, without being company for those who play.
  private record Passer() implements Watcher {
    @Override
    public Viewer viewer() {
      return new Viewer.Rail();
    }

    @Override
    public boolean isHuman() {
      return false;
    }

    @Override
    public void show(TableShowing showing) {}

    @Override
    public void ended() {}
  }

  /// A player without a browser.
  Regular regular(String name, long table) {
    return new Regular(this, name, table);
  }

  String address(String path) {
    return "http://localhost:" + doors.port() + path;
  }

  /// The room's answer to a request without a session.
  JsonNode get(String path) {
    var request = HttpRequest.newBuilder(URI.create(address(path))).build();
    try (var client = HttpClient.newHttpClient()) {
      return Json.read(client.send(request, BodyHandlers.ofString()).body());
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Stops the web server and starts it again on the same port; the room behind it goes on.
  void slamDoors() {
    var port = doors.port();
    doors.close();
    // For a moment somebody else's outgoing connection may hold the port.
    Awaitility.await()
        .ignoreExceptions()
        .until(
            () -> {
              doors = new WebServer(room, "localhost", port, RequestLimits.NONE, LOCAL);
              return true;
            });
  }

  static Money dollars(long dollars) {
    return Money.cents(dollars * 100);
  }

  @Override
  public void close() {
    doors.close();
    room.close();
  }
}
