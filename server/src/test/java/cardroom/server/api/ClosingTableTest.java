package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.houses.Catalogue;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.codec.Json;
import cardroom.server.journal.Database;
import cardroom.server.table.ClockTimes;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// An owner closes a table in mid-hand: nobody is acted for before their clock ends (Contract 15).
class ClosingTableTest {
  @TempDir Path folder;
  private Room room;
  private WebServer doors;

  @BeforeEach
  void open() {
    var catalogue = new SheetCatalogue(Catalogue.packaged());
    var database = Database.at(Places.sqlite(folder));
    room = new Room(Places.parts(database, catalogue).with(ClockTimes.ENDLESS));
    doors = new WebServer(room, "localhost", 0, RequestLimits.NONE);
  }

  @AfterEach
  void close() {
    doors.close();
    room.close();
  }

  private PureGuest owner(String house, String game) {
    var own = Visitor.named(doors.port(), "own");
    var body = Json.object().put("house", house).put("game", game).put("seats", 2);
    var table = Json.read(own.post("/api/tables", Json.text(body)).body()).path("id").asLong();
    return new PureGuest(own, table, 1);
  }

  @Test
  void an_owner_who_bets_and_closes_takes_no_pot() {
    var own = owner("ocean-view", "texas-holdem");
    var bob = new PureGuest(Visitor.named(doors.port(), "bob"), own.table(), 2);
    own.act("sit");
    bob.act("sit");
    var watching = own.visitor().socket(own.address() + "/socket");
    Awaitility.await()
        .until(() -> own.offered("raise").isPresent() || bob.offered("call").isPresent());
    if (own.offered("raise").isEmpty()) {
      bob.act("call");
    }
    own.act("raise");
    var answer = own.visitor().delete(own.address());
    assertThat(answer.statusCode()).isEqualTo(202);
    assertThat(Json.read(answer.body()).path("closed").asBoolean()).isFalse();
    assertThat(bob.offered("call")).as("bob still decides").isPresent();
    for (var entry : room.records().entries(own.table(), 1)) {
      assertThat(entry.body()).doesNotContain("\"byRoom\":true");
    }
    assertThat(own.visitor().delete(own.address()).statusCode()).as("again").isEqualTo(202);
    bob.act("fold");
    Awaitility.await()
        .atMost(Duration.ofSeconds(20))
        .untilAsserted(
            () -> assertThat(bob.visitor().json("/api/tables").toString()).doesNotContain("own"));
    assertThat(purse(own) + purse(bob)).as("no chip is lost").isBetween(199_000L, 200_000L);
    assertThat(own.visitor().json("/api/me").path("tablesCents").asLong()).isZero();
    assertThat(watching.closedWith()).isEqualTo(1001);
  }

  private static long purse(PureGuest guest) {
    return guest.visitor().json("/api/me").path("purseCents").asLong();
  }

  @Test
  void a_banker_who_closes_does_not_stand_for_anybody() {
    var own = owner("casino-club", "pure-21.5");
    var bob = new PureGuest(Visitor.named(doors.port(), "bob"), own.table(), 2);
    PureGuest.bet(own, bob);
    assertThat(own.visitor().delete(own.address()).statusCode()).isEqualTo(202);
    for (int i = 0; i < 20 && !isClosed(bob); i++) {
      // A player who must hit may not stand (P215-CHART1A-1).
      Stream.of("done", "no-insurance", "stand", "hit")
          .filter(id -> !isClosed(bob) && bob.offered(id).isPresent())
          .findFirst()
          .ifPresent(bob::act);
      for (var entry : room.records().entries(own.table(), 1)) {
        assertThat(entry.body()).doesNotContain("\"byRoom\":true");
      }
      Awaitility.await().pollDelay(Duration.ofMillis(100)).until(() -> true);
    }
    Awaitility.await().atMost(Duration.ofSeconds(10)).until(() -> isClosed(bob));
    assertThat(bob.visitor().json("/api/me").path("tablesCents").asLong()).isZero();
  }

  private static boolean isClosed(PureGuest guest) {
    return guest.visitor().json("/api/tables").isEmpty();
  }

  @Test
  void an_empty_table_closes_at_once() {
    var own = owner("casino-club", "pure-21.5");
    own.act("sit");
    var answer = own.visitor().delete(own.address());
    assertThat(answer.statusCode()).isEqualTo(200);
    assertThat(Json.read(answer.body()).path("closed").asBoolean()).isTrue();
    assertThat(purse(own)).isEqualTo(100_000);
  }
}
