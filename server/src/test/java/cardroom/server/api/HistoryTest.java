package cardroom.server.api;

import static cardroom.server.RefusalAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.banked.BankedGame;
import cardroom.games.banked.table.BankedTable;
import cardroom.houses.Catalogue;
import cardroom.houses.TableEngines;
import cardroom.notation.banked.BankedScript;
import cardroom.notation.script.Script;
import cardroom.server.Places;
import cardroom.server.Room;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.journal.Database;
import cardroom.server.table.ClockTimes;
import cardroom.server.verify.ProofCheck;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a guest can look up afterwards: their rounds, every movement of their chips, a round to be
/// judged again.
class HistoryTest {
  private static final long GRANT_CENTS = 100_000;

  @TempDir Path folder;

  /// Two guests after one round: Ann has 9 and 6 and stands; the bank draws a 4 to 8 and 5.
  private record Evening(Room room, WebServer doors, PureGuest bob, PureGuest ann)
      implements AutoCloseable {
    @Override
    public void close() {
      doors.close();
      room.close();
    }
  }

  private Evening played() {
    var first = HiddenCardsTest.order(false, "9c", "8c", "6d", "5h", "4s");
    var catalogue = new SheetCatalogue(Catalogue.packaged());
    var parts =
        Places.parts(Database.at(Places.sqlite(folder)), catalogue)
            .with(ClockTimes.ENDLESS)
            .with(new PlannedShoe(HiddenCardsTest.shoe(), first));
    var room = new Room(parts);
    var doors = new WebServer(room, "localhost", 0, RequestLimits.NONE);
    var table = PureGuest.open(room);
    var bob = new PureGuest(Visitor.named(doors.port(), "bob"), table, 1);
    var ann = new PureGuest(Visitor.named(doors.port(), "ann"), table, 2);
    PureGuest.bet(bob, ann);
    ann.act("done");
    ann.act("stand");
    return new Evening(room, doors, bob, ann);
  }

  @Test
  void a_statement_accounts_for_every_chip_and_ends_with_net_and_fees() {
    try (var evening = played()) {
      for (var guest : List.of(evening.ann(), evening.bob())) {
        accountsForEveryChip(guest.visitor());
      }
      var ann = evening.ann().visitor().get("/api/me/statement.csv").body();
      assertThat(ann).contains("total,,,net,-500,,,game").contains("P215-WAGER-1");
      var bob = evening.bob().visitor().json("/api/me/rounds").get(0);
      assertThat(bob.path("feesCents").asLong()).isPositive();
    }
  }

  @Test
  void a_visit_to_a_table_is_one_figure_and_nobody_elses() {
    try (var evening = played()) {
      var ann = evening.ann();
      var visit = ann.visitor().json("/api/me/visits/%d".formatted(ann.table()));
      assertThat(visit.path("rounds").asInt()).isEqualTo(1);
      var round = ann.visitor().json("/api/me/rounds").get(0);
      assertThat(visit.path("netCents").asLong()).isEqualTo(round.path("netCents").asLong());
      var elsewhere = ann.visitor().json("/api/me/visits/%d".formatted(ann.table() + 1));
      assertThat(elsewhere.path("rounds").asInt()).isZero();
      assertThat(elsewhere.path("netCents").asLong()).isZero();
    }
  }

  @Test
  void a_round_that_is_asked_for_again_is_not_read_again() {
    try (var evening = played()) {
      var path = "/api/tables/%d/rounds/1".formatted(evening.ann().table());
      var first = evening.ann().visitor().get(path);
      assertThat(first.statusCode()).isEqualTo(200);
      evening.room().close();
      assertThat(evening.ann().visitor().get(path).body()).isEqualTo(first.body());
      assertThat(evening.bob().visitor().get(path).statusCode())
          .as("each sees a round through his own eyes, and his was not read yet")
          .isNotEqualTo(200);
    }
  }

  private static void accountsForEveryChip(Visitor guest) {
    var me = guest.json("/api/me");
    var has = me.path("purseCents").asLong() + me.path("tablesCents").asLong();
    var round = guest.json("/api/me/rounds").get(0);
    assertThat(has).isEqualTo(GRANT_CENTS + round.path("netCents").asLong());
    var csv = guest.get("/api/me/statement.csv").body();
    var lines = Arrays.stream(csv.split("\r\n", -1)).skip(1).filter(l -> !l.isEmpty()).toList();
    var moved = lines.stream().filter(line -> !line.startsWith("total,")).toList();
    assertThat(moved.stream().mapToLong(HistoryTest::cents).sum()).isEqualTo(has);
    assertThat(lines.getLast()).startsWith("total,,,fees,");
    assertThat(-cents(lines.getLast())).isEqualTo(round.path("feesCents").asLong());
  }

  private static long cents(String line) {
    return Long.parseLong(line.split(",", -1)[4]);
  }

  @Test
  void a_round_that_all_have_seen_can_be_taken_away_and_judged_again() {
    try (var evening = played()) {
      var rail = new Visitor(evening.doors().port());
      var answer = rail.get(evening.ann().address() + "/rounds/1/notation");
      assertThat(answer.statusCode()).isEqualTo(200);
      assertThat(answer.body()).contains("seat 2 by ann $5 9c 6d stand -> lose $5 P215-OUT-");
      var script = Script.read(answer.body()).getFirst();
      var judged = BankedScript.read(script, HistoryTest::game).play();
      assertThat(judged.failures()).isEmpty();
      assertThat(judged.settlement().orElseThrow().bank().net().cents()).isEqualTo(500);
      var none = rail.get(evening.ann().address() + "/rounds/7/notation");
      assertThat(none.statusCode()).isEqualTo(404);
      assertThat(none).cites("ROOM-UNKNOWN");
    }
  }

  @Test
  void every_card_shown_is_proven_against_the_root_that_was_published_before() {
    try (var evening = played()) {
      var rail = new Visitor(evening.doors().port());
      var proof = rail.json(evening.ann().address() + "/rounds/1/proof");
      var root = rail.json(evening.ann().address() + "/shoes").path("shoes").get(0).path("root");
      assertThat(proof.path("shoes").get(0).path("root")).isEqualTo(root);
      assertThat(proof.path("shoes").get(0).path("cards").findValuesAsString("card"))
          .containsExactly("9c", "8c", "6d", "5h", "4s");
      assertThat(ProofCheck.check(proof.toString()).findings()).isEmpty();
      assertThat(ProofCheck.check(proof.toString().replace("\"6d\"", "\"7d\"")).findings())
          .singleElement()
          .asString()
          .contains("the card 7d at place 2 of shoe 1");
    }
  }

  private static BankedGame<?> game(String house, String game, Map<String, String> options) {
    return ((BankedTable<?>) TableEngines.of(Catalogue.packaged(), house, game, options)).game();
  }
}
