package cardroom.server.api;

import cardroom.notation.script.NotationError;
import cardroom.server.Room;
import cardroom.server.book.PocketBook;
import cardroom.server.book.WrittenRound;
import cardroom.server.table.Answer.RoomRule;
import cardroom.server.wire.Wire;
import io.javalin.http.Context;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;

/// The pocket book: questions whose answers change nothing, so everybody may ask them.
final class BookRoutes {
  private static final int SCHEDULES_MAX = 99;

  private final Optional<PocketBook> book;

  BookRoutes(Room room) {
    this.book = room.catalogue().sheets().map(PocketBook::new);
  }

  private PocketBook book() {
    return book.orElseThrow(
        () -> new Refusal(RoomRule.UNKNOWN.refuse("This room has no pocket book", "")));
  }

  void page(Context context) {
    Reply.json(
        context, known(() -> book().page(context.pathParam("house"), context.pathParam("game"))));
  }

  /// The sign of a table, for its stakes.
  void sign(Context context) {
    var stakes = LobbyRoutes.stakes(given(context, "stakes"));
    Reply.json(
        context,
        known(() -> book().sign(context.pathParam("house"), context.pathParam("game"), stakes)));
  }

  /// The limits and fees of a bet: each wager by its name, in whole cents.
  void fees(Context context) {
    var schedule = (int) number("schedule", given(context, "schedule"), SCHEDULES_MAX);
    Map<String, Long> cents = new TreeMap<>();
    for (var name : context.queryParamMap().keySet()) {
      if (!name.equals("schedule")) {
        cents.put(name, number(name, given(context, name), 1_000_000_000L));
      }
    }
    Reply.json(
        context,
        known(
            () ->
                book()
                    .fees(context.pathParam("house"), context.pathParam("game"), schedule, cents)));
  }

  /// A round of a real table, settled.
  void round(Context context) {
    var text = given(context, "text");
    if (text.length() > WrittenRound.LONGEST) {
      throw new Refusal(
          RoomRule.FORM.refuse(
              "A round has at most %,d characters".formatted(WrittenRound.LONGEST), ""));
    }
    try {
      Reply.json(context, book().rounds().judged(text));
    } catch (NotationError wrong) {
      var why = RoomRule.FORM.refuse(String.valueOf(wrong.getMessage()), "");
      var json = Wire.answer(why, "").put("line", wrong.line()).put("column", wrong.column());
      Reply.json(context.status(400), json);
    }
  }

  private static String given(Context context, String name) {
    var value = context.queryParam(name);
    if (value == null || value.isBlank()) {
      throw new Refusal(
          RoomRule.FORM.refuse("The question has no \"%s\"".formatted(name), "Add ?" + name + "="));
    }
    return value;
  }

  private static long number(String name, String text, long most) {
    if (text.matches("\\d{1,12}") && Long.parseLong(text) <= most) {
      return Long.parseLong(text);
    }
    throw new Refusal(
        RoomRule.FORM.refuse(
            "\"%s\" must be a whole number from 0 to %,d".formatted(name, most), ""));
  }

  private static JsonNode known(Supplier<? extends JsonNode> answer) {
    try {
      return answer.get();
    } catch (IllegalArgumentException e) {
      throw new Refusal(RoomRule.UNKNOWN.refuse(String.valueOf(e.getMessage()), ""));
    }
  }
}
