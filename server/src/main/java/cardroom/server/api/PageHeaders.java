package cardroom.server.api;

import io.javalin.http.Context;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/// What every response tells the browser: run only our own scripts, load nothing from elsewhere,
/// allow no framing, and send our addresses, which may contain an invitation, to nobody.
final class PageHeaders {
  private static final Map<String, String> ALL =
      Map.of(
          "Content-Security-Policy",
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src"
              + " 'self'; media-src 'self'; manifest-src 'self'; connect-src 'self'; base-uri"
              + " 'none'; form-action 'none'; frame-ancestors 'none'",
          "X-Frame-Options",
          "DENY",
          "X-Content-Type-Options",
          "nosniff",
          "Referrer-Policy",
          "no-referrer",
          "Cross-Origin-Opener-Policy",
          "same-origin",
          "Cross-Origin-Resource-Policy",
          "same-origin",
          "Permissions-Policy",
          "camera=(), microphone=(), geolocation=(), payment=(), usb=()");

  private PageHeaders() {}

  /// A file whose name contains a hash of its content never changes; everything else is revalidated
  /// each time.
  private static final Pattern HASHED = Pattern.compile(".*-[0-9A-Z]{8}\\.(js|css|woff2)");

  static void add(Context context) {
    ALL.forEach(context::header);
    if (!context.path().startsWith("/api/")) {
      var isHashed = HASHED.matcher(context.path()).matches();
      context.header(
          "Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    }
  }

  /// What the web server itself answers to a request that it could not even read.
  static ErrorHandler onErrors() {
    return new ErrorHandler() {
      @Override
      public boolean handle(Request request, Response response, Callback callback) {
        ALL.forEach(response.getHeaders()::put);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "text/plain; charset=utf-8");
        var words = "This request cannot be read; docs/protocol.md describes what is understood.\n";
        response.write(true, ByteBuffer.wrap(words.getBytes(StandardCharsets.UTF_8)), callback);
        return true;
      }
    };
  }
}
