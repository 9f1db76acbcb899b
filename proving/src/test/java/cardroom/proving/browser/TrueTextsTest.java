package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.games.table.Setup;
import cardroom.proving.browser.Chromium.Screen;
import cardroom.server.catalogue.TableOpening;
import com.microsoft.playwright.Locator;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What the screen says about chips and limits is true: purse, buy-in, session, sign and the
/// person's own tables.
final class TrueTextsTest extends Visit {

  @Test
  void nobody_is_offered_to_bring_more_chips_than_they_have() {
    var first = evening.table("Friday");
    var second = evening.table("Saturday");
    var ann = guest(Screen.PHONE).opens("/table/%d?sit".formatted(first));
    ann.page.getByLabel("Your name at the table").fill("Ann");
    ann.press(ann.page.locator(".come-in button[type=submit]"));
    assertThat(ann.page.locator("dialog .ends span").last()).hasText("$1,000");
    ann.press(ann.page.locator("dialog .presets .btn").last());
    ann.press(ann.page.locator("dialog [data-choice=sit]"));
    assertThat(ann.page.locator(".hero .plate")).containsText("$1,000");
    ann.opens("/table/%d?sit".formatted(second));
    ann.sees("dialog .notice", "You have $0. The minimum here is $20.");
    assertThat(ann.page.locator("dialog [data-choice=sit]")).isDisabled();
    looksRight(ann, "too-few-chips", Screen.PHONE);
  }

  @Test
  void whoever_is_dealt_in_brings_what_they_have() {
    evening.table("Friday");
    var rich = new Setup.Stakes.Schedule(2);
    evening.table(
        new TableOpening(
            "casino-club", "pure-21.5", new Setup("High", rich, 6), Map.of(), "", "", 0));
    var ann = guest(Screen.DESK).sits("Ann", 1).opens("/table/2?deal");
    assertThat(ann.page.locator(".hero .plate").or(ann.page.locator("dialog"))).isVisible();
    assertThat(ann.page.locator(".notice.bad")).hasCount(0);
  }

  @ParameterizedTest
  @EnumSource
  void the_purse_is_right_at_once_after_leaving(Screen screen) {
    var table = evening.table("Friday");
    var ann = guest(screen).sits("Ann", table);
    assertThat(holdings(ann)).containsText("$200");
    leaves(ann, screen);
    assertThat(ann.page.locator(".hero .plate")).hasCount(0);
    assertThat(holdings(ann)).containsText("$1,000");
    ann.opens("/");
    assertThat(ann.page.locator(".topbar .purse")).containsText("$1,000");
    assertThat(ann.page.locator(".my-table")).hasCount(0);
  }

  private static void leaves(Guest ann, Screen screen) {
    if (screen == Screen.PHONE) {
      ann.press(ann.page.locator(".topbar .narrow-only").first());
      ann.press(ann.page.locator("dialog [data-choice=leave]"));
    } else {
      ann.press(ann.page.locator(".topbar [data-choice=leave]"));
    }
    ann.press(ann.page.locator("dialog [data-choice=leave].block"));
  }

  @Test
  void this_session_is_what_the_stack_has_gained_collections_included() {
    evening.shoe.beginsWith(DECKS, "Ts 6d 9h Td 7c");
    var table = evening.table("Friday");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(Screen.DESK).sits("Ann", table);
    bob.does("pass-bank");
    ann.does("take-bank");
    bob.does("bet.game").does("done").does("stand");
    ann.sees(".dock", "Your bank lost $");
    ann.sees(".dock", "After a collection of $");
    assertThat(session(ann)).hasText(Pattern.compile("^\\s*This session.*−\\$"));
    var stack = cents(holdings(ann).textContent());
    var net = cents(session(ann).locator("b, .num").or(session(ann)).first().textContent());
    org.assertj.core.api.Assertions.assertThat(20_000 - stack)
        .as("what the stack lost")
        .isEqualTo(net);
    looksRight(ann, "bank-lost", Screen.DESK);
    ann.does("take-bank");
    assertThat(ann.page.locator(".bank")).containsText("2nd");
    assertThat(ann.page.locator(".dock")).not().containsText("broke even");
  }

  private static long cents(String text) {
    var found = Pattern.compile("\\$([\\d,]+)(?:\\.(\\d\\d))?").matcher(text);
    org.assertj.core.api.Assertions.assertThat(found.find()).as(text).isTrue();
    var cents = found.group(2) == null ? 0 : Long.parseLong(found.group(2));
    return Long.parseLong(found.group(1).replace(",", "")) * 100 + cents;
  }

  private static Locator holdings(Guest guest) {
    return guest.page.locator(".holdings .purse").first();
  }

  private static Locator session(Guest guest) {
    return guest.page.locator(".holdings .purse").last();
  }

  @ParameterizedTest
  @EnumSource
  void an_owner_finds_their_own_private_table_again(Screen screen) {
    evening.table("Friday");
    var ann = guest(screen).opens("/");
    ann.press(ann.page.locator(".slim button").first());
    ann.page.getByLabel("Your name at the table").last().fill("Ann");
    ann.page.getByLabel("Name of the table").fill("Den");
    ann.press(ann.page.locator("dialog button[type=submit]"));
    assertThat(ann.page.locator("dialog input[readonly]")).hasValue(Pattern.compile("invite="));
    ann.press(ann.page.locator("dialog header .btn"));
    ann.opens("/");
    var own = ann.page.locator(".my-table");
    assertThat(own).containsText("Den");
    assertThat(own).containsText("By link only");
    looksRight(ann, "own-table", screen);
    ann.press(own.locator("a.btn"));
    assertThat(ann.page).hasURL(Pattern.compile("/table/\\d+\\?invite="));
    assertThat(ann.page.locator(".felt")).isVisible();
    var bob = guest(screen).opens("/");
    assertThat(bob.page.locator(".table-row")).hasCount(1);
    assertThat(bob.page.locator(".my-table")).hasCount(0);
  }

  @Test
  void a_sign_without_an_upper_limit_says_so() {
    var table = evening.table("ocean-view", "High");
    var ann = guest(Screen.DESK).opens("/table/" + table);
    ann.sees(".sign", " and up");
    assertThat(ann.page.locator(".sign").first()).not().containsText("215,046");
    looksRight(ann, "open-limit", Screen.DESK);
  }
}
