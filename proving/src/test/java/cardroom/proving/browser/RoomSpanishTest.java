package cardroom.proving.browser;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.banked.CollectionRule;
import cardroom.games.poker.rules.IrregularityRule;
import cardroom.games.poker.rules.PokerRule;
import cardroom.games.poker.rules.VariantRule;
import cardroom.games.pure215.Pure215Rule;
import cardroom.games.rules.Rule;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Setup;
import cardroom.games.threecard.ThreeCardRule;
import cardroom.houses.Catalogue;
import cardroom.houses.book.CaseBook;
import cardroom.houses.book.RuleBook;
import cardroom.houses.language.RoomLanguage;
import cardroom.houses.signs.RulesSection.Kind;
import cardroom.proving.browser.Chromium.Screen;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.codec.Json;
import cardroom.server.wire.Wire;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// The room writes English and a page says it in Spanish: whatever is said at any table, on its
/// sign and in the lobby is known there.
final class RoomSpanishTest extends Browsing {

  private static final int STEPS = 120;
  private static final int ROUNDS = 4;

  /// Figures, cards and amounts are the same everywhere: `$4`, `8-5-4-2-A`, `Kh 7c`.
  private static final String SAME_EVERYWHERE =
      "[^a-z]*|([2-9TJQKA][shdc] ?)+|[-\\d$,. ]*to[-\\d$,. ]*";

  private static final Path EVENINGS =
      Path.of(System.getProperty("cardroom.checkout"), "app/src/test/resources/transcripts");

  /// ` Seat 2 draws 1. (??) DRAW-1`; what the terminal itself says about the bank is left out.
  private static final Pattern STORY =
      Pattern.compile(
          "(?m)^  (?!The bank was short|You: |P215-)((?:[A-Z]|\\$\\d)[^\\n]*?\\.)(?:  .*| [A-Z0-9-]+)?$");

  /// ` 1. 2 Cedar main pot win $124 8-7-6-2-A LOWBALL-1`
  private static final Pattern RESULT =
      Pattern.compile(
          "(?m)^  \\d+\\. .* (?:win|lose|push|returned)(?: \\$\\S+)?(?: of \\$\\S+)?"
              + "  (\\S.*?)((?: [A-Z0-9]{3,}(?:-[A-Z0-9]+)+)*)$");

  /// `A-125`; a clause has a longer name.
  private static final Predicate<String> READING = Pattern.compile("A-\\d+").asMatchPredicate();

  @TempDir Path folder;
  private final Set<String> texts = new TreeSet<>();

  @Test
  void whatever_is_said_at_any_table_of_any_game_is_said_in_spanish() {
    try (var evening = new Evening(folder)) {
      for (var menu : evening.room.catalogue().menus()) {
        for (var game : menu.games()) {
          game.stakes().forEach(offer -> note(offer.label()));
          var seats = Math.min(5, game.seatsMax());
          var setup = new Setup("Friday", game.usual(), seats);
          var opening = new TableOpening(menu.house(), game.game(), setup, Map.of(), "", "", 0);
          plays(evening, evening.table(opening), seats);
          for (var section : evening.room.catalogue().rules(opening)) {
            note(section.title().replaceFirst("^.*, " + menu.title() + "$", ""));
            // References to the papers keep the names of the papers.
            section.lines().stream()
                .filter(line -> line.rule().isEmpty() && section.kind() != Kind.BASIS)
                .forEach(line -> note(line.sentence()));
          }
        }
      }
    }
    assertThat(unsaid(List.copyOf(texts))).as("texts without a Spanish phrase").isEmpty();
    assertThat(texts.size()).as("texts heard").isGreaterThan(1_000);
  }

  /// The stored transcripts of every table, including those with dealer errors.
  @Test
  void whatever_was_told_of_an_evening_at_any_table_is_said_in_spanish() throws IOException {
    var clauses = rules().map(Rule::sentence).collect(Collectors.toSet());
    try (var files = Files.list(EVENINGS)) {
      for (var file : files.toList()) {
        // A continuation line is indented by four.
        var told = Files.readString(file).replaceAll("\\n    (?=\\S)", " ");
        STORY.matcher(told).results().forEach(found -> note(found.group(1)));
        RESULT.matcher(told).results().forEach(found -> note(found.group(1)));
      }
    }
    texts.removeAll(clauses);
    assertThat(unsaid(List.copyOf(texts))).as("texts without a Spanish phrase").isEmpty();
    assertThat(texts.size()).as("texts heard").isGreaterThan(800);
  }

