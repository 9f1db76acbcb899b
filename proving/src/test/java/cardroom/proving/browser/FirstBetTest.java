package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.table.Setup;
import cardroom.proving.browser.Chromium.Screen;
import cardroom.server.catalogue.TableOpening;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// From the chair to the first cards: the guide covers nothing it speaks of, a bet needs no second
/// word, and whoever cannot bet is told so.
final class FirstBetTest extends Visit {

  private long table;

  @BeforeEach
  void openTable() {
    table = evening.table("Friday");
  }

  /// No clock of this room ever runs out.
  @ParameterizedTest
  @EnumSource
  void cards_come_by_themselves_a_moment_after_the_bet(Screen screen) {
    var ann = guest(screen).opens("/");
    ann.press(ann.page.locator(".topbar .gear"));
    ann.page.getByLabel("Deal automatically a moment after I bet").check();
    ann.page.keyboard().press("Escape");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    ann.sits("Ann", table);
    bob.banks(500);
    ann.lays("game", 5).bets();
    ann.sees(".turnline", "Your bet is in");
    assertThat(ann.page.locator(".acts [data-choice=done]"))
        .containsText(Pattern.compile("in [1-5] s"));
    assertThat(ann.page.locator(".hero .hand .card").first()).isVisible();
  }

  @Test
  void a_bet_that_is_pressed_twice_is_made_once() {
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(Screen.DESK);
    var bets = new ArrayList<String>();
    ann.page.onWebSocket(
        line ->
            line.onFrameSent(
                frame -> {
                  if (frame.text().contains("bet.game")) {
                    bets.add(frame.text());
                  }
                }));
    ann.sits("Ann", table);
    bob.banks(500);
    ann.lays("game", 5);
    ann.page.evaluate(TWICE, "b");
    ann.sees(".turnline", "Your bet is in");
    assertThat(bets).hasSize(1);
    assertThat(ann.page.locator("[role=alert]")).hasCount(0);
  }

  private static final String TWICE =
      """
      (key) => {
        const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        press();
        press();
      }
      """;

  /// With as many people as the table holds, each step at every size.
  @Test
  void the_guide_lies_on_nothing_that_can_be_read_or_pressed() {
    var bob = evening.regular("Bob", table).sits(1, 1000);
    for (var seat : List.of(2, 3, 5, 6)) {
      evening.regular("Regular " + seat, table).sits(seat, 1000);
    }
    var ann = newcomer(Screen.PHONE).sits("Ann", table);
    bob.banks(500);
    assertThat(ann.page.locator(".tray")).isVisible();
    for (var step = 1; step <= 4; step++) {
      assertThat(ann.page.locator(".guide")).containsText(step + " of 4");
      for (var size : GUIDED) {
        ann.page.setViewportSize(size[0], size[1]);
        assertThat(ann.page.locator(".guide")).isVisible();
        Chromium.picture(ann.page, "guide-%d-%d".formatted(size[0], step));
        assertThat((List<?>) ann.page.evaluate(COVERED))
            .as("step %d at %d x %d", step, size[0], size[1])
            .isEmpty();
      }
      PictureChecks.findNothingSerious(ann.page);
      ann.press(ann.page.locator(".guide .primary"));
    }
    assertThat(ann.page.locator(".bet-tools")).isVisible();
  }

  private static final List<int[]> GUIDED =
      List.of(
          new int[] {320, 640},
          new int[] {360, 740},
          new int[] {390, 844},
          new int[] {720, 450},
          new int[] {844, 390},
          new int[] {820, 1180},
          new int[] {1024, 768},
          new int[] {1180, 820},
          new int[] {1279, 800},
          new int[] {1440, 900});

  /// What the guide hides, or where its own text runs out of it. On a phone the other seats are
  /// scrolled to.
  private static final String COVERED =
      """
      () => {
        const guide = document.querySelector('.guide');
        const its = guide.getBoundingClientRect();
        const tiles = getComputedStyle(document.querySelector('.seats')).display === 'grid';
        const others = tiles ? '' : ', .seat .plate, .seat .ring';
        const wrong = [...document.querySelectorAll(
          '.bank, .bet-area, .tray-chip, .bet-now, .turnline, .hero .plate, .printed' + others)]
          .filter((part) => part.checkVisibility())
          .filter((part) => {
            const box = part.getBoundingClientRect();
            return Math.min(box.right, its.right) > Math.max(box.left, its.left)
              && Math.min(box.bottom, its.bottom) > Math.max(box.top, its.top);
          })
          .map((part) => `${part.className} ${part.textContent}`);
        if (guide.scrollHeight > guide.clientHeight + 1) wrong.push('its own text is cut');
        return wrong;
      }
      """;

  /// $25 would be the least wager, and its fee is $1.
  @Test
  void whoever_has_too_little_for_a_wager_and_its_fee_is_asked_for_more() {
    var setup = new Setup("Monday", new Setup.Stakes.Schedule(2), 6);
    var dear = evening.table(new TableOpening("aviator", "pure-21.5", setup, Map.of(), "", "", 0));
    evening.shoe.beginsWith(DECKS, "Ts Td 6h Tc");
    var bob = evening.regular("Bob", dear).sits(1, 1000);
    var ann = guest(Screen.DESK);
    ann.joins("Ann", dear);
    ann.sees(".hero .plate", "$100");
    bob.banks(500);
    ann.lays("game", 25, 25, 5, 5, 5, 5, 1, 1, 1, 1).bets().does("done");
    ann.does("stand");
    ann.sees("dialog", "$25 is not enough for the minimum bet and its collection");
    assertThat(ann.page.locator("dialog .presets .btn").first()).hasText("Min $100");
    looksRight(ann, "short-of-chips");
    ann.press(ann.page.locator("dialog [data-choice=top-up]"));
    assertThat(ann.page.locator(".rebuy")).hasCount(0);
  }

  /// Betting there would take its whole time.
  @Test
  void whoever_wants_to_play_now_is_not_sent_where_bets_wait_for_somebody_who_has_gone() {
    var monday = evening.table("Monday");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    evening.regular("Cal", table).sits(2, 1000);
    bob.banks(500);
    var ann = guest(Screen.DESK).opens("/");
    ann.press(ann.page.locator(".quick button[type=submit]"));
    ann.sees(".hero .plate", "You");
    assertThat(ann.page.url()).endsWith("/table/" + monday);
  }

  @Test
  void whoever_wants_to_play_now_is_led_on_from_a_full_table() {
    var full = evening.table("casino-club", "pure-21.5", "Full", 2);
    evening.regular("Bob", full).sits(1, 1000);
    evening.regular("Cal", full).sits(2, 1000);
    var ann = guest(Screen.DESK).comesIn("Ann", full);
    assertThat(ann.page.locator(".come-in")).hasCount(0);
    ann.opens("/table/%d?deal".formatted(full));
    ann.sees(".hero .plate", "You");
    assertThat(ann.page.url()).endsWith("/table/" + table);
  }
}
