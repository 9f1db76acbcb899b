package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.houses.Catalogue;
import cardroom.proving.browser.Chromium.Screen;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A Spanish visitor at a table of each of the thirteen games reads no English: not on the felt,
/// not on the rail, not on the page of rules, and not by ear.
final class SpanishTablesTest extends Visit {

  private static final String ENGLISH =
      "\\b(the|of|and|with|your|you|on|is|are|for|seats?|bank|next|begins?|hand|players?|waits?|acts?"
          + "|wagers?|cards?|pot|blinds?|raises|calls|folds|checks|bets|pays|hard|soft|high|from|limit|by"
          + "|half|least|most)\\b";

  /// What the page shows and says, without the original clauses beside their translations.
  private static final String READ =
      """
      () => {
        const page = document.body.cloneNode(true);
        for (const own of page.querySelectorAll('[lang=en], script, noscript, kbd')) own.remove();
        const labels = [...page.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
        const texts = [...page.querySelectorAll('*')].flatMap((one) =>
          [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent));
        return [...texts, ...labels].map((text) => text.trim()).filter(Boolean);
      }
      """;

  /// Names of wagers, games and houses are the same in every language, and so are the headings of
  /// the papers that a sign rests on.
  private static final String NAMES =
      "Wagering Limits and Collection Fees|Pair Plus|6 Card Bonus|Red Flex|Ocean View( Card"
          + " Room)?|Bureau of Gambling Control|Texas Hold’em|7-Card Stud|High-Low( Split)?|Three"
          + " Card Poker|Casino Club|Crazy Pineapple|Draw Poker|Table of [a-z-]+";

  static Stream<String> pots() {
    var catalogue = Catalogue.packaged();
    return catalogue.games("ocean-view").stream()
        .filter(game -> !catalogue.games("casino-club").contains(game));
  }

  @Override
  Evening evening(Path folder) {
    return Evening.pausing(folder, 60);
  }

  static void readsSpanish(Guest ann) {
    var english =
        ((List<?>) ann.page.evaluate(READ))
            .stream()
                .map(String::valueOf)
                .map(text -> text.replaceAll(NAMES, ""))
                .map(text -> text.replaceAll("[A-Z0-9]{3,}(-[A-Z0-9]+)+", ""))
                .filter(text -> text.matches("(?isU).*" + ENGLISH + ".*"))
                .toList();
    assertThat(english).isEmpty();
  }

  private Guest sits(long table) {
    var ann = guest(Screen.DESK);
    ann.page.addInitScript(Chromium.chosen("language", "'es'"));
    ann.opens("/table/%d?sit".formatted(table));
    ann.page.locator(".come-in input").fill("Ann");
    ann.press(ann.page.locator(".come-in button[type=submit]"));
    assertThat(ann.page.locator("dialog [data-choice=sit]")).isVisible();
    readsSpanish(ann);
    ann.press(ann.page.locator("dialog [data-choice=sit]"));
    assertThat(ann.page.locator(".hero .plate")).isVisible();
    return ann;
  }

  private static void readsTheRules(Guest ann, long table) {
    ann.page.navigate(ann.page.url().replaceFirst("/table/.*", "/table/%d/rules".formatted(table)));
    assertThat(ann.page.locator(".rule-section .original").first()).isVisible();
    readsSpanish(ann);
  }

  @ParameterizedTest
  @MethodSource("pots")
  void at_a_table_that_plays_for_pots(String game) {
    var ring = new Ring(evening, evening.ring(game, 2)).with(1, "Bob", 100);
    var ann = sits(ring.table);
    ring.until(ann.page.locator(".acts[data-ready=true] .act"), List.of(), _ -> {});
    readsSpanish(ann);
    Chromium.picture(ann.page, "spanish-" + game);
    readsTheRules(ann, ring.table);
  }

  @Test
  void at_pure_21_5() {
    var table = evening.table("Friday");
    evening.shoe.beginsWith(DECKS, "9d 9c 7h Ts  8d Ac 7h 5s");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = sits(table);
    bob.banks(500);
    ann.lays("game", 25).lays("buster", 5);
    readsSpanish(ann);
    ann.bets();
    keepsToOneLine(ann);
    ann.does("done");
    assertThat(ann.page.locator(".acts[data-ready=true] .act").first()).isVisible();
    readsSpanish(ann);
    ann.does("stand");
    ann.sees(".hero", "Perdió");
    readsSpanish(ann);
    Chromium.picture(ann.page, "spanish-pure");
    readsTheRules(ann, table);
  }

  /// Its words are longer than the English ones: still the bar of a small laptop is one line.
  private static void keepsToOneLine(Guest ann) {
    assertThat(ann.page.locator(".acts [data-choice=done]")).isVisible();
    ann.page.setViewportSize(1024, 768);
    Chromium.picture(ann.page, "spanish-dock-1024");
    assertThat((List<?>) ann.page.evaluate(MIDDLES)).hasSize(1);
    ann.page.setViewportSize(1440, 900);
  }

  private static final String MIDDLES =
      """
      () => [...new Set([...document.querySelectorAll('.tray, .bet-tools, .acts .act')]
        .map((part) => part.getBoundingClientRect())
        .map(({ top, height }) => Math.round((top + height / 2) / 4)))]
      """;

  @Test
  void at_three_card_poker() {
    var table = evening.table("casino-club", "three-card-poker", "Friday");
    evening.shoe.beginsWith(1, "7h 7c Qh 4h Jc Kd");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = sits(table);
    bob.banks(500);
    ann.lays("ante", 25).lays("pair-plus", 5).bets().does("done");
    assertThat(ann.page.locator(".acts[data-ready=true] .act").first()).isVisible();
    readsSpanish(ann);
    ann.does("play");
    ann.sees(".hero", "Ganó");
    readsSpanish(ann);
    readsTheRules(ann, table);
  }
}
