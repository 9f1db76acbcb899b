package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How decisions are made at a poker table: by keys, by amounts, by cards, and in advance.
final class RingKitTest extends Browsing {

  private static PageServer catalogue;

  @BeforeAll
  static void openShelf() {
    catalogue = new PageServer();
  }

  @AfterAll
  static void closeShelf() {
    catalogue.close();
  }

  @Test
  void an_amount_goes_up_by_arrows_and_presets_and_is_printed_before_it_is_bet() {
    var page = show("spread");
    var raise = page.locator("[data-choice=raise]");
    assertThat(raise).containsText("$16");
    page.keyboard().press("ArrowUp");
    page.keyboard().press("ArrowUp");
    assertThat(raise).containsText("$18");
    page.locator(".presets .btn").nth(1).click();
    assertThat(raise).containsText("$28");
    page.keyboard().press("ArrowDown");
    ready(page);
    page.keyboard().press("a");
    assertThat(sent(page)).hasAttribute(DATA, has("raise", 2700));
  }

  @Test
  void enter_never_bets() {
    var page = show("holdem");
    ready(page);
    page.keyboard().press("Enter");
    page.locator("[data-choice=call]").focus();
    page.keyboard().press("Enter");
    assertThat(sent(page)).hasAttribute(DATA, "");
    page.keyboard().press("Space");
    assertThat(sent(page)).hasAttribute(DATA, has("call", 800));
  }

  @Test
  void a_letter_counts_only_when_the_turn_has_lasted_a_moment() {
    var page = chromium.person(Screen.DESK).newPage();
    page.addInitScript(TOO_EARLY);
    page.navigate(catalogue.page("state=holdem"));
    ready(page);
    assertThat(page.locator("html[data-early=f]")).hasCount(1);
    assertThat(sent(page)).hasAttribute(DATA, "");
    page.keyboard().press("c");
    assertThat(sent(page)).hasAttribute(DATA, has("call", 800));
  }

  /// Presses F at the very moment the bar appears, which only a script inside the browser can do.
  private static final String TOO_EARLY =
      """
      new MutationObserver((_, watch) => {
        if (!document.querySelector('.acts[data-ready=false]')) return;
        watch.disconnect();
        dispatchEvent(new KeyboardEvent('keydown', { key: 'f', bubbles: true }));
        document.documentElement.dataset.early = 'f';
      }).observe(document, { subtree: true, childList: true, attributes: true });
      """;

  @Test
  void cards_to_throw_away_are_marked_with_space() {
    var page = show("draw");
    ready(page);
    page.keyboard().press("ArrowRight");
    page.keyboard().press("Space");
    page.keyboard().press("ArrowRight");
    page.keyboard().press("ArrowRight");
    page.keyboard().press("Space");
    Chromium.picture(page, "kit-marked-desk");
    PictureChecks.findNothingSerious(page);
    page.keyboard().press("d");
    assertThat(sent(page)).hasAttribute(DATA, Pattern.compile("\"cards\":\\[\"7h\",\"3d\"]"));
  }

  @Test
  void a_decision_beforehand_can_be_taken_back() {
    var page = show("waiting");
    var pre = page.locator("[data-pre=check-fold]");
    pre.click();
    assertThat(pre).hasAttribute("aria-pressed", "true");
    Chromium.picture(page, "kit-beforehand-desk");
    page.locator("[data-pre=call-any]").click();
    assertThat(pre).hasAttribute("aria-pressed", "false");
    page.locator("[data-pre=call-any]").click();
    assertThat(page.locator("[data-pre][aria-pressed=true]")).hasCount(0);
  }

  /// Each is a check where a check is free; facing a bet, it folds, asks again or calls. All of
  /// them are sent at the same moment of the turn, so that the timing does not reveal which it was.
  @ParameterizedTest
  @CsvSource({
    "check-fold, free, check",
    "check, free, check",
    "call-any, free, check",
    "check-fold, holdem, fold",
    "check, holdem, ''",
    "call-any, holdem, call"
  })
  void what_was_decided_beforehand_is_done_after_the_same_delay(
      String pre, String then, String done) {
    var page = chromium.person(Screen.DESK).newPage();
    page.clock().install();
    page.navigate(catalogue.page("state=waiting&then=" + then));
    page.locator("[data-pre=%s]".formatted(pre)).click();
    assertThat(page.locator("[data-pre][aria-pressed=true]")).hasCount(1);
    page.clock().pauseAt(((Number) page.evaluate("Date.now()")).longValue() + 1000);
    page.evaluate("dispatchEvent(new Event('kit-then'))");
    page.clock().runFor(DELAY_MILLIS - 200);
    assertThat(sent(page)).hasAttribute(DATA, "");
    page.clock().runFor(400);
    assertThat(sent(page)).hasAttribute(DATA, done.isEmpty() ? NOTHING : sends(done));
    // A page whose clock stands still draws no frame.
    page.clock().resume();
    Chromium.picture(page, "kit-%s-%s-desk".formatted(pre, then));
  }

  private static final int DELAY_MILLIS = 1000;
  private static final Pattern NOTHING = Pattern.compile("^$");

  private static Pattern sends(String choice) {
    return Pattern.compile("\"id\":\"%s\"".formatted(choice));
  }

  @Test
  void a_share_of_the_pot_tells_its_clause_and_its_cards() {
    var page = show("split");
    page.locator(".award").nth(1).click();
    assertThat(page.locator(".rail .why")).containsText("low half");
    assertThat(page.locator(".rail .why .card")).hasCount(5);
    Chromium.picture(page, "kit-split-why-desk");
    PictureChecks.findNothingSerious(page);
  }

  private static final String DATA = "data-sent";

  private static Locator sent(Page page) {
    return page.locator(".app");
  }

  private static Pattern has(String choice, int cents) {
    return Pattern.compile("\"%s\".*\"amountCents\":%d".formatted(choice, cents));
  }

  private static void ready(Page page) {
    page.locator(".acts[data-ready=true]").waitFor();
  }

  private static Page show(String state) {
    var page = chromium.person(Screen.DESK).newPage();
    page.navigate(catalogue.page("state=" + state));
    page.locator(".felt").waitFor();
    return page;
  }
}
