package cardroom.server.api;

import cardroom.games.table.RoomRule;
import cardroom.houses.language.RoomLanguage;
import cardroom.server.codec.Json;
import cardroom.server.table.Answer;
import io.javalin.http.Context;
import java.util.Map;
import java.util.TreeMap;

/// What the room says, in the languages of the client other than English.
final class LanguageRoutes {

  /// The texts as they are sent; a file does not change while a room is open.
  private final Map<String, String> known = new TreeMap<>();

  LanguageRoutes() {
    for (var code : RoomLanguage.CODES) {
      RoomLanguage.of(code).ifPresent(language -> known.put(code, json(language)));
    }
  }

  void language(Context context) {
    var code = context.pathParam("code");
    var found = known.get(code);
    if (found == null) {
      throw new Refusal(
          Answer.refuse(
              RoomRule.UNKNOWN,
              "This room does not speak '%s'".formatted(code),
              "It speaks en, " + String.join(", ", known.keySet())));
    }
    Reply.text(context, found);
  }

  private static String json(RoomLanguage language) {
    var json = Json.object();
    var phrases = json.putArray("phrases");
    language
        .phrases()
        .forEach((shape, said) -> phrases.addObject().put("shape", shape).put("said", said));
    var clauses = json.putArray("clauses");
    language
        .clauses()
        .forEach((id, sentence) -> clauses.addObject().put("id", id).put("sentence", sentence));
    return json.toString();
  }
}
