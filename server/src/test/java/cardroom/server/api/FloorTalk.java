package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.money.Money;
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
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// The vocabulary of the tests with a floor person at a live poker table.
abstract class FloorTalk {
  private static final List<String> QUIET =
      List.of("bring-in", "check", "call", "let-live", "draw", "discard");

  @TempDir Path folder;
  private final SheetCatalogue catalogue = new SheetCatalogue(Catalogue.packaged());
  Room room;
  private WebServer doors;
  Visitor flo;
  private long table;
  List<PureGuest> players = List.of();

  @BeforeEach
  void open() {
    opened();
    flo = Visitor.with(room, doors.port(), "flo", Role.FLOOR);
  }

  private void opened() {
    var database = Database.at(Places.sqlite(folder));
    room = new Room(Places.parts(database, catalogue).with(ClockTimes.ENDLESS));
    doors = new WebServer(room, "localhost", 0, RequestLimits.NONE);
  }

  @AfterEach
  void close() throws Exception {
    doors.close();
    room.close();
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    assertThat(Verifier.verify(Places.sqlite(folder), catalogue, seals).findings()).isEmpty();
  }

  /// The room stops in the middle of it all, and everybody comes back.
  Visitor.Line restart() throws Exception {
    close();
    opened();
    flo = flo.at(doors.port());
    players =
        players.stream()
            .map(one -> new PureGuest(one.visitor().at(doors.port()), table, one.seat()))
            .toList();
    return watching();
  }

  /// Three players and a hand that is dealt; the floor looks on.
  Visitor.Line seated(String game) {
    var stakes = new Setup.Stakes.Limit(Money.dollars(4), Money.dollars(8));
    var setup = new Setup("Poker", stakes, 4);
    var opening = new TableOpening("ocean-view", game, setup, Map.of(), "", "", 0);
    table =
        switch (OddPlayer.await(room.tables().open(opening))) {
          case Opened.Yes(var number) -> number;
          case Opened.No(var why) -> throw new IllegalStateException(why.words());
        };
    players = new ArrayList<>();
    for (int seat = 1; seat <= 3; seat++) {
      players.add(new PureGuest(Visitor.named(doors.port(), "p" + seat), table, seat));
      players.getLast().act("sit");
    }
    var line = watching();
    await(() -> mayAct());
    return line;
  }

  Visitor.Line watching() {
    return flo.socket(address() + "/socket");
  }

  String address() {
    return "/api/tables/" + table;
  }

  static void await(java.util.concurrent.Callable<Boolean> until) {
    Awaitility.await().atMost(Duration.ofSeconds(30)).until(until);
  }

  boolean mayAct() {
    return players.stream()
        .anyMatch(one -> QUIET.stream().anyMatch(word -> one.offered(word).isPresent()));
  }

  /// The player whose turn it is puts in as little as they may.
  void step() {
    for (var one : players) {
      for (var word : QUIET) {
        if (one.offered(word).isPresent()) {
          one.act(word);
          return;
        }
      }
    }
    throw new AssertionError("nobody may act");
  }

  List<JsonNode> calls() {
    var calls = flo.json(address()).path("floor").path("calls");
    return StreamSupport.stream(calls.spliterator(), false).toList();
  }

  boolean isOffered(String id) {
    return calls().stream().anyMatch(call -> call.path("id").asString().equals(id));
  }

  JsonNode offered(String id, String position) {
    return calls().stream()
        .filter(call -> call.path("id").asString().equals(id))
        .filter(call -> call.path("position").asString().equals(position))
        .findFirst()
        .orElseThrow(() -> new AssertionError(id + " is not offered: " + calls()));
  }

  String command(String id, String position, String key) {
    var number = flo.json(address()).path("number").asLong();
    var json = Json.object().put("key", key).put("number", number).put("as", "floor");
    return Json.text(json.put("id", id).put("position", position));
  }

  /// Makes a call and returns the clauses that were shown before it.
  List<String> call(Visitor.Line line, String id, String position) {
    var remedies = new ArrayList<String>();
    offered(id, position).path("remedies").forEach(one -> remedies.add(one.path("id").asString()));
    line.send(command(id, position, OddPlayer.freshKey()));
    var answer = line.answer(new ArrayList<>());
    assertThat(answer.path("ok").asBoolean()).as("%s: %s", id, answer).isTrue();
    return remedies;
  }

  /// What a player at the table has been told since an event, with the clauses.
  String told(long since) {
    var line = players.getFirst().visitor().socket(address() + "/socket?last=" + since);
    var story = line.nextJson().path("story").toString();
    line.close();
    return story;
  }

  long number() {
    return flo.json(address()).path("number").asLong();
  }

  List<String> makers(String kind) {
    return room.records().entries(table, 1).stream()
        .filter(entry -> entry.kind().equals(kind))
        .map(entry -> entry.maker())
        .toList();
  }

  String firstOf(String id) {
    return calls().stream()
        .filter(call -> call.path("id").asString().equals(id))
        .map(call -> call.path("position").asString())
        .findFirst()
        .orElseThrow();
  }
}
