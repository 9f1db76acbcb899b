package cardroom.server.api;

import cardroom.games.table.RoomRule;
import cardroom.server.Room;
import cardroom.server.codec.Json;
import cardroom.server.journal.Row.PasskeyRow;
import cardroom.server.people.PasskeySite;
import cardroom.server.people.Passkeys;
import cardroom.server.table.Answer;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.databind.node.ArrayNode;

/// Passkeys: adding one, removing one, signing in with one. What browsers are sent follows
/// WebAuthn.
final class PasskeyRoutes {
  private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]+");
  private static final int ID_MAX = 1_400;
  private static final int CLIENT_DATA_MAX = 4_096;
  private static final int ATTESTATION_MAX = 16_384;
  private static final int SIGNATURE_MAX = 2_048;
  private static final int STRANGE_MAX = 24;
  // No guest's name contains a colon.
  private static final String COUNTED = "passkey: ";
  private static final int COUNTED_MAX = 100;
  private static final int HANDLE_MAX = 100;

  private final RequestGuard doorman;
  private final AccountRoutes account;
  private final Room room;
  private final Passkeys passkeys;

  PasskeyRoutes(Room room, RequestGuard doorman, AccountRoutes account) {
    this.room = room;
    this.doorman = doorman;
    this.account = account;
    this.passkeys = room.passkeys();
  }

  private PasskeySite site(Context context) {
    return doorman
        .site(context)
        .orElseThrow(
            () ->
                new Refusal(
                    Answer.refuse(
                        RoomRule.PASSKEY,
                        "Passkeys do not work at this address",
                        "Use a name that --allow-host gives the room, over TLS")));
  }

  /// A person's passkeys as they see them, without the keys.
  static ArrayNode told(Room room, String name) {
    var json = Json.array();
    for (PasskeyRow row : room.passkeys().of(name)) {
      json.addObject()
          .put("id", row.mark())
          .put("label", row.label())
          .put("sinceMs", row.since())
          .put("usedMs", row.usedAt());
    }
    return json;
  }

  void offer(Context context) {
    var site = site(context);
    var body = RequestBody.of(context);
    var guest = account.confirmed(context, body);
    // Checked before the device makes a key that would be refused and stay on it.
    refuse(passkeys.refusesAnother(guest.name(), body.word("label")));
    var offer = passkeys.offer(guest);
    var json = Json.object().put("challenge", offer.challenge()).put("site", site.id());
    json.put("name", guest.name()).put("handle", offer.handle());
    json.set("known", Json.strings(offer.known()));
    var algorithms = json.putArray("algorithms");
    Passkeys.algorithms().forEach(algorithms::add);
    Reply.json(context, json.put("forMs", Passkeys.goodMs()));
  }

  void add(Context context) {
    var site = site(context);
    var body = RequestBody.of(context);
    var guest = account.person(context);
    doorman.passkeyTries().examine(guest.name(), doorman.address(context));
    var shown =
        new Passkeys.Attestation(
            body.bytes("clientData", CLIENT_DATA_MAX), body.bytes("attestation", ATTESTATION_MAX));
    var no = passkeys.add(guest, site, body.word("label"), body.text("handle", HANDLE_MAX), shown);
    no.ifPresent(why -> AccountRoutes.logRefusal(why, guest.name()));
    refuse(no);
    doorman.passkeyTries().succeeded(guest.name(), doorman.address(context));
    listed(context.status(201), guest.name());
  }

  private static void refuse(Optional<Answer.Refused> why) {
    why.ifPresent(
        no -> {
          throw new Refusal(no);
        });
  }

  private void listed(Context context, String name) {
    var json = Json.object();
    json.set("passkeys", told(room, name));
    Reply.json(context, json);
  }

  /// Allowed even at an address where passkeys do not work, since a device may be lost.
  void remove(Context context) {
    var body = RequestBody.of(context);
    var guest = account.confirmed(context, body);
    refuse(passkeys.remove(guest.name(), body.word("id")));
    listed(context, guest.name());
  }

  /// How people can sign in at this address; passwords work at every one.
  void ways(Context context) {
    Reply.json(context, Json.object().put("passkeysHere", doorman.site(context).isPresent()));
  }

  void challenge(Context context) {
    var site = site(context);
    var json = Json.object().put("challenge", passkeys.challenge()).put("site", site.id());
    Reply.json(context, json.put("forMs", Passkeys.goodMs()));
  }

  /// What an unknown passkey is called in the log; longer than any name.
  private static String strange(String id) {
    return "the unknown passkey " + id.substring(0, Math.min(STRANGE_MAX, id.length()));
  }

  private static String id(RequestBody body) {
    var id = body.text("id", ID_MAX);
    if (!ID.matcher(id).matches()) {
      var what = "The id of a passkey is made of letters, digits, - and _";
      throw new Refusal(Answer.refuse(RoomRule.FORM, what, "Send it as your device gave it"));
    }
    return id;
  }

  void signIn(Context context) {
    var site = site(context);
    var body = RequestBody.of(context);
    var shown =
        new Passkeys.Signature(
            id(body),
            body.bytes("clientData", CLIENT_DATA_MAX),
            body.bytes("authenticatorData", CLIENT_DATA_MAX),
            body.bytes("signature", SIGNATURE_MAX),
            body.word("handle", ""));
    // Attempts count against the passkey, which only its owner's device can name, and not against
    // its owner, whom anybody can name.
    var counted = COUNTED + shown.id().substring(0, Math.min(COUNTED_MAX, shown.id().length()));
    doorman.passkeyTries().examine(counted, doorman.address(context));
    var name = passkeys.owner(shown.id()).orElseGet(() -> strange(shown.id()));
    var in = passkeys.signIn(site, shown, AccountRoutes.device(context));
    var json = account.letIn(context, in, name);
    doorman.passkeyTries().succeeded(counted, doorman.address(context));
    Reply.json(context, json);
  }
}
