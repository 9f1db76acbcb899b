package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import cardroom.server.people.TalkReports;
import cardroom.server.table.SpeechCommand;
import cardroom.server.table.Tables.Heard;
import com.microsoft.playwright.Page;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Talk at a table: shown over the felt, said with a tap or typed, muted and reported.
final class TalkPageTest extends Visit {

  private void bobSays(long table, SpeechCommand.Kind kind, String words) {
    var heard = evening.room.allTables().talk(table, new SpeechCommand("Bob", kind, words)).join();
    Assertions.assertThat(heard).isInstanceOf(Heard.Yes.class);
  }

  private static void opensTalk(Guest ann) {
    ann.press(ann.page.locator("[data-talk]"));
  }

  @Test
  void whom_an_account_mutes_is_muted_on_its_other_devices_and_nobody_is_told() {
    var table = evening.table("Friday");
    evening.regular("Bob", table).sits(1, 1000);
    var ann = AccountTest.signsUp(guest(Screen.PHONE), "Ann").opens("/table/" + table + "?sit");
    ann.press(ann.page.locator("dialog [data-choice=sit]"));
    ann.press(ann.page.locator("[data-seat='1'] button.who"));
    ann.press(ann.page.getByText("Mute Bob"));
    assertThat(ann.page.getByText("Hear Bob again")).isVisible();
    var kept = ann.page.evaluate("localStorage.getItem('cardroom.muted')");
    Assertions.assertThat(kept).as("of an account nothing stays in the browser").isNull();
    var atHome = AccountTest.signsIn(guest(Screen.DESK), "Ann").opens("/table/" + table);
    var carl = guest(Screen.DESK).sits("Carl", table);
    assertThat(atHome.page.locator("[data-talk]")).isVisible();
    bobSays(table, SpeechCommand.Kind.LINE, "good-luck");
    assertThat(carl.page.locator("[role=log]")).hasText("Bob: Good luck");
    opensTalk(atHome);
    assertThat(atHome.page.locator("dialog")).containsText("Nobody you hear has said anything.");
    assertThat(atHome.page.getByText("Hear Bob again")).isVisible();
    assertThat(atHome.page.locator("[role=log]")).hasText("");
  }

  @ParameterizedTest
  @EnumSource
  void lines_are_heard_said_muted_and_reported(Screen screen) {
    var table = evening.table("Friday");
    evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(screen).sits("Ann", table);
    var page = ann.page;
    assertThat(page.locator("[data-talk]")).isVisible();
    bobSays(table, SpeechCommand.Kind.LINE, "good-luck");
    assertThat(page.locator(".bubble")).containsText("Good luck");
    Assertions.assertThat(page.evaluate(LIES_ON_NO_TILE)).isEqualTo(true);
    assertThat(page.locator("[role=log]")).hasText("Bob: Good luck");
    assertThat(page.locator(".talk-btn .fresh")).containsText("1");
    Chromium.picture(page, "talk-bubble-" + screen);
    opensTalk(ann);
    types(page, "<b>Do bet, sir</b>");
    var said = page.locator(".said-lines li");
    assertThat(said.first()).containsText("You <b>Do bet, sir</b>");
    assertThat(said.last()).containsText("Bob Good luck");
    looksRight(ann, "talk-sheet", screen);
    ann.press(said.last().getByText("Report"));
    assertThat(page.locator("dialog [role=status]")).hasText("Reported to the floor. Thank you.");
    var events =
        evening.room.records().roomEvents(List.of(TalkReports.REPORTED), Long.MAX_VALUE, 9);
    Assertions.assertThat(events.getFirst().body()).contains("good-luck", "Bob");
    ann.press(said.last().getByText("Mute"));
    assertThat(said).hasCount(1);
    assertThat(page.locator(".bubble", new Page.LocatorOptions().setHasText("Good luck")))
        .hasCount(0);
    ann.press(page.locator("[data-line=thanks]"));
    assertThat(page.locator("dialog")).hasCount(0);
    assertThat(page.locator(".bubble").last()).hasText("Thank you");
    bobSays(table, SpeechCommand.Kind.TEXT, "can you hear me?");
    bobSays(table, SpeechCommand.Kind.LINE, "wow");
    opensTalk(ann);
    assertThat(said).hasText(new String[] {"You Thank you", "You <b>Do bet, sir</b>"});
    ann.press(page.getByText("Hear Bob again"));
    assertThat(page.locator(".said-lines").getByText("can you hear me?")).isVisible();
  }

  /// The words of a seat that a small screen leaves out are over the bar.
  private static final String LIES_ON_NO_TILE =
      """
      () => [...document.querySelectorAll('.bubble.away')].every((one) =>
        one.getBoundingClientRect().top < document.querySelector('.felt').getBoundingClientRect().top)
      """;

  /// The letters of a word that is typed do nothing at the table.
  private static void types(Page page, String text) {
    var words = page.getByLabel("In your own words");
    words.click();
    page.keyboard().type(text);
    page.keyboard().press("Enter");
    assertThat(words).hasValue("");
  }
}
