package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import cardroom.games.table.Viewer;
import cardroom.proving.browser.Chromium.Screen;
import cardroom.server.table.Tables.Seen;
import com.microsoft.playwright.Route;
import java.util.List;
import java.util.regex.Pattern;
import org.awaitility.Awaitility;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Several tables at once: the others are listed above the one being played, and say when it is my
/// turn there.
final class OtherTablesTest extends Visit {

  private List<String> away(long table) {
    return evening.room.tables().look(table, new Viewer.Rail()).join() instanceof Seen.Yes(var now)
        ? now.room().away()
        : List.of();
  }

  /// With its clock, and by the table's own line rather than by the list.
  private static void theLobbyTellsIt(Guest ann) {
    ann.page.route(
        "**/api/tables", route -> route.fulfill(new Route.FulfillOptions().setBody("[]")));
    ann.opens("/");
    var needed = ann.page.locator(".my-table.need");
    assertThat(needed).containsText("Place your bets");
    assertThat(needed).containsText("Friday");
    assertThat(ann.page.locator(".my-table").first()).hasClass(Pattern.compile("need"));
    assertThat(ann.page.locator(".my-table")).hasCount(2);
    assertThat(ann.page).hasTitle("Your turn · Cardroom");
  }

  @ParameterizedTest
  @EnumSource
  void the_table_that_needs_me_calls_from_above_another(Screen screen) {
    var friday = evening.table("Friday");
    var monday = evening.table("ocean-view", "Monday");
    var bob = evening.regular("Bob", friday).sits(1, 1000);
    var ann = guest(screen).sits("Ann", friday);
    assertThat(ann.page.locator(".printed"))
        .hasText(Pattern.compile("pure pays 6 to 5", Pattern.CASE_INSENSITIVE));
    assertThat(ann.page.locator(".other-table")).hasCount(0);
    ann.opens("/table/%d?sit".formatted(monday));
    ann.press(ann.page.locator("dialog [data-choice=sit]"));
    var other = ann.page.locator(".other-table");
    assertThat(other).containsText("Friday");
    assertThat(other).not().containsText("Your turn");
    Awaitility.await("Ann is not away where she has a line")
        .until(() -> !away(friday).contains("Ann"));
    bob.banks(500);
    assertThat(other).containsText("Your turn");
    looksRight(ann, "other-tables", screen);
    ann.press(other);
    assertThat(ann.page).hasURL(Pattern.compile("/table/%d$".formatted(friday)));
    assertThat(ann.page.locator(".tray")).isVisible();
    assertThat(other).containsText("Monday");
    looksRight(ann, "printed-felt", screen);
    theLobbyTellsIt(ann);
  }
}
