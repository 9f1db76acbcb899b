package cardroom.server.api;

import static cardroom.server.RefusalAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.houses.Catalogue;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.codec.Json;
import cardroom.server.journal.Database;
import cardroom.server.requests.GameRequests;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.ClockTimes;
import cardroom.server.table.Tables;
import cardroom.server.verify.Verifier;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicLong;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// People ask for a game, and are directed to a table when enough others do.
class GameRequestsTest {
  private static final String RAZZ = "{\"house\":\"ocean-view\",\"game\":\"razz\"}";
  private static final String RAZZ_PATH = "/api/requests/ocean-view/razz";

  private static final SheetCatalogue CATALOGUE = new SheetCatalogue(Catalogue.packaged());

  @TempDir Path folder;
  private final AtomicLong later = new AtomicLong();
  private Room room;
  private WebServer doors;

  @BeforeEach
  void open() {
    open(RequestLimits.NONE);
  }

  private void open(RequestLimits limits) {
    var time = (InstantSource) () -> Instant.now().plusMillis(later.get());
    var parts = Places.parts(Database.at(Places.sqlite(folder)), CATALOGUE);
    room = new Room(parts.with(ClockTimes.ENDLESS).with(time));
    doors = new WebServer(room, "localhost", 0, limits);
  }

  @AfterEach
  void close() throws Exception {
    shut();
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    assertThat(Verifier.verify(Places.sqlite(folder), CATALOGUE, seals).findings()).isEmpty();
  }

  private void shut() {
    doors.close();
    room.close();
  }

  private Visitor named(String name) {
    return Visitor.named(doors.port(), name);
  }

  private static JsonNode asks(Visitor who, String what) {
    return Json.read(who.post("/api/requests", what).body());
  }

  private static JsonNode sees(Visitor who) {
    return who.json("/api/requests");
  }

  private static long led(Visitor who) {
    return sees(who).path("mine").path(0).path("table").asLong();
  }

  @Test
  void two_who_ask_for_the_same_are_led_to_one_table_and_all_others_see_who_asks() {
    var ann = named("ann");
    var eyes = new Visitor(doors.port());
    assertThat(asks(ann, RAZZ).path("mine").get(0).path("table").asLong()).isZero();
    var asked = sees(eyes);
    assertThat(asked.path("requests").get(0).path("players").toString()).isEqualTo("[\"ann\"]");
    assertThat(asked.path("requests").get(0).path("playersMin").asInt()).isEqualTo(2);
    assertThat(asked.path("mine")).as("nobody's but one's own").isEmpty();
    asks(named("eve"), "{\"house\":\"ocean-view\",\"game\":\"razz\",\"stakes\":\"limit $2-$4\"}");
    assertThat(led(ann)).as("other stakes are another game").isZero();
    var bob = named("bob");
    var table = asks(bob, RAZZ).path("mine").get(0).path("table").asLong();
    assertThat(table).isPositive().isEqualTo(led(ann));
    var mine = sees(ann).path("mine").get(0);
    assertThat(mine.path("name").asString()).isEqualTo("bob's table");
    assertThat(mine.path("keptMs").asLong()).isBetween(1L, Tables.SEAT_KEPT_MS);
    assertThat(sees(eyes).path("requests")).as("only eve asks on").hasSize(1);
    assertThat(bob.json("/api/tables/" + table).at("/zones/room/waiting").toString())
        .isEqualTo("[\"ann\",\"bob\"]");
    new PureGuest(bob, table, 1).act("sit");
    room.requests().look();
    assertThat(sees(bob).path("mine")).as("who sits asks no more").isEmpty();
    assertThat(led(ann)).as("the other seat is still kept").isEqualTo(table);
  }

  @Test
  void a_table_with_company_and_a_seat_is_offered_at_once_and_no_other_is() {
    var own = named("own");
    var byLink = RAZZ.replace("}", ",\"public\":false}");
    own.post("/api/tables", byLink);
    var table = Json.read(own.post("/api/tables", RAZZ).body()).path("id").asLong();
    var ann = named("ann");
    asks(ann, RAZZ);
    assertThat(led(ann)).as("nobody is there yet").isZero();
    new PureGuest(own, table, 1).act("sit");
    room.requests().look();
    assertThat(led(ann)).as("now somebody is").isEqualTo(table);
    var bob = named("bob");
    assertThat(asks(bob, RAZZ).path("mine").get(0).path("table").asLong()).isEqualTo(table);
    assertThat(asks(own, RAZZ).path("mine").get(0).path("table").asLong())
        .as("whoever sits there wants another")
        .isZero();
  }

