package cardroom.server.api;

import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import java.net.InetSocketAddress;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/// What a trusted proxy says about a visitor; ignored when anybody else says it.
final class ForwardedHeaders {
  private static final String SCHEME = "X-Forwarded-Proto";
  private static final String FORWARDED = "X-Forwarded-For";

  private final TrustedProxies proxies;

  ForwardedHeaders(TrustedProxies proxies) {
    this.proxies = proxies;
  }

  /// Whether a request came through a proxy.
  boolean isThroughProxy(Context context) {
    return proxies.include(remote(context));
  }

  /// Where a visitor comes from, for the purpose of limits.
  String address(Context context) {
    return VisitorAddress.of(remote(context), trusted(context, FORWARDED));
  }

  String address(WsContext context) {
    return VisitorAddress.of(remote(context), trusted(context, FORWARDED));
  }

  /// Whether the visitor reached the proxy over TLS.
  boolean isSecure(Context context) {
    return isSecure(trusted(context, SCHEME));
  }

  boolean isSecure(WsContext context) {
    return isSecure(trusted(context, SCHEME));
  }

  private static boolean isSecure(List<String> schemes) {
    return VisitorAddress.nearest(schemes).equals(Optional.of("https"));
  }

  /// Every header of a name: a proxy may add one of its own after those that a visitor made up.
  private List<String> trusted(Context context, String name) {
    return isThroughProxy(context) ? Collections.list(context.req().getHeaders(name)) : List.of();
  }

  private List<String> trusted(WsContext context, String name) {
    var headers = context.session.getUpgradeRequest().getHeaders(name);
    return proxies.include(remote(context))
        ? Optional.ofNullable(headers).orElse(List.of())
        : List.of();
  }

  private static String remote(Context context) {
    return String.valueOf(context.req().getRemoteAddr());
  }

  private static String remote(WsContext context) {
    return context.session.getRemoteSocketAddress() instanceof InetSocketAddress internet
        ? internet.getAddress().getHostAddress()
        : "";
  }
}
