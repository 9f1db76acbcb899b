package cardroom.proving.fuzz;

import cardroom.server.codec.Json;
import cardroom.server.guests.Admission;
import cardroom.server.guests.Guest;
import cardroom.server.journal.Row.PasskeyRow;
import cardroom.server.people.PasskeySite;
import cardroom.server.people.Passkeys;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;

/// Whatever a device could send, for a challenge that the room did issue: the first byte says
/// whether the rest is the attestation of a new key, a signature by a known one, or what a browser
/// says about either. Nothing may be thrown, and nobody who cannot sign is let in.
public final class PasskeyTarget {
  /// A key that a device made for `localhost`: no attestation, ES256.
  private static final String ATTESTATION =
      "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVikSZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMd"
          + "l2NFAAAAAQAAAAAAAAAAAAAAAAAAAAAAILk-232hGCCu0qLve7w1zfaBIoKiZ8bixL819G2_9k9qpQEC"
          + "AyYgASFYID1f7iz5ONu67rezR-IGk00cm3eoUy8-lzWpijwo9L4tIlggTdiFvhu11x0_kV4__CWTVa34"
          + "kp0mtCBofz85u0qCV0U";

  private static final PasskeySite SITE = new PasskeySite("localhost", "http://localhost");
  private static final int WAYS = 3;
  private static final int DATA_BYTES = 37;

  private PasskeyTarget() {}

  /// The device that the room knows.
  private static final class Known {
    private static final PasskeyRow KEY = added();

    private static PasskeyRow added() {
      if (!add(attestation())) {
        throw new IllegalStateException("the first key was refused");
      }
      return passkeys().of(FuzzRoom.keeper().name()).getFirst();
    }
  }

  static List<byte[]> seeds() {
    var signed = new byte[1 + DATA_BYTES + 72];
    signed[0] = 1;
    var told =
        "  {\"type\":\"webauthn.get\",\"challenge\":\"AAAA\",\"origin\":\"http://localhost\"}";
    var said = told.getBytes(StandardCharsets.UTF_8);
    said[0] = 2;
    var made = new byte[1 + attestation().length];
    System.arraycopy(attestation(), 0, made, 1, made.length - 1);
    return List.of(made, signed, said);
  }

  private static byte[] attestation() {
    return Base64.getUrlDecoder().decode(ATTESTATION);
  }

  private static Passkeys passkeys() {
    return FuzzRoom.only().passkeys();
  }

  /// The room opens before the first input is timed.
  public static void fuzzerInitialize() {
    var _ = Known.KEY;
  }

  public static void fuzzerTestOneInput(byte[] data) {
    if (data.length == 0) {
      return;
    }
    // Otherwise the first input might contain the very key that the room should know.
    fuzzerInitialize();
    var rest = Arrays.copyOfRange(data, 1, data.length);
    switch ((data[0] & 0xff) % WAYS) {
      case 0 -> {
        var _ = add(rest);
      }
      case 1 -> {
        var cut = Math.min(rest.length, DATA_BYTES);
        comes(
            clientData("webauthn.get", passkeys().challenge()),
            Arrays.copyOf(rest, cut),
            Arrays.copyOfRange(rest, cut, rest.length));
      }
      default -> comes(rest, new byte[DATA_BYTES], rest);
    }
  }

  private static byte[] clientData(String type, String challenge) {
    var json = Json.object().put("type", type).put("challenge", challenge);
    return Json.text(json.put("origin", SITE.origin())).getBytes(StandardCharsets.UTF_8);
  }

  private static boolean add(byte[] attestation) {
    var name = FuzzRoom.keeper().name();
    var guest = new Guest(name, "", FuzzRoom.only().session(name));
    var offer = passkeys().offer(guest);
    var told = clientData("webauthn.create", offer.challenge());
    var shown = new Passkeys.Attestation(told, attestation);
    return passkeys().add(guest, SITE, "phone", offer.handle(), shown).isEmpty();
  }

  private static void comes(byte[] clientData, byte[] authenticatorData, byte[] signature) {
    var known = Known.KEY;
    var shown =
        new Passkeys.Signature(
            known.id(), clientData, authenticatorData, signature, known.handle());
    if (passkeys().signIn(SITE, shown, "") instanceof Admission.Welcome) {
      throw new IllegalStateException("somebody was let in by a signature that no device made");
    }
  }
}
