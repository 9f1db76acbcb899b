package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A finished hand is looked at again, downloaded as PHH, and uploaded as a file.
final class PokerReplayTest extends Visit {

  private static final long PAUSE_MILLIS = 3000;

  @Override
  Evening evening(Path folder) {
    return Evening.pausing(folder, PAUSE_MILLIS);
  }

  @ParameterizedTest
  @EnumSource
  void a_hand_is_replayed_exported_and_imported(Screen screen) {
    var ring = new Ring(evening, evening.ring("texas-holdem", 9));
    var ann = guest(screen).joins("Ann", ring.table);
    ring.with(2, "Bob", 200).with(3, "Cat", 200);
    ring.playOut(ann, Deciding::cheaply);
    ann.opens("/table/%d/rounds/1".formatted(ring.table));
    walks(ann, screen);
    var file = folder.resolve("hand.phh");
    ann.page.waitForDownload(() -> ann.press(ann.page.locator("[data-document=phh]"))).saveAs(file);
    ann.opens("/replay");
    ann.page.locator("input[type=file]").setInputFiles(file);
    assertThat(ann.page.locator(".replay-felt .board .card")).hasCount(5);
    Chromium.picture(ann.page, "replay-import-" + screen);
    ann.press(ann.page.locator(".log .clause:has-text('POKER-SHOW-1')").first());
    ann.sees("dialog .quote", "shows first");
    looksRight(ann, "replay-clause", screen);
    ann.page.keyboard().press("Escape");
    PictureChecks.findNothingSerious(ann.page);
  }

  /// Backwards from the end to the first card, and to the end again.
  private static void walks(Guest ann, Screen screen) {
    assertThat(ann.page.locator(".replay-felt .award").first()).isVisible();
    assertThat(ann.page.locator(".replay-felt .board .card")).hasCount(5);
    Chromium.picture(ann.page, "replay-hand-" + screen);
    PictureChecks.findNothingSerious(ann.page);
    PictureChecks.seeNothingCutOff(ann.page);
    ann.press(ann.page.getByText("First", exactly()));
    assertThat(ann.page.locator(".replay-felt .board .card")).hasCount(0);
    ann.page.keyboard().press("ArrowRight");
    assertThat(ann.page.locator(".replay-bar")).containsText(Pattern.compile("Step 2 of"));
    ann.press(ann.page.getByText("Last", exactly()));
    assertThat(ann.page.locator(".replay-felt .award").first()).isVisible();
  }

  private static Page.GetByTextOptions exactly() {
    return new Page.GetByTextOptions().setExact(true);
  }
}
