package cardroom.server.api;

import cardroom.games.table.RoomRule;
import cardroom.houses.language.RoomLanguage;
import cardroom.server.codec.Json;
import cardroom.server.table.Answer;
import io.javalin.http.Context;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// What the room says, in the languages of the client other than English.
final class LanguageRoutes {

  /// The texts as they are sent; a file does not change while a room is open.
  private final Map<String, String> known = new ConcurrentHashMap<>();

  /// The languages that have a file, each by the name it has for itself.
  void languages(Context context) {
    var json = Json.array();
    for (var code : RoomLanguage.codes()) {
      RoomLanguage.of(code)
          .ifPresent(one -> json.addObject().put("code", code).put("name", one.name()));
    }
    Reply.json(context, json);
  }

  void language(Context context) {
    var code = context.pathParam("code");
    if (!RoomLanguage.codes().contains(code)) {
      throw new Refusal(
          Answer.refuse(
              RoomRule.UNKNOWN,
              "This room does not speak '%s'".formatted(code),
              "It speaks en, " + String.join(", ", RoomLanguage.codes())));
    }
    Reply.text(context, known.computeIfAbsent(code, LanguageRoutes::text));
  }

  private static String text(String code) {
    return json(RoomLanguage.of(code).orElseThrow());
  }

  private static String json(RoomLanguage language) {
    var json = Json.object().put("name", language.name()).put("numbers", language.numbers());
    var texts = json.putArray("texts");
    language.texts().forEach((path, said) -> texts.addObject().put("path", path).put("said", said));
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
