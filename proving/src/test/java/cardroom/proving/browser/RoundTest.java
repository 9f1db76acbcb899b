package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Whole rounds in a real room, by mouse, by touch and by keys.
final class RoundTest extends Visit {

  private static final Locator.ClickOptions FELT_CORNER =
      new Locator.ClickOptions().setPosition(300, 300);
  private long table;

  @BeforeEach
  void openTable() {
    table = evening.table("Friday");
  }

  /// Bob banks at seat 1; the guest's circle is seat 2, so the cards go to guest, bank, guest,
  /// bank.
  private Guest dealtIn(Screen screen, String cards, long bank) {
    evening.shoe.beginsWith(DECKS, cards);
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(screen).sits("Ann", table);
    bob.banks(bank);
    return ann;
  }

  @Test
  void a_round_by_mouse_from_bet_to_why() {
    var ann = dealtIn(Screen.DESK, "Ts 6d 9h Td 7c", 500);
    ann.lays("game", 25).lays("buster", 5);
    Chromium.picture(ann.page, "round-betting-desk");
    ann.bets().does("done");
    Chromium.picture(ann.page, "round-playing-desk");
    ann.does("stand").sees(".hero .pills", "Won +$25");
    ann.sees(".dock", "You won $");
    ann.page.locator(".hero .pill").first().click();
    ann.sees(".rail .why", "Why your game wager won $25");
    Chromium.picture(ann.page, "round-settled-desk");
    PictureChecks.findNothingSerious(ann.page);
    PictureChecks.seeNothingCutOff(ann.page);
  }

  @Test
  void a_round_by_touch_on_a_phone() {
    var ann = dealtIn(Screen.PHONE, "8s 6d 8h Td 3c Th Kc 7d 5s", 500);
    ann.lays("game", 25, 5).lays("red-flex", 5);
    Chromium.picture(ann.page, "round-betting-phone");
    PictureChecks.seeNothingCutOff(ann.page);
    ann.bets().does("done").does("split");
    assertThat(ann.page.locator(".hero .box")).hasCount(2);
    Chromium.picture(ann.page, "round-split-phone");
    PictureChecks.seeNothingCutOff(ann.page);
    PictureChecks.findNothingSerious(ann.page);
    ann.does("double").does("stand");
    assertThat(ann.page.locator(".hero .pill").first()).isVisible();
    Chromium.picture(ann.page, "round-settled-phone");
    ann.page.locator(".hero .pill").first().tap();
    assertThat(ann.page.locator(".why-sheet .why")).isVisible();
    Chromium.picture(ann.page, "round-why-phone");
    PictureChecks.findNothingSerious(ann.page);
  }

  @Test
  void a_round_by_keys_alone() {
    var ann = dealtIn(Screen.DESK, "5s 6d 6h Td Tc 9s", 500);
    var keys = ann.page.keyboard();
    assertThat(ann.page.locator(".tray")).isVisible();
    keys.press("3");
    keys.press("Backspace");
    keys.press("2");
    keys.press("2");
    assertThat(ann.page.locator("[data-choice=place-bets]")).containsText("Bet $10");
    ann.page.locator("[data-choice=place-bets]").focus();
    keys.press("Enter");
    assertThat(ann.page.locator(".acts[data-ready=true] [data-choice=done]")).isVisible();
    keys.press("d");
    assertThat(ann.page.locator(".acts[data-ready=true] [data-choice=double]")).isVisible();
    keys.press("d");
    assertThat(ann.page.locator(".hero .pills")).containsText("Won +$20");
    keys.press("w");
    assertThat(ann.page.locator(".rail .why")).isVisible();
    keys.press("Escape");
    assertThat(ann.page.locator(".rail .why")).hasCount(0);
    keys.press("r");
    assertThat(ann.page.locator("[data-choice=place-bets]")).hasCount(0);
  }

  @Test
  void cards_and_results_come_one_by_one_and_a_tap_shows_them_all() {
    evening.shoe.beginsWith(DECKS, "5s 6d 6h Td Tc 9s");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = patient(Screen.DESK);
    ann.sits("Ann", table);
    bob.banks(500);
    ann.lays("game", 25).bets().does("done");
    assertThat(ann.page.locator(".hero .hand .card")).hasCount(1);
    assertThat(ann.page.locator(".acts")).hasCount(0);
    Chromium.picture(ann.page, "round-dealing-desk");
    ann.does("double");
    ann.page.locator("main.felt").click(FELT_CORNER);
    ann.sees(".hero .pills", "Won +$50");
    assertThat(ann.page.locator(".hero .hand .card")).hasCount(3);
  }

  @Test
  void insurance_is_asked_and_pays() {
    var ann = dealtIn(Screen.DESK, "Ts Ad 9h Kd", 500);
    ann.lays("game", 25, 5).bets().does("done");
    ann.sees(".dock", "Insurance?");
    Chromium.picture(ann.page, "round-insurance-desk");
    ann.does("insurance").sees(".hero .pills", "Insurance");
    ann.sees(".dock", "You broke even");
  }

  @Test
  void a_hand_is_surrendered_for_half() {
    var ann = dealtIn(Screen.DESK, "Ts 9d 6h Td 8c", 500);
    ann.lays("game", 25, 5).bets().does("done").does("surrender");
    ann.sees(".hero .pills", "Lost −$15");
  }

  @Test
  void what_is_not_allowed_is_not_there_but_explained() {
    var ann = dealtIn(Screen.PHONE, "Ts 9d 9h Td 8c", 500);
    ann.lays("game", 25).bets().does("done");
    assertThat(ann.page.locator(".dock [data-choice=hit]")).hasCount(0);
    ann.sees(".barred", "Hit");
    ann.page.locator(".barred .clause").first().tap();
    ann.sees("dialog .quote", "hard");
    Chromium.picture(ann.page, "round-barred-phone");
  }

  @Test
  void a_short_bank_pays_what_it_has() {
    var ann = dealtIn(Screen.DESK, "Ts 6d 9h Td 7c", 20);
    ann.lays("game", 25, 5).bets().does("done").does("stand");
    ann.sees(".hero .pills", "+$20 of $30");
    ann.page.locator(".hero .pill").first().click();
    ann.sees(".rail .why", "An unlimited bank");
    Chromium.picture(ann.page, "round-short-bank-desk");
  }
}
