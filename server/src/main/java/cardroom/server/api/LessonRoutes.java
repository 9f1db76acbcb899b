package cardroom.server.api;

import cardroom.games.table.RoomRule;
import cardroom.houses.lessons.GameLessons;
import cardroom.server.coach.GameLessonPages;
import cardroom.server.table.Answer;
import io.javalin.http.Context;
import java.util.Optional;

/// The lessons, for anybody who wants to learn a game.
final class LessonRoutes {
  private final GameLessonPages lessons = new GameLessonPages();

  void list(Context context) {
    Reply.json(context, lessons.list(language(context)));
  }

  void lesson(Context context) {
    var name = context.pathParam("lesson");
    Reply.text(
        context,
        lessons
            .page(name, language(context))
            .orElseThrow(
                () ->
                    new Refusal(
                        Answer.refuse(
                            RoomRule.UNKNOWN,
                            "There is no lesson '%s'".formatted(name),
                            "There are " + String.join(", ", GameLessons.ALL)))));
  }

  private static String language(Context context) {
    return Optional.ofNullable(context.queryParam("language")).orElse("");
  }
}
