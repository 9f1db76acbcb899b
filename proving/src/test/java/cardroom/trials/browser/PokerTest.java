package cardroom.trials.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.trials.browser.Chromium.Screen;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.TimeoutError;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whole hands of every game that plays for pots, by mouse and by keys, with whatever is offered.
@Tag("browser")
final class PokerTest {

  private static final long PAUSE_MILLIS = 2500;
  private static final List<String> CHEAPEST =
      List.of("check", "call", "bring-in", "let-live", "draw", "discard", "show");
  private static final Map<String, String> LETTERS =
      Map.of(
          "check", "c", "call", "c", "bring-in", "b", "let-live", "n", "draw", "d", "discard", "d");

  @TempDir static Path folder;
  private static Chromium chromium;
  private static Evening evening;
  private static Guest ann;
  private static boolean isKnown;

  @BeforeAll
  static void open() {
    chromium = new Chromium();
    evening = Evening.pausing(folder, PAUSE_MILLIS);
    ann = new Guest(evening, chromium.person(Screen.DESK), false).knowsTheTable();
  }

  @AfterAll
  static void close() {
    evening.close();
    chromium.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "texas-holdem",
        "texas-holdem-high-low",
        "omaha",
        "omaha-high-low",
        "crazy-pineapple",
        "crazy-pineapple-high-low",
        "draw-poker",
        "lowball",
        "seven-card-stud",
        "seven-card-stud-high-low",
        "razz"
      })
  void a_hand_by_mouse_and_a_hand_by_keys(String game) {
    var ring = new Ring(evening, evening.ring(game, 6));
    var tables = ring.table;
    ring.with(1, "Bob of " + tables, 200).with(2, "Cat of " + tables, 200);
    sits(ring);
    ring.playOut(ann, PokerTest::byMouse);
    assertThat(ann.page.locator(".award").first()).containsText("$");
    Chromium.picture(ann.page, "poker-%s-over-desk".formatted(game));
    ring.until(ann.page.locator(".acts[data-ready=true]"), ann, _ -> {});
    Chromium.picture(ann.page, "poker-%s-turn-desk".formatted(game));
    ring.playOut(ann, PokerTest::byKeys);
    Eyes.seeNothingCutOff(ann.page);
  }

  /// With the least there is, so that her chips last for all the tables.
  private static void sits(Ring ring) {
    ann.opens("/table/%d?sit".formatted(ring.table));
    if (!isKnown) {
      ann.page.getByLabel("Your name at the table").fill("Ann");
      ann.press(ann.page.locator(".come-in button[type=submit]"));
      isKnown = true;
    }
    ann.press(ann.page.locator("dialog .presets .btn").first());
    ann.press(ann.page.locator("dialog [data-choice=sit]"));
    assertThat(ann.page.locator(".hero .plate")).containsText("You");
  }

  private static void byMouse(Guest guest) {
    for (var id : CHEAPEST) {
      var act = guest.page.locator(".acts[data-ready=true] [data-choice=%s]".formatted(id));
      if (act.count() > 0) {
        marks(guest, () -> guest.page.locator(".hero .pickable").first().click());
        presses(act);
        return;
      }
    }
  }

  /// What was decided already may be gone from the bar: then the next look finds what is there.
  private static void presses(Locator act) {
    try {
      act.click(new Locator.ClickOptions().setTimeout(3_000));
    } catch (TimeoutError gone) {
      assertThat(act).hasCount(0);
    }
  }

  private static void byKeys(Guest guest) {
    var keys = guest.page.keyboard();
    for (var id : CHEAPEST) {
      if (guest.page.locator(".acts[data-ready=true] [data-choice=%s]".formatted(id)).count() > 0) {
        marks(
            guest,
            () -> {
              keys.press("ArrowRight");
              keys.press("Space");
            });
        keys.press(LETTERS.get(id));
        return;
      }
    }
  }

  /// One card is marked where some are to be thrown away.
  private static void marks(Guest guest, Runnable mark) {
    if (guest.page.locator(".hero .pickable").count() > 0) {
      mark.run();
      assertThat(guest.page.locator(".hero .pickable[aria-pressed=true]")).hasCount(1);
    }
  }
}
