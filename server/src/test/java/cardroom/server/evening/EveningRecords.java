package cardroom.server.evening;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.banked.BankedGame;
import cardroom.games.banked.table.BankedTable;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.houses.Catalogue;
import cardroom.houses.TableEngines;
import cardroom.notation.banked.BankedScript;
import cardroom.notation.poker.PokerScript;
import cardroom.notation.script.Script;
import java.util.Map;

/// What can be read of an evening afterwards.
record EveningRecords(RestartedRoom premises) {
  private static final long GRANT_CENTS = 100_000;

  /// Everybody's statement, and their rounds, add up to their account.
  void addUp() {
    premises
        .guests()
        .forEach(
            (name, guest) -> {
              var has = guest.json("/api/me").path("purseCents").asLong();
              var csv = guest.get("/api/me/statement.csv").body().lines().skip(1).toList();
              assertThat(csv.getLast()).startsWith("total,,,fees,");
              var moved = csv.stream().filter(line -> !line.startsWith("total,"));
              assertThat(moved.mapToLong(line -> Long.parseLong(line.split(",", -1)[4])).sum())
                  .as(name)
                  .isEqualTo(has);
              var rounds = guest.json("/api/me/rounds?limit=200").findValues("netCents");
              assertThat(GRANT_CENTS + rounds.stream().mapToLong(net -> net.asLong()).sum())
                  .as(name)
                  .isEqualTo(has);
            });
  }

  /// A round shown step by step, one as a file for other programs, and rounds to be judged again.
  void canBeTakenAway(long pure, long holdem) {
    var rail = premises.rail();
    var round = rail.json("/api/tables/%d/rounds/1".formatted(pure));
    assertThat(round.path("story").findValuesAsString("kind")).contains("result");
    assertThat(round.path("steps")).isNotEmpty();
    assertThat(rail.get("/api/tables/%d/rounds/1/document".formatted(holdem)).body())
        .contains("variant = ");
    assertThat(judgedAgain(pure)).isPositive();
    var hand = rail.get("/api/tables/%d/rounds/1/notation".formatted(holdem)).body();
    var script = PokerScript.read(Script.read(hand).getFirst(), EveningRecords::sheet);
    assertThat(script.play().failures()).as(hand).isEmpty();
  }

  /// How many rounds of the first table could be written down for the rail.
  private int judgedAgain(long pure) {
    int judged = 0;
    for (int round = 1; round <= 5; round++) {
      var text = premises.rail().get("/api/tables/%d/rounds/%d/notation".formatted(pure, round));
      if (text.statusCode() == 200) {
        var script = BankedScript.read(Script.read(text.body()).getFirst(), EveningRecords::game);
        assertThat(script.play().failures()).isEmpty();
        judged++;
      } else {
        assertThat(WholeEveningTest.refusal(text)).isEqualTo("404 ROOM-UNKNOWN");
      }
    }
    return judged;
  }

  private static PokerSheet sheet(String house, String game, Map<String, String> options) {
    return Catalogue.packaged().poker(house, game, options).sheet();
  }

  private static BankedGame<?> game(String house, String game, Map<String, String> options) {
    return ((BankedTable<?>) TableEngines.of(Catalogue.packaged(), house, game, options)).game();
  }
}
