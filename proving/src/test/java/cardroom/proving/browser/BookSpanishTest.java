package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.houses.Catalogue;
import cardroom.houses.book.CaseBook;
import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A dealer who reads Spanish finds no English in the pocket book, except the words of the papers
/// beside their translation.
final class BookSpanishTest extends Visit {

  private Guest dealer() {
    var dealer = newcomer(Screen.DESK);
    dealer.page.addInitScript(Chromium.chosen("language", "'es'"));
    return dealer;
  }

  private static void taps(Guest dealer, String where, String... keys) {
    var name = new Locator.GetByRoleOptions().setExact(true);
    for (var key : keys) {
      dealer.press(
          dealer.page.locator(where).getByRole(AriaRole.BUTTON, name.setName(key)).first());
    }
  }

  @Test
  void a_round_is_settled_and_what_is_wrong_is_said() {
    var dealer = dealer().opens("/book?house=casino-club&game=pure-21.5");
    taps(dealer, ".bank-in", "10", "corazones", "8", "tréboles");
    taps(dealer, ".seat-picker", "Agregar asiento 2");
    taps(dealer, ".seat-edit", "10", "9");
    dealer.sees(".res", "Asiento 2").sees(".res", "19 duro contra 18 duro: 1 a 1");
    SpanishTablesTest.readsSpanish(dealer);
    taps(dealer, ".seat-edit", "3");
    taps(dealer, ".bank-in", "2", "tréboles");
    dealer.sees(".seat-list .field-trouble", "debe plantarse con 19 duro o más");
    dealer.sees(".bank-in .field-trouble", "la banca ya no toma cartas");
    SpanishTablesTest.readsSpanish(dealer);
    Chromium.picture(dealer.page, "book-settle-spanish");
  }

  @ParameterizedTest
  @CsvSource({
    "ocean-view, texas-holdem",
    "ocean-view, lowball",
    "ocean-view, razz",
    "casino-club, pure-21.5",
    "casino-club, three-card-poker"
  })
  void what_went_wrong_is_asked_and_answered(String house, String game) {
    var dealer = dealer();
    var moments = new HashSet<String>();
    for (var one : new CaseBook(Catalogue.packaged()).cases(house, game, Map.of())) {
      // The page of one case lists the others of its moment.
      if (!moments.add(one.when())) {
        continue;
      }
      dealer.opens(
          "/book?page=wrong&house=%s&game=%s&when=%s&what=%s&how=%s"
              .formatted(house, game, coded(one.when()), coded(one.what()), coded(one.how())));
      assertThat(dealer.page.locator(".remedy .first")).isVisible();
      SpanishTablesTest.readsSpanish(dealer);
    }
    Chromium.picture(dealer.page, "book-wrong-spanish-" + game);
  }

  private static String coded(String answer) {
    return URLEncoder.encode(answer, StandardCharsets.UTF_8);
  }
}
