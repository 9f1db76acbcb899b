package cardroom.proving.fuzz;

import cardroom.proving.crowd.Desk;
import cardroom.proving.crowd.Line;
import cardroom.server.codec.Json;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// Three people and a floor person at a fresh table of one of the thirteen games, who send what the
/// input says: choices that are offered, and every choice, place, amount and card list that is not,
/// by requests and as frames of a socket, some of them torn. No table may stop (Contract 15).
public final class CommandTarget {
  static final List<String> GAMES =
      List.of(
          "casino-club/pure-21.5",
          "casino-club/three-card-poker",
          "ocean-view/texas-holdem",
          "ocean-view/texas-holdem-high-low",
          "ocean-view/omaha",
          "ocean-view/omaha-high-low",
          "ocean-view/crazy-pineapple",
          "ocean-view/crazy-pineapple-high-low",
          "ocean-view/lowball",
          "ocean-view/draw-poker",
          "ocean-view/razz",
          "ocean-view/seven-card-stud",
          "ocean-view/seven-card-stud-high-low");
  private static final int SEATS = 3;
  private static final int COMMANDS_MAX = 120;

  private CommandTarget() {}

  /// The room opens before the first input is timed.
  public static void fuzzerInitialize() {
    var _ = FuzzRoom.keeper().name();
  }

  public static void fuzzerTestOneInput(byte[] data) throws IOException {
    var input = new FuzzInput(data);
    var game = input.any(GAMES);
    var people = new ArrayList<Desk>();
    for (int seat = 1; seat <= SEATS; seat++) {
      people.add(FuzzRoom.only().guest());
    }
    var table = opened(game, people.getFirst());
    var address = "/api/tables/" + table;
    for (int seat = 1; seat <= SEATS; seat++) {
      sit(people.get(seat - 1), address, seat);
    }
    people.add(FuzzRoom.keeper());
    try (var line = people.getFirst().line(table, -1)) {
      for (int i = 0; i < COMMANDS_MAX && input.hasMore(); i++) {
        send(input, people, address, line);
      }
    }
    FuzzRoom.only().requireWell(game);
  }

  private static long opened(String game, Desk owner) throws IOException {
    var slash = game.indexOf('/');
    var body = Json.object().put("house", game.substring(0, slash));
    body.put("game", game.substring(slash + 1)).put("seats", SEATS);
    return Json.read(owner.post("/api/tables", Json.text(body)).body()).path("id").asLong();
  }

  private static void sit(Desk who, String address, int seat) throws IOException {
    var seen = who.get(address);
    for (JsonNode choice : seen.path("choices")) {
      if (choice.path("id").asString().equals("sit")
          && choice.path("position").asString().equals(String.valueOf(seat))) {
        who.post(address + "/commands", FuzzCommand.taken(choice, seen, false));
        return;
      }
    }
  }

  private static void send(FuzzInput input, List<Desk> people, String address, Line line)
      throws IOException {
    var who = input.below(people.size());
    var isFloor = who == SEATS;
    var seen = people.get(who).get(address);
    var text = FuzzCommand.of(input, seen, isFloor);
    if (who == 0 && input.below(3) == 0) {
      line.send(input.below(4) == 0 ? FuzzCommand.torn(input, text) : text);
      return;
    }
    var answer = people.get(who).post(address + "/commands", text).body();
    if (answer.contains("could not judge")) {
      throw new IllegalStateException(text + " -> " + answer);
    }
  }
}
