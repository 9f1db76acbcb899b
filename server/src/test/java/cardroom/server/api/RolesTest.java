package cardroom.server.api;

import static cardroom.server.RefusalAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.table.Setup;
import cardroom.houses.Catalogue;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.codec.Json;
import cardroom.server.journal.Database;
import cardroom.server.odd.OddPlayer;
import cardroom.server.people.Role;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.ClockTimes;
import cardroom.server.table.Tables.Opened;
import cardroom.server.verify.Verifier;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Who may do what, and from when to when.
class RolesTest {
  private static final Path PAGE =
      Path.of(System.getProperty("cardroom.checkout")).resolve("docs/security.md");

  private static final String ONLY_FLOOR = "Only a floor person may make this call";

  @TempDir Path folder;
  private final SheetCatalogue catalogue = new SheetCatalogue(Catalogue.packaged());
  private Room room;
  private WebServer doors;
  private long table;
  private long hidden;

  @BeforeEach
  void open() {
    var database = Database.at(Places.sqlite(folder));
    room = new Room(Places.parts(database, catalogue).with(ClockTimes.ENDLESS));
    var entrance = new TlsAndHosts(Optional.empty(), TlsAndHosts.LOOPBACK);
    doors = new WebServer(room, "localhost", 0, RequestLimits.NONE, entrance);
    table = opened("");
    hidden = opened("5a5a5a");
  }

  private long opened(String invite) {
    var setup = new Setup("Razz", catalogue.menus().getFirst().games().getFirst().usual(), 6);
    var menu = catalogue.menus().getFirst();
    var game = menu.games().getFirst().game();
    var opening = new TableOpening(menu.house(), game, setup, Map.of(), "owner", invite, 0);
    return switch (OddPlayer.await(room.tables().open(opening))) {
      case Opened.Yes(var id) -> id;
      case Opened.No(var why) -> throw new IllegalStateException(why.words());
    };
  }

  @AfterEach
  void close() throws Exception {
    doors.close();
    room.close();
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    assertThat(Verifier.verify(Places.sqlite(folder), catalogue, seals).findings()).isEmpty();
  }

  private Visitor with(String name, Role... roles) {
    return Visitor.with(room, doors.port(), name, roles);
  }

  private Map<String, Visitor> everybody() {
    var all = new HashMap<String, Visitor>();
    all.put("nobody", new Visitor(doors.port()));
    all.put("guest", Visitor.named(doors.port(), "gus"));
    all.put("player", with("pat"));
    all.put("floor", with("flo", Role.FLOOR));
    all.put("cage", with("cal", Role.CAGE));
    all.put("surveillance", with("sue", Role.SURVEILLANCE));
    all.put("admin", with("ada", Role.ADMIN));
    return all;
  }

  private static String call() {
    var json = Json.object().put("key", OddPlayer.freshKey()).put("number", 1).put("as", "floor");
    return Json.text(json.put("id", "misdeal").put("position", "table"));
  }

  /// Whether the room itself lets somebody do it.
  private boolean may(String operation, Visitor visitor) {
    var codes = "{\"password\":\"%s\"}".formatted(Visitor.PASSWORD);
    var opening = "{\"house\":\"ocean-view\",\"game\":\"razz\"}";
    var note = "{\"about\":\"gus\",\"text\":\"x\"}";
    var gift = "{\"name\":\"gus\",\"cents\":500,\"reason\":\"a spilled drink\"}";
    var path = operation.replaceAll("^\\w+ | as floor$", "").replace("{id}", "" + table);
    var answer =
        switch (operation) {
          case "POST /api/tables", "POST /api/requests" -> visitor.post(path, opening);
          case "POST /api/me/codes" -> visitor.post(path, codes);
          case "POST /api/me/passkeys/offer" ->
              visitor.post(path, codes.replace("}", ",\"label\":\"phone\"}"));
          case "POST /api/session/challenge" -> visitor.post(path, "{}");
          case "POST /api/me/notes" -> visitor.post(path, note);
          case "POST /api/me/mutes" -> visitor.post(path, "{\"about\":\"bob\"}");
          case "GET /api/tables/{hidden}" -> visitor.get("/api/tables/" + hidden);
          case "POST /api/tables/{id}/commands as floor" -> visitor.post(path, call());
          case "POST /api/cage/chips" -> visitor.post(path, gift);
          case "POST /api/people/{name}/roles" ->
              visitor.post("/api/people/nobody-here/roles", "{\"role\":\"floor\"}");
          case "DELETE /api/people/{name}/roles/{role}" ->
              visitor.delete("/api/people/nobody-here/roles/floor");
          case "DELETE /api/people/{name}/sessions" ->
              visitor.delete("/api/people/nobody-here/sessions");
          case "DELETE /api/sessions" -> visitor.delete(path);
          default -> visitor.get(path);
        };
    // There is no player called nobody-here: an admin gets as far as being told so.
    var isPastTheDoor =
        answer.body().contains("nobody-here has no account")
            || answer.body().contains("Nobody here is called nobody-here");
    // What the game then says to the call is another matter.
    var isJudged =
        operation.endsWith("as floor")
            && answer.statusCode() != 401
            && !answer.body().contains(ONLY_FLOOR);
    return isPastTheDoor || isJudged || !List.of(401, 403, 404).contains(answer.statusCode());
  }

