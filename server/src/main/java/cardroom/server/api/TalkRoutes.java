package cardroom.server.api;

import cardroom.games.table.RoomRule;
import cardroom.server.Room;
import cardroom.server.codec.Json;
import cardroom.server.people.Role;
import cardroom.server.people.TalkReports;
import cardroom.server.table.Answer;
import cardroom.server.table.SpeechCommand;
import cardroom.server.table.TableRemark;
import cardroom.server.table.Tables.Heard;
import io.javalin.http.Context;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// Talk at a table: the room's lines, words of one's own, and reports to the floor.
final class TalkRoutes {
  private static final long PATIENCE_S = 20;
  private static final int REPORTS_MAX = 50;
  // At most a line every three seconds, a few at once.
  private static final double SLOWER = 60;
  private static final double FEWER = 8;

  /// The room's own lines, by names for which the client has texts.
  static final List<String> LINES =
      List.of(
          "hello",
          "good-luck",
          "nice-hand",
          "well-played",
          "thanks",
          "unlucky",
          "wow",
          "one-moment",
          "sorry",
          "goodbye");

  private final Room room;
  private final RequestGuard doorman;
  private final RoleRoutes roles;
  private final TalkMode mode;
  private final TokenBuckets pace;

  TalkRoutes(Room room, RequestGuard doorman, RoleRoutes roles, RequestLimits limits) {
    this.room = room;
    this.doorman = doorman;
    this.roles = roles;
    this.mode = limits.talk();
    this.pace = new TokenBuckets(limits.perSecond() / SLOWER, limits.burst() / FEWER);
  }

  /// What may be said at the tables of this house.
  void offer(Context context) {
    var _ = table(context);
    var json = Json.object().put("mode", mode.word()).put("lengthMax", SpokenText.LENGTH_MAX);
    json.set("lines", Json.strings(mode == TalkMode.OFF ? List.of() : LINES));
    Reply.json(context, json);
  }

  void say(Context context) {
    var guest = doorman.guest(context);
    var table = table(context);
    var said = heard(table, speech(RequestBody.of(context), guest.name()), guest.name());
    Reply.json(context, Json.object().put("ok", true).put("id", said.id()));
  }

  private SpeechCommand speech(RequestBody body, String player) {
    if (mode == TalkMode.OFF) {
      throw new Refusal(
          Answer.refuse(
              RoomRule.TABLE,
              "There is no talk at this house's tables",
              "Play on, or ask the floor"));
    }
    var line = body.word("line", "");
    if (line.isEmpty()) {
      if (mode != TalkMode.FREE) {
        throw new Refusal(
            Answer.refuse(
                RoomRule.TABLE,
                "Only this house's own lines can be said here",
                "Send one of them as \"line\""));
      }
      return new SpeechCommand(player, SpeechCommand.Kind.TEXT, SpokenText.of(body.word("text")));
    }
    if (!LINES.contains(line)) {
      throw new Refusal(
          Answer.refuse(
              RoomRule.FORM,
              "'%s' is not a line of this room".formatted(line),
              "Send one of " + LINES));
    }
    return new SpeechCommand(player, SpeechCommand.Kind.LINE, line);
  }

  /// Writes what was said, and who said it, where the floor and the surveillance read it.
  void report(Context context) {
    var guest = doorman.guest(context);
    var table = table(context);
    var speech =
        new SpeechCommand(guest.name(), SpeechCommand.Kind.REPORT, context.pathParam("said"));
    var said = heard(table, speech, guest.name());
    room.talkReports()
        .report(guest.name(), table, said)
        .ifPresent(
            why -> {
              throw new Refusal(why);
            });
    Reply.json(context, Json.object().put("ok", true));
  }

  void reports(Context context) {
    var _ = roles.with(context, Role.FLOOR, Role.SURVEILLANCE, Role.ADMIN);
    var events =
        room.records().roomEvents(List.of(TalkReports.REPORTED), Long.MAX_VALUE, REPORTS_MAX);
    var json = Json.array();
    for (var event : events) {
      var body = Json.read(event.body());
      json.addObject()
          .put("by", event.maker())
          .put("atMs", event.at())
          .put("player", body.path("player").asString(""))
          .put("table", body.path("table").asLong())
          .put("line", body.path("line").asString(""))
          .put("text", body.path("text").asString(""));
    }
    Reply.json(context, json);
  }

  private TableRemark heard(long table, SpeechCommand speech, String name) {
    if (!pace.take(name, TimeUnit.NANOSECONDS.toMillis(System.nanoTime()))) {
      throw new Refusal(
          Answer.refuse(
              RoomRule.RATE, "You are writing faster than people can read", "Wait a few seconds"));
    }
    var heard = room.allTables().talk(table, speech).orTimeout(PATIENCE_S, TimeUnit.SECONDS).join();
    return switch (heard) {
      case Heard.Yes(var said) -> said;
      case Heard.No(var why) -> throw new Refusal(why);
    };
  }

  private long table(Context context) {
    return doorman.table(
        context.pathParam("id"),
        context.queryParam("invite"),
        doorman.visitor(context),
        doorman.isFloor(context));
  }
}
