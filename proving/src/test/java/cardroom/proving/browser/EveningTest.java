package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What people do around the rounds: come in, bank, lose the connection, look back, bring friends.
final class EveningTest extends Visit {

  private long table;

  @BeforeEach
  void openTable() {
    table = evening.table("Friday");
  }

  @Test
  void a_newcomer_is_seated_from_the_lobby_and_guided() {
    for (var house : new String[] {"ocean-view", "aviator", "bureau-standard"}) {
      evening.table(house, "Table of " + house);
    }
    evening.regular("Bob", table).sits(1, 1000);
    for (var screen : Screen.values()) {
      var ann = newcomer(screen).opens("/");
      assertThat(ann.page.locator(".table-row")).hasCount(4);
      Chromium.picture(ann.page, "lobby-" + screen);
      PictureChecks.findNothingSerious(ann.page);
      PictureChecks.seeNothingCutOff(ann.page);
      ann.page.getByLabel("Your name at the table").fill("Ann " + screen);
      ann.press(ann.page.locator(".quick button[type=submit]"));
      ann.sees(".guide", "Another player is the bank");
      Chromium.picture(ann.page, "guide-" + screen);
      assertThat(ann.page.getByLabel("Quiet sounds")).not().isChecked();
      ann.press(ann.page.locator(".guide .btn.primary"));
      ann.press(ann.page.locator(".guide .btn.quiet"));
      assertThat(ann.page.locator(".guide")).hasCount(0);
      assertThat(ann.page.locator("#dock")).isFocused();
    }
  }

  @Test
  void the_line_breaks_in_mid_round_and_nothing_is_lost() {
    evening.shoe.beginsWith(DECKS, "5s 6d 6h Td Tc 9s");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(Screen.DESK).sits("Ann", table);
    bob.banks(500);
    ann.lays("game", 25).bets().does("done");
    assertThat(ann.page.locator(".hero .hand .card")).hasCount(2);
    ann.page.evaluate("window.loads = 1");
    evening.slamDoors();
    ann.sees(".online", "Connected");
    ann.does("double").sees(".hero .pills", "Won +$50");
    assertThat(ann.page.locator(".banner")).hasCount(0);
    org.assertj.core.api.Assertions.assertThat(ann.page.evaluate("window.loads"))
        .as("the page was not loaded again")
        .isEqualTo(1);
  }

  @Test
  void two_people_and_two_tabs_share_one_table() {
    evening.shoe.beginsWith(DECKS, "Ts 6d 9h Td 7c");
    var ann = guest(Screen.DESK).sits("Ann", table);
    var bob = guest(Screen.PHONE).sits("Bob", table);
    ann.does("take-bank");
    bob.lays("game", 25).bets();
    var tab = ann.page.context().newPage();
    tab.navigate(evening.address("/table/" + table));
    bob.does("done").does("stand");
    for (var page : new Page[] {ann.page, tab}) {
      assertThat(page.locator(".bank .meter.paid")).containsText("$25");
      assertThat(page.locator(".seat .pill")).containsText("+$25");
    }
    bob.sees(".hero .pills", "Won +$25");
  }

  @Test
  void rules_history_and_replay_have_pages_of_their_own() {
    evening.shoe.beginsWith(DECKS, "Ts 6d 9h Td 7c");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(Screen.DESK).sits("Ann", table);
    bob.banks(500);
    ann.lays("game", 25).bets().does("done").does("stand").sees(".hero .pills", "Won +$25");
    ann.opens("/table/%d/rules".formatted(table)).sees(".rules-page", "P215-");
    Chromium.picture(ann.page, "rules-desk");
    PictureChecks.findNothingSerious(ann.page);
    ann.opens("/history").sees(".stats", "+$25");
    Chromium.picture(ann.page, "history-desk");
    PictureChecks.findNothingSerious(ann.page);
    ann.page
        .getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(Pattern.compile("Replay:")))
        .click();
    ann.sees(".replay-page", "Step");
    ann.page.getByText("First", new Page.GetByTextOptions().setExact(true)).click();
    ann.page.getByText("Next", new Page.GetByTextOptions().setExact(true)).click();
    Chromium.picture(ann.page, "replay-desk");
    PictureChecks.findNothingSerious(ann.page);
  }

  @Test
  void a_private_table_is_entered_only_by_its_link() {
    var ann = guest(Screen.PHONE).opens("/");
    ann.press(ann.page.getByRole(AriaRole.BUTTON, named("Open the table")));
    ann.page.getByLabel("Name of the table").fill("Our own");
    ann.page.getByLabel("Bots").selectOption("0");
    Chromium.picture(ann.page, "own-table-phone");
    ann.press(ann.page.locator("dialog button[type=submit]"));
    var link = ann.page.getByLabel("Invite link").inputValue();
    var bob = guest(Screen.DESK);
    bob.page.navigate(link);
    bob.sees(".where", "Our own");
    bob.page.navigate(link.replaceAll("\\?.*", ""));
    assertThat(bob.page.locator(".notice.bad")).isVisible();
  }

  @Test
  void a_full_table_has_a_waiting_list() {
    for (int seat = 1; seat <= 6; seat++) {
      evening.regular("Player " + seat, table).sits(seat, 100);
    }
    var ann = guest(Screen.PHONE).opens("/table/" + table);
    ann.page.getByLabel("Your name at the table").fill("Ann");
    ann.press(ann.page.locator(".come-in button[type=submit]"));
    ann.press(ann.page.getByRole(AriaRole.BUTTON, named("Join the list")));
    ann.sees(".dock", "You are number 1 on the list");
    Chromium.picture(ann.page, "waiting-phone");
  }

  private static Page.GetByRoleOptions named(String name) {
    return new Page.GetByRoleOptions().setName(name);
  }
}
