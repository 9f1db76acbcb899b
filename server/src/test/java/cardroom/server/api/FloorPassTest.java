package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.houses.Catalogue;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.codec.Json;
import cardroom.server.floor.FloorDesk;
import cardroom.server.floor.FloorPass;
import cardroom.server.journal.Database;
import cardroom.server.premises.DataFolder;
import cardroom.server.premises.Unfit;
import cardroom.server.shelf.HouseShelf;
import cardroom.server.shoe.Entropy;
import cardroom.server.table.ClockTimes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Who is a floor person, for how long, and who is not.
class FloorPassTest {
  private static final String PASS = "3f2a-91bc-0d4e-77aa-5c1b-8e90-aa12-4fd6";
  private static final Instant NOW = Instant.ofEpochSecond(2_000_000_000);

  @TempDir Path folder;
  private Room room;
  private Doors doors;

  @BeforeEach
  void open() {
    open(new FloorDesk(Optional.of(FloorPass.parse(PASS)), InstantSource.fixed(NOW)));
  }

  private void open(FloorDesk desk) {
    var database = Database.at(Places.sqlite(folder));
    var parts = Room.Parts.of(database, new HouseShelf(Catalogue.packaged()), Places.KEY);
    room = new Room(parts.with(ClockTimes.ENDLESS));
    doors = new Doors(room, "localhost", 0, Limits.STANDARD, desk);
  }

  @AfterEach
  void close() {
    doors.close();
    room.close();
  }

  private Visitor guest(String name) {
    return Visitor.named(doors.port(), name);
  }

  private static boolean isFloor(Visitor visitor) {
    return visitor.json("/api/me").path("floor").asBoolean();
  }

  @Test
  void who_shows_the_pass_is_a_floor_person_for_a_shift() {
    var ann = guest("ann");
    assertThat(isFloor(ann)).isFalse();
    var wrong = ann.showPass("3f2a-91bc-0d4e-77aa-5c1b-8e90-aa12-4fd7");
    assertThat(wrong.statusCode()).isEqualTo(403);
    assertThat(wrong.body()).contains("ROOM-FLOOR", "not the floor pass of this room");
    var right = ann.showPass(" 3F2A91BC 0d4e77aa5c1b8e90aa124fd6 ");
    assertThat(right.statusCode()).as(right.body()).isEqualTo(200);
    assertThat(right.headers().firstValue("Set-Cookie").orElseThrow())
        .contains("HttpOnly", "SameSite=Strict", "Path=/api")
        .doesNotContain("91bc");
    assertThat(Json.read(right.body()).path("floorUntilMs").asLong())
        .isEqualTo(NOW.plus(FloorPass.SHIFT).toEpochMilli());
    assertThat(isFloor(ann)).isTrue();
    assertThat(isFloor(guest("bob").withBadgeOf(ann))).as("another's badge").isFalse();
  }

  @Test
  void a_badge_survives_a_restart_but_neither_a_new_pass_nor_the_end_of_the_shift() {
    var ann = guest("ann");
    ann.showPass(PASS);
    close();
    open();
    assertThat(isFloor(ann.at(doors.port()))).isTrue();
    close();
    open(FloorDesk.with(FloorPass.parse("another pass altogether")));
    assertThat(isFloor(ann.at(doors.port()))).isFalse();
    close();
    var late = InstantSource.fixed(NOW.plus(FloorPass.SHIFT));
    open(new FloorDesk(Optional.of(FloorPass.parse(PASS)), late));
    assertThat(isFloor(ann.at(doors.port()))).isFalse();
    close();
    open(FloorDesk.closed());
    assertThat(ann.at(doors.port()).showPass(PASS).statusCode()).isEqualTo(403);
  }

  @Test
  void the_pass_is_shown_by_a_session_from_the_rooms_own_page_and_not_often() {
    var ann = guest("ann");
    var body = "{\"pass\":\"%s\"}".formatted(PASS);
    assertThat(new Visitor(doors.port()).post("/api/floor", body).statusCode()).isEqualTo(401);
    assertThat(ann.withoutCsrf().post("/api/floor", body).body()).contains("ROOM-CSRF");
    assertThat(ann.postFrom("http://elsewhere.example", "/api/floor", body).body())
        .contains("ROOM-ORIGIN");
    assertThat(ann.post("/api/floor", "{}").body()).contains("ROOM-FORM", "pass");
    for (int i = 0; i < 5; i++) {
      assertThat(ann.showPass("wrong wrong wrong " + i).statusCode()).isEqualTo(403);
    }
    var last = guest("bob").showPass(PASS);
    assertThat(last.statusCode()).isEqualTo(429);
    assertThat(last.body()).contains("ROOM-RATE");
  }

  @Test
  void a_floor_person_lays_his_badge_down_and_it_ends_with_his_session() {
    var ann = guest("ann");
    ann.showPass(PASS);
    var answer = ann.delete("/api/floor");
    assertThat(answer.headers().firstValue("Set-Cookie").orElseThrow())
        .contains("cardroom-floor=;", "Expires=Thu, 01 Jan 1970");
    ann.delete("/api/me/session");
    assertThat(ann.get("/api/me").statusCode()).isEqualTo(401);
  }

  @Test
  void the_floor_sees_and_enters_tables_that_are_by_link_only() {
    var ann = guest("ann");
    var body = "{\"house\":\"ocean-view\",\"game\":\"razz\",\"public\":false}";
    var own = "/api/tables/" + Json.read(ann.post("/api/tables", body).body()).path("id").asLong();
    var flo = guest("flo");
    assertThat(flo.get(own).statusCode()).isEqualTo(404);
    assertThat(flo.json("/api/tables")).isEmpty();
    flo.showPass(PASS);
    assertThat(flo.json(own).path("floor").has("calls")).isTrue();
    assertThat(flo.json("/api/tables")).hasSize(1);
    assertThat(ann.json(own).has("floor")).isFalse();
  }

  @Test
  void a_room_makes_its_pass_once_and_only_its_owner_can_read_it() throws IOException {
    try (var data = DataFolder.take(folder.resolve("data"))) {
      var file = folder.resolve("data/floor.pass");
      var made = data.floorPass(Map.of());
      assertThat(made.isThis(Files.readString(file))).isTrue();
      assertThat(Files.readString(file)).matches("([0-9a-f]{4}-){7}[0-9a-f]{4}\\n");
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .isEqualTo("rw-------");
      assertThat(data.floorPass(Map.of()).isThis(Files.readString(file))).isTrue();
      var environment = Map.of(FloorPass.VARIABLE, "correct horse battery");
      assertThat(data.floorPass(environment).isThis("correct-horse-battery")).isTrue();
      assertThat(data.floorPassAt(environment)).isEqualTo(FloorPass.VARIABLE);
      Assertions.assertThatThrownBy(() -> data.floorPass(Map.of(FloorPass.VARIABLE, "short")))
          .isInstanceOf(Unfit.class)
          .hasMessageContaining("at least 16");
    }
    assertThat(FloorPass.in(folder.resolve("p"), Entropy.ofTheSystem()).isThis("")).isFalse();
  }
}