  @Test
  void whoever_withdraws_gives_the_seat_back_and_bots_make_up_the_number_where_they_may() {
    var ann = named("ann");
    asks(ann, RAZZ);
    assertThat(Json.read(ann.delete(RAZZ_PATH).body()).path("mine")).isEmpty();
    var bob = named("bob");
    asks(bob, RAZZ);
    assertThat(led(bob)).as("ann has gone").isZero();
    var table = asks(ann, RAZZ.replace("}", ",\"bots\":3}")).path("mine").get(0).path("table");
    assertThat(table.asLong()).isPositive();
    ann.delete(RAZZ_PATH);
    assertThat(ann.json("/api/tables/" + table.asLong()).at("/zones/room/waiting").toString())
        .isEqualTo("[\"bob\"]");
    var carl = named("carl");
    var alone = asks(carl, "{\"house\":\"ocean-view\",\"game\":\"lowball\",\"bots\":2}");
    var opened = alone.path("mine").get(0).path("table").asLong();
    assertThat(room.allTables().opening(opened).orElseThrow().bots()).isEqualTo(2);
  }

  @Test
  void a_request_lasts_while_it_is_looked_at_and_outlives_the_room() {
    var ann = named("ann");
    asks(ann, RAZZ);
    // Two thirds twice: too long without the look, and minutes left for the room to open again.
    later.addAndGet(GameRequests.LASTS_MS * 2 / 3);
    assertThat(sees(ann).path("mine")).hasSize(1);
    later.addAndGet(GameRequests.LASTS_MS * 2 / 3);
    shut();
    open(RequestLimits.NONE);
    ann = ann.at(doors.port());
    assertThat(sees(ann).path("mine")).as("after a restart").hasSize(1);
    later.addAndGet(GameRequests.LASTS_MS + 1_000);
    assertThat(sees(new Visitor(doors.port())).path("requests")).as("nobody looked").isEmpty();
    room.requests().look();
    assertThat(room.records().gameRequests()).isEmpty();
  }

  @Test
  void whoever_leaves_or_pauses_is_forgotten() {
    var ann = named("ann");
    var bob = Visitor.withAccount(doors.port(), "bob");
    asks(ann, RAZZ);
    ann.delete("/api/me/session");
    asks(bob, RAZZ);
    assertThat(led(bob)).as("nobody is led to an empty chair").isZero();
    bob.post("/api/me/pause", "{\"hours\":24}");
    room.requests().look();
    assertThat(room.records().gameRequests()).isEmpty();
    assertThat(bob.post("/api/requests", RAZZ)).cites("ROOM-LIMIT");
  }

  @Test
  void nobody_asks_for_everything_nor_ten_thousand_times() {
    var ann = named("ann");
    var games = CATALOGUE.menus().stream().filter(menu -> menu.house().equals("ocean-view"));
    var refused = new AtomicLong();
    games
        .flatMap(menu -> menu.games().stream())
        .forEach(
            game -> {
              var answer = ann.post("/api/requests", RAZZ.replace("razz", game.game()));
              refused.addAndGet(answer.statusCode() == 429 ? 1 : 0);
            });
    assertThat(sees(ann).path("mine")).hasSize(GameRequests.EACH_MAX);
    assertThat(refused.get()).isPositive();
    for (int i = 0; i < 20; i++) {
      asks(ann, RAZZ);
    }
    assertThat(sees(ann).path("mine")).hasSize(GameRequests.EACH_MAX);
    assertThat(ann.post("/api/requests", RAZZ.replace("razz", "whist")))
        .cites("ROOM-UNKNOWN")
        .says("whist");
    var odd = RAZZ.replace("}", ",\"stakes\":\"limit $1-$9999\"}");
    assertThat(ann.post("/api/requests", odd)).cites("ROOM-UNKNOWN").says("$9999");
    assertThat(ann.post("/api/requests", RAZZ.replace("}", ",\"bots\":99}")).statusCode())
        .isEqualTo(400);
    assertThat(new Visitor(doors.port()).post("/api/requests", RAZZ).statusCode()).isEqualTo(401);
    shut();
    open(BurstLimits.STANDARD);
    var hasty = ann.at(doors.port());
    var slowed = 0;
    for (int i = 0; i < 25; i++) {
      slowed += hasty.delete(RAZZ_PATH).statusCode() == 429 ? 1 : 0;
    }
    assertThat(slowed).isPositive();
  }

  @Test
  void a_crowd_from_one_address_does_not_make_a_game_look_wanted() {
    shut();
    var caps =
        new RequestLimits.Caps(
            new RequestLimits.Cap(4, 3, 9), RequestLimits.Cap.NONE, RequestLimits.Cap.NONE, 2);
    open(RequestLimits.NONE.with(caps));
    var games = new String[] {"razz", "lowball", "texas-holdem", "omaha-high-low"};
    var refused = 0;
    for (int i = 0; i < games.length; i++) {
      var answer = named("puppet" + i).post("/api/requests", RAZZ.replace("razz", games[i]));
      refused += answer.body().contains("at your address") ? 1 : 0;
    }
    assertThat(refused).isEqualTo(1);
  }

  @Test
  void a_table_to_which_nobody_came_closes_again() {
    var ann = named("ann");
    var table = asks(ann, RAZZ.replace("}", ",\"bots\":1}")).path("mine").get(0).path("table");
    assertThat(room.allTables().openTables()).contains(table.asLong());
    ann.delete(RAZZ_PATH);
    later.addAndGet(600_000);
    room.requests().look();
    Awaitility.await().until(() -> !room.allTables().openTables().contains(table.asLong()));
  }
}