  private boolean mayOverSocket(Visitor visitor) {
    var line = visitor.socket("/api/tables/%d/socket".formatted(table));
    line.send(call());
    var answer = line.answer(new ArrayList<>());
    line.close();
    return !answer.path("words").asString("").contains(ONLY_FLOOR)
        && !answer.path("rule").asString("").equals("ROOM-GUEST");
  }

  @Test
  void every_cell_of_the_table_in_the_security_page_holds() throws Exception {
    var everybody = everybody();
    var lines = Files.readString(PAGE).lines().filter(line -> line.startsWith("| ")).toList();
    var heads = List.of(lines.getFirst().split(" *\\| *", -1));
    var cells = 0;
    for (var line : lines.subList(1, lines.size())) {
      var row = List.of(line.split(" *\\| *", -1));
      if (!row.get(1).startsWith("`")) {
        break;
      }
      var operation = row.get(1).replace("`", "");
      for (int i = 2; i < 9; i++) {
        var visitor = Objects.requireNonNull(everybody.get(heads.get(i)));
        var may = operation.startsWith("WS ") ? mayOverSocket(visitor) : may(operation, visitor);
        assertThat(may ? "yes" : "no").as(heads.get(i) + ": " + operation).isEqualTo(row.get(i));
        cells++;
      }
    }
    assertThat(cells).isEqualTo(26 * 7);
  }

  @Test
  void a_role_that_is_taken_is_void_at_once_also_on_an_open_socket() {
    var flo = with("flo", Role.FLOOR);
    var ada = with("ada", Role.ADMIN);
    var line = flo.socket("/api/tables/%d/socket".formatted(table));
    assertThat(line.nextJson().has("floor")).isTrue();
    assertThat(ada.delete("/api/people/flo/roles/floor").statusCode()).isEqualTo(200);
    Awaitility.await().until(() -> line.closedWith() == 1001);
    assertThat(flo.json("/api/me").path("floor").asBoolean()).isFalse();
    assertThat(flo.post("/api/tables/%d/commands".formatted(table), call())).cites("ROOM-FLOOR");
    assertThat(mayOverSocket(flo)).isFalse();
    ada.post("/api/people/flo/roles", "{\"role\":\"floor\",\"reason\":\"Friday\"}");
    assertThat(mayOverSocket(flo)).isTrue();
    assertThat(flo.delete("/api/me/roles/floor").statusCode()).as("laid down").isEqualTo(200);
    assertThat(mayOverSocket(flo)).isFalse();
    var events = ada.json("/api/audit");
    assertThat(events.get(0).path("kind").asString()).isEqualTo("role-taken");
    assertThat(events.get(1).toString()).contains("#admin:ada", "Friday");
  }

  @Test
  void an_admin_ends_the_sessions_of_one_or_of_everybody_with_their_lines() {
    var ada = with("ada", Role.ADMIN);
    var bob = with("bob");
    var gus = Visitor.named(doors.port(), "gus");
    var line = bob.socket("/api/tables/%d/socket".formatted(table));
    // Only then the room knows whose line it is.
    assertThat(line.nextJson().has("number")).isTrue();
    assertThat(ada.delete("/api/people/BOB/sessions").statusCode()).isEqualTo(200);
    Awaitility.await().until(() -> line.closedWith() == 1008);
    assertThat(bob.get("/api/me").statusCode()).isEqualTo(401);
    assertThat(gus.get("/api/me").statusCode()).isEqualTo(200);
    assertThat(bob.signsIn("bob", Visitor.PASSWORD).statusCode()).as("again").isEqualTo(200);
    assertThat(bob.delete("/api/people/ada/sessions").statusCode()).isEqualTo(403);
    assertThat(ada.delete("/api/sessions").statusCode()).isEqualTo(200);
    assertThat(List.of(bob, gus)).allMatch(out -> out.get("/api/me").statusCode() == 401);
    assertThat(ada.json("/api/audit").get(1).toString())
        .contains("signed-out", "#admin:ada", "bob");
  }

