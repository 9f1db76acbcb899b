package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// One player on several circles, and bets behind somebody else's.
final class CirclesTest extends Visit {

  private long table;

  @BeforeEach
  void openTable() {
    table = evening.table("Friday");
  }

  @ParameterizedTest
  @EnumSource
  void one_player_bets_and_plays_on_two_circles(Screen screen) {
    evening.shoe.beginsWith(DECKS, "Ts 8s 6d 9h 8h Td 7c");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(screen).sits("Ann", table);
    bob.banks(500);
    ann.lays("game", 25).wants("Circle 3").lays(3, "game", 25).lays(3, "buster", 5);
    looksRight(ann, "circles-betting", screen);
    ann.bets().does("done");
    assertThat(ann.page.locator(".hero .hand")).hasCount(2);
    ann.does("stand").sees(".dock", "Circle 3");
    looksRight(ann, "circles-playing", screen);
    ann.does("stand").sees(".dock", "You won $");
    assertThat(ann.page.locator(".hero .pill[data-is=win]")).hasCount(3);
    looksRight(ann, "circles-settled", screen);
  }

  @ParameterizedTest
  @EnumSource
  void a_bet_behind_follows_the_seat(Screen screen) {
    evening.shoe.beginsWith(DECKS, "5s 6d 6h Td Tc 9s");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var cat = evening.regular("Cat", table).sits(3, 1000);
    var ann = guest(screen).sits("Ann", table);
    bob.banks(500);
    cat.does("bet.game");
    ann.wants("behind seat 3").lays(3, "game", 25);
    looksRight(ann, "behind-betting", screen);
    ann.bets().does("done");
    cat.does("done");
    assertThat(ann.page.locator(".my-circle.behind .hand .card")).hasCount(2);
    looksRight(ann, "behind-playing", screen);
    cat.does("double");
    ann.sees(".hero .pills", "+$25");
    looksRight(ann, "behind-settled", screen);
  }

  @Test
  void a_visitor_without_a_seat_stands_behind_one() {
    evening.shoe.beginsWith(DECKS, "Ts 6d 9h Td 7c");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var cat = evening.regular("Cat", table).sits(2, 1000);
    var eve = guest(Screen.PHONE).comesIn("Eve", table);
    eve.press(eve.page.locator(".dock [data-choice=stand-behind]"));
    looksRight(eve, "stand-behind", Screen.PHONE);
    eve.press(eve.page.locator("dialog [data-choice=stand-behind]"));
    bob.banks(500);
    cat.does("bet.game");
    eve.lays(2, "game", 25).bets().does("done");
    cat.does("done").does("stand");
    eve.sees(".hero .pills", "+$25").sees(".dock", "You won $25");
    looksRight(eve, "stood-behind", Screen.PHONE);
  }
}
