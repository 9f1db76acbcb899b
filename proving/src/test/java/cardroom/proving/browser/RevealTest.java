package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The end of a round in a real room, frame by frame: the page's clock stands still unless the test
/// moves it.
final class RevealTest extends Visit {

  // At the usual pace (`storyPace.ts`).
  private static final int BUTTON_MS = 300;
  private static final int TURN_MS = 900;
  private static final int DRAW_MS = 650;
  private static final int RESULT_MS = 700;
  private static final int REST_MS = 3_500;
  private static final int MOMENT_MS = 10;

  private static final String DOWN = "six of diamonds, a card face down";
  private static final String TURNED = "six of diamonds, ten of diamonds";
  private static final String DRAWN = TURNED + ", seven of clubs";
  private static final String WON = "Game: Won +$25";
  private static final String BOTH = WON + ", Buster: Won +$5";

  /// The next bets are offered by the room before any of this has been seen.
  @ParameterizedTest
  @CsvSource({
    "normal, 1, NO_PREFERENCE, DESK",
    "slow, 1.6, NO_PREFERENCE, PHONE",
    "quick, 0.45, NO_PREFERENCE, PHONE",
    "normal, 1, REDUCE, DESK"
  })
  void the_bank_turns_draws_and_pays_in_its_time(
      String speed, double pace, ReducedMotion motion, Screen screen) {
    evening.shoe.beginsWith(DECKS, "Ts 6d 9h Td 7c");
    var table = evening.table("Friday");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = patient(screen);
    ann.page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(motion));
    ann.page.addInitScript(Chromium.chosen("speed", "'%s'".formatted(speed)));
    ann.page.clock().install();
    ann.sits("Ann", table);
    bob.banks(500);
    ann.lays("game", 25).lays("buster", 5).bets().does("done");
    assertThat(ann.page.locator(".acts[data-ready=true] [data-choice=stand]")).isVisible();
    var reveal = Reveal.of(ann.page, pace);
    ann.press(ann.page.locator("[data-choice=stand]"));
    bob.banks(500);
    assertThat(ann.page.locator(".acts")).hasCount(0);
    reveal.shows(DOWN, "", 0, "$0", "+0", "");
    reveal.after(TURN_MS - MOMENT_MS).shows(DOWN, "", 0, "$0", "+0", "");
    reveal.after(MOMENT_MS).shows(TURNED, "", 0, "$0", "+0", "");
    reveal.after(BUTTON_MS + DRAW_MS).shows(DRAWN, "", 0, "$0", "+0", "");
    reveal.after(RESULT_MS).shows(DRAWN, WON, 1, "$25", "+0", "");
    reveal.after(RESULT_MS).shows(DRAWN, BOTH, 0, "$30", "+60", "");
    reveal.after(REST_MS - MOMENT_MS).shows(DRAWN, BOTH, 0, "$30", "+60", "");
    // The hands lie there while the next bets are made.
    reveal.after(MOMENT_MS).shows(DRAWN, BOTH, 0, "$0", "+60", "bets");
  }

  /// A page whose clock stands still.
  ///
  /// @param pace how long everything takes there, compared with the usual pace
  /// @param stack my chips when the hand began to be played out
  private record Reveal(Page page, double pace, double stack) {
    private static final int AHEAD_MS = 60_000;

    static Reveal of(Page page, double pace) {
      var now = ((Number) page.evaluate("Date.now()")).longValue();
      page.clock().pauseAt(now + AHEAD_MS);
      return new Reveal(page, pace, ((Number) page.evaluate(STACK)).doubleValue());
    }

    /// So long after what was seen before, at the usual pace.
    Reveal after(int ms) {
      page.clock().runFor(Math.round(ms * pace));
      return this;
    }

    /// @param cards the bank's, as a screen reader names them
    /// @param results mine that are told
    /// @param waiting how many of mine wait for their turn in the order
    /// @param paid by the bank, as its plate says
    /// @param chips what has come to my stack
    /// @param bets whether bets are asked for
    void shows(String cards, String results, int waiting, String paid, String chips, String bets) {
      var wanted = String.join(" | ", cards, results, "" + waiting, paid, chips, bets);
      assertThat(page.evaluate(FRAME, stack)).isEqualTo(wanted);
    }
  }

  private static final String STACK =
      """
      () => Number(document.querySelector('.hero .plate .stack').textContent.replace(/[^0-9.]/g, ''))
      """;

  private static final String FRAME =
      """
      (before) => {
        const all = (part) => [...document.querySelectorAll(part)];
        const label = (part) => part?.getAttribute('aria-label') ?? '';
        const stack = Number(document.querySelector('.hero .plate .stack').textContent.replace(/[^0-9.]/g, ''));
        return [
          label(document.querySelector('.dealer .hand')).replace(/^[^:]*: |[.].*$/g, ''),
          all('.hero .pill:not(.waits)').map((pill) => label(pill).replace(/[.].*$/, '')).join(', '),
          all('.hero .pill.waits').length,
          document.querySelector('.bank .meter.paid b').textContent,
          '+' + (stack - before),
          all('.tray').length ? 'bets' : '',
        ].join(' | ');
      }
      """;
}
