package cardroom.server.api;

import static cardroom.server.RefusalAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.houses.Catalogue;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.codec.Json;
import cardroom.server.journal.Database;
import cardroom.server.journal.JournalEntry;
import cardroom.server.odd.OddPlayer;
import cardroom.server.table.ClockTimes;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Somebody has the records, but not the room's key: nothing in them reveals which cards were
/// thrown away face down (Contract 16).
class HiddenAtRestTest {
  @TempDir Path folder;
  private final SheetCatalogue catalogue = new SheetCatalogue(Catalogue.packaged());

  private Room room() {
    var database = Database.at(Places.sqlite(folder));
    return new Room(Places.parts(database, catalogue).with(ClockTimes.ENDLESS));
  }

  private static Optional<PureGuest> drawing(List<PureGuest> people) {
    for (var guest : people) {
      if (guest.offered("draw").isPresent()) {
        return Optional.of(guest);
      }
      for (var id : List.of("let-live", "check", "call")) {
        if (guest.offered(id).isPresent()) {
          guest.act(id);
        }
      }
    }
    return Optional.empty();
  }

  private static String draw(PureGuest guest, long seen, List<String> cards) {
    var json = Json.object().put("key", OddPlayer.freshKey()).put("number", seen);
    json.put("id", "draw").put("position", Integer.toString(guest.seat()));
    json.set("cards", Json.strings(cards));
    return Json.text(json);
  }

  private static List<String> words(JsonNode list) {
    var words = new ArrayList<String>();
    list.forEach(word -> words.add(word.asString()));
    return words;
  }

  @Test
  void a_discard_cannot_be_found_by_trying_all_pairs_and_a_command_sent_twice_is_done_once() {
    PureGuest drawing;
    String command;
    List<String> thrown;
    long number;
    long table;
    try (var room = room();
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      table = lowball(doors);
      drawing = drawing(doors, table);
      var mine = words(drawing.offered("draw").orElseThrow().path("cards").path("from"));
      thrown = List.of(mine.get(4), mine.get(0), mine.get(2));
      var seen = drawing.visitor().json(drawing.address()).path("number").asLong();
      command = draw(drawing, seen, thrown);
      number = done(drawing, command);
      assertThat(done(drawing, command)).isEqualTo(number);
      var entries = room.records().entries(table, seen);
      assertThat(found(entries, drawing.seat())).as("found without the key").isEmpty();
      assertThat(placesOf(entries)).as("in the order of their places").isSorted();
      var bodies = entries.stream().map(JournalEntry::body).toList().toString();
      assertThat(thrown).noneMatch(card -> bodies.contains("\"" + card));
    }
    try (var room = room();
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      var back = new PureGuest(drawing.visitor().at(doors.port()), table, drawing.seat());
      assertThat(done(back, command)).as("after a restart").isEqualTo(number);
      var other = command.replace(thrown.getFirst(), thrown.getFirst().equals("2s") ? "3s" : "2s");
      assertThat(back.visitor().post(back.address() + "/commands", other)).cites("ROOM-KEY");
    }
  }

  private static PureGuest drawing(WebServer doors, long table) {
    var people = new ArrayList<PureGuest>();
    for (int seat = 1; seat <= 2; seat++) {
      people.add(new PureGuest(Visitor.named(doors.port(), "p" + seat), table, seat));
      people.getLast().act("sit");
    }
    people.getFirst().visitor().socket("/api/tables/" + table + "/socket");
    return Awaitility.await()
        .atMost(Duration.ofSeconds(20))
        .until(() -> drawing(people), Optional::isPresent)
        .orElseThrow();
  }

  private static long lowball(WebServer doors) {
    var owner = Visitor.named(doors.port(), "own");
    var body = "{\"house\":\"ocean-view\",\"game\":\"lowball\",\"seats\":2}";
    return Json.read(owner.post("/api/tables", body).body()).path("id").asLong();
  }

  private static long done(PureGuest guest, String command) {
    var answer = Json.read(guest.visitor().post(guest.address() + "/commands", command).body());
    assertThat(answer.path("ok").asBoolean()).as(answer.toString()).isTrue();
    return answer.path("number").asLong();
  }

  /// What an intruder finds by hashing every hand of up to three cards as the room once did.
  private static List<String> found(List<JournalEntry> entries, int seat) {
    var prints =
        entries.stream().map(entry -> entry.commandKey().replaceFirst(".*\\.", "")).toList();
    var found = new ArrayList<String>();
    var all = Cards.STANDARD_52;
    for (Card one : all) {
      for (Card two : all) {
        for (Card three : all) {
          if (!one.equals(two) && !two.equals(three)) {
            var content = "draw\n%d\n0\n%s".formatted(seat, List.of(one, two, three));
            if (prints.contains(print(content))) {
              found.add(content);
            }
          }
        }
      }
    }
    return found;
  }

  private static String print(String content) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of()
          .formatHex(digest.digest(content.getBytes(StandardCharsets.UTF_8)), 0, 8);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /// The places of the cards thrown away, as numbers.
  private static List<Integer> placesOf(List<JournalEntry> entries) {
    return entries.stream()
        .filter(entry -> entry.kind().equals("decided"))
        .flatMap(entry -> words(Json.read(entry.body()).path("cards")).stream())
        .map(place -> Integer.parseInt(place.replaceFirst(".*:", "")))
        .toList();
  }
}
