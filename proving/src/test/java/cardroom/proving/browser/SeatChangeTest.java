package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Between two hands a player takes another seat, and reads what that costs.
final class SeatChangeTest extends Visit {

  private static final long PAUSE_MILLIS = 30_000;

  @Override
  Evening evening(Path folder) {
    return Evening.pausing(folder, PAUSE_MILLIS);
  }

  @Test
  void deal_me_in_leaves_a_player_in_their_seat() {
    var ring = new Ring(evening, evening.ring("texas-holdem", 6));
    ring.with(1, "Bob", 200).with(2, "Cat", 200);
    var ann = guest(Screen.DESK).joins("Ann", ring.table);
    ring.playOut(ann, Deciding::cheaply);
    assertThat(ann.page.locator(".dock [data-choice=move]")).isVisible();
    ann.opens("/table/%d?deal".formatted(ring.table));
    assertThat(ann.page).hasURL(Pattern.compile("/table/\\d+$"));
    assertThat(ann.page.locator(".hero .plate .no")).hasText("Seat 3");
  }

  @ParameterizedTest
  @EnumSource
  void a_free_seat_is_chosen_between_hands(Screen screen) {
    var ring = new Ring(evening, evening.ring("texas-holdem", 7));
    // The big blind comes to Ann next, in seat 4; in seat 6 it would come to Eve before her.
    ring.with(1, "Bob", 200).with(2, "Cat", 200).with(3, "Dan", 200).with(5, "Eve", 200);
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
