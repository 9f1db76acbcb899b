package cardroom.server.api;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;

/// The cookie that holds a session's token: no script reads it, no foreign page sends it.
final class SessionCookie {
  static final String NAME = "cardroom";
  private static final int MONTH_SECONDS = 30 * 24 * 3600;

  private SessionCookie() {}

  static void give(Context context, String token, boolean isSecure) {
    set(context, token, MONTH_SECONDS, isSecure);
  }

  static void takeBack(Context context, boolean isSecure) {
    set(context, "", 0, isSecure);
  }

  private static void set(Context context, String token, int seconds, boolean isSecure) {
    var cookie = new Cookie(NAME, token);
    cookie.setPath("/");
    cookie.setMaxAge(seconds);
    cookie.setHttpOnly(true);
    cookie.setSecure(isSecure);
    cookie.setSameSite(SameSite.STRICT);
    context.cookie(cookie);
  }
}
