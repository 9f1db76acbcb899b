package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Cards;
import cardroom.houses.Catalogue;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.codec.Json;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddPlayer;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.ClockTimes;
import cardroom.server.verify.Verifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Every choice with every kind of cards, amount and place, in mid-hand at live tables of all
/// thirteen games, by requests and over sockets: no command causes an internal error, and no table
/// stops (Contract 15).
///
/// `-Dcardroom.fuzz.commands=N` sends more, `-Dcardroom.fuzz.seed=N` sends others.
@Tag("fuzz")
class CommandFuzzTest {
  private static final int COMMANDS = Integer.getInteger("cardroom.fuzz.commands", 300);
  private static final long SEED = Long.getLong("cardroom.fuzz.seed", 16);
  private static final int SEATS = 3;
  private static final List<String> IDS =
      List.of(
          "sit",
          "leave",
          "sit-out",
          "come-back",
          "top-up",
          "post",
          "wait",
          "move",
          "kill",
          "fold",
          "let-live",
          "kill-in",
          "check",
          "call",
          "bet",
          "raise",
          "complete",
          "all-in",
          "draw",
          "discard",
          "show",
          "muck",
          "withdraw",
          "hit",
          "stand",
          "double",
          "split",
          "surrender",
          "insure",
          "bet.game",
          "bet.buster",
          "bet.red-flex",
          "bet.ante",
          "bet.pair-plus",
          "play",
          "take-bank",
          "pass-bank",
          "bet",
          "take-back",
          "done",
          "insurance",
          "no such choice",
          "");
  private static final List<String> PLACES =
      List.of(
          "1", "2", "3", "9", "0", "99", "-1", "table", "bank", "1/p1", "2/p1", "1/", "x", "1#2");
  private static final List<Long> AMOUNTS =
      List.of(
          0L,
          1L,
          99L,
          100L,
          400L,
          500L,
          800L,
          2_500L,
          40_000L,
          100_000L,
          1_000_001L,
          99_999_999_999_999L,
          100_000_000_000_000L,
          Long.MAX_VALUE,
          -1L,
          Long.MIN_VALUE);

  @TempDir Path folder;
  private final SheetCatalogue catalogue = new SheetCatalogue(Catalogue.packaged());
  private final Random random = new Random(SEED);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "casino-club/pure-21.5", "casino-club/three-card-poker", "ocean-view/texas-holdem",
        "ocean-view/texas-holdem-high-low", "ocean-view/omaha", "ocean-view/omaha-high-low",
        "ocean-view/crazy-pineapple", "ocean-view/crazy-pineapple-high-low", "ocean-view/lowball",
        "ocean-view/draw-poker", "ocean-view/razz", "ocean-view/seven-card-stud",
        "ocean-view/seven-card-stud-high-low"
      })
  void no_command_stops_a_table(String game) throws Exception {
    var database = Database.at(Places.sqlite(folder));
    try (var room = new Room(Places.parts(database, catalogue).with(ClockTimes.ENDLESS));
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      var people = seated(doors, game);
      var lines =
          people.stream().map(one -> one.visitor().socket(one.address() + "/socket")).toList();
      for (int i = 0; i < COMMANDS; i++) {
        int who = random.nextInt(people.size());
        var guest = people.get(who);
        var seen = guest.visitor().json(guest.address());
        var text = i % 4 == 0 ? lawful(seen) : wild(seen);
        if (i % 3 == 1) {
          lines.get(who).send(text);
          continue;
        }
        var answer = guest.visitor().post(guest.address() + "/commands", text);
        assertThat(answer.statusCode()).as("seed %d: %s", SEED, text).isLessThan(500);
        assertThat(answer.body()).as("seed %d: %s", SEED, text).doesNotContain("could not rule");
      }
      var health = people.getFirst().visitor().json("/health");
      assertThat(health.path("faults").asInt()).as("seed %d: %s", SEED, health).isZero();
      assertThat(health.path("stopped")).isEmpty();
      assertThat(lines).allSatisfy(line -> assertThat(line.closedWith()).isZero());
    }
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    assertThat(Verifier.verify(Places.sqlite(folder), catalogue, seals).findings()).isEmpty();
  }

  private static List<PureGuest> seated(WebServer doors, String game) {
    var own = Visitor.named(doors.port(), "own");
    var body = Json.object().put("house", game.replaceFirst("/.*", ""));
    body.put("game", game.replaceFirst(".*/", "")).put("seats", SEATS);
    var table = Json.read(own.post("/api/tables", Json.text(body)).body()).path("id").asLong();
    var people = new ArrayList<PureGuest>();
    for (int seat = 1; seat <= SEATS; seat++) {
      people.add(new PureGuest(Visitor.named(doors.port(), "p" + seat), table, seat));
      people.getLast().act("sit");
    }
    return people;
  }

  private <R> R any(List<R> all) {
    return all.get(random.nextInt(all.size()));
  }

  /// Something that is offered, so that hands are played to the end; leaving is rare.
  private String lawful(JsonNode seen) {
    var choices = new ArrayList<JsonNode>();
    seen.path("choices")
        .forEach(
            choice -> {
              if (!choice.path("id").asString().matches("leave|sit-out|fold|surrender|pass-bank")
                  || random.nextInt(12) == 0) {
                choices.add(choice);
              }
            });
    return choices.isEmpty()
        ? wild(seen)
        : PureGuest.command(any(choices), seen.path("number").asLong());
  }

  /// A word, a place, an amount and cards, each either offered or made up.
  private String wild(JsonNode seen) {
    var ids = new ArrayList<>(IDS);
    var places = new ArrayList<>(PLACES);
    var amounts = new ArrayList<>(AMOUNTS);
    var mine = new TreeSet<String>();
    for (var choice : seen.path("choices")) {
      // What is offered now is tried most.
      for (int i = 0; i < 10; i++) {
        ids.add(choice.path("id").asString());
        places.add(choice.path("position").asString());
      }
      var amount = choice.path("amount");
      for (var end : List.of("minCents", "maxCents", "suggestedCents")) {
        amounts.add(amount.path(end).asLong(0));
        amounts.add(amount.path(end).asLong(0) + 1);
        amounts.add(amount.path(end).asLong(0) - 1);
      }
      choice.path("cards").path("from").forEach(card -> mine.add(card.asString()));
    }
    var json = Json.object().put("key", OddPlayer.freshKey());
    json.put("number", seen.path("number").asLong()).put("id", any(ids));
    json.put("position", any(places)).put("amountCents", any(amounts));
    json.set("cards", Json.strings(cards(List.copyOf(mine))));
    return Json.text(json);
  }

  private List<String> cards(List<String> mine) {
    var cards = new ArrayList<String>();
    for (int i = random.nextInt(8); i > 0 && random.nextInt(3) > 0; i--) {
      cards.add(
          switch (random.nextInt(mine.isEmpty() ? 2 : 6)) {
            case 0 -> any(Cards.STANDARD_52).toString();
            case 1 -> any(List.of("Jk", "2s", "2s", "Zz", "", "??", "10h"));
            default -> any(mine);
          });
    }
    return cards;
  }
}
