package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import cardroom.server.requests.WantedGame;
import com.microsoft.playwright.Locator;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Asking for a game in the lobby, waiting for others, and the call when it begins.
final class AskForGameTest extends Visit {
  private static final WantedGame WANTED = new WantedGame("casino-club", "pure-21.5", "schedule 1");

  private void bobAsks() {
    evening.room.guests().admit("Bob");
    var refused =
        evening
            .room
            .requests()
            .ask(WANTED, "Bob", 0, opening -> evening.room.allTables().open(opening).join());
    Assertions.assertThat(refused).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void whoever_asks_is_seen_survives_a_reload_and_is_called_when_enough_do(Screen screen) {
    evening.table("ocean-view", "Elsewhere");
    var ann = guest(screen).opens("/");
    var page = ann.page;
    var panel = page.locator(".ask-panel");
    ann.press(panel.getByText("Ask", new Locator.GetByTextOptions().setExact(true)));
    page.locator("dialog").getByLabel("Your name at the table").fill("Ann");
    page.locator("dialog").getByLabel("House").selectOption(WANTED.house());
    page.locator("dialog").getByLabel("Game").selectOption(WANTED.game());
    looksRight(ann, "ask-sheet", screen);
    ann.press(page.getByText("Ask for this game"));
    assertThat(panel.locator("li")).containsText("You ask for it · 1 more needed");
    var counted = page.locator(".asked");
    assertThat(counted).hasText(new String[] {"1 asks for it", "1 asks for it"});
    page.reload();
    assertThat(panel.locator("li")).containsText("You ask for it");
    looksRight(ann, "ask-waiting", screen);
    ann.press(panel.getByText("Withdraw"));
    assertThat(panel.locator("li")).hasCount(0);
    assertThat(counted).hasCount(0);
    bobAsks();
    assertThat(panel.locator("li")).containsText("Bob asks");
    assertThat(page.locator(".table-group .asked")).hasText("1 asks for it");
    looksRight(ann, "ask-others", screen);
    ann.press(panel.getByText("Me too"));
    var call = page.locator(".called");
    assertThat(call).containsText("Your game is on: Pure 21.5");
    looksRight(ann, "ask-called", screen);
    // Other pages announce it too; nobody is taken away from what they are doing.
    ann.opens("/history");
    assertThat(call).containsText("A seat is kept for you");
    ann.press(call.getByText("Take the seat"));
    ann.press(page.locator("dialog [data-choice=sit]"));
    assertThat(page.locator(".hero .plate")).containsText("You");
    assertThat(call).hasCount(0);
  }

  /// Whoever has no name yet joins under the one that they entered, or that the lobby proposes.
  @Test
  void two_guests_meet_at_one_table_where_the_second_pressed_once_and_cards_are_dealt() {
    evening.table("ocean-view", "Elsewhere");
    var ann = guest(Screen.PHONE).opens("/");
    ann.press(ann.page.locator(".ask-head .btn"));
    var sheet = ann.page.locator("dialog");
    sheet.getByLabel("Your name at the table").fill("Ann");
    sheet.getByLabel("House").selectOption(WANTED.house());
    sheet.getByLabel("Game").selectOption(WANTED.game());
    ann.press(sheet.getByText("Ask for this game"));
    var bob = guest(Screen.DESK).opens("/");
    bob.page.getByLabel("Your name at the table").fill("Bob");
    bob.press(bob.page.locator(".ask-panel").getByText("Me too"));
    assertThat(bob.page.locator("dialog")).hasCount(0);
    evening.shoe.beginsWith(DECKS, "Ts 6d 9h Td 7c");
    takesSeat(ann);
    takesSeat(bob);
    assertThat(bob.page).hasURL(ann.page.url().replaceAll("[?].*", ""));
    ann.does("take-bank");
    bob.lays("game", 25).bets().does("done");
    assertThat(bob.page.locator(".hero .hand .card")).hasCount(2);
    assertThat(ann.page.locator(".seat .hand .card")).hasCount(2);
    looksRight(bob, "ask-dealt-in", Screen.DESK);
  }

  private static void takesSeat(Guest guest) {
    guest.sees(".called", "Your game is on: Pure 21.5");
    guest.press(guest.page.locator(".called").getByText("Take the seat"));
    guest.press(guest.page.locator("dialog [data-choice=sit]"));
    assertThat(guest.page.locator(".hero .plate")).containsText("You");
  }

  @Test
  void a_name_that_is_taken_is_refused_in_the_panel_and_nothing_is_asked() {
    evening.table("ocean-view", "Elsewhere");
    bobAsks();
    var ann = guest(Screen.PHONE).opens("/");
    var panel = ann.page.locator(".ask-panel");
    ann.page.getByLabel("Your name at the table").fill("Bob");
    ann.press(panel.getByText("Me too"));
    assertThat(panel.locator(".notice.bad")).isVisible();
    ann.page.getByLabel("Your name at the table").fill("Ann");
    ann.press(panel.getByText("Me too"));
    ann.sees(".called", "Your game is on: Pure 21.5");
    assertThat(panel.locator(".notice.bad")).hasCount(0);
  }
}
