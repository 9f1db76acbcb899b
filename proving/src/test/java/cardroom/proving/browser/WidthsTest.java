package cardroom.proving.browser;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// One table on every screen: in portrait and landscape, and zoomed to twice its size, nothing
/// overlaps and nothing is lost.
final class WidthsTest extends Browsing {

  static final List<int[]> SIZES =
      List.of(
          new int[] {320, 640},
          new int[] {360, 740},
          new int[] {390, 844},
          new int[] {641, 900},
          new int[] {720, 450},
          new int[] {768, 1024},
          new int[] {819, 1000},
          new int[] {820, 1180},
          new int[] {844, 390},
          new int[] {1024, 768},
          new int[] {1180, 820},
          new int[] {1280, 800},
          new int[] {1440, 900},
          new int[] {1920, 1080},
          new int[] {2560, 1440});

  private static PageServer catalogue;

  @BeforeAll
  static void openShelf() {
    catalogue = new PageServer();
  }

  @AfterAll
  static void closeShelf() {
    catalogue.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "settled", "betting", "antes", "ranks", "again", "full", "paid", "holdem", "open", "draw",
        "split"
      })
  void nothing_overlaps_or_leaves_the_screen_at_any_width(String state) {
    var page = chromium.person(Screen.DESK).newPage();
    page.navigate(catalogue.page("state=" + state));
    page.locator(".felt").waitFor();
    for (var size : SIZES) {
      page.setViewportSize(size[0], size[1]);
      var name = "%s %d x %d".formatted(state, size[0], size[1]);
      Chromium.picture(page, "width-%s-%04d".formatted(state, size[0]));
      assertThat((List<?>) page.evaluate(WRONG)).as(name).isEmpty();
    }
  }

  /// Finds parts that overlap, parts outside the window that cannot be scrolled to, figures that
  /// are too small, names cut to a letter, cards under the bar, and a table on its side that
  /// scrolls.
  private static final String WRONG =
      """
      () => {
        const box = (part) => part.getBoundingClientRect();
        const parts = [...document.querySelectorAll(
          '.seat .card, .seat .plate, .seat .pill, .hero .hand, .hero .pill, .hero .plate, .hero .bet-area,'
          + '.dealer .hand, .bank, .printed, .award, .board, .pot-total, .dock .act, .dock .btn, .tray-chip,'
          + '.topbar .btn')]
          .filter((part) => part.checkVisibility() && box(part).width > 0);
        const scrolls = (part) => {
          for (let up = part.parentElement; up; up = up.parentElement)
            if (getComputedStyle(up).overflowY === 'auto') return true;
          return false;
        };
        const layer = (part) => part.closest('.dock, .topbar')?.className ?? 'felt';
        const hand = (part) => part.closest('.hand');
        const hero = [...document.querySelectorAll('.hero')].find((one) => getComputedStyle(one).position === 'sticky');
        const called = (part) => `${part.className.baseVal ?? part.className} ${part.textContent}`;
        const wrong = document.documentElement.scrollWidth > innerWidth + 1 ? ['the page is too wide'] : [];
        parts.forEach((one, i) => {
          const a = box(one);
          const out = a.left < -1 || a.right > innerWidth + 1 || a.top < -1 || a.bottom > innerHeight + 1;
          if (out && !scrolls(one)) wrong.push(`outside: ${called(one)}`);
          const tiles = one.closest('.seats');
          if (a.left < -1 || a.right > innerWidth + 1) wrong.push(`beside the screen: ${called(one)}`);
          if (tiles && getComputedStyle(tiles).display === 'grid' && a.right > box(one.closest('.seat')).right + 1)
            wrong.push(`out of its tile: ${called(one)}`);
          for (const other of parts.slice(i + 1)) {
            const b = box(other);
            // On a phone the others scroll away under what is mine.
            const under = one.closest('.seats') && hero && hero.contains(other);
            const apart = under || one.contains(other) || other.contains(one) || layer(one) !== layer(other)
              || (hand(one) && hand(one) === hand(other));
            const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (!apart && x > 3 && y > 3) wrong.push(`${called(one)} on ${called(other)}`);
          }
        });
        const seen = (what) => [...document.querySelectorAll(what)]
          .filter((part) => part.checkVisibility() && box(part).width > 0);
        const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
          && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
        const apart = (one, other) => hero && hero.contains(one) !== hero.contains(other);
        const words = '.felt :is(.who, .pill, .bank, .bet-area, .printed, .disc.action, .total)';
        for (const total of seen('.felt .total'))
          for (const other of seen(words))
            if (other !== total && !apart(total, other) && meet(box(total), box(other)))
              wrong.push(`${called(total)} on ${called(other)}`);
        for (const text of seen('.moon .seat :is(.total, .disc, .who, .pill)')) {
          const tile = text.closest('.seat');
          if (getComputedStyle(tile).position !== 'relative') continue;
          if (box(text).right > box(tile).right + 1 || box(text).left < box(tile).left - 1)
            wrong.push(`runs out of its tile: ${called(text)}`);
        }
        for (const disc of seen('.felt .disc.action'))
          if (disc.scrollWidth > disc.clientWidth + 1 || box(disc).right > box(disc.parentElement).right + 1)
            wrong.push(`cut off: ${called(disc)}`);
        for (const circle of seen('.bet-area'))
          if (box(circle).bottom > box(document.querySelector('.felt')).bottom + 1)
            wrong.push(`to be scrolled to: ${called(circle)}`);
        for (const text of document.querySelectorAll('.plate .who, .pill, .bank b, .act'))
          if (text.checkVisibility() && parseFloat(getComputedStyle(text).fontSize) < 12)
            wrong.push(`small: ${called(text)}`);
        for (const name of document.querySelectorAll('.plate .who'))
          if (name.checkVisibility() && name.scrollWidth > name.clientWidth + 1 && name.clientWidth < 36)
            wrong.push(`cut to a letter: ${called(name)}`);
        const felt = box(document.querySelector('.felt'));
        for (const card of document.querySelectorAll('.seat .card'))
          if (card.checkVisibility() && box(card).width > 0 && box(card).top < felt.top + 2)
            wrong.push(`under the bar: ${called(card.closest('.seat'))}`);
        const table = document.querySelector('.felt');
        const onItsSide = innerHeight < 600 && innerWidth > 800;
        if (onItsSide && table.scrollHeight > table.clientHeight + 1) wrong.push('the table has to be scrolled');
        const mine = [...document.querySelectorAll('.hero .mine > *')].filter((part) => part.checkVisibility());
        if (mine.length) {
          const room = box(document.querySelector('.hero'));
          const left = Math.min(...mine.map((part) => box(part).left)) - room.left;
          const right = room.right - Math.max(...mine.map((part) => box(part).right));
          if (Math.abs(left - right) > 8) wrong.push(`my place is not in the middle: ${left} and ${right}`);
        }
        return wrong;
      }
      """;
}
