package cardroom.server.api;

import cardroom.server.Room;
import cardroom.server.codec.Json;
import cardroom.server.guests.Guest;
import cardroom.server.people.LimitSettings;
import cardroom.server.people.LimitSettings.Bounds;
import cardroom.server.people.LimitSettings.Limit;
import cardroom.server.people.People;
import cardroom.server.people.SelfLimits;
import cardroom.server.table.Answer;
import io.javalin.http.Context;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What people decide about themselves: limits, a pause, exporting their data, leaving for good.
final class SelfRoutes {
  private static final int CENTS_MAX = 1_000_000_000;
  private static final int MINUTES_MAX = 24 * 60;
  private static final int PAUSE_HOURS_MAX = 24 * 365;
  private static final int EVENTS_MAX = 10_000;

  private final Room room;
  private final RequestGuard doorman;
  private final AccountRoutes account;
  private final SelfLimits limits;

  SelfRoutes(Room room, RequestGuard doorman, AccountRoutes account) {
    this.room = room;
    this.doorman = doorman;
    this.account = account;
    this.limits = room.limits();
  }

  private static void refuse(Optional<Answer.Refused> why) {
    why.ifPresent(
        no -> {
          throw new Refusal(no);
        });
  }

  void wishes(Context context) {
    Reply.json(context, wishes(account.person(context).name()));
  }

  private ObjectNode wishes(String name) {
    var wishes = limits.of(name);
    var now = limits.bounds(name);
    var json = json(now).put("pausedUntilMs", wishes.pausedUntil());
    if (!wishes.later().equals(now)) {
      json.set("later", later(wishes, now));
    }
    var day = limits.day(name);
    json.putObject("day")
        .put("netCents", day.netCents())
        .put("minutes", day.minutes())
        .put("chipsCents", day.chipsCents());
    return json;
  }

  /// What will apply, and when each of them begins to; 0 for those that do already.
  private static ObjectNode later(LimitSettings wishes, Bounds now) {
    return json(wishes.later())
        .put("lossFromMs", from(wishes.loss(), now.lossCents()))
        .put("minutesFromMs", from(wishes.minutes(), now.minutes()))
        .put("chipsFromMs", from(wishes.chips(), now.chipsCents()));
  }

  private static long from(Limit limit, long now) {
    return limit.later() == now ? 0 : limit.from();
  }

  private static ObjectNode json(Bounds bounds) {
    return Json.object()
        .put("lossCents", bounds.lossCents())
        .put("minutes", bounds.minutes())
        .put("chipsCents", bounds.chipsCents())
        .put("checkMinutes", bounds.checkMinutes());
  }

  void wish(Context context) {
    var name = account.person(context).name();
    var body = RequestBody.of(context);
    var wanted =
        new Bounds(
            body.number("lossCents", 0, 0, CENTS_MAX),
            body.number("minutes", 0, 0, MINUTES_MAX),
            body.number("chipsCents", 0, 0, CENTS_MAX),
            body.number("checkMinutes", 0, 0, MINUTES_MAX));
    refuse(limits.set(name, wanted));
    stop(name);
    Reply.json(context, wishes(name));
  }

  void pause(Context context) {
    var name = account.person(context).name();
    refuse(limits.pause(name, RequestBody.of(context).number("hours", 24, 1, PAUSE_HOURS_MAX)));
    stop(name);
    Reply.json(context, wishes(name));
  }

  private void stop(String name) {
    if (limits.stops(name).isPresent()) {
      room.stopping().one(name);
    }
  }

  /// All that the room knows about a person, as a file.
  void data(Context context) {
    var guest = doorman.guest(context);
    var name = guest.name();
    var json = Json.object().put("kind", "cardroom-person").put("version", 1).put("name", name);
    json.put("account", room.people().has(name));
    json.set("wishes", wishes(name));
    json.set("balances", balances(name));
    json.set("sessions", sessions(guest));
    json.set("passkeys", PasskeyRoutes.told(room, name));
    json.set("rounds", rounds(name));
    json.set("movements", movements(name));
    json.set("accountEvents", roomEvents(name));
    json.set("personal", PersonalRoutes.told(room, name));
    json.set("requests", requests(name));
    context.header("Content-Disposition", "attachment; filename=\"cardroom.json\"");
    Reply.json(context, json);
  }

  private ArrayNode balances(String name) {
    var json = Json.array();
    room.guests()
        .accounts(name)
        .forEach(
            (account, cents) ->
                json.addObject()
                    .put("account", account.kind().word())
                    .put("table", account.table())
                    .put("cents", cents));
    return json;
  }

  private ArrayNode sessions(Guest guest) {
    var json = Json.array();
    for (var session : room.sessions().of(guest.name())) {
      var row = json.addObject().put("sinceMs", session.since()).put("seenMs", session.seenAt());
      row.put("device", session.device());
    }
    return json;
  }

  private ArrayNode rounds(String name) {
    var json = Json.array();
    for (var round : room.records().rounds(name, Long.MAX_VALUE, Integer.MAX_VALUE)) {
      var row = json.addObject().put("table", round.table()).put("round", round.round());
      row.put("atMs", round.at()).put("netCents", round.netCents());
      row.put("feesCents", round.feesCents());
    }
    return json;
  }

  /// The games that they ask for at this moment.
  private ArrayNode requests(String name) {
    var json = Json.array();
    for (var row : room.requests().all()) {
      if (row.player().equals(name)) {
        var one = json.addObject().put("house", row.house()).put("game", row.game());
        one.put("stakes", row.stakes()).put("sinceMs", row.since());
      }
    }
    return json;
  }

  private ArrayNode movements(String name) {
    var json = Json.array();
    for (var movement : room.records().movements(name)) {
      var leg = movement.leg();
      var row = json.addObject().put("atMs", movement.at()).put("table", movement.table());
      row.put("number", movement.number()).put("account", leg.account().kind().word());
      row.put("cents", leg.cents()).put("rule", leg.rule());
      row.put("position", leg.position()).put("wager", leg.wager());
    }
    return json;
  }

  /// What the room's own journal says about them, without naming staff.
  private ArrayNode roomEvents(String name) {
    var json = Json.array();
    for (var event : room.records().roomEvents(People.OF_PERSONS, Long.MAX_VALUE, EVENTS_MAX)) {
      var body = Json.read(event.body());
      if (body.path("player").asString("").equals(name)) {
        json.addObject().put("kind", event.kind()).put("atMs", event.at()).set("body", body);
      }
    }
    return json;
  }

  /// Closes the account for good; the chips are cashed in first.
  void close(Context context) {
    var guest = account.confirmed(context, RequestBody.of(context));
    refuse(room.closing().close(guest));
    room.allTables().lobby().rows().stream()
        .filter(row -> row.owner().equals(guest.name()))
        .forEach(
            row -> {
              // After the round in play, because nobody else could close it later.
              var _ = room.allTables().shut(row.id());
            });
    SessionCookie.takeBack(context, doorman.isSecure(context));
    Reply.json(context, Json.object().put("ok", true));
  }
}
