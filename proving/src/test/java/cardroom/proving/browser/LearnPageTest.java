package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The trainer: a situation, a decision, and its worth at once.
final class LearnPageTest extends Visit {

  @ParameterizedTest
  @EnumSource
  void a_decision_is_judged_at_once_and_the_next_one_follows(Screen screen) {
    var ann = newcomer(screen).opens("/learn?house=casino-club&game=three-card-poker");
    ann.sees(".learn-page", "Nothing answered yet.");
    assertThat(ann.page.locator(".lesson .card")).hasCount(4);
    ann.press(ann.page.locator(".lesson [data-choice=play]"));
    assertThat(ann.page.locator(".lesson .act.best")).hasCount(1);
    ann.sees(".lesson [role=status]", "Of 100 banks");
    ann.sees(".learn-page", "of 1 right so far");
    Chromium.wholePicture(ann.page, "learn-" + screen);
    PictureChecks.seeNothingCutOff(ann.page);
    PictureChecks.findNothingSerious(ann.page);
    ann.press(
        ann.page.getByRole(
            AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Next").setExact(true)));
    assertThat(ann.page.locator(".lesson .ev")).hasCount(0);
    ann.page.getByLabel("Game").selectOption("pure-21.5");
    assertThat(ann.page.locator(".lesson .card")).hasCount(3);
    ann.page.reload();
    ann.page.getByLabel("Game").selectOption("three-card-poker");
    ann.sees(".learn-page", "of 1 right so far");
  }
}
