package cardroom.proving.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Set;

/// What must be true of every picture: nothing runs over the edge, nothing that axe-core calls
/// serious.
final class PictureChecks {

  private static final Set<String> SERIOUS = Set.of("serious", "critical");

  private PictureChecks() {}

  static void findNothingSerious(Page page) {
    var found =
        new AxeBuilder(page)
            .options(violationsAlone()).setLegacyMode(true).analyze().getViolations().stream()
                .filter(violation -> SERIOUS.contains(violation.getImpact()))
                .flatMap(
                    violation ->
                        violation.getNodes().stream()
                            .map(
                                node ->
                                    violation.getId()
                                        + ": "
                                        + node.getHtml()
                                        + " "
                                        + node.getFailureSummary()))
                .toList();
    assertThat(found).as("accessibility").isEmpty();
  }

  /// Without the list of passed checks, and, since no page has frames, in the page itself.
  private static AxeRunOptions violationsAlone() {
    var options = new AxeRunOptions();
    options.setResultTypes(List.of("violations"));
    options.setXPath(false);
    options.setIFrames(false);
    return options;
  }

  static void seeNothingCutOff(Page page) {
    assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        .as("nothing is wider than the screen")
        .isEqualTo(true);
    var cut = page.evaluate(CUT_OFF);
    assertThat((List<?>) cut).as("buttons and amounts outside the screen").isEmpty();
  }

  /// Everything that can be pressed there is as high as a finger needs.
  static void seeLargeEnoughToTap(Page page, String where) {
    assertThat((List<?>) page.evaluate(TOO_LOW, where)).as("too low to tap").isEmpty();
  }

  private static final String TOO_LOW =
      """
      (where) => [...document.querySelector(where).querySelectorAll('a, button, select, input')]
        .filter((part) => part.checkVisibility() && part.getBoundingClientRect().height < 36)
        .map((part) => part.outerHTML.slice(0, 120))
      """;

  /// Everybody's name and chips are inside the window or a scroll area, large enough, covered by
  /// nothing, and my own seat is below them all.
  static void seeEveryoneApart(Page page) {
    assertThat((List<?>) page.evaluate(CROWDED)).as("plates that cannot be read").isEmpty();
  }

  private static final String CROWDED =
      """
      () => {
        const wrong = [];
        const box = (part) => part.getBoundingClientRect();
        const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
          && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
        const all = (what) => [...document.querySelectorAll(what)].filter((part) => part.checkVisibility());
        const plates = all('.ring-seat:not(.free) .plate');
        const middle = all('.middle .board, .middle .award, .pot-total');
        const solid = [...plates, ...middle, ...all('.ring-hero .marked-hand')];
        plates.forEach((plate, i) => {
          const said = plate.textContent;
          if (box(plate).left < -1 || box(plate).right > innerWidth + 1) wrong.push(`outside: ${said}`);
          for (const text of plate.querySelectorAll('.who, .stack'))
            if (parseFloat(getComputedStyle(text).fontSize) < 12) wrong.push(`small: ${text.textContent}`);
          for (const other of solid.slice(i + 1))
            if (meet(box(plate), box(other))) wrong.push(`covers: ${said} and ${other.className} ${other.textContent}`);
        });
        const me = document.querySelector('.ring-hero .plate');
        const lowest = Math.max(...plates.map((plate) => box(plate).bottom));
        if (!me || box(me).bottom < lowest) wrong.push('I do not sit at the bottom');
        return wrong;
      }
      """;

  /// Everything a person must reach or read is inside the window, or inside a scroll area.
  private static final String CUT_OFF =
      """
      () => [...document.querySelectorAll('.dock button, .hero .hand, .hero .total, .bank, .bet-area, .plate')]
        .filter((part) => part.checkVisibility() && !part.closest('.seats'))
        .map((part) => [part, part.getBoundingClientRect()])
        .filter(([, box]) => box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        .map(([part]) => part.outerHTML.slice(0, 120))
      """;
}
