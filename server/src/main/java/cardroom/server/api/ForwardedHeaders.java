package cardroom.server.api;

import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/// Every header of a name: a proxy may add one of its own after those that a visitor made up.
final class ForwardedHeaders {
  private ForwardedHeaders() {}

  static List<String> of(Context context, String name) {
    return Collections.list(context.req().getHeaders(name));
  }

  static List<String> of(WsContext context, String name) {
    var headers = context.session.getUpgradeRequest().getHeaders(name);
    return Optional.ofNullable(headers).orElse(List.of());
  }
}
