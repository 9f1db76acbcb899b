package cardroom.server.evening;

import static cardroom.server.RefusalAssert.assertThat;
import static cardroom.server.RefusalAssert.heard;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.codec.Json;
import cardroom.server.table.ClockTimes;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Twelve guests, two banked tables and two of poker, over the API alone: they come and go, the
/// room is stopped in mid-round, and in the end every chip is found again.
class WholeEveningTest {
  @TempDir Path folder;
  private RestartedRoom premises;
  private long pure;
  private long threeCard;
  private long holdem;
  private long stud;

  @BeforeEach
  void open() {
    premises = new RestartedRoom(folder);
    premises.open(ClockTimes.ENDLESS);
  }

  @AfterEach
  void close() {
    premises.close();
  }

  @Test
  void guests_come_and_go_the_room_is_restarted_in_mid_round_and_every_chip_is_counted()
      throws Exception {
    tablesAreOpened();
    var ada = premises.at(pure, "ada");
    var ben = premises.at(pure, "ben");
    var cleo = premises.at(pure, "cleo");
    takeSeats(ada, ben, cleo);
    var finn = betsBehind(ada, ben, cleo);
    topUpSitOutAndComeBack(ada, ben, cleo, finn);
    var dov = waitingList(ada, ben);
    var three = threeCardTable();
    var ring = pokerTable(holdem, "ivo", "jun", "kit");
    var studs = pokerTable(stud, "lou", "ben", "hana");
    spectatorSeesNoHiddenCard(ring);
    byLinkOnly();
    var banked = TablePlayers.of(cleo, ada, dov);
    inMidRound(banked);
    inMidRound(three);
    var rings = List.of(banked, three, ring, studs);
    var all = rings.stream().flatMap(each -> each.places().stream()).toList();
    restarted(all);
    for (var each : rings) {
      each.finish();
      each.play();
    }
    var absence = new AbsentPlayer(premises);
    absence.of(three.places().get(1), "play", three);
    absence.of(ring.places().getFirst(), "check", ring);
    everybodyLeaves(all);
    new EveningRecords(premises).addUp();
    new EveningRecords(premises).canBeTakenAway(pure, holdem);
    lostSession();
    premises.close();
    premises.verify();
  }

  private void tablesAreOpened() {
    pure = opened("ada", "casino-club", "pure-21.5", 3);
    threeCard = opened("gus", "casino-club", "three-card-poker", 4);
    holdem = opened("ivo", "ocean-view", "texas-holdem", 3);
    stud = opened("lou", "ocean-view", "seven-card-stud", 4);
    SeatedPerson.await(
        "the lobby lists them", () -> premises.rail().json("/api/tables").size() == 4);
    var lobby = premises.rail().json("/api/tables");
    assertThat(lobby.findValuesAsString("game"))
        .containsExactly("pure-21.5", "three-card-poker", "texas-holdem", "seven-card-stud");
    assertThat(lobby.findValuesAsString("freeSeats")).containsExactly("3", "4", "3", "4");
  }

  private long opened(String owner, String house, String game, int seats) {
    var wish = Json.object().put("house", house).put("game", game).put("seats", seats);
    return premises.table(owner, Json.text(wish)).path("id").asLong();
  }

  /// What the lobby says about the first table; it lags a little behind the table.
  private long inLobby(String field) {
    return premises.rail().json("/api/tables").get(0).path(field).asLong();
  }

  private static void takeSeats(SeatedPerson ada, SeatedPerson ben, SeatedPerson cleo) {
    var little = ada.asks("sit", "1", 1_000);
    assertThat(heard(little)).cites("ROOM-BUY-IN");
    assertThat(little.path("words").asString()).contains("Bring $20 to $5000");
    ada.does("sit");
    ben.does("sit");
    cleo.does("sit");
    assertThat(ben.visitor().json("/api/me").path("tablesCents").asLong()).isEqualTo(20_000);
    assertThat(ben.visitor().json("/api/me").path("purseCents").asLong()).isEqualTo(80_000);
  }

