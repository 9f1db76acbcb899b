package cardroom.server.api;

import cardroom.games.table.RoomRule;
import cardroom.houses.book.BookAnswers;
import cardroom.server.Room;
import cardroom.server.book.PocketBook;
import cardroom.server.table.Answer;
import io.javalin.http.Context;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;

/// The pocket book: questions whose answers change nothing, so everybody may ask them.
final class BookRoutes {
  private final Optional<PocketBook> book;

  BookRoutes(Room room) {
    this.book = room.catalogue().sheets().map(PocketBook::new);
  }

  private PocketBook book() {
    return book.orElseThrow(
        () -> new Refusal(Answer.refuse(RoomRule.UNKNOWN, "This room has no pocket book", "")));
  }

  void page(Context context) {
    Reply.json(
        context, known(() -> book().page(context.pathParam("house"), context.pathParam("game"))));
  }

  /// The sign of a table, for its stakes.
  void sign(Context context) {
    var house = context.pathParam("house");
    var game = context.pathParam("game");
    answer(context, book().answers().sign(house, game, given(context, "stakes")));
  }

  /// The limits and fees of a bet: each wager by its name, in whole cents.
  void fees(Context context) {
    var schedule = given(context, "schedule");
    Map<String, String> amounts = new TreeMap<>();
    for (var name : context.queryParamMap().keySet()) {
      if (!name.equals("schedule")) {
        amounts.put(name, given(context, name));
      }
    }
    var house = context.pathParam("house");
    var game = context.pathParam("game");
    answer(context, book().answers().fees(house, game, schedule, amounts));
  }

  /// A round of a real table, settled.
  void round(Context context) {
    answer(context, book().answers().round(given(context, "text")));
  }

  /// The sheets that this room plays by, for those who ask the script instead.
  void sheets(Context context) {
    Reply.json(context, book().sheets());
  }

  private static void answer(Context context, BookAnswers.Answer answer) {
    answer
        .refusal()
        .map(rule -> Answer.refuse(rule, "", ""))
        .ifPresent(why -> context.status(Refusal.status(why)));
    Reply.text(context, answer.json());
  }

  private static String given(Context context, String name) {
    var value = context.queryParam(name);
    if (value == null || value.isBlank()) {
      throw new Refusal(
          Answer.refuse(
              RoomRule.FORM, "The question has no \"%s\"".formatted(name), "Add ?" + name + "="));
    }
    return value;
  }

  private static JsonNode known(Supplier<? extends JsonNode> answer) {
    try {
      return answer.get();
    } catch (IllegalArgumentException e) {
      throw new Refusal(Answer.refuse(RoomRule.UNKNOWN, String.valueOf(e.getMessage()), ""));
    }
  }
}
