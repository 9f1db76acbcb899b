package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Locator;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Whole rounds of Three Card Poker in a real room, by mouse, by touch and by keys.
final class ThreeCardTest extends Visit {

  /// Ann's pair of nines, Cat's cards, and the bank's third nine with the ace that all see.
  private static final String NINES = "9h 9d 2c 4s 5d Kc Qs 9s Ah";

  private long table;
  private Regular cat;

  @BeforeEach
  void openTable() {
    table = evening.table("casino-club", "three-card-poker", "Friday");
    cat = evening.regular("Cat", table);
  }

  /// Bob banks at seat 1; the guest's cards come first, then Cat's, then the bank's.
  private Guest dealtIn(Screen screen) {
    evening.shoe.beginsWith(1, NINES);
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(screen);
    ann.sits("Ann", table);
    cat.sits(3, 1000);
    bob.banks(900);
    cat.does("bet.ante");
    return ann;
  }

  /// Her three cards and one of the bank's are face up; Cat's three and the bank's other two show
  /// their backs.
  private static void seesOnlyHerOwnCards(Guest ann) {
    assertThat(ann.page.locator(".hero .hand .card:not([class*='suit-?'])")).hasCount(3);
    assertThat(ann.page.locator(".felt .card:not([class*='suit-?'])")).hasCount(4);
    assertThat(ann.page.locator(".felt .card[class*='suit-?']")).hasCount(5);
  }

  /// Two decks are used in turn, and their backs tell them apart.
  private static Locator backs(Guest guest, String colour) {
    return guest.page.locator(".felt .card > rect[style*='--back-%s']".formatted(colour));
  }

  @Test
  void a_round_by_mouse_with_every_wager() {
    var ann = dealtIn(Screen.DESK);
    ann.lays("ante", 25).lays("pair-plus", 5).lays("six-card-bonus", 5);
    looksRight(ann, "three-card-betting-desk");
    ann.bets().does("done");
    cat.does("done");
    seesOnlyHerOwnCards(ann);
    looksRight(ann, "three-card-playing-desk");
    ann.does("play");
    cat.does("fold");
    ann.sees(".hero .pills", "+$35").sees(".dock", "You won $90");
    looksRight(ann, "three-card-settled-desk");
  }

  /// Bob, who banks, sits right beside her.
  @ParameterizedTest
  @CsvSource({"820, 1180", "820, 760", "900, 1200", "1024, 768"})
  void the_plate_of_whoever_banks_keeps_clear_of_my_cards(int width, int height) {
    var ann = dealtIn(Screen.DESK);
    ann.lays("ante", 25).bets().does("done");
    cat.does("done");
    seesOnlyHerOwnCards(ann);
    ann.page.setViewportSize(width, height);
    Chromium.picture(ann.page, "three-card-beside-the-bank-" + width + "x" + height);
    var room = ((Number) ann.page.evaluate(ROOM_BETWEEN)).doubleValue();
    Assertions.assertThat(room).isGreaterThanOrEqualTo(8);
    PictureChecks.seeNothingCutOff(ann.page);
  }

  private static final String ROOM_BETWEEN =
      """
      () => {
        const a = document.querySelector("[data-seat='1'] .plate").getBoundingClientRect();
        const gaps = [...document.querySelectorAll('.hero .card, .hero .plate')].map((part) => {
          const b = part.getBoundingClientRect();
          return Math.max(b.left - a.right, a.left - b.right, b.top - a.bottom, a.top - b.bottom);
        });
        return Math.min(...gaps);
      }
      """;

  @Test
  void a_round_by_touch_on_a_phone() {
    var ann = dealtIn(Screen.PHONE);
    ann.lays("ante", 25).lays("pair-plus", 5).lays("six-card-bonus", 5);
    looksRight(ann, "three-card-betting-phone");
    ann.bets().does("done");
    cat.does("done");
    seesOnlyHerOwnCards(ann);
    looksRight(ann, "three-card-playing-phone");
    ann.does("fold");
    cat.does("play");
    ann.sees(".hero .pills", "+$35").sees(".dock", "You won $5");
    looksRight(ann, "three-card-settled-phone");
  }

  @Test
  void play_and_fold_have_keys() {
    var ann = dealtIn(Screen.DESK);
    var keys = ann.page.keyboard();
    ann.lays("ante", 25).bets().does("done");
    cat.does("done");
    assertThat(ann.page.locator(".acts[data-ready=true] [data-choice=play]")).isVisible();
    keys.press("p");
    cat.does("fold");
    ann.sees(".dock", "You won $50");
    assertThat(backs(ann, "blue")).hasCount(0);
    evening.shoe.beginsWith(1, NINES);
    evening.regular("Bob", table).banks(900);
    cat.does("bet.ante");
    ann.lays("ante", 25).bets().does("done");
    cat.does("done");
    assertThat(ann.page.locator(".acts[data-ready=true] [data-choice=fold]")).isVisible();
    assertThat(backs(ann, "blue")).hasCount(5);
    assertThat(backs(ann, "red")).hasCount(0);
    keys.press("f");
    cat.does("fold");
    ann.sees(".dock", "You lost $25");
  }

  @Test
  void a_folded_hand_is_never_shown_and_a_played_one_is() {
    var rail = newcomer(Screen.DESK).opens("/table/" + table);
    var ann = dealtIn(Screen.DESK);
    ann.lays("ante", 25).bets().does("done");
    cat.does("done");
    assertThat(rail.page.locator("[data-seat='2'] .hand .card[class*='suit-?']")).hasCount(3);
    ann.does("fold");
    cat.does("play");
    assertThat(rail.page.locator("[data-seat='3'] .hand .card:not([class*='suit-?'])")).hasCount(3);
    assertThat(rail.page.locator("[data-seat='2'] .hand")).hasCount(0);
    Chromium.picture(rail.page, "three-card-rail-desk");
  }

  @Test
  void six_cards_that_pay_are_shown_though_the_hand_was_folded() {
    var rail = newcomer(Screen.PHONE).opens("/table/" + table);
    var ann = dealtIn(Screen.DESK);
    ann.lays("ante", 25).lays("six-card-bonus", 5).bets().does("done");
    cat.does("done");
    ann.does("fold");
    cat.does("play");
    rail.sees("[data-seat='2'] .hands", "three nines");
    assertThat(rail.page.locator("[data-seat='2'] .hand").last().locator(".card")).hasCount(5);
    Chromium.picture(rail.page, "three-card-rail-phone");
    PictureChecks.seeNothingCutOff(rail.page);
  }
}
