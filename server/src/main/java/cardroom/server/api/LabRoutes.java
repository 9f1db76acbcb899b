package cardroom.server.api;

import cardroom.server.Room;
import cardroom.server.coach.LessonBook;
import cardroom.server.codec.Json;
import cardroom.server.lab.HandEquities;
import cardroom.server.lab.LabQueue;
import cardroom.server.lab.SheetFigures;
import cardroom.server.lab.SheetFigures.Question;
import cardroom.server.table.Answer.RoomRule;
import io.javalin.http.Context;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;

/// The lab: what a sheet is worth. Each question is bounded in size, time and number.
final class LabRoutes {
  private static final int WORDS_MAX = 400;
  private static final int HANDS_MAX = 9;
  private static final double EDGE_MAX = 0.5;
  private static final String OPTION = "option.";

  private final Optional<SheetFigures> figures;
  private final LabQueue bench = new LabQueue(128);

  LabRoutes(Room room) {
    this.figures = room.catalogue().sheets().map(SheetFigures::new);
  }

  private SheetFigures figures() {
    return figures.orElseThrow(
        () -> new Refusal(RoomRule.UNKNOWN.refuse("This room has no lab", "")));
  }

  void sheet(Context context) {
    var question = question(context);
    worked(context, () -> figures().of(question));
  }

  /// Pay tables near an edge, which is written in percent.
  void design(Context context) {
    var question = question(context);
    var percent = word(context, "edge");
    if (!percent.matches("\\d{1,2}(\\.\\d{1,4})?")
        || Double.parseDouble(percent) > 100 * EDGE_MAX) {
      throw new Refusal(
          RoomRule.FORM.refuse("'%s' is no edge".formatted(percent), "Write a percentage to 50"));
    }
    var wager = word(context, "wager");
    worked(context, () -> figures().designed(question, wager, Double.parseDouble(percent) / 100));
  }

  /// Situations to practise.
  void learn(Context context) {
    var house = context.pathParam("house");
    var game = context.pathParam("game");
    worked(context, () -> new LessonBook(figures().catalogue()).of(house, game));
  }

  void equity(Context context) {
    var game = context.pathParam("game");
    List<String> hands =
        Arrays.stream(word(context, "hands").split(";", -1)).map(String::strip).toList();
    if (hands.size() < 2 || hands.size() > HANDS_MAX) {
      throw new Refusal(RoomRule.FORM.refuse("Two to nine hands are compared", "Part them by ;"));
    }
    var board = word(context, "board");
    var dead = word(context, "dead");
    worked(context, () -> HandEquities.of(game, hands, board, dead));
  }

  private static Question question(Context context) {
    Map<String, String> options = new TreeMap<>();
    for (var name : context.queryParamMap().keySet()) {
      if (name.startsWith(OPTION)) {
        options.put(name.substring(OPTION.length()), word(context, name));
      }
    }
    var decks = word(context, "decks");
    if (!decks.matches("|[1-9]\\d?|infinite")) {
      throw new Refusal(
          RoomRule.FORM.refuse(
              "'%s' is not a number of decks".formatted(decks), "Write 6 or infinite"));
    }
    return new Question(
        context.pathParam("house"),
        context.pathParam("game"),
        decks,
        word(context, "removal").equals("1"),
        options);
  }

  private static String word(Context context, String name) {
    var value = context.queryParam(name);
    if (value != null && value.length() > WORDS_MAX) {
      throw new Refusal(
          RoomRule.FORM.refuse(
              "\"%s\" has more than %d characters".formatted(name, WORDS_MAX), ""));
    }
    return value == null ? "" : value.strip();
  }

  private void worked(Context context, Supplier<? extends JsonNode> work) {
    var query = context.queryString();
    var question = context.path() + "?" + (query == null ? "" : query);
    try {
      var answer = bench.answer(question, () -> Json.text(work.get()));
      Reply.text(context, answer.orElseThrow(() -> tooMany(context)));
    } catch (IllegalArgumentException e) {
      throw new Refusal(RoomRule.FORM.refuse(String.valueOf(e.getMessage()), ""));
    }
  }

  private static Refusal tooMany(Context context) {
    context.header("Retry-After", "5");
    return new Refusal(
        RoomRule.RATE.refuse("The lab works on other questions now", "Try again shortly"));
  }
}
