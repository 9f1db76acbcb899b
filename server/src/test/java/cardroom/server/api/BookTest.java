package cardroom.server.api;

import static cardroom.server.RefusalAssert.assertThat;
import static cardroom.server.RefusalAssert.heard;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.poker.rules.IrregularityRule;
import cardroom.games.rules.Rule;
import cardroom.houses.Catalogue;
import cardroom.houses.SheetTexts;
import cardroom.server.codec.Json;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// The pocket book over HTTP: no session is needed, and nothing of it is written twice.
class BookTest extends OpenDoors {
  private static final String ROUND =
      """
      house casino-club game pure-21.5 bank $300
      seat 1 $75 buster $5 Jh 9c stand
      seat 2 $25 Th 5s hit 9d
      seat 4 $40 red-flex $5 buster $10 9s 4c hit Qd
      seat 5 $100 Tc 8h stand
      seat 7 $50 red-flex $5 As Kd
      bank seat 6 5d (4h) 6d Ks
      """;

  private static String asked(String round) {
    return "/api/book/round?text=" + URLEncoder.encode(round, StandardCharsets.UTF_8);
  }

  @Test
  void a_round_is_settled_in_action_order_with_the_clause_of_each_wager() {
    var judged = passer.json(asked(ROUND));
    assertThat(judged.path("button").asInt()).isEqualTo(4);
    assertThat(judged.path("wrong")).isEmpty();
    var outcomes = judged.path("outcomes");
    assertThat(outcomes).hasSize(9);
    assertThat(outcomes.get(0).path("who").asString()).isEqualTo("Seat 4");
    assertThat(outcomes.get(0).path("netCents").asInt()).isEqualTo(-4_000);
    assertThat(outcomes.get(6).path("netCents").asInt()).isEqualTo(6_000);
    assertThat(outcomes.get(6).path("dueCents").asInt()).isEqualTo(7_500);
    assertThat(outcomes.get(8).path("word").asString()).isEqualTo("returned");
    for (var outcome : outcomes) {
      assertThat(outcome.path("rules").get(0).path("sentence").asString()).isNotBlank();
    }
    assertThat(judged.path("bank").path("leftCents").asInt()).isEqualTo(4_000);
    assertThat(judged.path("hands").toString()).contains("hard 19", "Pure 21.5");
  }

  @Test
  void the_notation_to_keep_holds_when_it_is_judged_again() {
    var kept = passer.json(asked(ROUND)).path("notation").asString();
    assertThat(kept).contains("-> game win $60 of $75", "bank seat 6", "-> lose $260");
    var again = passer.json(asked(kept));
    assertThat(again.path("wrong")).isEmpty();
    assertThat(again.path("outcomes")).isEqualTo(passer.json(asked(ROUND)).path("outcomes"));
    assertThat(passer.json(asked(kept.replace("$60 of", "$61 of"))).path("wrong")).isNotEmpty();
  }

  @Test
  void splits_and_bettors_behind_are_kept_too() {
    var round =
        """
        house casino-club game pure-21.5 bank $500
        seat 3 $10 8h 8s split 8h 3c double Ts | 8s Kd
        backline 3 by bob $20 buster $5 matches
        bank seat 8 Tc (8d)
        """;
    var kept = passer.json(asked(round)).path("notation").asString();
    assertThat(kept).contains("backline 3 by bob $20 buster $5 matches  -> ");
    assertThat(passer.json(asked(kept)).path("wrong")).as(kept).isEmpty();
  }

  @Test
  void three_card_poker_is_settled_alike() {
    var round =
        """
        house casino-club game three-card-poker bank $500
        seat 2 ante $10 pair-plus $5 Kh9d2c play
        bank seat 7 (Qs 7d) 4h
        """;
    var judged = passer.json(asked(round));
    assertThat(judged.path("outcomes")).hasSize(3);
    assertThat(passer.json(asked(judged.path("notation").asString())).path("wrong")).isEmpty();
  }

