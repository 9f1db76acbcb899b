package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The pocket book beside a real table: by taps alone, on a phone too.
final class BookPageTest extends Visit {

  private static final String PURE = "/book?house=casino-club&game=pure-21.5";

  private static void taps(Guest guest, String group, String... keys) {
    for (var key : keys) {
      guest.press(
          guest
              .page
              .getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName(group))
              .getByRole(
                  AriaRole.BUTTON,
                  new com.microsoft.playwright.Locator.GetByRoleOptions()
                      .setName(key)
                      .setExact(true)));
    }
  }

  private static void presses(Guest guest, String name) {
    guest.press(
        guest.page.getByRole(
            AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true)));
  }

  private static void bankCards(Guest guest, String... cards) {
    for (int card = 0; card < cards.length; card += 2) {
      taps(guest, "Bank: Rank of the next card", cards[card]);
      taps(guest, "Bank: Suit of the last card", cards[card + 1]);
    }
  }

  @ParameterizedTest
  @EnumSource
  void a_round_of_a_real_table_is_settled_by_taps(Screen screen) {
    var dealer = newcomer(screen).opens(PURE);
    bankCards(dealer, "5", "diamonds", "4", "hearts", "6", "diamonds", "K", "spades");
    presses(dealer, "Add seat 1");
    taps(dealer, "Seat 1: Rank of the next card", "8", "8");
    presses(dealer, "Split");
    taps(dealer, "Seat 1: Rank of the next card", "10");
    presses(dealer, "Next hand");
    taps(dealer, "Seat 1: Rank of the next card", "3");
    presses(dealer, "Double");
    taps(dealer, "Seat 1: Rank of the next card", "9");
    presses(dealer, "Add seat 4");
    dealer.page.getByLabel("Buster", new Page.GetByLabelOptions().setExact(true)).last().fill("10");
    taps(dealer, "Seat 4: Rank of the next card", "9", "4", "Q");
    dealer.sees(".res", "Seat 4").sees(".res", "Buster $10").sees(".sum", "is left in the bank");
    assertThat(dealer.page.locator(".res > li")).hasCount(4);
    assertThat(dealer.page.locator(".as-text pre")).containsText("split 8");
    Chromium.picture(dealer.page, "book-settle-" + screen);
    PictureChecks.seeNothingCutOff(dealer.page);
    PictureChecks.findNothingSerious(dealer.page);
    dealer.press(dealer.page.locator(".res .clause").first());
    assertThat(dealer.page.locator("dialog .quote")).not().isEmpty();
    presses(dealer, "Close");
    dealer.page.reload();
    dealer.sees(".res", "Seat 4");
  }

  @Test
  void what_is_wrong_is_said_beside_its_field() {
    var dealer = newcomer(Screen.PHONE).opens(PURE);
    bankCards(dealer, "10", "hearts", "8", "clubs", "2", "clubs");
    presses(dealer, "Add seat 2");
    taps(dealer, "Seat 2: Rank of the next card", "10", "9", "3");
    dealer.sees(".seat-list .field-trouble", "must stand on hard 19");
    dealer.sees(".bank-in .field-trouble", "takes no more cards");
  }

  @ParameterizedTest
  @EnumSource
  void what_went_wrong_is_found_by_three_answers(Screen screen) {
    var floor = newcomer(screen).opens("/book?page=wrong&house=ocean-view&game=texas-holdem");
    presses(floor, "During the deal");
    presses(floor, "A card was exposed");
    presses(floor, "The dealer turned it over");
    floor.sees(".remedy", "replaced after the deal");
    floor.sees(".clause-card", "HOLDEM-IRR-8").sees(".clause-card", "A-127");
    Chromium.picture(floor.page, "book-wrong-" + screen);
    PictureChecks.seeNothingCutOff(floor.page);
    PictureChecks.findNothingSerious(floor.page);
    var link = floor.page.url();
    var other = newcomer(screen);
    other.page.navigate(link);
    other.sees(".remedy", "replaced after the deal");
    presses(other, "Change: What");
    presses(other, "A player has too many cards");
    other.sees(".remedy", "the floor takes one at random");
  }

  @Test
  void sign_and_fees_follow_the_bet() {
    var player = newcomer(Screen.DESK).opens(PURE + "&page=fees");
    player.sees(".book-sign", "How this house plays");
    player.page.getByLabel("Buster", new Page.GetByLabelOptions().setExact(true)).last().fill("90");
    player.sees(".bet-terms .field-trouble", "outside its limits");
    Chromium.picture(player.page, "book-fees");
    PictureChecks.findNothingSerious(player.page);
  }

  private static void isKept(Guest guest, String path) {
    guest.page.evaluate(
        """
        async (path) => {
          const book = await caches.open('cardroom-book');
          for (let tries = 0; tries < 600; tries++) {
            if (await book.match(path)) return;
            await new Promise((again) => setTimeout(again, 100));
          }
          throw new Error(path + ' was not kept');
        }
        """,
        path);
  }

  /// One visit to one game, and then no connection: every rule and sign is there, and the engine
  /// itself answers what nobody has asked before.
  @Test
  void the_book_answers_without_a_line_after_one_visit() {
    var floor = newcomer(Screen.PHONE).opens(PURE + "&page=wrong");
    floor.sees(".choices-of", "During the deal");
    floor.page.waitForFunction("() => navigator.serviceWorker.ready.then(() => true)");
    isKept(floor, "/book");
    isKept(floor, "/book-engine.js");
    isKept(floor, "/api/book/ocean-view/razz");
    floor.page.context().setOffline(true);
    floor.page.navigate(floor.page.url().replaceFirst("/book.*", "") + PURE + "&page=fees");
    floor.sees(".book-sign", "How this house plays").sees(".fee-sum", "You pay");
    floor.page.getByLabel("Game", new Page.GetByLabelOptions().setExact(true)).last().fill("35");
    floor.page.getByLabel("Buster", new Page.GetByLabelOptions().setExact(true)).last().fill("90");
    floor.sees(".bet-terms .field-trouble", "outside its limits").sees(".fee-sum", "COL-CC215-1");
    floor.page.locator(".bet-terms select").selectOption("schedule 3");
    floor.sees(".book-sign", "Schedule option 3");
    Chromium.picture(floor.page, "book-fees-offline");
    PictureChecks.seeNothingCutOff(floor.page);
    PictureChecks.findNothingSerious(floor.page);
    presses(floor, "Settle a round");
    bankCards(floor, "10", "hearts", "8", "clubs");
    presses(floor, "Add seat 2");
    taps(floor, "Seat 2: Rank of the next card", "10", "9");
    floor.sees(".res", "Seat 2").sees(".sum", "is left in the bank");
    assertThat(floor.page.locator(".as-text pre")).containsText("-> game win");
    Chromium.picture(floor.page, "book-settle-offline");
    presses(floor, "Add seat 3");
    taps(floor, "Seat 3: Rank of the next card", "10", "9", "3");
    floor.sees(".seat-list .field-trouble", "must stand on hard 19");
    floor.page.getByLabel("House").selectOption("ocean-view");
    floor.page.getByLabel("Game").first().selectOption("razz");
    presses(floor, "What went wrong?");
    presses(floor, "At any time");
    floor.sees(".remedy", "protect");
    presses(floor, "Sign and fees");
    floor.sees(".book-sign", "Razz");
    floor.page.context().setOffline(false);
  }

  /// A visit too short to fetch the script.
  @Test
  void a_round_entered_without_line_and_script_is_settled_when_the_line_is_back() {
    var dealer = newcomer(Screen.PHONE);
    dealer.page.addInitScript(
        "{const ask = fetch; window.fetch = (path, how) => path === '/book-engine.js'"
            + " ? Promise.reject(new TypeError('no time')) : ask(path, how)}");
    dealer.opens(PURE);
    bankCards(dealer, "10", "hearts", "8", "clubs");
    dealer.page.context().setOffline(true);
    presses(dealer, "Add seat 2");
    taps(dealer, "Seat 2: Rank of the next card", "10", "9");
    dealer.sees(".book-settle", "settled once you are back online");
    dealer.page.context().setOffline(false);
    dealer.sees(".res", "Seat 2");
  }

  @Test
  void pictures_of_other_sizes_and_by_night() {
    var dealer = newcomer(Screen.DESK);
    dealer.page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
    dealer.opens(PURE);
    bankCards(dealer, "5", "diamonds", "4", "hearts", "6", "diamonds", "K", "spades");
    presses(dealer, "Add seat 1");
    taps(dealer, "Seat 1: Rank of the next card", "J", "9");
    dealer.sees(".res", "Seat 1");
    Chromium.picture(dealer.page, "book-settle-dark");
    PictureChecks.findNothingSerious(dealer.page);
    dealer.page.setViewportSize(820, 1180);
    Chromium.picture(dealer.page, "book-settle-820");
    PictureChecks.seeNothingCutOff(dealer.page);
    var wide = dealer.page.evaluate("document.documentElement.scrollWidth");
    Assertions.assertThat(wide).isEqualTo(820);
  }
}
