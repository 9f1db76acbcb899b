package cardroom.server.coach;

import cardroom.bots.coach.Lesson;
import cardroom.bots.coach.Lessons;
import cardroom.cards.Card;
import cardroom.houses.Catalogue;
import cardroom.houses.reading.SheetError;
import cardroom.server.codec.Json;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The situations of a house's game that are worth practising.
public record LessonBook(Catalogue catalogue) {

  /// @throws IllegalArgumentException in one sentence where there is nothing to practise
  public ObjectNode of(String house, String game) {
    try {
      var loaded = catalogue.load(house, game, Map.of());
      var lessons =
          Lessons.of(loaded.sheet())
              .orElseThrow(
                  () ->
                      new IllegalArgumentException(
                          "What a choice of '%s' is worth depends on how the others play"
                              .formatted(game)));
      var json = Json.object().put("house", house).put("game", game);
      var all = json.putArray("lessons");
      lessons.forEach(lesson -> write(lesson, all));
      return json;
    } catch (SheetError e) {
      throw new IllegalArgumentException(e.faults().getFirst(), e);
    }
  }

  private static void write(Lesson lesson, ArrayNode all) {
    var json = all.addObject().put("id", lesson.id());
    json.set("cards", Json.strings(lesson.cards().stream().map(Card::toString).toList()));
    json.put("up", lesson.up().toString()).put("hand", lesson.hand()).put("bank", lesson.bank());
    json.put("why", lesson.why()).put("weight", lesson.weight());
    var worths = json.putArray("worths");
    new TreeMap<>(lesson.worths())
        .forEach((id, worth) -> worths.addObject().put("id", id).put("worth", worth));
  }
}
