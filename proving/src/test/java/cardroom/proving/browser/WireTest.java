package cardroom.proving.browser;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.table.Setup;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.codec.Json;
import cardroom.server.table.TableShowing;
import cardroom.server.wire.Wire;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What is sent, what `/openapi.json` publishes, what the client expects and what
/// `docs/protocol.md` says are one and the same.
final class WireTest {

  private static final Path CHECKOUT = Path.of(System.getProperty("cardroom.checkout"));
  private static final Pattern INTERFACE =
      Pattern.compile("export interface (\\w+) \\{\\n(.*?)\\n\\}", Pattern.DOTALL);
  private static final Pattern FIELD = Pattern.compile("(?m)^  (\\w+)(\\??): (.*);$");
  private static final Pattern WORD = Pattern.compile("(?m)^export type (\\w+) = string;$");
  private static final Pattern KEY = Pattern.compile("\"(\\w+)\":");
  private static final int STEPS = 40 * Integer.getInteger("cardroom.tries", 1);

  /// Types that the client sends rather than reads; the room fills in what is left out.
  private static final Set<String> SENT = Set.of("Command", "NewTable");

  @TempDir Path folder;
  private Evening evening;
  private Schemas schemas;

  @BeforeEach
  void openRoom() {
    evening = new Evening(folder);
    schemas = new Schemas(get("/openapi.json").path("components").path("schemas"));
  }

  @AfterEach
  void closeRoom() {
    evening.close();
  }

  private JsonNode get(String path) {
    return evening.get(path);
  }

  @Test
  void every_message_of_every_game_has_the_published_shape_and_words() throws IOException {
    var words = new TreeMap<String, Set<String>>();
    for (var menu : evening.room.catalogue().menus()) {
      for (var game : menu.games()) {
        var seats = Math.min(4, game.seatsMax());
        var setup = new Setup("Table of " + game.game(), game.usual(), seats);
        var table =
            evening.table(new TableOpening(menu.house(), game.game(), setup, Map.of(), "", "", 0));
        plays(table, seats, words);
      }
    }
    assertThat(schemas.faults(get("/api/houses").get(0), "House")).isEmpty();
    assertThat(schemas.faults(get("/api/tables").get(0), "TableRow")).isEmpty();
    assertThat(schemas.faults(get("/api/tables/1"), "Table")).isEmpty();
    assertThat(schemas.faults(get("/api/tables/1/rules"), "RulesPage")).isEmpty();
    assertThat(schemas.faults(get("/api/tables/1/rounds/1"), "RoundStory")).isEmpty();
    assertThat(schemas.faults(get("/api/lessons").get(0), "GameLessonRow")).isEmpty();
    assertThat(schemas.faults(get("/api/lessons/razz"), "GameLesson")).isEmpty();
    assertThat(schemas.faults(get("/api/lessons/pure-21.5"), "GameLesson")).isEmpty();
    var page = Files.readString(CHECKOUT.resolve("docs/protocol.md"));
    words.values().forEach(some -> some.removeIf(word -> page.contains("`" + word + "`")));
    words.values().removeIf(Set::isEmpty);
    assertThat(words).as("words that docs/protocol.md does not name").isEmpty();
  }

  private void plays(long table, int seats, Map<String, Set<String>> words) {
    var dice = new Random(table);
    var guests = new ArrayList<Regular>();
    for (int seat = 1; seat <= seats; seat++) {
      guests.add(evening.regular("P%d of %d".formatted(seat, table), table).comes(seat));
    }
    var before = new HashMap<Regular, TableShowing>();
    for (int step = 0; step < STEPS; step++) {
      for (var guest : guests) {
        heard(guest, before, words);
        guest.tries(dice);
      }
    }
  }

  private void heard(
      Regular guest, Map<Regular, TableShowing> before, Map<String, Set<String>> words) {
    var now = guest.sees();
    var whole = Json.read(Wire.whole(now));
    assertThat(schemas.faults(whole, "Table")).as("%s", whole).isEmpty();
    var last = before.put(guest, now);
    if (last != null) {
      Wire.change(last, now)
          .map(Json::read)
          .ifPresent(
              update -> assertThat(schemas.faults(update, "Update")).as("%s", update).isEmpty());
    }
    collect(whole, words);
  }

