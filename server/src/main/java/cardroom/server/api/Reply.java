package cardroom.server.api;

import cardroom.server.codec.Json;
import cardroom.server.wire.Wire;
import io.javalin.http.Context;
import tools.jackson.databind.JsonNode;

/// Writes responses.
final class Reply {
  private static final String JSON = "application/json; charset=utf-8";

  private static final String GIVEN = "cardroom.answered";

  private Reply() {}

  /// Whether the room itself has answered, and not the web server because there is no route.
  static boolean isGiven(Context context) {
    return context.attribute(GIVEN) != null;
  }

  static void json(Context context, JsonNode json) {
    text(context, Json.text(json));
  }

  static void text(Context context, String json) {
    context.header("Cache-Control", "no-store");
    context.attribute(GIVEN, true);
    context.contentType(JSON).result(json);
  }

  /// A file to keep, never a page of ours.
  ///
  /// @param name made of our own words, which need no quoting
  static void file(Context context, String kind, String name, String text) {
    toKeep(context, kind, name).result(text);
  }

  static void file(Context context, String kind, String name, byte[] bytes) {
    toKeep(context, kind, name).result(bytes);
  }

  private static Context toKeep(Context context, String kind, String name) {
    context.header("Cache-Control", "no-store");
    context.header("Content-Disposition", "attachment; filename=\"" + name + "\"");
    context.attribute(GIVEN, true);
    return context.contentType(kind);
  }

  static void refusal(Context context, Refusal refusal) {
    json(context.status(refusal.status()), Wire.answer(refusal.why(), ""));
  }
}
