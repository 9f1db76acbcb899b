package cardroom.server.api;

import cardroom.games.table.RoomRule;
import cardroom.server.Room;
import cardroom.server.codec.Json;
import cardroom.server.guests.Guest;
import cardroom.server.journal.JournalEntry;
import cardroom.server.people.People;
import cardroom.server.people.Role;
import cardroom.server.table.Answer;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.node.ArrayNode;

/// What the staff do: giving and taking roles, giving chips, reading what was done.
final class RoleRoutes {
  private static final Logger LOG = LoggerFactory.getLogger(RoleRoutes.class);
  private static final int PEOPLE_MAX = 100;
  private static final int EVENTS_MAX = 200;
  private static final int CENTS_MAX = 100_000_000;

  private final Room room;
  private final RequestGuard doorman;
  private final People people;

  RoleRoutes(Room room, RequestGuard doorman) {
    this.room = room;
    this.doorman = doorman;
    this.people = room.people();
  }

  /// A person with one of these roles at this very moment.
  Guest with(Context context, Role... roles) {
    var guest = doorman.guest(context);
    for (var role : roles) {
      if (people.is(guest.name(), role)) {
        return guest;
      }
    }
    throw new Refusal(
        Answer.refuse(
            RoomRule.ROLE,
            "Only %s may do that".formatted(holder(roles[0])),
            "An admin of this room can give roles"));
  }

  private static String holder(Role role) {
    return switch (role) {
      case PLAYER -> "a player";
      case PROVIDER -> "a provider";
      case FLOOR -> "a floor person";
      case CAGE -> "the cage";
      case SURVEILLANCE -> "the surveillance";
      case ADMIN -> "an admin";
    };
  }

  private static void refuse(Optional<Answer.Refused> why) {
    why.ifPresent(
        no -> {
          throw new Refusal(no);
        });
  }

  private static Role role(String word) {
    return Role.of(word)
        .orElseThrow(
            () ->
                new Refusal(
                    Answer.refuse(RoomRule.FORM, "'" + word + "' is not a role of this room", "")));
  }

  /// The link that the room printed at its first start.
  void claim(Context context) {
    var guest = doorman.guest(context);
    doorman.tries().examine("", doorman.address(context));
    refuse(room.adminLink().claim(guest.name(), RequestBody.of(context).word("link")));
    LOG.info("{} is an admin now", guest.name());
    people(context);
  }

  void people(Context context) {
    with(context, Role.ADMIN);
    var start = Optional.ofNullable(context.queryParam("name")).orElse("");
    var json = Json.array();
    for (var name : people.named(start, PEOPLE_MAX)) {
      json.addObject().put("name", name).set("roles", roles(name));
    }
    Reply.json(context, json);
  }

  private ArrayNode roles(String name) {
    return Json.strings(people.roles(name).stream().map(Role::word).toList());
  }

  void give(Context context) {
    var admin = with(context, Role.ADMIN);
    var body = RequestBody.of(context);
    var name = context.pathParam("name");
    var role = role(body.word("role"));
    refuse(people.appoint(admin.name(), name, role, true, body.line("reason", "")));
    Reply.json(context, Json.object().put("name", name).set("roles", roles(name)));
  }

  void take(Context context) {
    var admin = with(context, Role.ADMIN);
    var name = context.pathParam("name");
    refuse(people.appoint(admin.name(), name, role(context.pathParam("role")), false, ""));
    Reply.json(context, Json.object().put("name", name).set("roles", roles(name)));
  }

  void signOut(Context context) {
    var admin = with(context, Role.ADMIN);
    refuse(room.signingOut().one(admin, context.pathParam("name")));
    Reply.json(context, Json.object().put("ok", true));
  }

  void signOutEverybody(Context context) {
    refuse(room.signingOut().everybody(with(context, Role.ADMIN)));
    Reply.json(context, Json.object().put("ok", true));
  }

  /// A person gives up one of their own roles; only an admin can give it back.
  void layDown(Context context) {
    var name = doorman.guest(context).name();
    var role = role(context.pathParam("role"));
    refuse(people.appoint(name, name, role, false, "laid down"));
    Reply.json(context, Json.object().put("name", name).set("roles", roles(name)));
  }

  void chips(Context context) {
    var cage = with(context, Role.CAGE);
    var body = RequestBody.of(context);
    var cents = body.number("cents", 0, 1, CENTS_MAX);
    refuse(room.cashier().give(cage.name(), body.word("name"), cents, body.line("reason")));
    Reply.json(context, Json.object().put("ok", true));
  }

  /// What the staff did, newest first.
  void audit(Context context) {
    with(context, Role.SURVEILLANCE, Role.ADMIN);
    var before = number(context.queryParam("before"), Long.MAX_VALUE);
    Reply.json(context, told(room.records().roomEvents(People.AUDITED, before, EVENTS_MAX)));
  }

  /// The journal of any table. It names no card that was not turned up to everybody.
  void journal(Context context) {
    with(context, Role.SURVEILLANCE);
    var id = number(context.pathParam("id"), 0);
    if (room.tables().opening(id).isEmpty()) {
      throw new Refusal(Answer.refuse(RoomRule.UNKNOWN, "There is no table " + id, ""));
    }
    var after = number(context.queryParam("after"), 0);
    Reply.json(context, told(room.records().entries(id, after, after + EVENTS_MAX)));
  }

  private static ArrayNode told(List<JournalEntry> entries) {
    var json = Json.array();
    for (var entry : entries) {
      var row = json.addObject().put("number", entry.number()).put("kind", entry.kind());
      row.put("maker", entry.maker()).put("atMs", entry.at()).put("hash", entry.hash());
      // Only its owner may pass on an invitation.
      row.put("body", entry.kind().equals("opened") ? "{}" : entry.body());
    }
    return json;
  }

  private static long number(@Nullable String text, long otherwise) {
    return text != null && text.matches("\\d{1,15}") ? Long.parseLong(text) : otherwise;
  }
}
