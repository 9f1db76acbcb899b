package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ForcedColors;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Windows high contrast: the reader's own colours, and still everything can be told apart.
final class HighContrastTest extends Visit {

  @ParameterizedTest
  @CsvSource({
    "playing, DESK",
    "betting, PHONE",
    "settled, DESK",
    "holdem, DESK",
    "draw, PHONE",
    "open, PHONE"
  })
  void a_table_is_read_in_the_readers_own_colours(String state, Screen screen) {
    try (var shelf = new PageServer()) {
      var page = inHighContrast(chromium.person(screen).newPage());
      page.navigate(shelf.page("state=" + state));
      page.locator(".felt").waitFor();
      page.keyboard().press("Tab");
      Chromium.picture(page, "contrast-%s-%s".formatted(state, screen));
      assertThat((List<?>) page.evaluate(LOST)).as(state).isEmpty();
    }
  }

  @Test
  void the_other_pages_keep_their_frames_and_marks() {
    evening.table("Friday");
    var ann = guest(Screen.DESK);
    inHighContrast(ann.page);
    looks(ann, "/", ".table-row");
    looks(ann, "/book", ".book-panel");
    looks(ann, "/me", ".me-page .panel");
    looks(ann, "/lab?house=casino-club&game=three-card-poker", ".lab-sheet .data");
  }

  private static void looks(Guest guest, String path, String part) {
    guest.opens(path);
    assertThat(guest.page.locator(part).first()).isVisible();
    guest.page.keyboard().press("Tab");
    guest.page.keyboard().press("Tab");
    Chromium.picture(guest.page, "contrast-" + path.replaceAll("\\?.*|/", "") + "-page");
    assertThat((List<?>) guest.page.evaluate(LOST)).as(path).isEmpty();
  }

  private static Page inHighContrast(Page page) {
    page.emulateMedia(new Page.EmulateMediaOptions().setForcedColors(ForcedColors.ACTIVE));
    return page;
  }

  /// Finds backgrounds that keep our colour under forced text colours, marks without a frame, suits
  /// and chips that look alike, and an invisible focus.
  private static final String LOST =
      """
      () => {
        const style = (part) => getComputedStyle(part);
        const all = (what) => [...document.querySelectorAll(what)].filter((part) => part.checkVisibility());
        const lost = [];
        const say = (what, part) => lost.push(`${what}: ${part.outerHTML.slice(0, 100)}`);
        for (const part of all('.felt, .hero, .quick, .my-table, .clock'))
          if (style(part).backgroundImage !== 'none') say('ground', part);
        const framed = (part) => parseFloat(style(part).borderTopWidth) > 0 || parseFloat(style(part).outlineWidth) > 0;
        for (const part of all('.moon .hero .plate, .ring-hero .plate, .pill, .disc, .marks i, .total.now, .clock'
          + ', .btn.primary, .act.primary'))
          if (!framed(part)) say('frame', part);
        for (const part of all('[aria-pressed=true], .segments :checked + span'))
          if (parseFloat(style(part).borderTopWidth) + parseFloat(style(part).outlineWidth) < 3) say('chosen', part);
        for (const part of all('.plate.now, .my-table.need, .pickable[aria-pressed=true]'))
          if (style(part).outlineStyle === 'none') say('now', part);
        for (const part of all('.card, .chip')) if (style(part).forcedColorAdjust !== 'none') say('colour', part);
        const inks = new Set(all('.card[class*=suit-]').map((part) => style(part).color));
        if (all('.suit-h, .suit-d').length && all('.suit-s, .suit-c').length && inks.size < 2) lost.push('suits');
        for (const dot of all('.dots i.on'))
          if (style(dot).backgroundColor === style(document.querySelector('.panel')).backgroundColor) say('dot', dot);
        const at = document.activeElement;
        if (at && at !== document.body && at.matches(':focus-visible') && style(at).outlineStyle !== 'double')
          say('focus', at);
        return lost;
      }
      """;
}
