package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A first round forgives: nothing is pressed by mistake, nobody loses a seat while reading, and
/// how many chips are needed or given up is said beforehand.
final class FirstRoundTest extends Visit {

  private long table;

  @BeforeEach
  void openTable() {
    table = evening.table("Friday");
  }

  @ParameterizedTest
  @EnumSource
  void deal_waits_for_a_bet(Screen screen) {
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(screen).sits("Ann", table);
    bob.banks(500);
    assertThat(ann.page.locator(".acts [data-choice=done]")).hasCount(0);
    assertThat(ann.page.locator(".bet-tools [data-choice=done]")).hasText("Not this round");
    looksRight(ann, "first-bets", screen);
    saysWhatABonusPays(ann, screen);
    ann.lays("game", 5).bets();
    assertThat(ann.page.locator(".acts [data-choice=done]")).containsText("Deal");
    assertThat(ann.page.locator(".bet-tools [data-choice=done]")).hasCount(0);
  }

  /// On a desktop the rail says it.
  private static void saysWhatABonusPays(Guest ann, Screen screen) {
    ann.lays("buster");
    var pays = ann.page.locator(".chosen-pays");
    assertThat(pays).containsText("Buster Cards in the busted hand · 3: 1 to 1");
    assertThat(pays)
        .isVisible(new LocatorAssertions.IsVisibleOptions().setVisible(screen == Screen.PHONE));
    Chromium.picture(ann.page, "bonus-pays-" + screen);
  }

  @ParameterizedTest
  @EnumSource
  void the_rules_lie_over_the_table_and_leaving_says_what_it_costs(Screen screen) {
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(screen).sits("Ann", table);
    if (screen == Screen.PHONE) {
      ann.press(ann.page.locator(".topbar .narrow-only"));
    }
    ann.press(ann.page.locator("a[href$='/rules']:visible"));
    ann.sees("dialog.rules-sheet", "P215-");
    looksRight(ann, "rules-over-table", screen);
    bob.banks(500);
    ann.page.keyboard().press("Escape");
    assertThat(ann.page.locator(".tray")).isVisible();
    ann.lays("game", 25).bets();
    leaves(ann, screen);
    ann.sees("dialog", "Your bets of $25 are taken back first.");
    ann.sees("dialog", "goes back to your purse");
    looksRight(ann, "leaving", screen);
  }

  private static void leaves(Guest ann, Screen screen) {
    if (screen == Screen.PHONE) {
      ann.press(ann.page.locator(".topbar .narrow-only"));
      ann.press(ann.page.locator("dialog [data-choice=leave]"));
    } else {
      ann.press(ann.page.locator(".topbar [data-choice=leave]"));
    }
  }

  @Test
  void whoever_has_lost_the_last_chip_is_asked_for_more_and_coming_back_is_answered() {
    evening.shoe.beginsWith(DECKS, "Ts Td 6h Tc");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = newcomer(Screen.PHONE);
    ann.opens("/table/%d?sit".formatted(table));
    ann.page.getByLabel("Your name at the table").fill("Ann");
    ann.press(ann.page.locator(".come-in button[type=submit]"));
    ann.press(ann.page.locator("dialog .presets .btn").first());
    ann.press(ann.page.locator("dialog [data-choice=sit]"));
    bob.banks(500);
    theGuideMakesRoom(ann.page, () -> ann.lays("game", 5, 5, 5, 5).bets().does("done"));
    ann.does("stand");
    ann.sees("dialog", "Add chips");
    assertThat(ann.page.locator("dialog .presets .btn").first()).hasText("Min $20");
    looksRight(ann, "broke", Screen.PHONE);
    ann.press(ann.page.locator("dialog [data-choice=top-up]"));
    assertThat(ann.page.locator(".rebuy")).hasCount(0);
    ann.press(ann.page.locator(".topbar .narrow-only"));
    ann.press(ann.page.locator("dialog [data-choice=sit-out]"));
    ann.press(ann.page.locator("dialog [data-choice=sit-out]"));
    ann.sees(".dock", "You are sitting out");
    ann.does("come-back");
    assertThat(ann.page.locator(".dock")).not().containsText("You are sitting out");
  }

  /// On a phone the guide covers neither the bank and the circle it talks about nor, once there are
  /// any, the cards.
  private static void theGuideMakesRoom(Page page, Runnable deal) {
    var guide = page.locator(".guide");
    assertThat(guide).isVisible();
    for (var part : List.of(".bank", ".bet-area[aria-pressed=true]")) {
      page.locator(part).click(new Locator.ClickOptions().setTrial(true));
    }
    Chromium.picture(page, "guide-betting-" + Screen.PHONE);
    deal.run();
    assertThat(page.locator(".dock [data-choice=stand]").first()).isVisible();
    assertThat(guide).isHidden();
    assertThat(guide).isAttached();
  }

  /// An empty seat may still have somebody's second bet in front of it until the round ends.
  @Test
  void deal_me_in_leads_to_a_seat_that_can_be_taken_at_once() {
    var full = evening.table("casino-club", "pure-21.5", "Full", 3);
    var bob = evening.regular("Bob", full).sits(1, 1000);
    var cal = evening.regular("Cal", full).sits(2, 1000);
    bob.banks(500);
    cal.bets(2, 5).bets(3, 5).does("done");
    var ann = guest(Screen.DESK);
    List<String> errors = Collections.synchronizedList(new ArrayList<>());
    ann.page.onConsoleMessage(
        said -> {
          if (said.type().equals("error")) {
            errors.add(said.text());
          }
        });
    ann.opens("/");
    evening.room.tables().shut(table).join();
    ann.press(ann.page.locator(".quick button[type=submit]"));
    ann.sees(".hero .plate", "You");
    assertThat(ann.page.url()).doesNotContain("/table/" + full);
    assertThat(errors).as("what a newcomer's browser complains of").isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void a_friend_is_invited_by_a_link_or_a_code(Screen screen) {
    var ann = guest(screen).sits("Ann", table);
    if (screen == Screen.PHONE) {
      ann.press(ann.page.locator(".topbar .narrow-only"));
    }
    ann.press(ann.page.locator(".invite:visible"));
    assertThat(ann.page.locator("dialog input[readonly]"))
        .hasValue(evening.address("/table/" + table));
    assertThat(ann.page.locator(".qr path")).hasCount(1);
    looksRight(ann, "invite", screen);
  }

  /// What is pressed first on a phone must not move away under the finger: late answers and wider
  /// letters are drawn together with it.
  @Test
  void the_lobby_has_its_places_when_it_appears() {
    var page = guest(Screen.PHONE).page;
    page.route("**/api/{tables,me*}", route -> later(page, route::resume));
    page.navigate(evening.address("/"));
    var own = page.locator(".slim .btn").first();
    own.waitFor();
    var first = own.boundingBox().y;
    assertThat(page.locator(".table-row")).hasCount(1);
    page.waitForFunction("() => document.fonts.status === 'loaded'");
    assertThat(own.boundingBox().y).isEqualTo(first);
  }

  private static void later(Page page, Runnable answer) {
    page.waitForTimeout(300);
    answer.run();
  }
}
