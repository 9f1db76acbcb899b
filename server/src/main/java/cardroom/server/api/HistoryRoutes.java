package cardroom.server.api;

import cardroom.server.Room;
import cardroom.server.codec.Json;
import cardroom.server.history.History;
import cardroom.server.table.Answer.RoomRule;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/// What was: rounds, their stories, and every movement of one's chips.
final class HistoryRoutes {
  private static final int ROUNDS_MAX = 200;

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
