package cardroom.trials.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.trials.browser.Chromium.Screen;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Between two hands a player takes another seat, and reads what that costs.
final class SeatChangeTest extends Visit {

  private static final long PAUSE_MILLIS = 15_000;

  @Override
  Evening evening(Path folder) {
    return Evening.pausing(folder, PAUSE_MILLIS);
  }

  @ParameterizedTest
  @EnumSource
  void a_free_seat_is_chosen_between_hands(Screen screen) {
    var ring = new Ring(evening, evening.ring("texas-holdem", 6));
    ring.with(1, "Bob", 200).with(2, "Cat", 200).with(3, "Dan", 200);
    var ann = guest(screen).joins("Ann", ring.table);
    ring.playOut(ann, Deciding::cheaply);
    ann.press(ann.page.locator(".dock [data-choice=move]"));
    ann.page.locator("dialog select").selectOption("6");
    ann.sees("dialog .clause", "POKER-MOVE-1");
    ann.sees("dialog .quote", "posts a live big blind or waits");
    looksRight(ann, "seat-change", screen);
    ann.press(ann.page.locator("dialog [data-choice=move]"));
    assertThat(ann.page.locator(".dock [data-choice=post]")).isVisible();
    assertThat(ann.page.locator(".dock [data-choice=move]")).hasCount(1);
    looksRight(ann, "seat-changed", screen);
    ann.press(ann.page.locator(".dock [data-choice=post]"));
    assertThat(ann.page.locator(".dock [data-choice=post]")).hasCount(0);
  }
}
