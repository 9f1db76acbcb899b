package cardroom.server.api;

import io.javalin.http.Context;
import java.util.Map;

/// What every answer tells the browser: run only our own scripts, take nothing from elsewhere, show
/// us in nobody's frame, and send our addresses, which may hold an invitation, nowhere.
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

  static void add(Context context) {
    ALL.forEach(context::header);
  }
}
