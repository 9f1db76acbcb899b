package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.houses.language.RoomLanguage;
import cardroom.houses.lessons.GameLessons;
import cardroom.proving.browser.Chromium.Screen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// A language that nobody ships, by the recipe of CONTRIBUTING.md: one file, `language/eo.txt`
/// among the resources of these tests. Whatever it leaves out is read in English.
final class LanguageRecipeTest extends Visit {

  private static final String CODE = "eo";
  private static final Path LISTED = Path.of("target", "english-texts.txt");

  @Test
  void a_round_is_played_in_a_language_that_is_one_file() {
    var table = evening.table("Friday");
    evening.shoe.beginsWith(DECKS, "Ts Td 6h Tc");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(Screen.DESK).opens("/");
    ann.press(ann.page.locator(".gear"));
    assertThat(ann.page.locator("dialog select option"))
        .hasText(new String[] {"Same as the browser", "English", "Español", "Esperanto"});
    ann.page.locator("dialog select").selectOption(CODE);
    ann.sees(".lobby", "Sidiĝu").sees("nav", "Halo");
    ann.sees(".lobby", "Open your own table");
    assertThat(ann.page.locator("html")).hasAttribute("lang", CODE);
    ann.press(ann.page.locator(".gear"));
    assertThat(ann.page.locator("dialog select")).hasValue(CODE);
    ann.opens("/table/%d?sit".formatted(table));
    ann.press(ann.page.locator(".come-in button[type=submit]"));
    ann.press(ann.page.locator("dialog [data-choice=sit]"));
    bob.banks(500);
    ann.lays("game", 25).bets().does("done");
    ann.sees(".acts [data-choice=stand]", "Resti");
    Chromium.picture(ann.page, "made-up-language-table");
    ann.does("stand").sees(".dock", "Vi perdis $25");
    ann.page.keyboard().press("w");
    ann.sees(".rail .why", "Kiu estas pli proksima al 21.5");
  }

  @Test
  void a_browser_that_wishes_for_it_is_spoken_to_in_it() {
    var page = guest(Screen.DESK).page;
    page.addInitScript("Object.defineProperty(navigator, 'languages', { value: ['eo', 'en'] })");
    page.navigate(evening.address("/"));
    assertThat(page.locator(".lobby")).containsText("Sidiĝu");
    page.navigate(evening.address("/learn"));
    assertThat(page.locator(".lesson-list")).containsText("Razo");
    assertThat(page.locator(".lesson-list")).containsText("What is 21.5?");
  }

  @Test
  void lessons_are_read_from_the_same_file() {
    assertThat(GameLessons.texts(CODE).title("razz")).isEqualTo("Razo");
    assertThat(GameLessons.texts(CODE).title("omaha"))
        .isEqualTo(GameLessons.texts("en").title("omaha"));
  }

  /// Leaves the list that a translator begins with: every text by its path, with what English says.
  @Test
  void every_text_of_a_page_that_a_language_file_has_exists_in_english() throws IOException {
    var english = texts();
    Files.createDirectories(LISTED.getParent());
    Files.writeString(
        LISTED,
        english.entrySet().stream()
            .map(text -> "@%s\n    %s\n".formatted(text.getKey(), text.getValue()))
            .collect(Collectors.joining()));
    for (var code : RoomLanguage.codes()) {
      var paths = RoomLanguage.of(code).orElseThrow().texts().keySet().stream();
      assertThat(paths.filter(path -> !path.matches("lessons\\..*|words\\.(acts|facts)\\..*")))
          .as(code)
          .isSubsetOf(english.keySet());
    }
    assertThat(english).hasSizeGreaterThan(900).containsEntry("words.seat", "Seat {1}");
  }

  private static Map<String, String> texts() {
    try (var shelf = new PageServer()) {
      var page = chromium.person(Screen.DESK).newPage();
      page.navigate(shelf.units());
      page.waitForFunction("() => window.englishTexts");
      Map<String, String> texts = new LinkedHashMap<>();
      for (var pair : (List<?>) page.evaluate("englishTexts")) {
        var text = (List<?>) pair;
        texts.put(String.valueOf(text.getFirst()), String.valueOf(text.getLast()));
      }
      return texts;
    }
  }
}
