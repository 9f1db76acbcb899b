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

  @Test
  void whoever_has_no_name_yet_joins_what_others_ask_for() {
    evening.table("ocean-view", "Elsewhere");
    bobAsks();
    var ann = guest(Screen.PHONE).opens("/");
    var sheet = ann.page.locator("dialog");
    ann.press(ann.page.locator(".ask-panel").getByText("Me too"));
    assertThat(sheet.getByLabel("House")).hasValue(WANTED.house());
    assertThat(sheet.getByLabel("Game")).hasValue(WANTED.game());
    assertThat(sheet.getByLabel("Stakes")).hasValue(WANTED.stakes());
    sheet.getByLabel("Your name at the table").fill("Ann");
    ann.press(sheet.getByText("Ask for this game"));
    assertThat(ann.page.locator(".called")).containsText("Your game is on: Pure 21.5");
  }
}