  private static void collect(JsonNode frame, Map<String, Set<String>> words) {
    var zones = frame.path("zones");
    note(words, "phase", List.of(zones.path("table").path("phase")));
    zones.path("table").path("facts").forEach(f -> note(words, "fact", List.of(f.path("name"))));
    zones.path("seats").forEach(seat -> note(words, "tag of a seat", seat.path("tags")));
    for (var spot : zones.path("positions")) {
      note(words, "tag of a place", spot.path("tags"));
      spot.path("hands").forEach(hand -> note(words, "tag of a hand", hand.path("tags")));
    }
    zones.path("results").forEach(r -> note(words, "result", List.of(r.path("word"))));
    note(words, "clock", List.of(zones.path("clock").path("name")));
    frame.path("story").forEach(line -> note(words, "kind of story", List.of(line.path("kind"))));
    frame.path("choices").forEach(one -> note(words, "choice", List.of(one.path("id"))));
  }

  private static void note(Map<String, Set<String>> words, String kind, Iterable<JsonNode> found) {
    for (var one : found) {
      // One number or wager in a word stands for all: `drew-2`, `bet.game`.
      var word =
          one.asString("").replaceAll("^drew-\\d$", "drew-2").replaceAll("^bet\\..*", "bet.game");
      if (!word.isEmpty()) {
        words.computeIfAbsent(kind, _ -> new TreeSet<>()).add(word);
      }
    }
  }

  @Test
  void the_client_expects_what_is_published() throws IOException {
    var text = wireTypes();
    var words = WORD.matcher(text).results().map(found -> found.group(1)).toList();
    assertThat(words).contains("Face", "Position");
    var interfaces = INTERFACE.matcher(text).results().toList();
    assertThat(interfaces).hasSizeGreaterThan(100);
    for (var found : interfaces) {
      var name = found.group(1);
      var fields = FIELD.matcher(found.group(2)).results().toList();
      var types = new TreeMap<String, String>();
      fields.forEach(field -> types.put(field.group(1), published(field.group(3), words)));
      var always =
          fields.stream().filter(field -> field.group(2).isEmpty()).map(f -> f.group(1)).toList();
      assertThat(schemas.has(name)).as("%s is published", name).isTrue();
      assertThat(types.keySet()).as("fields of %s", name).isEqualTo(schemas.fields(name));
      types.forEach(
          (field, type) ->
              assertThat(type)
                  .as("type of %s in %s", field, name)
                  .isEqualTo(schemas.typeScript(name, field)));
      if (SENT.contains(name)) {
        assertThat(always).as("always in %s", name).containsAll(schemas.required(name));
      } else {
        assertThat(new TreeSet<>(always))
            .as("always in %s", name)
            .isEqualTo(schemas.required(name));
      }
    }
  }

  /// All that the client says about messages.
  private static String wireTypes() throws IOException {
    try (var files = Files.list(CHECKOUT.resolve("web/src/main/client/wire"))) {
      var texts = new StringBuilder();
      for (var file : files.sorted().toList()) {
        texts.append(Files.readString(file));
      }
      return texts.toString();
    }
  }

  /// A type of the client's by the name under which it is published.
  ///
  /// @param words its names for what is sent as text
  private static String published(String type, List<String> words) {
    var known = type.replace("Partial<Zones>", "ChangedZones");
    for (var word : words) {
      known = known.replaceAll("\\b" + word + "\\b", "string");
    }
    return known;
  }

  @Test
  void the_protocol_page_speaks_of_fields_that_exist() throws IOException {
    var page = Files.readString(CHECKOUT.resolve("docs/protocol.md"));
    var published = get("/openapi.json").toString();
    var unknown = new TreeSet<>(keys(page));
    unknown.removeAll(keys(published));
    assertThat(unknown).as("fields of docs/protocol.md that no message has").isEmpty();
  }

  private static List<String> keys(String text) {
    return KEY.matcher(text).results().map(found -> found.group(1)).toList();
  }
}
