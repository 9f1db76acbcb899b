package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.table.Setup;
import cardroom.houses.Catalogue;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddPlayer;
import cardroom.server.table.ClockTimes;
import cardroom.server.table.Tables.Opened;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// The coach at a table of the room: what it says now, what it says after the round, and that it
/// knows no more than the person who asks.
class CoachDoorsTest {
  @TempDir Path folder;

  private <A> A at(
      String name, List<Card> cards, List<Card> order, BiFunction<Room, WebServer, A> evening) {
    assertThat(folder.resolve(name).toFile().mkdirs()).isTrue();
    var database = Database.at(Places.sqlite(folder.resolve(name)));
    var parts =
        Places.parts(database, new SheetCatalogue(Catalogue.packaged()))
            .with(ClockTimes.ENDLESS)
            .with(InstantSource.fixed(Instant.ofEpochSecond(1_000_000)))
            .with(new PlannedShoe(cards, order));
    try (var room = new Room(parts);
        var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE)) {
      return evening.apply(room, doors);
    }
  }

  private static long open(Room room, String game) {
    var setup = new Setup("Table", new Setup.Stakes.Schedule(1), 3);
    var opening = new TableOpening("casino-club", game, setup, Map.of(), "", "", 0);
    return switch (OddPlayer.await(room.tables().open(opening))) {
      case Opened.Yes(var table) -> table;
      case Opened.No(var why) -> throw new IllegalStateException(why.words());
    };
  }

  private static JsonNode worth(JsonNode coach, String id) {
    for (var worth : coach.path("decisions").get(0).path("worths")) {
      if (worth.path("id").asString().equals(id)) {
        return worth;
      }
    }
    throw new AssertionError(id + " is not weighed: " + coach);
  }

  @Test
  void a_mistake_is_weighed_before_it_is_made_and_shown_after_its_round() {
    // One card for Ann, one for the bank face up, one for Ann, one for the bank face down.
    var order = HiddenCardsTest.order(false, "9d", "9c", "7h", "Ts", "5d", "Kc");
    at(
        "one",
        HiddenCardsTest.shoe(),
        order,
        (room, doors) -> {
          var table = PureGuest.open(room);
          var bob = new PureGuest(Visitor.named(doors.port(), "bob"), table, 1);
          var ann = new PureGuest(Visitor.named(doors.port(), "ann"), table, 2);
          PureGuest.bet(bob, ann);
          ann.act("done");
          var coach = ann.visitor().json(ann.address() + "/coach");
          var decision = coach.path("decisions").get(0);
          assertThat(decision.path("hand").asString()).isEqualTo("hard 16");
          assertThat(decision.path("bank").asString()).isEqualTo("a nine");
          assertThat(worth(coach, "surrender").path("best").asBoolean()).isTrue();
          var lost =
              worth(coach, "surrender").path("worthCents").asLong()
                  - worth(coach, "stand").path("worthCents").asLong();
          assertThat(lost).isPositive();
          assertThat(bob.visitor().json(bob.address() + "/coach").path("decisions")).isEmpty();
          ann.act("stand");
          var round = ann.visitor().json(ann.address() + "/rounds/1/coach");
          assertThat(round.path("costCents").asLong()).isBetween(lost - 1, lost + 1);
          assertThat(round.path("decisions").get(0).path("sentence").asString())
              .isEqualTo("You stood on hard 16 against a nine; surrendering was better.");
          assertThat(bob.visitor().json(bob.address() + "/rounds/1/coach").path("decisions"))
              .isEmpty();
          assertThat(ann.visitor().get(ann.address() + "/rounds/2/coach").statusCode())
              .isEqualTo(404);
          assertThat(new Visitor(doors.port()).get(ann.address() + "/coach").statusCode())
              .isEqualTo(401);
          return true;
        });
  }

  /// What ann sees and is told when it is her turn to play three cards.
  private record Told(String table, String coach) {}

  private Told threeCards(String name, List<Card> order) {
    return at(
        name,
        Cards.STANDARD_52,
        order,
        (room, doors) -> {
          var table = open(room, "three-card-poker");
          var bob = new PureGuest(Visitor.named(doors.port(), "bob"), table, 1);
          var ann = new PureGuest(Visitor.named(doors.port(), "ann"), table, 2);
          bob.act("sit");
          ann.act("sit");
          if (ann.offered("pass-bank").isPresent()) {
            ann.act("pass-bank");
          }
          bob.act("take-bank");
          ann.act("bet.ante");
          ann.act("done");
          return new Told(
              ann.visitor().get(ann.address()).body(),
              ann.visitor().get(ann.address() + "/coach").body());
        });
  }

  @Test
  void three_cards_are_weighed_alike_whatever_lies_face_down() {
    var order = new ArrayList<>(Cards.STANDARD_52).reversed();
    var one = threeCards("three", order);
    assertThat(one.coach()).contains("\"play\"", "\"fold\"", "worthCents");
    var hidden = order.stream().filter(card -> !one.table().contains("\"" + card + "\"")).toList();
    var changed = new ArrayList<Card>();
    for (var card : order) {
      var at = hidden.indexOf(card);
      changed.add(at < 0 ? card : hidden.get((at + 1) % hidden.size()));
    }
    var other = threeCards("other", changed);
    assertThat(other.table()).isEqualTo(one.table());
    assertThat(other.coach()).isEqualTo(one.coach());
  }

  @Test
  void whoever_asks_the_coach_without_end_is_told_to_wait() {
    at(
        "often",
        HiddenCardsTest.shoe(),
        HiddenCardsTest.shoe(),
        (room, _) -> {
          var table = PureGuest.open(room);
          try (var doors = new WebServer(room, "localhost", 0, BurstLimits.STANDARD)) {
            var ann = Visitor.named(doors.port(), "ann");
            var asked = new ArrayList<Integer>();
            for (int i = 0; i < 30; i++) {
              asked.add(ann.get("/api/tables/" + table + "/coach").statusCode());
            }
            assertThat(asked).contains(200, 429);
            assertThat(ann.get("/api/tables/" + table).statusCode()).isEqualTo(200);
          }
          return true;
        });
  }
}