  @Test
  void what_cannot_be_read_is_refused_with_its_line() {
    var wrong = passer.get(asked(ROUND.replace("5d (4h)", "5x (4h)")));
    assertThat(wrong.statusCode()).isEqualTo(400);
    var json = Json.read(wrong.body());
    assertThat(heard(json)).cites("ROOM-FORM");
    assertThat(json.path("line").asInt()).isEqualTo(7);
    assertThat(json.path("sentence").asString()).contains("5x");
    assertThat(passer.get("/api/book/round").statusCode()).isEqualTo(400);
    assertThat(passer.get(asked("x".repeat(4_001))).body()).contains("at most");
    assertThat(passer.get(asked(ROUND + ROUND)).body()).contains("one round");
    assertThat(passer.get(asked("game texas-holdem\ndeal 1 AsKd 2 QhQs")).body())
        .contains("player-dealer");
  }

  @Test
  void every_irregularity_is_reached_through_the_doors_with_its_words() {
    var reached = new TreeSet<String>();
    for (var house : passer.json("/api/houses")) {
      for (var game : house.path("games")) {
        var path = house.path("id").asString() + "/" + game.path("id").asString();
        for (var one : passer.json("/api/book/" + path).path("cases")) {
          one.path("clauses").forEach(clause -> reached.add(worded(clause)));
          assertThat(one.path("clauses").size() + one.path("readings").size()).isPositive();
        }
      }
    }
    assertThat(reached)
        .containsAll(Arrays.stream(IrregularityRule.values()).map(Rule::id).toList());
  }

  private static String worded(JsonNode clause) {
    assertThat(clause.path("sentence").asString()).as(clause.toString()).isNotBlank();
    return clause.path("id").asString();
  }

  @Test
  void a_sign_and_the_fees_of_a_bet_come_from_the_sheet() {
    var sign = passer.json("/api/book/casino-club/pure-21.5/sign?stakes=schedule+1");
    assertThat(sign.path("sections").toString()).contains("Wagers from", "Collections");
    var fees =
        passer.json("/api/book/casino-club/pure-21.5/fees?schedule=1&game=2500&buster=500000");
    assertThat(fees.path("wagers").get(0).path("minCents").asInt()).isPositive();
    assertThat(fees.path("wagers").toString()).contains("outside its limits");
    assertThat(fees.path("bankFees")).isNotEmpty();
  }

  /// A browser without a connection settles by the same sheets as the room.
  @Test
  void the_sheets_handed_over_read_back_as_the_rooms_own() {
    var json = passer.json("/api/book/sheets");
    var texts = new SheetTexts();
    texts.addPayTables(json.path("payTables").asString());
    for (var one : json.path("sheets")) {
      texts.add(
          one.path("house").asString(), one.path("name").asString(), one.path("text").asString());
    }
    var room = Catalogue.packaged();
    var read = Catalogue.of(texts);
    assertThat(read.houses()).isEqualTo(room.houses());
    for (var house : room.houses()) {
      assertThat(read.games(house)).isEqualTo(room.games(house)).isNotEmpty();
      for (var game : room.games(house)) {
        assertThat(read.load(house, game, Map.of()).sha256())
            .as(house + "/" + game)
            .isEqualTo(room.load(house, game, Map.of()).sha256());
      }
    }
  }

  @Test
  void what_is_not_to_be_had_is_said_in_a_sentence() {
    assertThat(passer.get("/api/book/nowhere/pure-21.5").statusCode()).isEqualTo(404);
    assertThat(passer.get("/api/book/casino-club/bridge").body()).contains("bridge");
    assertThat(passer.get("/api/book/casino-club/pure-21.5/fees?schedule=77").statusCode())
        .isEqualTo(404);
    assertThat(passer.get("/api/book/casino-club/pure-21.5/fees?schedule=1&game=x").statusCode())
        .isEqualTo(400);
    assertThat(passer.get("/api/book/ocean-view/razz/fees?schedule=1").body()).contains("the pot");
  }
}
