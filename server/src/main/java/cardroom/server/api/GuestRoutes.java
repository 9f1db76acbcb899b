package cardroom.server.api;

import cardroom.games.table.RoomRule;
import cardroom.server.Room;
import cardroom.server.codec.Json;
import cardroom.server.guests.Admission;
import cardroom.server.guests.Guest;
import cardroom.server.ledger.AccountName;
import cardroom.server.people.Role;
import cardroom.server.table.Answer;
import cardroom.server.table.Answer.Refused;
import io.javalin.http.Context;
import tools.jackson.databind.node.ObjectNode;

/// Guests: coming in, seeing who they are, chips.
final class GuestRoutes {
  private final Room room;
  private final RequestGuard doorman;

  GuestRoutes(Room room, RequestGuard doorman) {
    this.room = room;
    this.doorman = doorman;
  }

  void admit(Context context) {
    doorman.examineNewGuest(context);
    var name = RequestBody.of(context).word("name");
    switch (room.guests().admit(name.strip(), AccountRoutes.device(context))) {
      case Admission.Refused(var why) -> throw new Refusal(why);
      case Admission.Welcome(var guest, var token) -> {
        SessionCookie.give(context, token, doorman.isSecure(context));
        Reply.json(context.status(201), me(guest));
      }
    }
  }

  /// A page asks who its user is without knowing whether the room has met them: not an error.
  void me(Context context) {
    if (context.queryParam("visitor") != null && doorman.visitor(context).isEmpty()) {
      context.status(204);
      return;
    }
    Reply.json(context, me(doorman.guest(context)));
  }

  ObjectNode me(Guest guest) {
    var accounts = room.guests().accounts(guest.name());
    long stacks = 0;
    var json = Json.object().put("name", guest.name()).put("csrf", guest.csrf());
    json.put("purseCents", accounts.getOrDefault(AccountName.purse(guest.name()), 0L));
    var tables = Json.array();
    for (var account : accounts.entrySet()) {
      if (account.getKey().kind() == AccountName.Kind.STACK && account.getValue() > 0) {
        stacks += account.getValue();
        var id = account.getKey().table();
        var name = room.tables().opening(id).map(opening -> opening.setup().name()).orElse("");
        tables.addObject().put("id", id).put("name", name).put("stackCents", account.getValue());
      }
    }
    json.put("tablesCents", stacks).set("tables", tables);
    json.put("floor", room.people().is(guest.name(), Role.FLOOR));
    json.put("account", room.people().has(guest.name()));
    var roles = room.people().roles(guest.name()).stream().map(Role::word).toList();
    json.set("roles", Json.strings(roles));
    json.put("checkMinutes", room.limits().bounds(guest.name()).checkMinutes());
    json.put("pausedUntilMs", room.limits().of(guest.name()).pausedUntil());
    json.put("stopped", room.limits().stops(guest.name()).map(Refused::sentence).orElse(""));
    return json.put("nextGrantMs", room.guests().nextGrantMs(guest.name()));
  }

  void chips(Context context) {
    var guest = doorman.guest(context);
    room.cashier()
        .ask(guest.name())
        .ifPresent(
            why -> {
              throw new Refusal(why);
            });
    Reply.json(context, me(guest));
  }

  void leave(Context context) {
    var token = doorman.token(context);
    if (token == null) {
      throw new Refusal(Answer.refuse(RoomRule.GUEST, "You have no session here", ""));
    }
    room.sessions().end(token);
    SessionCookie.takeBack(context, doorman.isSecure(context));
    Reply.json(context, Json.object().put("ok", true));
  }
}
