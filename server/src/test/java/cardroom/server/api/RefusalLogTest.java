package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.LoggedTrouble;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddPlayer;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What an operator reads of somebody who tries what is not theirs to do.
class RefusalLogTest {
  @TempDir Path folder;
  private Room room;
  private WebServer doors;
  private String table;

  @BeforeEach
  void open() {
    room = Places.oddRoom(Database.at(Places.sqlite(folder)));
    doors = new WebServer(room, "localhost", 0, RequestLimits.NONE);
    table = "/api/tables/" + OddPlayer.open(room, "Odd one");
  }

  @AfterEach
  void close() {
    doors.close();
    room.close();
  }

  private static String command(String key, String more) {
    return "{\"key\":\"%s\",\"number\":1,\"position\":\"1\",%s}".formatted(key, more);
  }

  private List<String> attempts(LoggedTrouble log) {
    var own = RefusalLog.class.getName() + ": refused: ";
    return log.lines().stream()
        .filter(line -> line.startsWith(own))
        .map(line -> line.substring(own.length()).replaceFirst(" at [0-9a-f.:]+,", ""))
        .toList();
  }

  @Test
  void whoever_tries_what_no_page_offers_is_named_with_it() {
    var ann = Visitor.named(doors.port(), "ann");
    var nobody = new Visitor(doors.port());
    var key = OddPlayer.freshKey();
    try (var log = new LoggedTrouble()) {
      ann.postFrom("https://elsewhere.example", table + "/commands", "{}");
      ann.withoutCsrf().post(table + "/waiting", "{}");
      nobody.get("/api/tables/99?invite=0123456789");
      ann.get("/api/audit");
      ann.post(
          table + "/commands", command(OddPlayer.freshKey(), "\"as\":\"floor\",\"id\":\"void\""));
      ann.post(table + "/commands", command(key, "\"id\":\"sit\",\"amountCents\":50000"));
      ann.post(table + "/commands", command(key, "\"id\":\"sit\",\"amountCents\":60000"));
      nobody.post("/api/guest", "{\"name\":\"<script>\"}");
      nobody.post("/api/guest", "{\"name\":\"Admin\"}");
      var line = ann.socket(table + "/socket");
      line.nextJson();
      line.send("{}");
      line.nextJson();
      assertThat(attempts(log))
          .containsExactly(
              "ROOM-ORIGIN to ann POST " + table + "/commands",
              "ROOM-CSRF to ann POST " + table + "/waiting",
              "ROOM-UNKNOWN to nobody GET /api/tables/99",
              "ROOM-ROLE to ann GET /api/audit",
              "ROOM-FLOOR to ann POST " + table + "/commands",
              "ROOM-KEY to ann POST " + table + "/commands",
              "ROOM-FORM to nobody POST /api/guest",
              "ROOM-NAME to nobody POST /api/guest",
              "ROOM-FORM to ann WS " + table.substring(table.lastIndexOf('/') + 1));
    }
  }

  @Test
  void an_ordinary_evening_and_a_flood_do_not_fill_it() {
    var nobody = new Visitor(doors.port());
    try (var log = new LoggedTrouble()) {
      nobody.get("/api/me");
      nobody.get("/api/tables");
      assertThat(attempts(log)).isEmpty();
      for (int i = 0; i < 100; i++) {
        nobody.get("/api/tables/99");
      }
      assertThat(attempts(log)).hasSizeBetween(30, 90);
    }
  }
}