  /// Ada passes the bank and Ben takes it; Finn bets behind Ada and wins or loses with her.
  private SeatedPerson betsBehind(SeatedPerson ada, SeatedPerson ben, SeatedPerson cleo) {
    var finn = premises.at(pure, "finn");
    finn.does("stand-behind");
    ada.does("pass-bank");
    ben.does("take-bank");
    SeatedPerson.await("the lobby shows the bank", () -> inLobby("bankCents") > 0);
    ada.does("bet.game");
    var behind = finn.asks("bet.game", "1/finn", 1_000);
    assertThat(behind.path("ok").asBoolean()).as("%s", behind).isTrue();
    TablePlayers.of(ben, ada, cleo, finn).finish();
    assertThat(finn.zone("results").findValuesAsString("bettor")).contains("finn", "ada", "cleo");
    assertThat(finn.visitor().json("/api/me/rounds")).hasSize(1);
    return finn;
  }

  private static void topUpSitOutAndComeBack(
      SeatedPerson ada, SeatedPerson ben, SeatedPerson cleo, SeatedPerson finn) {
    finn.does("leave");
    assertThat(finn.visitor().json("/api/me").path("tablesCents").asLong()).isZero();
    cleo.does("top-up", 5_000);
    assertThat(heard(cleo.asks("top-up", "table", 90_000_000))).cites("ROOM-BUY-IN");
    ada.does("sit-out");
    var rounds = ada.visitor().json("/api/me/rounds").size();
    TablePlayers.of(ben, cleo).play();
    assertThat(ada.visitor().json("/api/me/rounds")).as("Ada sat it out").hasSize(rounds);
    ada.does("come-back");
    TablePlayers.of(cleo, ada, ben).play();
    assertThat(ada.visitor().json("/api/me/rounds")).hasSize(rounds + 1);
  }

  /// The table is full: Dov and Ela wait, and when Ben leaves the seat is Dov's.
  private SeatedPerson waitingList(SeatedPerson ada, SeatedPerson ben) {
    var dov = premises.at(pure, "dov");
    var ela = premises.at(pure, "ela");
    assertThat(dov.asks("sit", "2", 20_000).path("words").asString()).contains("Seat 2 is taken");
    var list = dov.address() + "/waiting";
    assertThat(dov.visitor().post(list, "").body()).isEqualTo("{\"waiting\":[\"dov\"]}");
    ela.visitor().post(list, "");
    SeatedPerson.await("all see the list", () -> ada.zone("room").path("waiting").size() == 2);
    assertThat(ada.zone("room").path("waiting")).hasToString("[\"dov\",\"ela\"]");
    SeatedPerson.await("the lobby counts them", () -> inLobby("waiting") == 2);
    ben.does("leave");
    SeatedPerson.await("Dov is offered the free seat", () -> dov.offered("sit").isPresent());
    assertThat(ela.offered("sit")).as("it is kept for Dov").isEmpty();
    assertThat(heard(ela.asks("sit", "2", 20_000))).cites("ROOM-TABLE");
    dov.does("sit");
    assertThat(ela.visitor().delete(list).body()).isEqualTo("{\"waiting\":[]}");
    return dov;
  }

  private TablePlayers threeCardTable() {
    var gus = premises.at(threeCard, "gus");
    var hana = premises.at(threeCard, "hana");
    var ela = premises.at(threeCard, "ela");
    var ring = TablePlayers.of(gus, hana, ela);
    ring.places().forEach(place -> place.does("sit"));
    ring.play();
    return ring;
  }

  private TablePlayers pokerTable(long table, String... names) {
    var ring = new TablePlayers(Stream.of(names).map(name -> premises.at(table, name)).toList());
    ring.places().forEach(place -> place.does("sit"));
    ring.play();
    return ring;
  }

