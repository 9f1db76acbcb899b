package cardroom.proving.browser;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// From the address of a table to the first decision: the page waits for nothing that the decision
/// does not need.
final class FirstDecisionTest extends Visit {

  private static final String SOCKET = "socket";

  /// Records what the page requests, in its own order, which the browser's report does not
  /// preserve; and after how many milliseconds a chip or a button of the dock can first be pressed.
  private static final String WATCH =
      """
      window.asked = [];
      const fetched = window.fetch;
      window.fetch = (what, how) => {
        window.asked.push(new URL(what.url ?? what, location.href).pathname);
        return fetched(what, how);
      };
      window.WebSocket = class extends WebSocket {
        constructor(...where) {
          super(...where);
          window.asked.push('socket');
          window.lineAt = performance.now();
        }
      };
      new MutationObserver((_, watch) => {
        if (!document.querySelector('.tray-chip:enabled, .acts[data-ready=true] .act:enabled')) return;
        watch.disconnect();
        document.documentElement.dataset.decided = Math.round(performance.now());
      }).observe(document, { subtree: true, childList: true, attributes: true });
      """;

  private static final String BEFORE_THE_LINE =
      """
      () => performance.getEntriesByType('resource')
        .filter(({ startTime }) => startTime < window.lineAt)
        .map(({ name }) => new URL(name).pathname)
      """;

  @Test
  void the_first_decision_waits_for_the_table_alone() {
    var table = evening.table("Friday");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(Screen.DESK).sits("Ann", table);
    bob.banks(500);
    ann.page.addInitScript(WATCH);
    ann.page.reload();
    ann.page
        .locator("html[data-decided]")
        .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
    var now = paths(ann.page, "() => window.asked");
    var line = now.indexOf(SOCKET);
    assertThat(now).containsOnlyOnce(SOCKET);
    assertThat(now.indexOf("/api/me"))
        .as("who I am, before the line to the table")
        .isBetween(0, line);
    assertThat(now.subList(0, line))
        .as("nothing else is waited for")
        .noneMatch(path -> path.startsWith("/api/") && !path.equals("/api/me"));
    assertThat(paths(ann.page, BEFORE_THE_LINE))
        .as("and nothing that is only drawn later")
        .isNotEmpty()
        .noneMatch(path -> path.startsWith("/talk-"));
  }

  private static List<String> paths(Page page, String question) {
    List<String> paths = new ArrayList<>();
    for (var path : (List<?>) page.evaluate(question)) {
      paths.add(String.valueOf(path));
    }
    return paths;
  }
}
