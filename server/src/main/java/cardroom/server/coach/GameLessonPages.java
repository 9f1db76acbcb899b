package cardroom.server.coach;

import cardroom.cards.Card;
import cardroom.games.table.View;
import cardroom.houses.Catalogue;
import cardroom.houses.language.RoomLanguage;
import cardroom.houses.lessons.GameLessons;
import cardroom.houses.lessons.LessonTexts;
import cardroom.houses.lessons.PlayedLesson;
import cardroom.houses.lessons.PlayedLesson.Answer;
import cardroom.server.codec.Json;
import cardroom.server.table.TableShowing.Line;
import cardroom.server.wire.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// The lessons, each played once under the sheets that come with the program: an operator's own
/// sheet must not make a lesson wrong.
public final class GameLessonPages {
  private final Catalogue catalogue = Catalogue.packaged();
  private final Map<String, String> pages = new ConcurrentHashMap<>();

  /// The lessons, in the order in which a newcomer would take them.
  public ArrayNode list(String language) {
    var texts = GameLessons.texts(language);
    var all = Json.array();
    for (var lesson : GameLessons.ALL) {
      all.addObject()
          .put("id", lesson)
          .put("game", GameLessons.game(lesson))
          .put("title", texts.title(lesson));
    }
    return all;
  }

  /// One with everything it shows, says and asks; empty where there is none with that name.
  public Optional<String> page(String lesson, String language) {
    if (!GameLessons.ALL.contains(lesson)) {
      return Optional.empty();
    }
    var spoken = RoomLanguage.codes().contains(language) ? language : "";
    return Optional.of(
        pages.computeIfAbsent(
            lesson + " " + spoken, _ -> Json.text(json(lesson, GameLessons.texts(spoken)))));
  }

  private ObjectNode json(String lesson, LessonTexts texts) {
    var played = GameLessons.play(catalogue, lesson);
    var json = Json.object().put("id", lesson).put("house", played.house());
    json.put("game", played.game()).put("title", texts.title(lesson));
    json.set("story", Wire.story(story(played)));
    json.set("steps", steps(played));
    var parts = json.putArray("parts");
    for (var step : played.steps()) {
      var part = parts.addObject().put("key", step.key()).put("frame", step.frame());
      part.put("text", texts.said(lesson, step.key()));
      var clauses = part.putArray("clauses");
      for (var clause : step.clauses()) {
        clauses.addObject().put("id", clause.id()).put("sentence", clause.sentence());
      }
      var answers = part.putArray("answers");
      for (var answer : step.answers()) {
        write(answer, answers.addObject()).put("reply", texts.reply(lesson, step.key(), answer));
      }
    }
    return json;
  }

  private static ObjectNode write(Answer answer, ObjectNode json) {
    json.put("id", answer.id()).put("label", answer.label()).put("right", answer.isRight());
    answer.amount().ifPresent(amount -> json.put("amountCents", amount.cents()));
    json.set("cards", Json.strings(answer.cards().stream().map(Card::toString).toList()));
    return json;
  }

  /// The number of a line is that of its frame.
  private static List<Line> story(PlayedLesson played) {
    var story = new ArrayList<Line>();
    for (int i = 0; i < played.frames().size(); i++) {
      for (var line : played.frames().get(i).story()) {
        story.add(new Line(i + 1L, line));
      }
    }
    return story;
  }

  private static ArrayNode steps(PlayedLesson played) {
    var steps = Json.array();
    Optional<View> before = Optional.empty();
    for (int i = 0; i < played.frames().size(); i++) {
      var view = played.frames().get(i).view();
      steps.addObject().put("number", i + 1).set("zones", Wire.zones(before, view));
      before = Optional.of(view);
    }
    return steps;
  }
}