  /// The questions of the pocket book at every table, the remedies, and the readings that apply.
  @Test
  void whatever_the_pocket_book_tells_is_said_in_spanish() {
    var readings = new TreeSet<String>();
    var book = new CaseBook(Catalogue.packaged());
    for (var house : Catalogue.packaged().houses()) {
      for (var game : Catalogue.packaged().games(house)) {
        for (var one : book.cases(house, game, Map.of())) {
          Stream.of(one.when(), one.what(), one.how()).forEach(this::note);
          one.told().forEach(this::note);
          one.clauses().stream()
              .flatMap(RoomSpanishTest::readings)
              .forEach(
                  reading -> {
                    note(reading.title());
                    readings.add(reading.id());
                  });
        }
      }
    }
    texts.removeAll(rules().map(Rule::sentence).collect(Collectors.toSet()));
    assertThat(unsaid(List.copyOf(texts))).as("texts without a Spanish phrase").isEmpty();
    assertThat(translated().filter(READING)).containsExactlyInAnyOrderElementsOf(readings);
  }

  private static Stream<RuleBook.Reading> readings(String id) {
    var book = RuleBook.packaged();
    return Stream.concat(book.reading(id).stream(), book.readingsOf(id));
  }

  @Test
  void every_clause_has_a_spanish_sentence() {
    assertThat(translated().filter(READING.negate()))
        .containsExactlyInAnyOrderElementsOf(rules().map(Rule::id).toList());
  }

  private static Stream<String> translated() {
    return RoomLanguage.of("es").orElseThrow().clauses().keySet().stream();
  }

  private static Stream<Rule> rules() {
    return Stream.<Rule[]>of(
            Pure215Rule.values(),
            ThreeCardRule.values(),
            PokerRule.values(),
            VariantRule.values(),
            IrregularityRule.values(),
            CollectionRule.values(),
            RoomRule.values())
        .flatMap(Stream::of);
  }

  private void plays(Evening evening, long table, int seats) {
    var dice = new Random(table);
    var guests = new ArrayList<Regular>();
    for (int seat = 1; seat <= seats; seat++) {
      guests.add(evening.regular("G%dT%d".formatted(seat, table), table).comes(seat));
    }
    for (int step = 0; step < STEPS; step++) {
      for (var guest : guests) {
        collect(Json.read(Wire.whole(guest.sees())));
        guest.tries(dice);
      }
    }
    for (int round = 1; round <= ROUNDS; round++) {
      var told = evening.get("/api/tables/%d/rounds/%d".formatted(table, round));
      each(told.path("story"), "text");
      told.path("steps").forEach(this::collect);
    }
  }

  private void collect(JsonNode frame) {
    var zones = frame.path("zones");
    var heading = zones.path("table");
    note(heading.path("prompt").asString(""));
    note(heading.path("stakes").asString(""));
    each(heading.path("wagers"), "label");
    each(heading.path("facts"), "value");
    each(zones.path("pots"), "name");
    each(zones.path("results"), "why");
    zones.path("positions").forEach(spot -> spot.path("hands").forEach(this::hand));
    hand(zones.path("bank").path("hand"));
    each(frame.path("story"), "text");
    each(frame.path("choices"), "label");
    each(frame.path("barred"), "sentence");
  }

  private void hand(JsonNode hand) {
    note(hand.path("total").asString(""));
    each(hand.path("readings"), "words");
  }

  private void each(JsonNode all, String field) {
    all.forEach(one -> note(one.path(field).asString("")));
  }

  private void note(String text) {
    if (!text.matches(SAME_EVERYWHERE) && !text.matches("G\\dT\\d+")) {
      texts.add(text);
    }
  }

  private static List<String> unsaid(List<String> english) {
    var spanish = RoomLanguage.of("es").orElseThrow();
    var phrases = new ArrayList<Map<String, String>>();
    spanish.phrases().forEach((shape, said) -> phrases.add(Map.of("shape", shape, "said", said)));
    try (var shelf = new PageServer()) {
      var page = chromium.person(Screen.DESK).newPage();
      page.navigate(shelf.units());
      page.waitForFunction("() => window.unsaid");
      var asked = Map.of("phrases", phrases, "texts", english);
      var unsaid =
          (List<?>)
              page.evaluate("({phrases, texts}) => unsaid({phrases, clauses: []}, texts)", asked);
      return unsaid.stream().map(String::valueOf).toList();
    }
  }
}
