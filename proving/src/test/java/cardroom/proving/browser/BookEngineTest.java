package cardroom.proving.browser;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.houses.Catalogue;
import cardroom.houses.book.BookAnswers;
import cardroom.proving.browser.Chromium.Screen;
import cardroom.server.catalogue.SheetCatalogue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The pocket book's script: compiled from the functions that answer in the room, and compared with
/// them question by question.
final class BookEngineTest extends Visit {

  private static final int ROUNDS = 400;
  private static final String TAUGHT =
      """
      async (questions) => {
        const script = await import('/book-engine.js');
        const given = await (await fetch('/api/book/sheets')).json();
        script.payTables(given.payTables);
        for (const { house, name, text } of given.sheets) script.sheet(house, name, text);
        return questions.map(ASK);
      }
      """;

  private final BookAnswers room = new BookAnswers(Catalogue.packaged());

  @Test
  void the_script_settles_every_round_as_the_room_does() {
    var rounds = IntStream.range(0, ROUNDS).mapToObj(seed -> new SomeRound(seed).text()).toList();
    var answers = rounds.stream().map(text -> room.round(text).json()).toList();
    assertThat(answers.stream().filter(answer -> answer.contains("\"outcomes\"")))
        .as("rounds that come to an end")
        .hasSizeGreaterThan(ROUNDS / 3);
    assertThat(answers.stream().filter(answer -> answer.contains("\"ok\":false")))
        .as("rounds that cannot be read")
        .hasSizeGreaterThan(ROUNDS / 40);
    assertThat(asked("text => script.round(text)", rounds)).isEqualTo(answers);
  }

  @Test
  void the_script_knows_every_fee_and_limit_as_the_room_does() {
    var dice = new Random(7);
    var questions = IntStream.range(0, 120).mapToObj(_ -> question(dice)).toList();
    var answers =
        questions.stream()
            .map(one -> room.fees(one.get(0), one.get(1), one.get(2), amounts(one.get(3))).json())
            .toList();
    assertThat(asked("one => script.fees(...one)", questions)).isEqualTo(answers);
  }

  @Test
  void the_script_knows_the_sign_of_every_table_as_the_room_does() {
    var questions = new ArrayList<List<String>>();
    for (var menu : new SheetCatalogue(Catalogue.packaged()).menus()) {
      for (var game : menu.games()) {
        for (var offer : game.stakes()) {
          questions.add(List.of(menu.house(), game.game(), offer.stakes().toString()));
        }
        questions.add(List.of(menu.house(), game.game(), "schedule 99"));
        questions.add(List.of(menu.house(), game.game(), "limit $4-$$"));
      }
    }
    questions.add(List.of("x", "pure-21.5", "schedule 1"));
    var answers =
        questions.stream()
            .map(one -> room.sign(one.get(0), one.get(1), one.get(2)).json())
            .toList();
    assertThat(answers.stream().filter(answer -> answer.contains("\"sections\"")))
        .as("signs")
        .hasSizeGreaterThan(100);
    assertThat(asked("one => script.sign(...one)", questions)).isEqualTo(answers);
  }

  private Object asked(String how, List<?> questions) {
    var reader = newcomer(Screen.DESK).opens("/book");
    return reader.page.evaluate(TAUGHT.replace("ASK", how), questions);
  }

  private static List<String> question(Random dice) {
    var house = SomeRound.one(dice, "casino-club", "aviator", "bureau-standard", "ocean-view", "x");
    var game = SomeRound.one(dice, "pure-21.5", "pure-21.5", "three-card-poker", "razz");
    var schedule = SomeRound.one(dice, "1", "2", "3", "9", "x");
    var wager = SomeRound.one(dice, "game", "ante", "luck");
    var more = SomeRound.one(dice, "", "&buster=500", "&red-flex=90000", "&pair-plus=100");
    return List.of(house, game, schedule, wager + "=" + 50 * dice.nextInt(2_000) + more);
  }

  private static Map<String, String> amounts(String bet) {
    var amounts = new TreeMap<String, String>();
    for (var one : bet.split("&", -1)) {
      var parts = one.split("=", -1);
      amounts.put(parts[0], parts[1]);
    }
    return amounts;
  }
}
