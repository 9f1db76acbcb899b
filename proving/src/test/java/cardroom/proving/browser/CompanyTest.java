package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.houses.Catalogue;
import cardroom.proving.browser.Chromium.Screen;
import cardroom.server.api.RequestLimits;
import cardroom.server.bots.ThinkingTime;
import cardroom.server.catalogue.SheetCatalogue;
import cardroom.server.startup.OpenRoom;
import cardroom.server.startup.RoomPlan;
import cardroom.server.table.ClockTimes;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The room as it opens for everybody: house tables with bots, and a guest who only takes what they
/// are offered.
final class CompanyTest extends Browsing {

  private static final int BOTS = 4;
  private static final int DECISIONS_MAX = 60;

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void a_guest_plays_a_round_with_bots_by_what_is_offered(Screen screen) {
    try (var room = open()) {
      var page = chromium.person(screen).newPage();
      page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
      page.addInitScript(
          "localStorage.setItem('cardroom.settings', JSON.stringify({guided: true}))");
      page.navigate("http://localhost:%d/".formatted(room.port()));
      enter(page, screen);
      // Bots bet on free circles as well, and each has a plate there.
      var seated = new LocatorAssertions.IsVisibleOptions().setTimeout(60_000);
      assertThat(page.locator(".seat .plate").nth(BOTS - 1)).isVisible(seated);
      playsOneRound(page, screen);
    }
  }

  /// By the quick button on a phone, by a row of the list on a desktop.
  private static void enter(Page page, Screen screen) {
    var name = page.getByLabel("Your name at the table");
    if (screen == Screen.PHONE) {
      name.fill("Guest 4821");
      page.locator(".quick button[type=submit]").click();
      return;
    }
    var row = new Page.LocatorOptions().setHasText("Casino Club");
    page.locator(".table-row", row).first().locator(".btn").click();
    name.fill("Guest 4821");
    page.locator(".come-in button[type=submit]").click();
    page.locator("dialog [data-choice=sit]").click();
  }

  private OpenRoom open() {
    var plan =
        RoomPlan.standard(folder)
            .on("localhost", 0)
            .with(RequestLimits.NONE)
            .with(new ThinkingTime(300, 600))
            .with(ClockTimes.ENDLESS);
    return OpenRoom.open(plan, new SheetCatalogue(Catalogue.packaged()), Map.of());
  }

  private static void playsOneRound(Page page, Screen screen) {
    var patient = new LocatorAssertions.IsVisibleOptions().setTimeout(60_000);
    for (int i = 0; i < DECISIONS_MAX && page.locator(".hero .pill").count() == 0; i++) {
      var next = page.locator(".tray-chip, .acts[data-ready=true] .act, .hero .pill").first();
      assertThat(next).isVisible(patient);
      if (page.locator(".tray-chip").count() > 0
          && page.locator(".hero .bet-area.placed").count() == 0) {
        bets(page, screen);
      } else if (page.locator(".hero .pill").count() == 0) {
        decides(page, screen);
      }
    }
    assertThat(page.locator(".hero .pill").first()).isVisible(patient);
    if (screen == Screen.DESK) {
      page.locator(".hero .pill").first().click();
    }
    Chromium.picture(page, "company-settled-" + screen);
    PictureChecks.findNothingSerious(page);
    PictureChecks.seeNothingCutOff(page);
  }

  private static void bets(Page page, Screen screen) {
    page.locator(".tray-chip").nth(2).click();
    page.locator("[data-place$=' buster']").first().click();
    page.locator(".tray-chip").nth(1).click();
    if (page.locator("[data-choice=place-bets]:enabled").count() > 0) {
      page.locator("[data-choice=place-bets]").click();
    }
    // Betting may close while chips are laid out: then the next round is bet on.
    page.waitForTimeout(500);
    Chromium.picture(page, "company-betting-" + screen);
  }

  /// Presses the brightest button, else the last: the bank is passed, insurance declined.
  private static void decides(Page page, Screen screen) {
    var acts = page.locator(".acts[data-ready=true] .act:not(.other)");
    if (acts.count() == 0) {
      return;
    }
    Locator bright = page.locator(".acts[data-ready=true] .act.primary");
    if (page.locator(".hero .hand").count() > 0) {
      Chromium.picture(page, "company-playing-" + screen);
    }
    (bright.count() > 0 ? bright.first() : acts.last()).click();
    page.waitForTimeout(400);
  }
}
