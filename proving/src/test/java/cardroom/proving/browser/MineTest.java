package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What is mine: statistics over time, favourite hands, notes, an emblem, the backs of cards.
final class MineTest extends Visit {

  @ParameterizedTest
  @EnumSource
  void rounds_are_counted_filtered_and_marked_and_notes_and_an_emblem_are_kept(Screen screen) {
    var table = evening.table("Friday");
    evening.shoe.beginsWith(8, "Ts 6d 9h Td 7c");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(screen).sits("Ann", table);
    bob.banks(500);
    ann.lays("game", 25).lays("red-flex", 5).bets().does("done").does("stand");
    ann.sees(".dock", "You won $").opens("/history");
    marksAndFilters(ann, screen);
    ann.opens("/mine");
    ann.sees(".game-stats header", "1 round").sees(".game-stats", "+$");
    // One day is no chart.
    ann.sees(".game-stats", "1 round");
    assertThat(ann.page.locator(".day-chart")).hasCount(0);
    ann.sees(".favourites", "Table " + table + ", round 1");
    keepsANote(ann);
    wearsAnEmblem(ann);
    seesDaysOverTime(ann);
    looksRight(ann, "mine", screen);
    Assertions.assertThat(evening.room.personal().wear("Bob", "anchor")).isEmpty();
    var carl = guest(screen).opens("/table/" + table);
    assertThat(carl.page.locator(".plate .emblem")).hasCount(2);
    assertThat(carl.page.locator(".bank .emblem")).isVisible();
    Chromium.picture(carl.page, "emblems-" + screen);
    choosesBacks(ann);
  }

  private static void marksAndFilters(Guest ann, Screen screen) {
    var page = ann.page;
    var star = page.locator(".star");
    ann.press(star);
    assertThat(star).hasAttribute("aria-pressed", "true");
    page.getByLabel("From").fill("2020-01-01");
    page.getByLabel("To", exactly()).fill("2020-01-31");
    assertThat(page.locator(".notice")).hasText("None of your rounds match.");
    ann.press(page.getByText("All of them"));
    assertThat(page.locator(".star")).hasAttribute("aria-pressed", "true");
    looksRight(ann, "history-filtered", screen);
  }

  private static void keepsANote(Guest ann) {
    var page = ann.page;
    page.getByLabel("Player", exactly()).fill("Bob");
    page.getByLabel("Note", exactly()).fill("<i>never</i> bluffs");
    ann.press(page.getByText("Keep the note"));
    assertThat(page.locator(".note-text")).hasText("<i>never</i> bluffs");
    page.reload();
    assertThat(page.locator(".note-text")).hasText("<i>never</i> bluffs");
  }

  /// The days of a room that is minutes old are written down here.
  private static void seesDaysOverTime(Guest ann) {
    ann.page.route(
        "**/api/me/statistics*",
        route -> route.fulfill(new Route.FulfillOptions().setBody(THREE_DAYS)));
    ann.page.reload();
    assertThat(ann.page.locator(".day-chart svg [class=gain]")).hasCount(2);
    assertThat(ann.page.locator(".day-chart svg [class=loss]")).hasCount(1);
    assertThat(ann.page.locator(".scale span")).hasText(new String[] {"$0", "+$50", "−$20"});
  }

  private static final String THREE_DAYS =
      """
      {"games":[{"game":"pure-21.5","rounds":9,"won":5,"lost":3,"netCents":4000,"feesCents":450,
       "bestCents":3000,"worstCents":-2000,"wagers":[],"days":[
        {"day":"2026-11-10","rounds":4,"netCents":5000},
        {"day":"2026-11-11","rounds":3,"netCents":-2000},
        {"day":"2026-11-13","rounds":2,"netCents":1000}]}]}
      """;

  private static void wearsAnEmblem(Guest ann) {
    ann.page.locator(".emblem-set [value=crown]").check();
    ann.page.reload();
    assertThat(ann.page.locator(".emblem-set [value=crown]")).isChecked();
  }

  private static void choosesBacks(Guest ann) {
    ann.press(ann.page.locator(".gear"));
    assertThat(ann.page.locator("dialog[open]")).isVisible();
    ann.page.locator("[name=back][value=waves]").check(forced());
    ann.page.reload();
    assertThat(ann.page.locator("html")).hasAttribute("style", "--back-drawing: url(#waves);");
  }

  private static Page.GetByLabelOptions exactly() {
    return new Page.GetByLabelOptions().setExact(true);
  }

  private static Locator.CheckOptions forced() {
    return new Locator.CheckOptions().setForce(true);
  }
}
