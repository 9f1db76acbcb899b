package cardroom.server.api;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/// The machine-readable description of the API: OpenAPI 3.1, written by hand and compared with the
/// routes by a test.
final class OpenApi {
  private static final String FILE = "/cardroom/server/openapi.json";

  private OpenApi() {}

  static void serve(Context context) {
    Reply.text(context, text());
  }

  static String text() {
    try (var in = Objects.requireNonNull(OpenApi.class.getResourceAsStream(FILE))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
