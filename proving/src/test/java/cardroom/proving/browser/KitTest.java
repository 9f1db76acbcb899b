package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every state of a table from fixtures, poker and a game nobody knows included: the client draws
/// whatever view and choices it is sent.
final class KitTest extends Browsing {

  private static final Map<Screen, Page> PAGES = new EnumMap<>(Screen.class);
  private static PageServer catalogue;

  @BeforeAll
  static void openShelf() {
    catalogue = new PageServer();
  }

  @AfterAll
  static void closeShelf() {
    PAGES.clear();
    chromium.sendHome();
    catalogue.close();
  }

  /// Nobody leaves between two states: one page of each size shows them all.
  @Override
  void sendHome() {}

  @ParameterizedTest
  @CsvSource({
    "playing, DESK, dark", "playing, PHONE, light", "betting, DESK, light", "betting, PHONE, dark",
    "settled, DESK, light", "settled, PHONE, dark", "full, DESK, dark", "full, PHONE, dark",
    "holdem, DESK, dark", "holdem, PHONE, light", "draw, PHONE, dark", "draw, DESK, light",
    "spread, PHONE, dark", "spread, DESK, light", "split, PHONE, dark", "split, DESK, light",
    "open, PHONE, light", "open, DESK, dark", "waiting, PHONE, dark", "entering, DESK, dark",
    "odd, PHONE, dark", "odd, DESK, dark"
  })
  void every_state_is_whole_and_open_to_everyone(String state, Screen screen, String theme) {
    var page = show("state=%s&theme=%s".formatted(state, theme), screen);
    Chromium.picture(page, "kit-%s-%s-%s".formatted(state, screen, theme).toLowerCase(Locale.ROOT));
    PictureChecks.seeNothingCutOff(page);
    PictureChecks.findNothingSerious(page);
  }

  @Test
  void a_result_opens_its_clause_on_a_tap() {
    var page = show("state=settled", Screen.PHONE);
    page.locator(".hero .pill").nth(1).tap();
    assertThat(page.locator(".why-sheet .why")).containsText("The player loses");
    Chromium.picture(page, "kit-why-phone");
    PictureChecks.findNothingSerious(page);
    page.keyboard().press("Escape");
    assertThat(page.locator(".why-sheet")).hasCount(0);
  }

  @Test
  void chips_are_laid_out_and_only_then_bet() {
    var page = show("state=betting", Screen.DESK);
    page.keyboard().press("3");
    page.keyboard().press("ArrowRight");
    page.keyboard().press("2");
    assertThat(page.locator("[data-choice=place-bets]")).containsText("Bet $30");
    assertThat(page.locator(".app")).hasAttribute("data-sent", "");
    page.locator("[data-choice=place-bets]").click();
    assertThat(page.locator(".app"))
        .hasAttribute("data-sent", Pattern.compile("\"bet.buster\".*\"amountCents\":500"));
  }

  @Test
  void a_chip_is_dragged_onto_an_area_and_off_again() {
    var page = show("state=betting", Screen.DESK);
    var area = page.locator("[data-place='4 red-flex']");
    page.locator(".tray-chip").nth(1).dragTo(area);
    assertThat(area).containsText("$5");
    area.dragTo(page.locator("[data-place='4 buster']"));
    assertThat(page.locator("[data-place='4 buster']")).containsText("$5");
    page.locator("[data-place='4 buster']").dragTo(page.locator(".bank"));
    assertThat(page.locator(".bet-area.laid")).hasCount(0);
  }

  @Test
  void an_unknown_game_is_played_with_an_amount_of_its_own() {
    var page = show("state=odd", Screen.PHONE);
    page.getByRole(AriaRole.BUTTON, name("Guess: Other amount")).tap();
    page.getByRole(AriaRole.BUTTON, name("More")).tap();
    page.locator("[data-choice=guess]").tap();
    assertThat(page.locator(".app"))
        .hasAttribute("data-sent", Pattern.compile("\"guess\".*\"amountCents\":500"));
  }

  @Test
  void cards_are_picked_for_a_draw() {
    var page = show("state=draw", Screen.PHONE);
    page.getByRole(AriaRole.BUTTON, name("seven of hearts")).tap();
    page.getByRole(AriaRole.BUTTON, name("joker")).tap();
    page.locator("[data-choice=draw]").tap();
    assertThat(page.locator(".app"))
        .hasAttribute("data-sent", Pattern.compile("\"cards\":\\[\"7h\",\"Jk\"]"));
  }

  private static Page.GetByRoleOptions name(String name) {
    return new Page.GetByRoleOptions().setName(name);
  }

  private static Page show(String query, Screen screen) {
    var page = PAGES.computeIfAbsent(screen, size -> chromium.person(size).newPage());
    page.navigate(catalogue.page(query));
    page.locator(".felt").waitFor();
    return page;
  }
}
