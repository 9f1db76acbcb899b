package cardroom.server.api;

import cardroom.games.rules.Rule;
import cardroom.games.table.RoomRule;
import cardroom.server.Room;
import cardroom.server.codec.Json;
import cardroom.server.guests.Admission;
import cardroom.server.guests.Guest;
import cardroom.server.people.SignIn;
import cardroom.server.table.Answer;
import io.javalin.http.Context;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.node.ObjectNode;

/// Accounts: signing up, in and out, passwords, codes, the second factor, sessions.
final class AccountRoutes {
  private static final Logger LOG = LoggerFactory.getLogger(AccountRoutes.class);

  private static final Set<Rule> LOGGED =
      Set.of(RoomRule.SIGNIN, RoomRule.SECOND, RoomRule.PASSKEY);

  private final Room room;
  private final RequestGuard doorman;
  private final GuestRoutes guests;
  private final SignIn signIn;

  AccountRoutes(Room room, RequestGuard doorman, GuestRoutes guests) {
    this.room = room;
    this.doorman = doorman;
    this.guests = guests;
    this.signIn = room.signIn();
  }

  static String device(Context context) {
    return Objects.requireNonNullElse(context.header("User-Agent"), "");
  }

  void signUp(Context context) {
    var guest = doorman.visitor(context);
    var body = RequestBody.of(context);
    var name = guest.map(Guest::name).orElseGet(() -> body.word("name").strip());
    doorman.examineNewGuest(context);
    var up = signIn.signUp(guest, name, body.secret("password"), device(context));
    var json = welcomed(context, up.admission(), name);
    json.set("codes", Json.strings(up.codes()));
    Reply.json(context.status(201), json);
  }

  void signIn(Context context) {
    var body = RequestBody.of(context);
    var name = body.word("name");
    doorman.tries().examine(name, doorman.address(context));
    var in = signIn.signIn(name, body.secret("password"), body.word("code", ""), device(context));
    Reply.json(context, welcomed(context, in, name));
  }

  void recover(Context context) {
    var body = RequestBody.of(context);
    var name = body.word("name");
    doorman.tries().examine(name, doorman.address(context));
    var in = signIn.recover(name, body.word("code"), body.secret("password"), device(context));
    Reply.json(context, welcomed(context, in, name));
  }

  private ObjectNode welcomed(Context context, Admission admission, String name) {
    var json = letIn(context, admission, name);
    doorman.tries().succeeded(name, doorman.address(context));
    return json;
  }

  /// Gives the token to the person who was let in, and says who they are.
  ObjectNode letIn(Context context, Admission admission, String name) {
    return switch (admission) {
      case Admission.Refused(var why) -> {
        if (LOGGED.contains(why.rule())) {
          logRefusal(why, name);
        }
        throw new Refusal(why);
      }
      case Admission.Welcome(var guest, var token) -> {
        LOG.info("signed in: {}", Json.text(Json.object().put("name", guest.name())));
        SessionCookie.give(context, token, doorman.isSecure(context));
        yield guests.me(guest);
      }
    };
  }

  static void logRefusal(Answer.Refused why, String name) {
    LOG.warn(
        "sign-in refused: {} as {}", why.rule().id(), Json.text(Json.object().put("name", name)));
  }

  /// A person with an account; a guest is told how to get one.
  Guest person(Context context) {
    var guest = doorman.guest(context);
    if (!room.people().has(guest.name())) {
      throw new Refusal(hasNone());
    }
    return guest;
  }

  private static Answer.Refused hasNone() {
    return Answer.refuse(
        RoomRule.ROLE, "That is for people with an account", "Set a password first");
  }

  private static void refuse(Optional<Answer.Refused> why) {
    why.ifPresent(
        no -> {
          throw new Refusal(no);
        });
  }

  /// Asks for the password again, and counts the attempt, before something that cannot be undone.
  Guest confirmed(Context context, RequestBody body) {
    var guest = person(context);
    doorman.tries().examine(guest.name(), doorman.address(context));
    refuse(signIn.confirmed(guest.name(), body.secret("password")));
    doorman.tries().succeeded(guest.name(), doorman.address(context));
    return guest;
  }

  void account(Context context) {
    var guest = doorman.guest(context);
    var json = Json.object().put("codesLeft", signIn.codesLeft(guest.name()));
    json.put("second", signIn.hasSecond(guest.name()));
    json.put("passkeysHere", doorman.site(context).isPresent());
    json.set("passkeys", PasskeyRoutes.told(room, guest.name()));
    var sessions = json.putArray("sessions");
    for (var session : room.sessions().of(guest.name())) {
      sessions
          .addObject()
          .put("id", session.id())
          .put("sinceMs", session.since())
          .put("seenMs", session.seenAt())
          .put("device", session.device())
          .put("current", session.id().equals(guest.session()));
    }
    Reply.json(context, json);
  }

  void password(Context context) {
    var guest = person(context);
    var body = RequestBody.of(context);
    doorman.tries().examine(guest.name(), doorman.address(context));
    var changed =
        signIn.changePassword(
            guest.name(), body.secret("old"), body.secret("password"), device(context));
    Reply.json(context, welcomed(context, changed, guest.name()));
  }

  void codes(Context context) {
    var guest = confirmed(context, RequestBody.of(context));
    var json = Json.object();
    refuse(signIn.newCodes(guest, codes -> json.set("codes", Json.strings(codes))));
    Reply.json(context, json);
  }

  void offerSecond(Context context) {
    var guest = confirmed(context, RequestBody.of(context));
    var offer = signIn.offerSecond(guest).orElseThrow(() -> new Refusal(hasNone()));
    var name = guest.name().replace(" ", "%20");
    var link =
        "otpauth://totp/Cardroom:%s?secret=%s&issuer=Cardroom".formatted(name, offer.secret());
    var json = Json.object().put("secret", offer.secret()).put("link", link);
    Reply.json(context, json.put("offer", offer.sealed()));
  }

  void takeSecond(Context context) {
    // The body is read first: it may arrive slowly, and the session may be over by then.
    var body = RequestBody.of(context);
    var code = body.word("code");
    var offer = body.word("offer");
    var guest = person(context);
    doorman.tries().examine(guest.name(), doorman.address(context));
    refuse(signIn.takeSecond(guest, offer, code));
    Reply.json(context, Json.object().put("second", true));
  }

  void dropSecond(Context context) {
    var guest = confirmed(context, RequestBody.of(context));
    refuse(signIn.dropSecond(guest));
    Reply.json(context, Json.object().put("second", false));
  }

  /// One of their own sessions, here or elsewhere.
  void endSession(Context context) {
    var guest = doorman.guest(context);
    if (!room.sessions().end(guest.name(), context.pathParam("id"))) {
      throw new Refusal(Answer.refuse(RoomRule.UNKNOWN, "You have no such session", "Look again"));
    }
    Reply.json(context, Json.object().put("ok", true));
  }

  /// Signs out everywhere, including here.
  void endAll(Context context) {
    var guest = doorman.guest(context);
    room.sessions().endAllBut(guest.name(), "");
    SessionCookie.takeBack(context, doorman.isSecure(context));
    Reply.json(context, Json.object().put("ok", true));
  }
}
