package cardroom.proving.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.proving.browser.Chromium.Screen;
import com.microsoft.playwright.Response;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What a browser keeps of the room: files that never change, and a page for when there is no
/// connection.
final class KeptFilesTest extends Visit {

  private static final String FOR_GOOD = "public, max-age=31536000, immutable";

  @Test
  void files_named_by_their_hash_are_kept_for_a_year_and_the_page_itself_is_not() {
    var ann = guest(Screen.DESK);
    Map<String, String> kept = Collections.synchronizedMap(new LinkedHashMap<>());
    ann.page.onResponse(answer -> kept.put(path(answer), cacheControl(answer)));
    ann.opens("/");
    ann.sees("h1", "Take a seat");
    ann.page.evaluate("document.fonts.ready");
    assertThat(kept).containsEntry("/", "no-cache");
    var files = Map.copyOf(kept);
    assertThat(files.keySet().stream().filter(path -> path.matches(".*\\.(js|css|woff2)")))
        .filteredOn(path -> !path.startsWith("/offline"))
        .hasSizeGreaterThan(4)
        .allSatisfy(path -> assertThat(files).containsEntry(path, FOR_GOOD));
    var gone = ann.page.request().get(evening.address("/app-00000000.js"));
    assertThat(gone.status()).isEqualTo(404);
    assertThat(gone.headers().get("cache-control")).isEqualTo("no-store");
  }

  @Test
  void without_a_line_the_room_says_so_itself() {
    var ann = guest(Screen.PHONE);
    ann.opens("/");
    ann.page.waitForFunction("() => navigator.serviceWorker.ready.then(() => true)");
    ann.page.waitForFunction("() => navigator.serviceWorker.controller !== null");
    ann.page.context().setOffline(true);
    ann.opens("/table/1");
    assertThat(ann.page.locator("h1")).hasText("No connection to the room");
    looksRight(ann, "offline", Screen.PHONE);
    ann.page.context().setOffline(false);
    ann.page.locator("a").click();
    assertThat(ann.page.locator(".topbar")).isVisible();
  }

  private static String path(Response answer) {
    return java.net.URI.create(answer.url()).getPath();
  }

  private static String cacheControl(Response answer) {
    return String.valueOf(answer.headers().get("cache-control"));
  }
}
