package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.table.Setup;
import cardroom.server.Room;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.codec.Json;
import cardroom.server.odd.OddPlayer;
import cardroom.server.table.Tables.Opened;
import java.util.Map;
import java.util.Optional;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;

/// A guest with a seat at a table, who acts over the API on what they are offered.
record PureGuest(Visitor visitor, long table, int seat) {

  static long open(Room room) {
    var setup = new Setup("Pure", new Setup.Stakes.Schedule(1), 3);
    var opening = new TableOpening("casino-club", "pure-21.5", setup, Map.of(), "", "", 0);
    return switch (OddPlayer.await(room.tables().open(opening))) {
      case Opened.Yes(var table) -> table;
      case Opened.No(var why) -> throw new IllegalStateException(why.words());
    };
  }

  String address() {
    return "/api/tables/" + table;
  }

  /// Both sit, the first has the bank, and the second one's wager is down.
  static void bet(PureGuest bank, PureGuest bettor) {
    seat(bank, bettor);
    bank.act("take-bank");
    bettor.act("bet.game");
  }

  /// The same with the smallest possible bank, and the largest wager against it.
  static void betMoreThanTheBank(PureGuest bank, PureGuest bettor) {
    seat(bank, bettor);
    bank.act("take-bank", "minCents");
    bettor.act("bet.game", "maxCents");
  }

  private static void seat(PureGuest bank, PureGuest bettor) {
    bank.act("sit");
    bettor.act("sit");
    if (bettor.offered("pass-bank").isPresent()) {
      bettor.act("pass-bank");
    }
  }

  Optional<JsonNode> offered(String id) {
    var own = Integer.toString(seat);
    var all =
        StreamSupport.stream(visitor.json(address()).path("choices").spliterator(), false)
            .filter(choice -> choice.path("id").asString().equals(id))
            .toList();
    return all.stream()
        .filter(choice -> choice.path("position").asString().equals(own))
        .findFirst()
        .or(() -> all.stream().findFirst());
  }

  /// Takes the choice of that name, for the suggested amount; returns the number of the table's
  /// last event.
  long act(String id) {
    return act(id, "suggestedCents");
  }

  /// @param amount which of the choice's amounts is used
  private long act(String id, String amount) {
    var choice = offered(id).orElseThrow(() -> new AssertionError(id + " is not offered"));
    var seen = visitor.json(address()).path("number").asLong();
    var answer =
        Json.read(visitor.post(address() + "/commands", command(choice, amount, seen)).body());
    assertThat(answer.path("ok").asBoolean()).as("%s: %s", id, answer).isTrue();
    return answer.path("number").asLong();
  }

  /// A choice taken for the suggested amount.
  static String command(JsonNode choice, long seen) {
    return command(choice, "suggestedCents", seen);
  }

  private static String command(JsonNode choice, String amount, long seen) {
    var json = Json.object().put("key", OddPlayer.freshKey()).put("number", seen);
    json.put("id", choice.path("id").asString());
    json.put("position", choice.path("position").asString());
    json.put("amountCents", choice.path("amount").path(amount).asLong(0));
    if (choice.has("cards")) {
      json.set("cards", someOf(choice.get("cards")));
    }
    return Json.text(json);
  }

  /// The first cards of a pick: as many as required, and two where that is allowed.
  private static JsonNode someOf(JsonNode pick) {
    var count = Math.max(pick.path("min").asInt(), Math.min(2, pick.path("max").asInt()));
    var cards = Json.array();
    for (int i = 0; i < count; i++) {
      cards.add(pick.path("from").get(i));
    }
    return cards;
  }
}
