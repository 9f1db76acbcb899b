package cardroom.proving.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;

/// A person who has only a keyboard: goes from one thing to the next with Tab.
final class Keys {

  private static final int TABS_MAX = 80;

  private final Page page;

  Keys(Page page) {
    this.page = page;
  }

  /// Presses Tab until the focus is there, and checks that it is visible.
  void goTo(Locator target) {
    target.waitFor();
    for (int i = 0; i < TABS_MAX && !isAt(target); i++) {
      page.keyboard().press("Tab");
    }
    assertThat(isAt(target)).as("Tab leads to %s", target).isTrue();
    assertThat(target.evaluate("part => part.matches(':focus-visible')"))
        .as("the focus is seen on %s", target)
        .isEqualTo(true);
  }

  private static boolean isAt(Locator target) {
    return Boolean.TRUE.equals(target.evaluate("part => part === document.activeElement"));
  }
}
