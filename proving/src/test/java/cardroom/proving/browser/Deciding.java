package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.TimeoutError;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// How a guest decides at a poker table: the first of some choices that is offered.
final class Deciding {

  private static final double MOMENT_MILLIS = 3_000;
  private static final List<String> BETS = List.of("check", "call", "bring-in", "let-live");
  private static final List<String> CHEAPEST =
      Stream.concat(BETS.stream(), Stream.of("draw", "discard")).toList();
  private static final List<String> DEAREST = List.of("raise", "bet", "complete", "call", "check");
  private static final Map<String, String> LETTERS =
      Map.of(
          "check", "c", "call", "c", "bring-in", "b", "let-live", "n", "draw", "d", "discard", "d");

  private Deciding() {}

  /// Stays in as cheaply as possible, by mouse or touch.
  static void cheaply(Guest guest) {
    decides(guest, CHEAPEST);
  }

  /// The same where the test itself handles the draw, so that looking a moment too early does no
  /// harm.
  static void withoutDrawing(Guest guest) {
    decides(guest, BETS);
  }

  /// Bets and raises as long as it is offered.
  static void dearly(Guest guest) {
    decides(guest, DEAREST);
  }

  private static void decides(Guest guest, List<String> ids) {
    for (var id : ids) {
      var act = offered(guest, id);
      if (act.count() > 0) {
        marks(guest, () -> guest.press(guest.page.locator(".hero .pickable").first()));
        presses(guest, act);
        return;
      }
    }
  }

  /// The same with letters, arrows and Space alone.
  static void byKeys(Guest guest) {
    var keys = guest.page.keyboard();
    for (var id : CHEAPEST) {
      if (offered(guest, id).count() > 0) {
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

  private static Locator offered(Guest guest, String id) {
    return guest.page.locator(".acts[data-ready=true] [data-choice=%s]".formatted(id));
  }

  /// What was already decided may be gone from the bar: then the next look finds what is there.
  private static void presses(Guest guest, Locator act) {
    try {
      guest.press(act, MOMENT_MILLIS);
    } catch (TimeoutError gone) {
      assertThat(act).hasCount(0);
    }
  }

  /// Marks one card where some are to be discarded.
  private static void marks(Guest guest, Runnable mark) {
    if (guest.page.locator(".hero .pickable").count() > 0) {
      mark.run();
      assertThat(guest.page.locator(".hero .pickable[aria-pressed=true]")).hasCount(1);
    }
  }
}
