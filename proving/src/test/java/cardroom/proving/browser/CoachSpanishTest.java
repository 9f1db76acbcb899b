package cardroom.proving.browser;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.bots.coach.CoachRemark;
import cardroom.bots.coach.Lesson;
import cardroom.bots.coach.Lessons;
import cardroom.bots.coach.Worth;
import cardroom.games.table.Choice;
import cardroom.games.table.Position;
import cardroom.games.table.RoomRule;
import cardroom.houses.Catalogue;
import cardroom.proving.browser.Chromium.Screen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The coach writes English and the client puts it into Spanish: every sentence is known there.
final class CoachSpanishTest extends Browsing {

  private static final String ENGLISH =
      "(?i).*\\b(the|of|on|with|against|hard|soft|pair|high|you|behind|rounds|better|and|is)\\b.*";
  private static final Path CHECKOUT = Path.of(System.getProperty("cardroom.checkout"));
  private static final String SAMPLES = "proving/src/test/resources/coach/notes-in-spanish.txt";
  private static final Pattern SENTENCE = Pattern.compile("\"([A-Z][^\"\\n]* [^\"\\n]*\\.)\"");
  private static final List<String> ASKED = List.of("insurance", "no-insurance", "even-money");

  /// What is said about a situation, whatever is chosen.
  private static Stream<String> said(Lesson lesson) {
    var ids = Stream.concat(lesson.worths().keySet().stream(), ASKED.stream()).toList();
    var best = ids.stream().map(CoachSpanishTest::worth).toList();
    var counsel =
        new CoachRemark(Position.seat(1), lesson.hand(), lesson.bank(), best, lesson.why());
    var judged = ids.stream().flatMap(id -> Stream.of(counsel.sentence(id), counsel.done(id)));
    return Stream.concat(judged, Stream.of(lesson.hand(), lesson.why()));
  }

  private static Worth worth(String id) {
    return new Worth(Choice.plain(id, id, Position.seat(1), RoomRule.SEAT), id.length(), 0);
  }

  /// A kind of sentence, one of that kind, and the same in Spanish.
  private record Sample(String kind, String english, String spanish) {
    static List<Sample> all() throws IOException {
      var paragraphs = Files.readString(CHECKOUT.resolve(SAMPLES)).strip().split("\n\\s*\n", -1);
      return Stream.of(paragraphs).skip(1).map(Sample::of).toList();
    }

    private static Sample of(String paragraph) {
      var lines = paragraph.lines().map(String::strip).toList();
      return new Sample(lines.get(0), lines.get(1), lines.get(2));
    }
  }

  /// The whole sentences in the sources of the coach.
  private static Stream<String> sentences(String folder) throws IOException {
    try (var files = Files.list(CHECKOUT.resolve(folder))) {
      var sources = new ArrayList<String>();
      for (var file : files.toList()) {
        sources.add(Files.readString(file).replaceAll("\"\\s*\\+\\s*\"", ""));
      }
      return sources.stream()
          .flatMap(source -> SENTENCE.matcher(source).results().map(found -> found.group(1)))
          .toList()
          .stream();
    }
  }

  @Test
  void every_kind_of_note_has_a_spanish_sentence() throws IOException {
    var samples = Sample.all();
    var written =
        Stream.concat(
            sentences("bots/src/main/java/cardroom/bots/coach"),
            sentences("server/src/main/java/cardroom/server/coach"));
    assertThat(samples)
        .extracting(Sample::kind)
        .containsExactlyInAnyOrderElementsOf(written.toList());
    var spanish = inSpanish(samples.stream().map(Sample::english).toList());
    assertThat(spanish).isEqualTo(samples.stream().map(Sample::spanish).toList());
  }

  @Test
  void nothing_the_coach_says_stays_english() {
    var english = new TreeSet<String>();
    for (var game : List.of("pure-21.5", "three-card-poker")) {
      var sheet = Catalogue.packaged().load("casino-club", game, Map.of()).sheet();
      Lessons.of(sheet).orElseThrow().forEach(lesson -> said(lesson).forEach(english::add));
    }
    assertThat(english).hasSizeGreaterThan(500);
    assertThat(inSpanish(List.copyOf(english)))
        .hasSize(english.size())
        .allSatisfy(one -> assertThat(one).doesNotMatch(ENGLISH));
  }

  private static List<String> inSpanish(List<String> english) {
    try (var catalogue = new PageServer()) {
      var page = chromium.person(Screen.DESK).newPage();
      page.navigate(catalogue.units());
      page.waitForFunction("() => window.coachSaid");
      var said = (List<?>) page.evaluate("all => all.map(coachSaid)", english);
      return said.stream().map(String::valueOf).toList();
    }
  }
}
