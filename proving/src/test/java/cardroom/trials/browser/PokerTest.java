package cardroom.trials.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.trials.browser.Chromium.Screen;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whole hands of every game that plays for pots, by mouse and by keys, with whatever is offered.
final class PokerTest extends Visit {

  private static final long PAUSE_MILLIS = 1500;

  @Override
  Evening evening(Path folder) {
    return Evening.pausing(folder, PAUSE_MILLIS);
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
    ring.with(1, "Bob", 200).with(2, "Cat", 200);
    var ann = guest(Screen.DESK).joins("Ann", ring.table);
    ring.playOut(ann, Deciding::cheaply);
    assertThat(ann.page.locator(".award").first()).containsText("$");
    Chromium.picture(ann.page, "poker-%s-over-desk".formatted(game));
    ring.until(ann.page.locator(".acts[data-ready=true]"), ann, _ -> {});
    Chromium.picture(ann.page, "poker-%s-turn-desk".formatted(game));
    ring.playOut(ann, Deciding::byKeys);
    Eyes.seeNothingCutOff(ann.page);
  }
}
