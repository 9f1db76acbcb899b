package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The coach beside a hand: switched on by the player, silent for everybody else.
final class CoachPageTest extends Visit {

  private static void press(Guest guest, String name) {
    guest.press(
        guest
            .page
            .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true))
            .first());
  }

  /// Nine and seven against a nine: surrender is best, and she stands.
  private Guest dealt(Screen screen) {
    var table = evening.table("Friday");
    evening.shoe.beginsWith(DECKS, "9d 9c 7h Ts");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(screen);
    ann.sits("Ann", table);
    bob.banks(900);
    ann.lays("game", 25).bets();
    return ann;
  }

  @ParameterizedTest
  @EnumSource
  void each_choice_shows_its_worth_and_the_round_what_a_mistake_cost(Screen screen) {
    var ann = dealt(screen);
    assertThat(ann.page.locator(".coach-line")).hasCount(0);
    if (screen == Screen.PHONE) {
      press(ann, "Round");
    }
    press(ann, "Coach");
    ann.sees(".coach-line", "each choice shows what it is worth");
    ann.does("done");
    ann.sees("[data-choice=surrender].best", "−$12.50").sees("[data-choice=stand]", "−$");
    ann.sees(".coach-line", "Behind a nine the bank goes over 21");
    looksRight(ann, "coach-turn", screen);
    ann.does("stand");
    ann.sees(".coach-line", "Last round: this decision cost $")
        .sees(".coach-line", "You stood on hard 16 against a nine; surrendering was better.");
    looksRight(ann, "coach-after", screen);
    press(ann, "This evening");
    ann.sees("dialog .habits", "Stood on hard 16 against a nine");
    looksRight(ann, "coach-evening", screen);
    press(ann, "Close");
    press(ann, "Coach off");
    assertThat(ann.page.locator(".coach-line")).hasCount(0);
  }
}
