package cardroom.server.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardroom.analysis.bank.BankQuestion;
import cardroom.analysis.bank.BankStudy;
import cardroom.analysis.bank.KnownWagers;
import cardroom.analysis.pure215.CardSupply;
import cardroom.analysis.pure215.Pure215Analysis;
import cardroom.analysis.simulate.PlayChart;
import cardroom.analysis.simulate.SeatPlan;
import cardroom.analysis.simulate.TablePlan;
import cardroom.games.money.Money;
import cardroom.houses.Catalogue;
import cardroom.server.lab.LabQueue;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The lab over HTTP: the analysis's own figures, and nothing that could hold up the room.
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
    assertThat(game.path("hit").asDouble())
        .isEqualTo(analysis.game().quickLaw().hit(), within(1e-12));
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
  void a_round_that_is_fully_enumerated_has_exact_figures() {
    var json = passer.json("/api/lab/casino-club/three-card-poker");
    var game = json.path("wagers").get(0);
    double ev = 0;
    double won = 0;
    for (var line : json.path("law")) {
      double chance = line.path("chance").asDouble();
      ev += chance * line.path("units").asDouble();
      won += line.path("units").asDouble() > 0 ? chance : 0;
    }
    assertThat(game.path("ev").asDouble()).isEqualTo(ev, within(1e-12));
    assertThat(game.path("hit").asDouble()).isEqualTo(won, within(1e-12));
    assertThat(game.path("exact").asString()).matches("-\\d+/\\d+");
    assertThat(game.path("lines")).isEmpty();
  }

  @Test
  void the_par_sheet_to_take_away_has_the_figures_of_the_question_shown() {
    var asked = "/api/lab/casino-club/three-card-poker%s?option.bank-limit=gross";
    var json = passer.json(asked.formatted(""));
    var bank = passer.json(asked.formatted("/bank") + "&schedule=2&seats=3&rounds=20000");
    var answer = passer.get(asked.formatted("/par-sheet") + "&schedule=2&seats=3&rounds=20000");
    assertThat(answer.headers().firstValue("Content-Disposition"))
        .contains("attachment; filename=\"casino-club-three-card-poker.par.html\"");
    assertThat(answer.headers().firstValue("Content-Type").orElse("")).startsWith("text/html");
    for (var wager : json.path("wagers")) {
      assertThat(answer.body())
          .contains(
              "return:/wagers/%s/ev\" value=\"%s\""
                  .formatted(wager.path("wager").asString(), 1 + wager.path("ev").asDouble()));
    }
    assertThat(answer.body())
        .contains("bank-limit = gross", "Wagers")
        .contains(
            "dollars:/bank/evPerRoundCents\" value=\"%s\""
                .formatted(bank.path("evCents").asDouble() / 100));
  }

  @Test
  @Tag("browser")
  void the_par_sheet_is_handed_out_as_pdf_too() {
    var answer = passer.get("/api/lab/casino-club/three-card-poker/par-sheet.pdf");
    assertThat(answer.headers().firstValue("Content-Disposition"))
        .contains("attachment; filename=\"casino-club-three-card-poker.par.pdf\"");
    assertThat(answer.headers().firstValue("Content-Type")).contains("application/pdf");
    assertThat(answer.body()).startsWith("%PDF-").hasSizeGreaterThan(20_000);
  }

  @Test
  void nobody_has_the_room_print_without_end() {
    try (var strict = new WebServer(room, "localhost", 0, BurstLimits.STANDARD)) {
      var one = new Visitor(strict.port());
      var asked = new ArrayList<Integer>();
      for (int i = 0; i < 8; i++) {
        asked.add(one.get("/api/lab/nowhere/pure-21.5/par-sheet.pdf").statusCode());
      }
      assertThat(asked).startsWith(400, 400, 400, 400, 400, 429).doesNotContain(200);
      assertThat(one.get("/api/lab/nowhere/pure-21.5/par-sheet").statusCode()).isEqualTo(400);
    }
  }

  @Test
  void the_rule_sheet_to_take_away_reads_back_as_the_sheet_in_force() throws Exception {
    var answer =
        passer.get("/api/lab/casino-club/pure-21.5/rule-sheet?decks=6&option.hit-soft-17=false");
    var folder = Files.createTempDirectory("sheets");
    Files.createDirectories(folder.resolve("casino-club"));
    var file = folder.resolve("casino-club").resolve("pure-21.5.yaml");
    Files.writeString(file, answer.body());
    var read = Catalogue.with(folder).pure215("casino-club", Map.of());
    var meant =
        Catalogue.packaged().pure215("casino-club", Map.of("decks", "6", "hit-soft-17", "false"));
    assertThat(read.sha256()).isEqualTo(meant.sha256());
    assertThat(answer.body()).contains(meant.sha256());
    Files.delete(file);
    Files.delete(folder.resolve("casino-club"));
    Files.delete(folder);
  }

  @Test
  void three_card_poker_names_the_weakest_hand_that_plays() {
    var json = passer.json("/api/lab/casino-club/three-card-poker");
    assertThat(json.path("weakest")).hasSize(13);
    assertThat(json.path("wagers").get(0).path("ev").asDouble()).isBetween(-0.1, 0.1);
  }

  /// The figures of `analyze --bank` for the same seed and rounds.
  @Test
  void holding_the_bank_is_played_as_the_bank_report_does() throws Exception {
    var json =
        passer.json(
            "/api/lab/casino-club/pure-21.5/bank?schedule=1&seats=5&betCents=2500&bankCents=50000");
    var sheet = Catalogue.packaged().pure215("casino-club", Map.of()).sheet();
    var seat = new SeatPlan(Money.dollars(25), Map.of(), PlayChart.best(sheet), false);
    var table =
        new TablePlan(
            sheet, sheet.shoe().decks(), 1, Money.dollars(500), Collections.nCopies(5, seat));
    var question =
        new BankQuestion(
            table,
            sheet.bank().policy(),
            Money.dollars(1),
            KnownWagers.of(table, true),
            new BankQuestion.Pace(60, 8),
            Money.dollars(10_000),
            0.01);
    var found = new BankStudy(question, 1, json.path("rounds").asLong()).run(1, _ -> {}).asked();
    assertThat(json.path("evCents").asDouble()).isEqualTo(found.evAfterCollection(), within(1e-9));
    assertThat(json.path("sdCents").asDouble()).isEqualTo(found.sd(), within(1e-9));
    var needed = found.needed() + found.ruin().within(480).reserve(0.01);
    assertThat(json.path("bankrollForRiskCents").asLong()).isEqualTo(Math.round(needed));
    var sizes = json.path("banks");
    assertThat(sizes.get(0).path("shortChance").asDouble())
        .isGreaterThan(sizes.get(sizes.size() - 1).path("shortChance").asDouble());
    assertThat(json.path("schedules")).hasSize(sheet.schedules().size());
  }

  @Test
  void every_house_has_a_bank_to_ask_about_without_naming_anything() {
    for (var path :
        List.of(
            "aviator/pure-21.5",
            "bureau-standard/pure-21.5",
            "ocean-view/pure-21.5",
            "casino-club/three-card-poker")) {
      var json = passer.json("/api/lab/" + path + "/bank?bonus=1");
      assertThat(json.path("ruin").size()).as(path + json).isGreaterThan(10);
      assertThat(json.path("seats").asInt()).isEqualTo(json.path("seatsMost").asInt());
    }
    for (var wrong : List.of("seats=40", "betCents=1", "bankCents=1", "schedule=99", "rounds=7")) {
      var answer = passer.get("/api/lab/casino-club/pure-21.5/bank?" + wrong);
      assertThat(answer.statusCode()).as(answer.body()).isEqualTo(400);
    }
  }

  @Test
  void a_lesson_comes_with_what_is_said_and_asked_in_the_language_asked_for() {
    assertThat(passer.json("/api/lessons")).hasSize(14);
    var part = passer.json("/api/lessons/what-is-21.5").path("parts").get(2);
    assertThat(part.path("text").asString()).contains("With 11 or less nobody may stand");
    assertThat(part.path("clauses").get(0).path("id").asString()).isEqualTo("P215-CHART1A-1");
    assertThat(part.path("answers").get(0).path("right").asBoolean()).isTrue();
    assertThat(passer.get("/api/lessons/razz?language=es").body()).contains("ganan las cinco");
    assertThat(passer.get("/api/lessons/razz?language=xx").body()).contains("the lowest five");
    var none = passer.get("/api/lessons/snap");
    assertThat(none.statusCode()).isEqualTo(404);
    assertThat(none.body()).contains("There is no lesson 'snap'", "what-is-21.5");
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
                "/api/lab/casino-club/pure-21.5/design?wager=buster&edge=900", "not an edge",
                "/api/lab/casino-club/pure-21.5/design?wager=luck&edge=5", "luck",
                "/api/equity/bridge?hands=AhAs;KdKc", "bridge",
                "/api/equity/texas-holdem?hands=AhAs", "Two to nine",
                "/api/equity/texas-holdem?hands=AhAh;KdKc", "Ah")
            .entrySet()) {
      var answer = passer.get(wrong.getKey());
      assertThat(answer.statusCode()).as(wrong.getKey()).isEqualTo(400);
      assertThat(answer.body()).as(wrong.getKey()).contains(wrong.getValue());
      assertThat(answer.body()).doesNotContain(". (ROOM");
    }
  }

  @Test
  void the_same_question_is_worked_out_once() {
    var bench = new LabQueue<String>(8);
    var worked = new AtomicInteger();
    for (int i = 0; i < 5; i++) {
      assertThat(bench.answer("Ann", "same", () -> "answer " + worked.incrementAndGet()))
          .isEqualTo(Optional.of("answer 1"));
    }
  }
}
