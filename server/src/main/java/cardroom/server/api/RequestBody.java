package cardroom.server.api;

import cardroom.games.table.RoomRule;
import cardroom.server.codec.Json;
import cardroom.server.table.Answer;
import io.javalin.http.Context;
import java.util.Base64;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/// The JSON object of a request; what is wrong with it is reported by field.
record RequestBody(JsonNode json) {

  static RequestBody of(Context context) {
    try {
      var json = Json.read(context.body());
      if (!json.isObject()) {
        throw wrong("The body must be a JSON object");
      }
      return new RequestBody(json);
    } catch (IllegalArgumentException e) {
      throw wrong(String.valueOf(e.getMessage()));
    }
  }

  private static Refusal wrong(String sentence) {
    return new Refusal(
        Answer.refuse(RoomRule.FORM, sentence, "docs/protocol.md describes what is understood"));
  }

  String word(String field) {
    var node = json.path(field);
    if (!node.isString() || node.asString().isBlank() || node.asString().length() > 200) {
      throw wrong("\"%s\" must be a text of 1 to 200 characters".formatted(field));
    }
    return node.asString();
  }

  /// A password or the like: every character counts, including spaces at either end.
  String secret(String field) {
    var node = json.path(field);
    if (!node.isString() || node.asString().isEmpty() || node.asString().length() > 200) {
      throw wrong("\"%s\" must be a text of 1 to 200 characters".formatted(field));
    }
    return node.asString();
  }

  /// A longer text; the caller removes invisible characters.
  String text(String field, int lengthMax) {
    var node = json.path(field);
    if (!node.isString() || node.asString().isBlank() || node.asString().length() > lengthMax) {
      throw wrong("\"%s\" must be a text of 1 to %d characters".formatted(field, lengthMax));
    }
    return node.asString();
  }

  /// Bytes as base64url without padding.
  byte[] bytes(String field, int most) {
    var text = text(field, most);
    try {
      return Base64.getUrlDecoder().decode(text);
    } catch (IllegalArgumentException _) {
      throw wrong("\"%s\" must be bytes in base64url".formatted(field));
    }
  }

  /// One line that others will read, without what cannot be seen or changes how text is displayed.
  String line(String field) {
    var line = SpokenText.seen(word(field));
    if (line.isEmpty()) {
      throw wrong("\"%s\" must be a text of 1 to 200 characters".formatted(field));
    }
    return line;
  }

  String line(String field, String otherwise) {
    return json.path(field).isMissingNode() ? otherwise : line(field);
  }

  String word(String field, String otherwise) {
    return json.path(field).isMissingNode() ? otherwise : word(field);
  }

  int number(String field, int otherwise, int least, int most) {
    var node = json.path(field);
    if (node.isMissingNode()) {
      return otherwise;
    }
    if (!node.isInt() || node.asInt() < least || node.asInt() > most) {
      throw wrong("\"%s\" must be a whole number from %d to %d".formatted(field, least, most));
    }
    return node.asInt();
  }

  boolean flag(String field, boolean otherwise) {
    var node = json.path(field);
    if (!node.isMissingNode() && !node.isBoolean()) {
      throw wrong("\"%s\" must be true or false".formatted(field));
    }
    return node.isMissingNode() ? otherwise : node.asBoolean();
  }

  Map<String, String> words(String field) {
    var node = json.path(field);
    Map<String, String> words = new TreeMap<>();
    if (!node.isMissingNode() && !node.isObject()) {
      throw wrong("\"%s\" must be an object of keys and values".formatted(field));
    }
    if (node.size() > 100) {
      throw wrong("\"%s\" has more keys than any sheet".formatted(field));
    }
    node.properties().forEach(entry -> words.put(entry.getKey(), entry.getValue().asString()));
    return words;
  }
}
