package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.games.table.Setup.Stakes;
import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.SelectOption;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Poker in the lobby: found by limit or spread, or opened by the guest.
final class PokerLobbyTest extends Visit {

  private static final long PAUSE_MILLIS = 1500;

  @Override
  Evening evening(Path folder) {
    return Evening.pausing(folder, PAUSE_MILLIS);
  }

  @ParameterizedTest
  @EnumSource
  void a_table_is_found_by_its_kind_of_limit_or_opened(Screen screen) {
    evening.table("Friday");
    evening.ring("texas-holdem", 9);
    evening.ring("texas-holdem", new Stakes.Spread(Evening.dollars(2), Evening.dollars(6)), 9);
    evening.ring("omaha", 9);
    evening.ring("razz", 8);
    var ann = guest(screen).opens("/");
    assertThat(ann.page.locator(".table-row")).hasCount(5);
    Chromium.picture(ann.page, "poker-lobby-" + screen);
    PictureChecks.findNothingSerious(ann.page);
    PictureChecks.seeNothingCutOff(ann.page);
    if (screen == Screen.DESK) {
      atEveryWidth(ann.page);
    } else {
      PictureChecks.seeLargeEnoughToTap(ann.page, "main.lobby");
    }
    ann.press(ann.page.locator("[data-kind=spread]"));
    assertThat(ann.page.locator(".table-row")).hasCount(1);
    opens(ann);
    ann.sees(".hero .plate", "You");
    Chromium.picture(ann.page, "poker-own-" + screen);
    PictureChecks.seeNothingCutOff(ann.page);
  }

  private static void atEveryWidth(Page page) {
    var desk = page.viewportSize();
    for (var size : WidthsTest.SIZES) {
      page.setViewportSize(size[0], size[1]);
      Chromium.picture(page, "width-lobby-%04d".formatted(size[0]));
      PictureChecks.seeNothingCutOff(page);
    }
    page.setViewportSize(desk.width, desk.height);
  }

  /// Hold'em by limit, for four.
  private static void opens(Guest ann) {
    var page = ann.page;
    ann.press(page.locator(".slim .btn"));
    page.locator("dialog").getByLabel("Your name at the table").fill("Ann");
    choose(page, 0, "Ocean View Cardroom");
    choose(page, 1, "Texas Hold’em");
    choose(page, 3, "4");
    Chromium.picture(page, "poker-open-own");
    PictureChecks.findNothingSerious(page);
    ann.press(page.locator("dialog button[type=submit]"));
    ann.press(page.locator("dialog .row .btn.primary"));
    ann.press(page.locator("dialog [data-choice=sit]"));
  }

  /// House, game, stakes, seats, bots, in the order they are asked.
  private static void choose(Page page, int field, String option) {
    page.locator("dialog select").nth(field).selectOption(new SelectOption().setLabel(option));
  }
}
