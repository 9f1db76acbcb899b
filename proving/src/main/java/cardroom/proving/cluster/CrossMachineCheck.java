package cardroom.proving.cluster;

import cardroom.proving.crowd.GuestSession;
import cardroom.proving.crowd.GuestSocket;
import cardroom.proving.crowd.WaitUntil;
import cardroom.server.codec.Json;
import cardroom.server.shoe.Entropy;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Two people at different machines: what one of them says, requests and stores at one is found at
/// the other.
final class CrossMachineCheck {
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final Duration HEARING = Duration.ofSeconds(10);
  // One of the room's own lines: a hand may have begun, and players with cards may say nothing
  // else.
  private static final String LINE = "nice-hand";

  private final GuestSession ann;
  private final GuestSession annThere;
  private final GuestSession ben;
  private final JsonNode house;
  private final JsonNode game;
  private String refused = "nobody has tried";

  private CrossMachineCheck(HttpClient client, List<URI> doors) throws IOException {
    this.ann = GuestSession.enter(client, doors.getFirst(), "ann of one");
    this.annThere = ann.at(doors.getLast());
    this.ben = GuestSession.enter(client, doors.getLast(), "ben of two");
    var houses = ann.get("/api/houses");
    this.house = houses.path(houses.size() - 1);
    this.game = house.path("games").path(house.path("games").size() - 1);
  }

  /// What differs from a room on one machine, if anything.
  ///
  /// @param doors of at least two machines
  static Optional<String> fault(HttpClient client, List<URI> doors)
      throws IOException, InterruptedException {
    var two = new CrossMachineCheck(client, doors);
    var table = two.table();
    for (var fault : List.of(two.talk(table), two.request(), two.note())) {
      if (fault.isPresent()) {
        return fault;
      }
    }
    return Optional.empty();
  }

  private long table() throws IOException {
    var json = wanted().put("name", "Two machines").put("seats", 3).put("bots", 0);
    return done(ann.post("/api/tables", Json.text(json))).path("id").asLong();
  }

  private ObjectNode wanted() {
    var stakes = game.path("stakes").path(0).path("id").asString();
    var json = Json.object().put("house", house.path("id").asString());
    return json.put("game", game.path("id").asString()).put("stakes", stakes);
  }

  private static JsonNode done(HttpResponse<String> answer) throws IOException {
    if (answer.statusCode() >= 400) {
      throw new IOException("refused: " + answer.body());
    }
    return Json.read(answer.body());
  }

  private static Optional<String> unless(boolean holds, String fault) {
    return holds ? Optional.empty() : Optional.of(fault);
  }

  private Optional<String> talk(long table) throws IOException, InterruptedException {
    var address = "/api/tables/" + table;
    if (!WaitUntil.until(PATIENCE, () -> sits(ann, address) && sits(ben, address))) {
      return Optional.of("two people at two machines cannot sit down at one table: " + refused);
    }
    // What was said lives on the machine that deals: a table that moves just then has forgotten it.
    var isHeard = WaitUntil.until(PATIENCE, () -> isHeard(table, address));
    return unless(isHeard, "what is said at one machine is not heard at another: " + refused);
  }

  /// Whether the other hears what one of them says now, and can report it.
  private boolean isHeard(long table, String address) {
    try (var line = ben.line(table, -1)) {
      var said =
          done(ann.post(address + "/talk", Json.text(Json.object().put("line", LINE))))
              .path("id")
              .asLong();
      if (!hears(line, said)) {
        return false;
      }
      var report = ben.post(address + "/talk/" + said + "/report", "");
      refused = report.body();
      return report.statusCode() == 200;
    } catch (IOException e) {
      refused = String.valueOf(e.getMessage());
      return false;
    }
  }

  /// Whether they have a seat; takes one if it is offered.
  private boolean sits(GuestSession who, String address) {
    try {
      var table = who.get(address);
      for (var choice : table.path("choices")) {
        if (choice.path("id").asString().equals("sit")) {
          var key = Entropy.ofTheSystem().hex(16);
          var command = Json.object().put("key", key).put("number", table.path("number").asLong());
          command.put("id", "sit").put("position", choice.path("position").asString());
          command.put("amountCents", choice.path("amount").path("suggestedCents").asLong());
          refused = who.post(address + "/commands", Json.text(command)).body();
          return false;
        }
      }
      return StreamSupport.stream(table.path("zones").path("seats").spliterator(), false)
          .anyMatch(seat -> seat.path("player").asString().equals(who.name()));
    } catch (IOException e) {
      refused = String.valueOf(e.getMessage());
      return false;
    }
  }

  private static boolean hears(GuestSocket line, long said) throws IOException {
    var end = System.nanoTime() + HEARING.toNanos();
    while (System.nanoTime() < end) {
      var message = line.next(200);
      if (message.filter(one -> one.path("said").path("id").asLong(-1) == said).isPresent()) {
        return true;
      }
    }
    return false;
  }

  /// Both ask for the same game, each at their own machine: both are called to a table.
  private Optional<String> request() throws IOException, InterruptedException {
    done(ann.post("/api/requests", Json.text(wanted())));
    if (!WaitUntil.until(PATIENCE, () -> mine(annThere) >= 0)) {
      return Optional.of("a game that is asked for at one machine is not asked for at another");
    }
    done(ben.post("/api/requests", Json.text(wanted())));
    var called = WaitUntil.until(PATIENCE, () -> mine(annThere) > 0 && mine(ben) > 0);
    return unless(called, "two who ask for a game at two machines are not called to a table");
  }

  /// The table to which they are called; 0 while they wait, -1 where they ask for nothing.
  private static long mine(GuestSession who) {
    try {
      return who.get("/api/requests").path("mine").path(0).path("table").asLong(-1);
    } catch (IOException _) {
      return -1;
    }
  }

  private Optional<String> note() throws IOException {
    var note = Json.object().put("about", ben.name()).put("text", "raises with nothing");
    done(ann.post("/api/me/notes", Json.text(note)));
    var kept = annThere.get("/api/me/personal").path("notes").path(0).path("text").asString("");
    var seen = ben.get("/api/me/personal").path("notes").size();
    return unless(
        kept.equals("raises with nothing") && seen == 0,
        "a note made at one machine is not hers at another, or is not hers alone");
  }
}
