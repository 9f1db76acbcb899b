package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Files;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What remains of an evening: rounds, sums, files to keep, links to send, and a table to close.
final class RecordsTest extends Visit {

  @ParameterizedTest
  @EnumSource
  void history_sums_each_wager_and_gives_files_to_keep(Screen screen) throws IOException {
    var table = evening.table("Friday");
    evening.shoe.beginsWith(8, "Ts 6d 9h Td 7c");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(screen).sits("Ann", table);
    bob.banks(500);
    ann.lays("game", 25).lays("red-flex", 5).bets().does("done").does("stand");
    ann.sees(".dock", "You won $").opens("/history");
    ann.sees(".nets", "Game").sees(".nets", "+$25");
    Chromium.picture(ann.page, "history-" + screen);
    PictureChecks.seeNothingCutOff(ann.page);
    PictureChecks.findNothingSerious(ann.page);
    Assertions.assertThat(saved(ann, link(ann, "Statement"))).contains("total,,,net,2500,,,game");
    Assertions.assertThat(saved(ann, link(ann, "JSON"))).contains("\"story\":");
    ann.press(link(ann, "Replay:"));
    ann.sees(".replay-page", "Step");
    Chromium.picture(ann.page, "replay-" + screen);
    PictureChecks.seeNothingCutOff(ann.page);
    Assertions.assertThat(saved(ann, link(ann, "Export text"))).contains("P215-OUT-");
    Assertions.assertThat(saved(ann, link(ann, "Export JSON"))).contains("P215-OUT-");
  }

  @Test
  void a_wager_on_the_table_is_neither_won_nor_lost() {
    var table = evening.table("Friday");
    evening.shoe.beginsWith(8, "Ts 6d 9h Td 7c");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(Screen.DESK).sits("Ann", table);
    bob.banks(500);
    ann.lays("game", 25).bets().does("done").does("stand");
    ann.sees(".dock", "You won $");
    bob.banks(500);
    ann.lays("game", 5, 5).bets();
    ann.opens("/history").sees(".nets", "+$25");
  }

  @Test
  void a_link_to_a_round_is_good_for_anybody_and_shows_no_folded_card() {
    var table = evening.table("casino-club", "three-card-poker", "Friday");
    evening.shoe.beginsWith(1, "9h 9d 2c Qs 9s Ah");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(Screen.DESK).sits("Ann", table);
    bob.banks(500);
    ann.lays("ante", 25).bets().does("done").does("fold").sees(".dock", "You lost $25");
    ann.opens("/table/%d/rounds/1".formatted(table)).sees(".replay-page .log", "9♥");
    var visitor = guest(Screen.PHONE);
    visitor.page.navigate(ann.page.url());
    visitor.sees(".replay-page .log", "Ann folds");
    assertThat(visitor.page.locator(".replay-page .log")).not().containsText("9♥");
    assertThat(visitor.page.locator(".replay-felt")).isVisible();
    assertThat(visitor.page.locator("[aria-label*='queen of spades']")).not().hasCount(0);
    assertThat(visitor.page.locator("[aria-label*='nine of hearts']")).hasCount(0);
    Chromium.picture(visitor.page, "shared-round-phone");
    PictureChecks.findNothingSerious(visitor.page);
  }

  @ParameterizedTest
  @EnumSource
  void whoever_opened_a_table_closes_it_and_all_get_their_chips(Screen screen) {
    var ann = guest(screen).opens("/");
    ann.press(button(ann, "Open the table"));
    ann.page.getByLabel("Your name at the table").last().fill("Ann");
    ann.page.getByLabel("Name of the table").fill("Our own");
    ann.page.getByLabel("Bots").selectOption("0");
    ann.press(ann.page.locator("dialog button[type=submit]"));
    var link = ann.page.getByLabel("Invite link").inputValue();
    ann.press(ann.page.locator("dialog").getByText("Sit", new Locator.GetByTextOptions()));
    ann.press(ann.page.locator("dialog [data-choice=sit]"));
    assertThat(ann.page.locator(".hero .plate")).containsText("You");
    var bob = guest(Screen.DESK);
    bob.page.navigate(link);
    bob.sees(".where", "Our own");
    assertThat(bob.page.locator("[data-choice=close-table]")).hasCount(0);
    if (screen == Screen.PHONE) {
      ann.press(button(ann, "Round"));
    }
    ann.press(ann.page.locator("[data-choice=close-table]:visible"));
    Chromium.picture(ann.page, "close-table-" + screen);
    ann.press(ann.page.locator("[data-choice=close-table-now]"));
    assertThat(ann.page).hasURL(Pattern.compile("/$"));
    ann.sees(".topbar", "$1,000");
    bob.sees(".notice.bad", "This table is closed");
    assertThat(bob.page.locator(".banner")).hasCount(0);
    Chromium.picture(bob.page, "closed-" + screen);
  }

  private static Locator link(Guest guest, String name) {
    return guest
        .page
        .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(Pattern.compile(name)))
        .first();
  }

  private static Locator button(Guest guest, String name) {
    return guest.page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
  }

  private static String saved(Guest guest, Locator link) throws IOException {
    return Files.readString(guest.page.waitForDownload(() -> guest.press(link)).path());
  }
}
