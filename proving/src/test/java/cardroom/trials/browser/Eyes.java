package cardroom.trials.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Set;

/// What must hold of any picture: nothing runs over the edge, nothing axe-core calls serious.
final class Eyes {

  private static final Set<String> SERIOUS = Set.of("serious", "critical");

  private Eyes() {}

  static void findNothingSerious(Page page) {
    var found =
        new AxeBuilder(page)
            .analyze().getViolations().stream()
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

  static void seeNothingCutOff(Page page) {
    assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
        .as("nothing is wider than the screen")
        .isEqualTo(true);
    var cut = page.evaluate(CUT_OFF);
    assertThat((List<?>) cut).as("buttons and amounts outside the screen").isEmpty();
  }

  /// Everything a person must reach or read lies inside the window, or inside something that
  /// scrolls.
  private static final String CUT_OFF =
      """
      () => [...document.querySelectorAll('.dock button, .hero .hand, .hero .total, .bank, .bet-area, .plate')]
        .filter((part) => part.checkVisibility() && !part.closest('.seats'))
        .map((part) => [part, part.getBoundingClientRect()])
        .filter(([, box]) => box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
        .map(([part]) => part.outerHTML.slice(0, 120))
      """;
}
