package cardroom.server.evening;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.houses.Catalogue;
import cardroom.server.api.RequestLimits;
import cardroom.server.api.Visitor;
import cardroom.server.bots.ThinkingTime;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.codec.Json;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.RoomKey;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.startup.OpenRoom;
import cardroom.server.startup.OpenRoom.Demo;
import cardroom.server.startup.RoomPlan;
import cardroom.server.table.ClockTimes;
import cardroom.server.verify.Verifier;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// A room that is opened, stopped and opened again at the same address, and its guests.
final class RestartedRoom implements AutoCloseable {
  private final Path data;
  private final Map<String, Visitor> guests = new LinkedHashMap<>();
  private Optional<OpenRoom> open = Optional.empty();
  private int port;

  RestartedRoom(Path data) {
    this.data = data;
  }

  void open(ClockTimes times) {
    var plan =
        RoomPlan.standard(data).on("localhost", port).with(Demo.NO).with(ThinkingTime.AT_ONCE);
    plan = plan.with(RequestLimits.NONE).with(times);
    var room = OpenRoom.open(plan, new SheetCatalogue(Catalogue.packaged()), Map.of());
    port = room.port();
    open = Optional.of(room);
  }

  OpenRoom room() {
    return open.orElseThrow();
  }

  @Override
  public void close() {
    open.ifPresent(OpenRoom::close);
    open = Optional.empty();
  }

  Visitor rail() {
    return new Visitor(port);
  }

  /// The guest of that name; one who comes for the first time is let in.
  Visitor guest(String name) {
    return guests.computeIfAbsent(name, _ -> Visitor.named(port, name));
  }

  Map<String, Visitor> guests() {
    return guests;
  }

  /// Opens a table for a guest; returns the response.
  JsonNode table(String owner, String wish) {
    var answer = guest(owner).post("/api/tables", wish);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    return Json.read(answer.body());
  }

  /// Somebody comes to a table, to watch or to sit down.
  SeatedPerson at(long table, String name) {
    return new SeatedPerson(name, guest(name), table, "");
  }

  /// Checks the records from the first event to the last, and counts every chip.
  void verify() throws Exception {
    var seals = new SealedShoe(RoomKey.in(data.resolve("room.key")), Entropy.ofTheSystem());
    var report =
        Verifier.verify(
            "jdbc:sqlite:" + data.resolve("room.db"),
            new SheetCatalogue(Catalogue.packaged()),
            seals);
    assertThat(report.findings()).isEmpty();
    assertThat(report.events()).isPositive();
  }
}