  private void spectatorSeesNoHiddenCard(TablePlayers ring) {
    var finn = premises.at(holdem, "finn");
    ring.until("Finn sees a hand", () -> finn.phase().equals("betting"));
    assertThat(finn.offered("fold")).isEmpty();
    var hands = finn.zone("positions").findValues("cards").toString();
    assertThat(hands).contains("??").doesNotContainPattern("[shdc]\"");
    finn.hangUp();
  }

  /// Kit opens a table for friends, with a bot, and closes it again.
  private void byLinkOnly() {
    var wish =
        "{\"house\":\"casino-club\",\"game\":\"pure-21.5\",\"seats\":4,\"public\":false,\"bots\":1}";
    var own = premises.table("kit", wish);
    var table = own.path("id").asLong();
    var link = own.path("link").asString();
    var address = "/api/tables/" + table;
    assertThat(premises.rail().json("/api/tables").findValuesAsString("id"))
        .doesNotContain(Long.toString(table));
    var lou = premises.guest("lou");
    assertThat(refusal(lou.get(address))).isEqualTo("404 ROOM-UNKNOWN");
    var kit = premises.at(table, "kit");
    var friend = new SeatedPerson("lou", lou, table, link.substring(link.indexOf('?') + 1));
    kit.does("sit");
    friend.does("sit");
    SeatedPerson.await("the bot sits down", () -> kit.zone("seats").toString().contains("(bot "));
    var friends = TablePlayers.of(kit, friend);
    friends.play();
    assertThat(refusal(lou.delete(address))).isEqualTo("409 ROOM-TABLE");
    // The bot may have begun the next round already; then the table closes when it is over.
    assertThat(kit.visitor().delete(address).statusCode()).isIn(200, 202);
    friends.until("the table closes", () -> kit.visitor().get(address).statusCode() == 409);
    assertThat(refusal(kit.visitor().get(address))).isEqualTo("409 ROOM-TABLE");
    assertThat(lou.json("/api/me").path("tables").findValuesAsString("id"))
        .doesNotContain(Long.toString(table));
  }

  static String refusal(HttpResponse<String> answer) {
    var json = Json.read(answer.body());
    assertThat(json.path("words").asString()).as(answer.body()).contains(" ");
    return answer.statusCode() + " " + json.path("rule").asString();
  }

  /// Whether a player has cards and is to decide.
  private static void inMidRound(TablePlayers ring) {
    ring.until(
        "somebody is to decide",
        () ->
            ring.places().stream()
                .anyMatch(
                    place ->
                        Stream.of("stand", "hit", "play")
                            .anyMatch(id -> place.offered(id).isPresent())));
  }

  private void restarted(List<SeatedPerson> all) {
    SeatedPerson.await(
        "all have heard the newest", () -> all.stream().allMatch(SeatedPerson::isUpToDate));
    var before = all.stream().map(SeatedPerson::sight).toList();
    premises.close();
    for (var place : all) {
      SeatedPerson.await(
          "the room says goodbye to " + place.name(), () -> place.line().closedWith() == 1001);
    }
    premises.open(ClockTimes.ENDLESS);
    all.forEach(place -> place.resume(place.number() - 1));
    for (var place : all) {
      assertThat(place.told()).contains("\"number\":" + place.number());
    }
    // Those who came back first are still told that the others have come back too.
    SeatedPerson.awaitAsserted(
        () -> assertThat(all.stream().map(SeatedPerson::sight)).isEqualTo(before));
  }

  private void everybodyLeaves(List<SeatedPerson> all) {
    for (var place : all) {
      place.resume(place.number());
    }
    SeatedPerson.await(
        "all have their chips back",
        () -> {
          all.forEach(place -> place.offered("leave").ifPresent(place::takes));
          return all.stream()
              .allMatch(place -> place.visitor().json("/api/me").path("tablesCents").asLong() == 0);
        });
  }

  private void lostSession() {
    var lou = premises.guest("lou");
    assertThat(lou.delete("/api/me/session").statusCode()).isEqualTo(200);
    assertThat(refusal(lou.get("/api/me"))).isEqualTo("401 ROOM-GUEST");
  }
}
