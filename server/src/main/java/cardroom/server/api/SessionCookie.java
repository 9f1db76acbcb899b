package cardroom.server.api;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;

/// The cookie that holds a session's token: no script reads it, no foreign page sends it.
final class SessionCookie {
  private static final String PLAIN = "cardroom";
  // A browser accepts this name only over TLS, and only from this very host.
  private static final String BOUND = "__Host-cardroom";
  private static final int MONTH_SECONDS = 30 * 24 * 3600;

  private SessionCookie() {}

  /// The cookie's name.
  static String name(boolean isSecure) {
    return isSecure ? BOUND : PLAIN;
  }

  static void give(Context context, String token, boolean isSecure) {
    set(context, token, MONTH_SECONDS, isSecure);
  }

  static void takeBack(Context context, boolean isSecure) {
    set(context, "", 0, isSecure);
  }

  private static void set(Context context, String token, int seconds, boolean isSecure) {
    var cookie = new Cookie(name(isSecure), token);
    cookie.setPath("/");
    cookie.setMaxAge(seconds);
    cookie.setHttpOnly(true);
    cookie.setSecure(isSecure);
    cookie.setSameSite(SameSite.STRICT);
    context.cookie(cookie);
  }
}
