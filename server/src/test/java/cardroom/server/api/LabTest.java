package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardroom.analysis.pure215.CardSupply;
import cardroom.analysis.pure215.Pure215Analysis;
import cardroom.houses.Catalogue;
import cardroom.server.lab.LabQueue;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// The lab over the doors: the analysis's own figures, and nothing that could hold the room up.
class LabTest extends OpenDoors {
  @Test
  void figures_are_those_of_the_analysis() {
    var json = passer.json("/api/lab/casino-club/pure-21.5?decks=6");
    var sheet = Catalogue.packaged().pure215("casino-club", Map.of("decks", "6")).sheet();
    var analysis = Pure215Analysis.of(sheet, CardSupply.decks(6));
    var game = json.path("wagers").get(0);
    assertThat(game.path("wager").asString()).isEqualTo("game");
    assertThat(game.path("ev").asDouble()).isEqualTo(analysis.game().ev(), within(1e-12));
    assertThat(game.path("sd").asDouble())
        .isEqualTo(analysis.game().quickLaw().sd(), within(1e-12));
    double whole = 0;
    for (var line : json.path("law")) {
      whole += line.path("chance").asDouble();
    }
    assertThat(whole).isEqualTo(1, within(1e-9));
    assertThat(json.path("chart")).hasSize(3);
    assertThat(json.path("chart").get(0).path("rows").get(0).path("cells")).hasSize(10);
    assertThat(json.path("removal").isMissingNode()).isTrue();
  }

  @Test
  void three_card_poker_names_the_weakest_hand_that_plays() {
    var json = passer.json("/api/lab/casino-club/three-card-poker");
    assertThat(json.path("weakest")).hasSize(13);
    assertThat(json.path("wagers").get(0).path("ev").asDouble()).isBetween(-0.1, 0.1);
  }

  @Test
  void a_pay_table_is_designed_for_an_edge() {
    var tables =
        passer.json("/api/lab/casino-club/pure-21.5/design?wager=buster&edge=5").path("tables");
    assertThat(tables).isNotEmpty();
    assertThat(tables.get(0).path("edge").asDouble()).isEqualTo(0.05, within(0.001));
  }

  @Test
  void situations_to_practise_come_with_every_legal_choice() {
    for (var game : List.of("pure-21.5", "three-card-poker")) {
      var lessons = passer.json("/api/learn/casino-club/" + game).path("lessons");
      assertThat(lessons).hasSizeGreaterThan(100);
      var first = lessons.get(0);
      assertThat(first.path("worths")).hasSizeGreaterThan(1);
      assertThat(first.path("weight").asDouble())
          .isGreaterThan(lessons.get(lessons.size() - 1).path("weight").asDouble());
    }
    assertThat(passer.get("/api/learn/ocean-view/razz").body()).contains("how the others play");
  }

  @Test
  void equities_are_counted() {
    var hands = passer.json("/api/equity/texas-holdem?hands=AhAs;KdKc").path("hands");
    assertThat(hands.get(0).path("equity").asDouble()).isEqualTo(0.82, within(0.01));
  }

  @Test
  void what_cannot_be_asked_is_said_in_a_sentence() {
    for (var wrong :
        Map.of(
                "/api/lab/nowhere/pure-21.5", "nowhere",
                "/api/lab/ocean-view/razz", "Nobody banks",
                "/api/lab/casino-club/pure-21.5?decks=0", "decks",
                "/api/lab/casino-club/pure-21.5?decks=99", "decks",
                "/api/lab/casino-club/pure-21.5?option.no-such-key=1", "no-such-key",
                "/api/lab/casino-club/pure-21.5/design?wager=buster&edge=900", "no edge",
                "/api/lab/casino-club/pure-21.5/design?wager=luck&edge=5", "luck",
                "/api/equity/bridge?hands=AhAs;KdKc", "bridge",
                "/api/equity/texas-holdem?hands=AhAs", "Two to nine",
                "/api/equity/texas-holdem?hands=AhAh;KdKc", "Ah")
            .entrySet()) {
      var answer = passer.get(wrong.getKey());
      assertThat(answer.statusCode()).as(wrong.getKey()).isEqualTo(400);
      assertThat(answer.body()).as(wrong.getKey()).contains(wrong.getValue());
    }
  }

  @Test
  void the_same_question_is_worked_out_once() {
    var bench = new LabQueue(8);
    var worked = new AtomicInteger();
    for (int i = 0; i < 5; i++) {
      assertThat(bench.answer("same", () -> "answer " + worked.incrementAndGet()))
          .isEqualTo(Optional.of("answer 1"));
    }
  }
}
