package cardroom.server.api;

import cardroom.games.table.Player;
import cardroom.games.table.RoomRule;
import cardroom.server.Room;
import cardroom.server.codec.Json;
import cardroom.server.table.Answer;
import cardroom.server.table.Tables.Listed;
import cardroom.server.wire.CommandReader;
import cardroom.server.wire.TableAccess.Told;
import cardroom.server.wire.Wire;
import io.javalin.http.Context;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/// One table: looking, acting, waiting, its rules.
final class TableRoutes {
  private static final long PATIENCE_S = 20;
  private static final long CLOSES_SOON_MS = 1_500;
  private static final long NOT_YET = -1;

  private final Room room;
  private final RequestGuard doorman;
  private final CommandAdmission admittance;
  private final RefusalLog refusals;

  TableRoutes(Room room, RequestGuard doorman, RefusalLog refusals) {
    this.room = room;
    this.doorman = doorman;
    this.refusals = refusals;
    this.admittance = new CommandAdmission(room, doorman);
  }

  private long table(Context context) {
    var guest = doorman.visitor(context);
    var invite = context.queryParam("invite");
    return doorman.table(context.pathParam("id"), invite, guest, doorman.isFloor(context));
  }

  private static <R> R await(CompletableFuture<R> future) {
    return future.orTimeout(PATIENCE_S, TimeUnit.SECONDS).join();
  }

  void look(Context context) {
    var guest = doorman.visitor(context);
    var eyes = RequestGuard.eyes(guest, doorman.isFloor(context));
    switch (await(room.allTables().look(table(context), eyes))) {
      case Told.Yes(var text) -> Reply.text(context, text);
      case Told.No(var why) -> throw new Refusal(why);
    }
  }

  void act(Context context) {
    var guest = doorman.guest(context);
    var table = table(context);
    switch (CommandReader.read(context.body(), new Player(guest.name()))) {
      case CommandReader.Read.No(var why, _) -> throw new Refusal(why);
      case CommandReader.Read.Yes(var asked) -> {
        var answer = await(admittance.act(asked, table, guest, Function.identity()));
        if (answer instanceof Answer.Refused no) {
          refusals.note(no, context);
          context.status(Refusal.status(no));
        }
        Reply.json(context, Wire.answer(answer, asked.key()));
      }
    }
  }

  /// The owner of a table may close it: after the round in play, when everybody there gets their
  /// chips back.
  void close(Context context) {
    var guest = doorman.guest(context);
    var table = table(context);
    var owner = room.allTables().opening(table).orElseThrow().owner();
    if (!owner.equals(guest.name())) {
      throw new Refusal(
          Answer.refuse(RoomRule.TABLE, "This table is not yours to close", "Leave it instead"));
    }
    var closed = room.allTables().shut(table).copy();
    var soon = new Answer.Done(NOT_YET);
    switch (await(closed.completeOnTimeout(soon, CLOSES_SOON_MS, TimeUnit.MILLISECONDS))) {
      case Answer.Refused no -> throw new Refusal(no);
      case Answer.Done(var number) ->
          Reply.json(
              context.status(number == NOT_YET ? 202 : 200),
              Json.object().put("ok", true).put("closed", number != NOT_YET));
    }
  }

  void enterWaiting(Context context) {
    waiting(context, true);
  }

  void leaveWaiting(Context context) {
    waiting(context, false);
  }

  private void waiting(Context context, boolean enters) {
    var guest = doorman.guest(context);
    if (enters) {
      doorman.refuseWhoMustStop(guest);
    }
    switch (await(room.allTables().wait(table(context), guest.name(), enters))) {
      case Listed.No(var why) -> throw new Refusal(why);
      case Listed.Yes(var names) -> {
        var json = Json.object();
        json.set("waiting", Json.strings(names));
        Reply.json(context, json);
      }
    }
  }

  void rules(Context context) {
    var opening = room.allTables().opening(table(context)).orElseThrow();
    var json = Json.object();
    var sections = json.putArray("sections");
    for (var section : room.catalogue().rules(opening)) {
      var part = sections.addObject().put("kind", section.kind().word());
      part.put("title", section.title());
      var lines = part.putArray("lines");
      section
          .lines()
          .forEach(
              line -> lines.addObject().put("rule", line.rule()).put("sentence", line.sentence()));
    }
    Reply.json(context, json);
  }
}
