package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Locator;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whole hands of every poker game, by mouse, by touch and by keys, with whatever is offered.
final class PokerTest extends Browsing {

  private static final long PAUSE_MILLIS = 6000;

  /// Small enough for a seat at every table of the room.
  private static final long DOLLARS = 80;

  @TempDir private static Path folder;
  private static Evening evening;
  private static Guest ann;
  private static Guest ivy;

  @BeforeAll
  static void openRoom() {
    evening = Evening.pausing(folder, PAUSE_MILLIS);
    ann = guest(Screen.DESK);
    ivy = guest(Screen.PHONE);
  }

  private static Guest guest(Screen screen) {
    return new Guest(evening, chromium.person(screen), screen == Screen.PHONE).knowsTheTable();
  }

  /// The same people go from table to table.
  @Override
  void sendHome() {}

  @AfterAll
  static void closeRoom() {
    chromium.sendHome();
    evening.close();
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
  void a_hand_by_mouse_and_touch_and_one_by_keys(String game) {
    var ring = new Ring(evening, evening.ring(game, 6));
    ann.joins("Ann", ring.table);
    ivy.joins("Ivy", ring.table);
    ring.with(3, "Bob", DOLLARS).with(4, "Cat", DOLLARS);
    ring.playOut(List.of(ann, ivy), Deciding::cheaply);
    for (var guest : List.of(ann, ivy)) {
      assertThat(guest.page.locator(".award").first()).containsText("$");
      pictures(guest, game, "over", guest == ann ? Screen.DESK : Screen.PHONE);
    }
    ring.until(turn(ivy), List.of(ann), Deciding::byKeys);
    pictures(ivy, game, "turn", Screen.PHONE);
    ring.until(turn(ann), List.of(ivy), Deciding::cheaply);
    pictures(ann, game, "turn", Screen.DESK);
    ring.playOut(List.of(ann, ivy), guest -> decides(guest, guest == ann));
  }

  private static void decides(Guest guest, boolean keys) {
    if (keys) {
      Deciding.byKeys(guest);
    } else {
      Deciding.cheaply(guest);
    }
  }

  private static Locator turn(Guest guest) {
    return guest.page.locator(".acts[data-ready=true]");
  }

  private static void pictures(Guest guest, String game, String when, Screen screen) {
    Chromium.picture(guest.page, "poker-%s-%s-%s".formatted(game, when, screen));
    PictureChecks.seeNothingCutOff(guest.page);
  }
}
