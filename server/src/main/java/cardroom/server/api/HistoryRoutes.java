package cardroom.server.api;

import cardroom.games.poker.phh.PhhError;
import cardroom.server.Room;
import cardroom.server.codec.Json;
import cardroom.server.history.History;
import cardroom.server.history.Recordings;
import cardroom.server.table.Answer.RoomRule;
import cardroom.server.table.Retelling.Noted;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// What was: rounds, their stories, and every movement of one's chips.
final class HistoryRoutes {
  private static final int ROUNDS_MAX = 200;
  private static final int FILE_MAX = 60_000;
  private static final String PHH = "docs/phh.md describes what is read";

  private final Doorman doorman;
  private final History history;

  HistoryRoutes(Room room, Doorman doorman) {
    this.doorman = doorman;
    this.history = room.history();
  }

  void rounds(Context context) {
    var guest = doorman.guest(context);
    var limit = number(context.queryParam("limit"), 50, ROUNDS_MAX);
    var before = number(context.queryParam("before"), Long.MAX_VALUE, Long.MAX_VALUE);
    var json = Json.array();
    for (var round : history.roundsOf(guest.name(), before, (int) limit)) {
      json.addObject()
          .put("table", round.table())
          .put("round", round.round())
          .put("atMs", round.at())
          .put("netCents", round.netCents())
          .put("feesCents", round.feesCents());
    }
    Reply.json(context, json);
  }

  void round(Context context) {
    var guest = doorman.visitor(context.cookie(Doorman.COOKIE));
    var table = doorman.table(context.pathParam("id"), context.queryParam("invite"), guest);
    var round = (int) number(context.pathParam("round"), 0, Integer.MAX_VALUE);
    var told =
        history
            .round(table, round, Doorman.viewer(guest))
            .orElseThrow(
                () ->
                    new Refusal(
                        RoomRule.UNKNOWN.refuse(
                            "Table %d has no finished round %s"
                                .formatted(table, context.pathParam("round")),
                            "")));
    Reply.json(context, told);
  }

  /// A round to be judged again, for those who may know every card of it.
  void notation(Context context) {
    var guest = doorman.visitor(context.cookie(Doorman.COOKIE));
    var table = doorman.table(context.pathParam("id"), context.queryParam("invite"), guest);
    var round = (int) number(context.pathParam("round"), 0, Integer.MAX_VALUE);
    var text =
        history
            .notations(table, OptionalInt.of(round), Optional.of(Doorman.viewer(guest)))
            .flatMap(all -> all.stream().findFirst())
            .flatMap(Noted::text)
            .orElseThrow(
                () ->
                    new Refusal(
                        RoomRule.UNKNOWN.refuse(
                            "Round %s of table %d cannot be written down for you"
                                .formatted(context.pathParam("round"), table),
                            "It must be finished, and you must have seen every card of it")));
    context.header("Cache-Control", "no-store");
    context.contentType("text/plain; charset=utf-8").result(text);
  }

  /// The proof of every card that was turned up in a round.
  void proof(Context context) {
    var guest = doorman.visitor(context.cookie(Doorman.COOKIE));
    var table = doorman.table(context.pathParam("id"), context.queryParam("invite"), guest);
    var round = (int) number(context.pathParam("round"), 0, Integer.MAX_VALUE);
    var proof =
        history
            .proof(table, round)
            .orElseThrow(
                () ->
                    new Refusal(
                        RoomRule.UNKNOWN.refuse(
                            "Round %s of table %d is not finished, or no card was turned up in it"
                                .formatted(context.pathParam("round"), table),
                            "")));
    Reply.json(context, proof);
  }

  /// What each shoe was committed to when it was shuffled.
  void roots(Context context) {
    var guest = doorman.visitor(context.cookie(Doorman.COOKIE));
    var table = doorman.table(context.pathParam("id"), context.queryParam("invite"), guest);
    Reply.json(context, history.roots(table));
  }

  /// The round as a file for other programs.
  void document(Context context) {
    var guest = doorman.visitor(context.cookie(Doorman.COOKIE));
    var table = doorman.table(context.pathParam("id"), context.queryParam("invite"), guest);
    var round = (int) number(context.pathParam("round"), 0, Integer.MAX_VALUE);
    var document =
        history
            .document(table, round, Doorman.viewer(guest))
            .orElseThrow(
                () ->
                    new Refusal(
                        RoomRule.UNKNOWN.refuse(
                            "Round %s of table %d is not to be had as a file"
                                .formatted(context.pathParam("round"), table),
                            "")));
    var name = "table-%d-round-%d.%s".formatted(table, round, document.format());
    context.header("Content-Disposition", "attachment; filename=\"" + name + "\"");
    context.contentType("text/plain; charset=utf-8").result(document.text());
  }

  /// A file of recorded hands, told like rounds of this room.
  void replay(Context context) {
    var text = context.body();
    if (text.length() > FILE_MAX) {
      throw new Refusal(
          RoomRule.FORM.refuse("A file has at most %,d characters".formatted(FILE_MAX), ""));
    }
    try {
      Reply.json(context, Recordings.told(text));
    } catch (PhhError e) {
      throw new Refusal(RoomRule.FORM.refuse(String.valueOf(e.getMessage()), PHH));
    }
  }

  void statement(Context context) {
    var guest = doorman.guest(context);
    context.header("Cache-Control", "no-store");
    context.contentType("text/csv; charset=utf-8").result(history.statement(guest.name()));
  }

  private static long number(@Nullable String text, long otherwise, long most) {
    return text != null && text.matches("\\d{1,15}")
        ? Math.min(most, Long.parseLong(text))
        : otherwise;
  }
}
