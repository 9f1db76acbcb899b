package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Taking a seat: at once, by choice, from a list, and without ever touching a mouse.
final class SeatTest extends Visit {

  private long table;

  @BeforeEach
  void openTable() {
    table = evening.table("Friday");
  }

  @ParameterizedTest
  @EnumSource
  void deal_me_in_takes_a_free_seat_at_once(Screen screen) {
    evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(screen).opens("/");
    ann.page.getByLabel("Your name at the table").fill("Ann");
    ann.press(ann.page.locator(".quick button[type=submit]"));
    assertThat(ann.page.locator(".hero .plate")).containsText("You");
    assertThat(ann.page.locator("dialog")).hasCount(0);
    assertThat(ann.page).hasURL(Pattern.compile("/table/\\d+$"));
    Chromium.picture(ann.page, "seated-" + screen);
    PictureChecks.findNothingSerious(ann.page);
    PictureChecks.seeNothingCutOff(ann.page);
  }

  @Test
  void the_question_which_seat_forgets_those_taken_meanwhile() {
    var ann = guest(Screen.PHONE).comesIn("Ann", table);
    ann.press(ann.page.locator(".dock [data-choice=sit]"));
    var seats = ann.page.locator("dialog option");
    assertThat(seats).hasCount(6);
    Chromium.picture(ann.page, "sit-phone");
    evening.regular("Bob", table).sits(1, 1000);
    evening.regular("Cat", table).sits(4, 1000);
    assertThat(seats).hasText(new String[] {"Seat 2", "Seat 3", "Seat 5", "Seat 6"});
    ann.press(ann.page.locator("dialog [data-choice=sit]"));
    ann.sees(".hero .plate", "2");
  }

  @Test
  void nobody_is_sent_to_a_list_while_a_seat_is_free() {
    evening.shoe.beginsWith(DECKS, "Ts 6d 9h Td 7c");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var cat = evening.regular("Cat", table).sits(2, 1000);
    var ann = patient(Screen.DESK);
    ann.comesIn("Ann", table);
    var sit = ann.page.locator(".dock [data-choice=sit]");
    assertThat(sit).isVisible();
    bob.banks(500);
    cat.does("bet.game").does("done");
    // Cards are being dealt: there is nothing to decide yet, and no list to join either.
    assertThat(ann.page.locator(".seat .hand .card").first()).isVisible();
    assertThat(join(ann)).hasCount(0);
    for (int seat = 3; seat <= 6; seat++) {
      evening.regular("Player " + seat, table).sits(seat, 100);
    }
    assertThat(join(ann)).isVisible();
    assertThat(sit).hasCount(0);
  }

  @Test
  void a_whole_session_without_a_mouse() {
    evening.shoe.beginsWith(DECKS, "Ts 6d 9h Td 7c");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(Screen.DESK).opens("/");
    var keys = ann.page.keyboard();
    assertThat(ann.page.locator(".table-row")).hasCount(1);
    var hand = new Keys(ann.page);
    hand.goTo(ann.page.getByLabel("Your name at the table"));
    keys.press("Control+A");
    keys.type("Ann");
    keys.press("Enter");
    assertThat(ann.page.locator(".hero .plate")).containsText("You");
    bob.banks(500);
    assertThat(ann.page.locator(".tray")).isVisible();
    keys.press("3");
    keys.press("ArrowRight");
    keys.press("2");
    hand.goTo(ann.page.locator("[data-choice=place-bets]"));
    keys.press("Enter");
    press(ann.page, "done", "d");
    press(ann.page, "stand", "s");
    ann.sees(".hero .pills", "Won +$25");
    keys.press("w");
    ann.sees(".rail .why", "Why your");
    Chromium.picture(ann.page, "keys-why-desk");
    keys.press("Escape");
    hand.goTo(ann.page.locator(".topbar [data-choice=leave]"));
    keys.press("Enter");
    hand.goTo(ann.page.locator("dialog [data-choice=leave]"));
    Chromium.picture(ann.page, "keys-leave-desk");
    keys.press("Enter");
    assertThat(ann.page.locator(".hero .plate")).hasCount(0);
    hand.goTo(ann.page.locator(".dock [data-choice=sit]"));
    keys.press("Enter");
    hand.goTo(ann.page.locator("dialog [data-choice=sit]"));
    keys.press("Enter");
    assertThat(ann.page.locator(".hero .plate")).containsText("You");
  }

  private static void press(Page page, String choice, String letter) {
    assertThat(page.locator(".acts[data-ready=true] [data-choice=%s]".formatted(choice)))
        .isVisible();
    page.keyboard().press(letter);
  }

  private static Locator join(Guest guest) {
    return guest.page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Join the list"));
  }
}
