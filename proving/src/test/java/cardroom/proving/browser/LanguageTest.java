package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The room in Spanish: chosen in the settings, kept, and spoken from the lobby to the end of a
/// round.
final class LanguageTest extends Visit {

  @ParameterizedTest
  @EnumSource
  void a_round_is_played_in_spanish(Screen screen) {
    var table = evening.table("Friday");
    evening.shoe.beginsWith(DECKS, "Ts Td 6h Tc");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(screen).opens("/");
    ann.press(ann.page.locator(".gear"));
    ann.page.locator("dialog select").selectOption("es");
    ann.sees("h1", "Toma asiento");
    assertThat(ann.page.locator("html")).hasAttribute("lang", "es");
    looksRight(ann, "spanish-lobby", screen);
    ann.opens("/table/%d?sit".formatted(table));
    ann.press(ann.page.locator(".come-in button[type=submit]"));
    ann.press(ann.page.locator("dialog [data-choice=sit]"));
    bob.banks(500);
    ann.lays("game", 25).bets();
    ann.sees(".acts [data-choice=done]", "Repartir");
    ann.does("done");
    ann.sees(".acts [data-choice=stand]", "Plantarse");
    looksRight(ann, "spanish-table", screen);
    ann.does("stand").sees(".dock", "Perdiste $25");
    ann.opens("/me").sees(".me-page", "Guardar esta cuenta");
  }
}
