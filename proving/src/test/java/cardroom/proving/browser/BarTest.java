package cardroom.proving.browser;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The bar above a page holds the longest names and billions at any width, and its parts do not
/// overlap.
final class BarTest extends Browsing {

  private static PageServer catalogue;

  @BeforeAll
  static void openShelf() {
    catalogue = new PageServer();
  }

  @AfterAll
  static void closeShelf() {
    catalogue.close();
  }

  @ParameterizedTest
  @CsvSource({
    "320, 568, settled",
    "360, 740, holdem",
    "360, 740, betting",
    "768, 1024, settled",
    "768, 1024, holdem",
    "1024, 768, betting",
    "1440, 900, settled"
  })
  void the_bar_of_a_table_holds_any_name_and_amount(int width, int height, String state) {
    var page = page(width, height);
    page.navigate(catalogue.page("floor&rich&state=" + state));
    page.locator(".felt").waitFor();
    page.evaluate("document.fonts.ready");
    Chromium.picture(page, "bar-%s-%d".formatted(state, width));
    assertThat((List<?>) page.evaluate(CROWDED))
        .as("parts of the bar in each other's way")
        .isEmpty();
    PictureChecks.seeNothingCutOff(page);
  }

  @ParameterizedTest
  @ValueSource(ints = {320, 360, 768})
  void the_bar_of_the_lobby_holds_a_fortune_and_an_empty_purse(int width) {
    for (var purse : List.of("123456789012399", "50")) {
      var page = page(width, 740);
      page.route("**/api/**", route -> answer(route, purse));
      page.navigate(catalogue.page("state=lobby"));
      page.locator(".purse").waitFor();
      page.evaluate("document.fonts.ready");
      Chromium.picture(page, "bar-lobby-%d-%s".formatted(width, purse));
      assertThat((List<?>) page.evaluate(CROWDED)).as("parts of the bar").isEmpty();
      PictureChecks.seeNothingCutOff(page);
    }
  }

  private static Page page(int width, int height) {
    var page = chromium.person(Screen.DESK).newPage();
    page.setViewportSize(width, height);
    return page;
  }

  private static void answer(Route route, String purse) {
    var isMe = route.request().url().endsWith("/api/me?visitor");
    var me =
        """
        {"name":"WWWWWWWWWWWWWWWWWWWW","csrf":"0","purseCents":%s,"tablesCents":0,"tables":[],
         "nextGrantMs":0,"floor":true}
        """
            .formatted(purse);
    route.fulfill(new Route.FulfillOptions().setBody(isMe ? me : "[]"));
  }

  private static final String CROWDED =
      """
      () => {
        const bar = document.querySelector('.topbar').getBoundingClientRect();
        const parts = [...document.querySelectorAll('.topbar > *, .holdings > *')]
          .filter((part) => part.checkVisibility() && !part.matches('.sr, .grow, .holdings'))
          .filter((part) => part.textContent + part.ariaLabel)
          .map((part) => [part, part.getBoundingClientRect()])
          .filter(([, box]) => box.width > 0);
        const wrong = [];
        if (bar.height > 100) wrong.push(`the bar is ${bar.height} high`);
        parts.forEach(([part, box], i) => {
          if (box.left < -1 || box.right > innerWidth + 1) wrong.push(`outside: ${part.outerHTML}`);
          if (box.width < 16) wrong.push(`squeezed: ${part.outerHTML}`);
          if (part.matches('.purse') && part.scrollWidth > part.clientWidth + 1) wrong.push(`cut: ${part.outerHTML}`);
          for (const [other, its] of parts.slice(i + 1))
            if (Math.min(box.right, its.right) - Math.max(box.left, its.left) > 1
              && Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top) > 1)
              wrong.push(`over each other: ${part.outerHTML} ${other.outerHTML}`);
        });
        return wrong;
      }
      """;
}
