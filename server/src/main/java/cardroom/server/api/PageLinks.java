package cardroom.server.api;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;
import java.util.Set;

/// The links into the client: one page of HTML, which reads the address itself. Any other address
/// does not exist, even if it begins like a link.
final class PageLinks {
  private static final String PAGE = "/cardroom/web/index.html";
  private static final Set<String> FIRST =
      Set.of("table", "history", "replay", "floor", "me", "mine", "admin", "book", "lab", "learn");

  private final byte[] page;

  private PageLinks(byte[] page) {
    this.page = page;
  }

  static PageLinks ofTheClient() {
    try (InputStream in = Objects.requireNonNull(PageLinks.class.getResourceAsStream(PAGE))) {
      return new PageLinks(in.readAllBytes());
    } catch (IOException e) {
      throw new IllegalStateException("the client's page cannot be read", e);
    }
  }

  static boolean isClientThere() {
    return PageLinks.class.getResource(PAGE) != null;
  }

  void serve(Context context) {
    var first = context.path().replaceFirst("^/", "").replaceFirst("/.*", "");
    if (FIRST.contains(first)) {
      context.status(200).contentType("text/html; charset=utf-8").result(page);
    } else {
      context
          .status(404)
          .contentType("text/plain; charset=utf-8")
          .result("There is nothing here.\n");
    }
  }
}
