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
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The coach writes English and the client puts it into Spanish: whatever it says is known there.
final class CoachSpanishTest extends Browsing {

  private static final String ENGLISH =
      "(?i).*\\b(the|of|on|with|against|hard|soft|pair|high|you|behind|rounds|better|and|is)\\b.*";
  private static final List<String> ASKED = List.of("insurance", "no-insurance", "even-money");

  /// What is said of a situation, whatever is chosen in it.
  private static Stream<String> said(Lesson lesson) {
    var ids = Stream.concat(lesson.worths().keySet().stream(), ASKED.stream()).toList();
    var best = ids.stream().map(CoachSpanishTest::worth).toList();
    var counsel =
        new CoachRemark(Position.seat(1), lesson.hand(), lesson.bank(), best, lesson.why());
    var judged = ids.stream().flatMap(id -> Stream.of(counsel.sentence(id), counsel.deed(id)));
    return Stream.concat(judged, Stream.of(lesson.hand(), lesson.why()));
  }

  private static Worth worth(String id) {
    return new Worth(Choice.plain(id, id, Position.seat(1), RoomRule.SEAT), id.length(), 0);
  }

  @Test
  void nothing_the_coach_says_stays_english() {
    var english = new TreeSet<String>();
    for (var game : List.of("pure-21.5", "three-card-poker")) {
      var sheet = Catalogue.packaged().load("casino-club", game, Map.of()).sheet();
      Lessons.of(sheet).orElseThrow().forEach(lesson -> said(lesson).forEach(english::add));
    }
    assertThat(english).hasSizeGreaterThan(500);
    try (var catalogue = new Shelf()) {
      var page = chromium.person(Screen.DESK).newPage();
      page.navigate(catalogue.units());
      page.waitForFunction("() => window.coachSaid");
      var spanish = (List<?>) page.evaluate("all => all.map(coachSaid)", List.copyOf(english));
      assertThat(spanish)
          .hasSize(english.size())
          .allSatisfy(one -> assertThat(String.valueOf(one)).doesNotMatch(ENGLISH));
    }
  }
}
