package cardroom.proving.browser;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// From the address of a table to the first decision: nothing is waited for that the decision does
/// not need.
final class FirstDecisionTest extends Visit {

  private static final String SOCKET = "socket";

  /// Notes after how many milliseconds a chip or a button of the dock can first be pressed.
  private static final String WATCH =
      """
      new MutationObserver((_, watch) => {
        if (!document.querySelector('.tray-chip:enabled, .acts[data-ready=true] .act:enabled')) return;
        watch.disconnect();
        document.documentElement.dataset.decided = Math.round(performance.now());
      }).observe(document, { subtree: true, childList: true, attributes: true });
      """;

  @Test
  void the_first_decision_waits_for_the_table_alone() {
    var table = evening.table("Friday");
    var bob = evening.regular("Bob", table).sits(1, 1000);
    var ann = guest(Screen.DESK).sits("Ann", table);
    bob.banks(500);
    ann.page.addInitScript(WATCH);
    var asked = new ArrayList<String>();
    ann.page.onRequest(request -> asked.add(URI.create(request.url()).getPath()));
    ann.page.onWebSocket(socket -> asked.add(SOCKET));
    ann.page.reload();
    ann.page
        .locator("html[data-decided]")
        .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
    // What the page before had asked for may still come in.
    var now = List.copyOf(asked.subList(asked.lastIndexOf("/table/" + table), asked.size()));
    var line = now.indexOf(SOCKET);
    assertThat(now).containsOnlyOnce(SOCKET);
    assertThat(now.indexOf("/api/me"))
        .as("who I am, before the line to the table")
        .isBetween(0, line);
    assertThat(now.subList(0, line))
        .as("nothing else is waited for")
        .noneMatch(path -> path.startsWith("/api/") && !path.equals("/api/me"))
        .noneMatch(path -> path.startsWith("/talk-"));
  }
}
