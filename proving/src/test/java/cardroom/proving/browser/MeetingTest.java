package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Whom I meet at a table: a note on them where they sit, what they wear now, and a round with them
/// that I want to see again.
final class MeetingTest extends Visit {

  private static Locator bob(Guest ann) {
    return ann.page.locator("[data-seat='1'] button.who");
  }

  @Test
  void a_note_is_written_and_read_at_the_table_with_the_keyboard_alone() {
    var table = evening.table("Friday");
    evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(Screen.DESK).sits("Ann", table);
    var page = ann.page;
    var keys = new Keys(page);
    keys.goTo(bob(ann));
    page.keyboard().press("Enter");
    assertThat(page.locator("dialog h2")).hasText("Bob");
    keys.goTo(page.locator("dialog textarea"));
    page.keyboard().type("<i>never</i> bluffs, h, s, d");
    looksRight(ann, "note-at-the-table", Screen.DESK);
    keys.goTo(page.getByText("Keep the note"));
    page.keyboard().press("Enter");
    assertThat(page.locator("dialog")).hasCount(0);
    assertThat(page.locator("[data-seat='1'] .noted")).isVisible();
    page.reload();
    assertThat(bob(ann)).hasAttribute("aria-label", "Bob: read your note");
    keys.goTo(bob(ann));
    page.keyboard().press("Enter");
    assertThat(page.locator("dialog textarea")).hasValue("<i>never</i> bluffs, h, s, d");
    keys.goTo(page.locator("dialog").getByText("Remove"));
    page.keyboard().press("Enter");
    assertThat(page.locator(".noted")).hasCount(0);
    Assertions.assertThat(evening.room.personal().of("Ann").notes()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(names = "PHONE")
  void on_the_smallest_phone_a_note_is_kept_in_spanish(Screen screen) {
    for (var table : new long[] {evening.table("Friday"), evening.ring("texas-holdem", 6)}) {
      evening.regular("Bob", table).sits(1, 100);
      var ann = guest(screen);
      ann.page.addInitScript(Chromium.chosen("language", "'es'"));
      ann.page.setViewportSize(320, 640);
      ann.opens("/table/" + table);
      ann.page.locator(".come-in input").fill("Ann" + table);
      ann.press(ann.page.locator(".come-in button[type=submit]"));
      ann.press(bob(ann));
      assertThat(ann.page.locator("dialog .field")).containsText("Nota");
      ann.page.locator("dialog textarea").fill("juega pocas manos");
      PictureChecks.seeLargeEnoughToTap(ann.page, "dialog");
      looksRight(ann, "note-in-spanish-" + table);
      ann.press(ann.page.getByText("Guardar la nota"));
      assertThat(bob(ann)).hasAttribute("aria-label", "Bob: leer tu nota");
      Chromium.picture(ann.page, "noted-320-" + table);
    }
  }

  @Test
  void another_emblem_is_seen_at_once_and_nobody_asks_for_it() {
    var table = evening.table("Friday");
    var ann = guest(Screen.DESK).sits("Ann", table);
    var bob = guest(Screen.DESK).sits("Bob", table);
    List<String> asked = Collections.synchronizedList(new ArrayList<>());
    var emblem = ann.page.locator(".seat .emblem path");
    bob.opens("/mine");
    // Ann's page has asked what Bob wears when he sat down, and does not ask again.
    ann.page.waitForFunction(
        "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('name=Bob'))");
    ann.page.onRequest(request -> asked.add(request.url()));
    bob.page.locator(".emblem-picker input[value=anchor]").check();
    assertThat(emblem).hasCount(1);
    var first = emblem.getAttribute("d");
    bob.page.locator(".emblem-picker input[value=star]").check();
    assertThat(emblem).not().hasAttribute("d", first);
    Assertions.assertThat(asked).noneMatch(url -> url.contains("/api/emblems"));
  }

  @ParameterizedTest
  @EnumSource
  void a_round_is_marked_in_its_replay_by_whoever_played_it(Screen screen) {
    var table = evening.table("Friday");
    evening.shoe.beginsWith(DECKS, "Ts 6d 9h Td 7c");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(screen).sits("Ann", table);
    bob.banks(500);
    ann.lays("game", 25).bets().does("done").does("stand").sees(".dock", "You won $");
    ann.opens("/table/%d/rounds/1".formatted(table));
    var star = ann.page.getByLabel("Favourite: Table %d, round 1".formatted(table));
    assertThat(star).hasAttribute("aria-pressed", "false");
    ann.press(star);
    assertThat(star).hasAttribute("aria-pressed", "true");
    looksRight(ann, "replay-favourite", screen);
    ann.page.reload();
    assertThat(star).hasAttribute("aria-pressed", "true");
    ann.press(star);
    assertThat(star).hasAttribute("aria-pressed", "false");
    Assertions.assertThat(evening.room.personal().of("Ann").favourites()).isEmpty();
    var carl = guest(screen).opens("/table/%d/rounds/1".formatted(table));
    assertThat(carl.page.locator(".replay-bar")).isVisible();
    assertThat(carl.page.locator(".star")).hasCount(0);
  }
}
