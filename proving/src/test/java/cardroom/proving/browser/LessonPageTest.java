package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.houses.lessons.GameLessons;
import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;

/// Lessons: a sentence, a question, a friendly word for a wrong answer, and the end.
final class LessonPageTest extends Visit {

  private static final int PARTS_MAX = 8;

  @Test
  void somebody_new_finds_out_what_21_5_is_from_the_lobby() {
    var ann = newcomer(Screen.PHONE).opens("/");
    ann.press(
        ann.page.getByRole(
            AriaRole.LINK, new Page.GetByRoleOptions().setName("Learn it, two minutes")));
    ann.sees("h1", "What is 21.5?").sees(".lesson-step", "1 of 6");
    picture(ann, "lesson-aim-phone");
    next(ann).sees(".lesson-step", "a Pure");
    ann.press(ann.page.locator(".lesson-step .clause").first());
    ann.sees("dialog[open]", "P215-VAL-2");
    ann.page.keyboard().press("Escape");
    next(ann).press(ann.page.locator("[data-answer=double]"));
    ann.sees(".reply", "adds $20 to your wager");
    assertThat(ann.page.locator(".lesson-step .btn.primary")).hasCount(0);
    picture(ann, "lesson-wrong-phone");
    PictureChecks.findNothingSerious(ann.page);
    PictureChecks.seeNothingCutOff(ann.page);
    plays(ann);
    ann.sees(".lesson-step", "That was the lesson.");
    ann.page.locator(".lesson-head a").click();
    ann.sees(".lesson-list li", "done");
    PictureChecks.findNothingSerious(ann.page);
    picture(ann, "lessons-phone");
  }

  @Test
  void every_lesson_is_played_to_its_end_with_the_keyboard() {
    var ann = newcomer(Screen.DESK);
    for (var lesson : GameLessons.ALL) {
      ann.opens("/learn/" + lesson);
      var parts = 0;
      while (ann.page.locator(".lesson-step [role=status].said").count() == 0) {
        assertThat(++parts).as(lesson).isLessThanOrEqualTo(PARTS_MAX);
        part(ann, parts);
      }
      assertThat(parts).as(lesson).isGreaterThanOrEqualTo(5);
      Chromium.picture(ann.page, "lesson-" + lesson);
    }
    PictureChecks.findNothingSerious(ann.page);
  }

  /// Gives the right answer, if something is asked, and goes on.
  private static void part(Guest ann, int number) {
    var page = ann.page;
    ann.sees(".lesson-step", number + " of");
    if (number > 1) {
      // A screen reader reads out the new sentence.
      assertThat(page.locator(".lesson-step .said")).isFocused();
    }
    var right = page.locator(".lesson-step [data-right=true]");
    var go = page.locator(".lesson-step .btn.primary");
    assertThat(right.or(go).first()).isVisible();
    if (right.count() > 0) {
      right.focus();
      page.keyboard().press("Enter");
    }
    go.focus();
    page.keyboard().press("Enter");
    assertThat(page.locator(".lesson-step").getByText("%d of".formatted(number))).hasCount(0);
  }

  @Test
  void a_lesson_is_in_spanish_and_an_unknown_one_is_not_found() {
    var ana = newcomer(Screen.DESK);
    ana.page.addInitScript(Chromium.chosen("language", "'es'"));
    ana.opens("/learn/razz").sees(".lesson-step", "ganan las cinco cartas más bajas");
    next(ana).press(ana.page.locator("[data-answer=Ben]"));
    ana.sees(".reply", "Intenta otra vez");
    picture(ana, "lesson-razz-es");
    ana.opens("/learn/snap").sees(".notice", "Esa lección no existe");
  }

  @Test
  void the_guide_of_a_table_leads_to_the_lesson_of_its_game() {
    var table = evening.ring("razz", 6);
    var ann = newcomer(Screen.DESK).joins("Ann", table);
    var link = ann.page.locator(".guide a");
    assertThat(link).hasAttribute("href", "/learn/razz");
    assertThat(link).hasAttribute("target", "_blank");
  }

  private static Guest next(Guest guest) {
    guest.press(guest.page.locator(".lesson-step .btn.primary"));
    return guest;
  }

  private static void plays(Guest guest) {
    var page = guest.page;
    while (page.locator(".lesson-step [role=status].said").count() == 0) {
      var right = page.locator(".lesson-step [data-right=true]");
      if (right.count() > 0) {
        guest.press(right);
      }
      next(guest);
    }
  }

  private static void picture(Guest guest, String name) {
    Chromium.wholePicture(guest.page, name);
  }
}
