package cardroom.proving.fuzz;

import cardroom.games.table.RoomRule;
import cardroom.proving.crowd.GuestSession;
import cardroom.proving.crowd.GuestSocket;
import cardroom.server.codec.Json;
import cardroom.server.table.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/// A table with three seats taken, a floor person beside it, and all that was sent there.
final class FuzzTable implements AutoCloseable {
  private static final int SEATS = 3;

  private final String game;
  private final long id;
  private final List<GuestSession> people;
  private final List<GuestSocket> lines = new ArrayList<>();
  private final List<String> sent = new ArrayList<>();
  private final boolean isAtDoors;
  // What each person has seen since the table last changed; most commands are refused and change
  // nothing.
  private final Map<String, JsonNode> seen = new HashMap<>();
  private int inputs;

  private FuzzTable(String game, long id, List<GuestSession> people, boolean isAtDoors) {
    this.game = game;
    this.isAtDoors = isAtDoors;
    this.id = id;
    this.people = List.copyOf(people);
  }

  /// @param isAtDoors whether what is sent there goes over the network
  static FuzzTable of(String game, boolean isAtDoors) throws IOException {
    var people = new ArrayList<GuestSession>();
    for (int seat = 1; seat <= SEATS; seat++) {
      people.add(FuzzRoom.only().guest());
    }
    var table = new FuzzTable(game, opened(game, people.getFirst()), people, isAtDoors);
    for (int seat = 1; seat <= SEATS; seat++) {
      table.sit(people.get(seat - 1), seat);
      if (isAtDoors) {
        table.lines.add(people.get(seat - 1).line(table.id, -1));
      }
    }
    return table;
  }

  private static long opened(String game, GuestSession owner) throws IOException {
    var slash = game.indexOf('/');
    var body = Json.object().put("house", game.substring(0, slash));
    body.put("game", game.substring(slash + 1)).put("seats", SEATS);
    return Json.read(owner.post("/api/tables", Json.text(body)).body()).path("id").asLong();
  }

  private String address() {
    return "/api/tables/%d/commands".formatted(id);
  }

  private void sit(GuestSession who, int seat) throws IOException {
    var seen = FuzzRoom.only().look(id, who.name(), false);
    for (JsonNode choice : seen.path("choices")) {
      if (choice.path("id").asString().equals("sit")
          && choice.path("position").asString().equals(String.valueOf(seat))) {
        post(who, FuzzCommand.taken(choice, seen, false));
        return;
      }
    }
  }

  int inputs() {
    return inputs;
  }

  void begin() {
    inputs++;
  }

  /// One of them sends something, over their socket or as a request.
  void send(FuzzInput input) throws IOException {
    var isFloor = input.below(8) == 0;
    var place = input.below(SEATS);
    var who = isFloor ? FuzzRoom.keeper() : people.get(place);
    var text = FuzzCommand.of(input, seenBy(who.name(), isFloor), isFloor);
    var isTorn = !isFloor && input.below(16) == 0;
    var frame = isTorn ? FuzzCommand.torn(input, text) : text;
    if (!isAtDoors) {
      act(who, frame);
    } else if (isTorn || (!isFloor && input.below(4) == 0)) {
      seen.clear();
      sent.add(who.name() + " " + frame);
      lines.get(place).send(frame);
    } else {
      seen.clear();
      post(who, text);
    }
  }

  private JsonNode seenBy(String name, boolean isFloor) {
    return seen.computeIfAbsent(name, _ -> FuzzRoom.only().look(id, name, isFloor));
  }

  private void act(GuestSession who, String text) throws IOException {
    sent.add(who.name() + " " + text);
    var answer = FuzzRoom.only().act(id, who.name(), text);
    if (answer instanceof Answer.Refused no && no.rule() != RoomRule.STALE) {
      requireJudged(text, no.words());
    } else {
      seen.clear();
    }
  }

  private void post(GuestSession who, String text) throws IOException {
    sent.add(who.name() + " " + text);
    requireJudged(text, who.post(address(), text).body());
  }

  private void requireJudged(String text, String answer) throws IOException {
    if (answer.contains("could not rule")) {
      throw new IllegalStateException("%s -> %s; %s".formatted(text, answer, kept()));
    }
  }

  void requireWell() throws IOException {
    if (!FuzzRoom.only().isWell()) {
      FuzzRoom.only().requireWell("%s; %s".formatted(game, kept()));
    }
  }

  /// All that was sent to this table, in a file beside the input.
  private String kept() throws IOException {
    var folder = System.getProperty(JazzerRun.FOLDER);
    if (folder == null) {
      return "sent before: " + sent;
    }
    var file = Path.of(folder).resolve("commands-failed-at-table-%d.txt".formatted(id));
    Files.write(file, sent);
    return "what was sent to this table is in " + file;
  }

  @Override
  public void close() {
    lines.forEach(GuestSocket::close);
  }
}