  @Test
  void the_first_admin_is_made_by_a_link_that_is_good_once() {
    var word = room.adminLink().word().orElseThrow();
    var body = "{\"link\":\"%s\"}".formatted(word);
    assertThat(Visitor.named(doors.port(), "gus").post("/api/admin", body).body())
        .contains("has no account here");
    var ada = with("ada");
    assertThat(ada.post("/api/admin", "{\"link\":\"guessed\"}").statusCode()).isEqualTo(403);
    assertThat(ada.post("/api/admin", body).statusCode()).isEqualTo(200);
    assertThat(with("bob").post("/api/admin", body).statusCode()).isEqualTo(403);
    assertThat(ada.delete("/api/people/ada/roles/admin").body()).contains("the only admin");
    assertThat(ada.post("/api/people/bob/roles", "{\"role\":\"admin\"}").statusCode())
        .isEqualTo(200);
    assertThat(ada.delete("/api/people/ada/roles/admin").statusCode()).isEqualTo(200);
    assertThat(ada.get("/api/people").statusCode()).as("a stale role").isEqualTo(403);
  }

  @Test
  void the_cage_gives_chips_to_others_with_a_reason_and_never_to_itself() {
    var cal = with("cal", Role.CAGE);
    var ann = Visitor.named(doors.port(), "ann");
    var gift = "{\"name\":\"%s\",\"cents\":%d,\"reason\":\"a spilled drink\"}";
    assertThat(cal.post("/api/cage/chips", gift.formatted("ann", 500)).statusCode()).isEqualTo(200);
    assertThat(ann.json("/api/me").path("purseCents").asLong()).isEqualTo(100_500);
    assertThat(ann.post("/api/cage/chips", gift.formatted("cal", 500)).body())
        .contains("Only the cage may do that");
    assertThat(cal.post("/api/cage/chips", gift.formatted("CAL", 500)).body())
        .contains("You cannot give chips to yourself");
    assertThat(cal.post("/api/cage/chips", gift.formatted("ann", -5)).statusCode()).isEqualTo(400);
    assertThat(cal.post("/api/cage/chips", "{\"name\":\"ann\",\"cents\":5}").body())
        .contains("reason");
    var turned = gift.formatted("ann", 5).replace("spilled", "\u202e\u2066spilled");
    assertThat(cal.post("/api/cage/chips", turned).statusCode()).isEqualTo(200);
    var told = with("sue", Role.SURVEILLANCE).json("/api/audit").toString();
    assertThat(told).contains("chips-given", "#cage:cal", "a spilled drink");
    assertThat(told).as("what turns the writing round").doesNotContain("\u202e", "\u2066");
  }

  @Test
  void whoever_plays_for_a_company_is_marked_to_everybody_and_nobody_else_can_be() {
    var pia = with("pia", Role.PROVIDER);
    var ann = with("ann");
    assertThat(sit(ann, "sit-as-provider", 1)).cites("ROOM-ROLE").says("Sit down as yourself");
    assertThat(sit(ann, "sit", 1).body()).contains("\"ok\":true");
    assertThat(sit(pia, "sit", 2).body()).contains("\"ok\":true");
    for (var eyes : List.of(ann, pia, new Visitor(doors.port()))) {
      var seats = eyes.json("/api/tables/" + table).path("zones").path("seats");
      assertThat(seats.get(1).path("tags").toString()).contains("provider");
      assertThat(seats.get(0).path("tags").toString()).doesNotContain("provider");
    }
  }

  private HttpResponse<String> sit(Visitor who, String id, int seat) {
    var seen = who.json("/api/tables/" + table);
    var body = Json.object().put("key", OddPlayer.freshKey()).put("id", id);
    body.put("number", seen.path("number").asLong()).put("position", String.valueOf(seat));
    body.put("amountCents", 50_000);
    return who.post("/api/tables/%d/commands".formatted(table), Json.text(body));
  }

  @Test
  void the_surveillance_reads_any_journal_and_no_invitation() {
    var sue = with("sue", Role.SURVEILLANCE);
    var events = sue.json("/api/tables/%d/journal".formatted(hidden));
    assertThat(events.get(0).path("kind").asString()).isEqualTo("opened");
    assertThat(events.toString()).doesNotContain("5a5a5a");
    assertThat(sue.get("/api/tables/99/journal").statusCode()).isEqualTo(404);
    assertThat(sue.get("/api/tables/0/journal").statusCode()).isEqualTo(404);
  }
}
