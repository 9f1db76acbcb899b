package cardroom.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import cardroom.server.codec.Json;
import cardroom.server.guests.Admission;
import cardroom.server.people.PasskeySite;
import cardroom.server.people.Passkeys;
import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Base64;

/// A device with one passkey, written from the WebAuthn specification without the library that
/// judges it: ES256, no attestation. Everything it sends can be made wrong.
public final class SoftAuthenticator {
  public static final int PRESENT = 1;
  public static final int VERIFIED = 4;
  private static final int ATTESTED = 64;
  private static final Base64.Encoder TEXT = Base64.getUrlEncoder().withoutPadding();

  public final byte[] id;
  private final KeyPair keys;
  public String site = "localhost";
  public String origin;
  public int flags = PRESENT | VERIFIED;
  public int counter;
  public String handle = "";

  public SoftAuthenticator(String origin) {
    this.origin = origin;
    try {
      var generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(new ECGenParameterSpec("secp256r1"));
      this.keys = generator.generateKeyPair();
      this.id = MessageDigest.getInstance("SHA-256").digest(keys.getPublic().getEncoded());
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Adds a device for a person and signs in with it.
  public static void comesIn(Room room, String name, String password) {
    var site = new PasskeySite("localhost", "http://localhost");
    var phone = new SoftAuthenticator(site.origin());
    if (!(room.signIn().signIn(name, password, "", "")
        instanceof Admission.Welcome(var guest, _))) {
      throw new IllegalStateException(name + " is not let in");
    }
    var offer = room.passkeys().offer(guest);
    var key = phone.attest(offer.challenge(), offer.handle());
    var signed = phone.sign(room.passkeys().challenge());
    if (room.passkeys().add(guest, site, "phone", offer.handle(), key).isPresent()
        || room.passkeys().signIn(site, signed, "") instanceof Admission.Refused) {
      throw new IllegalStateException(name + " is not let in by their device");
    }
  }

  public static String text(byte[] bytes) {
    return TEXT.encodeToString(bytes);
  }

  public String idText() {
    return text(id);
  }

  private byte[] clientData(String type, String challenge) {
    var json = Json.object().put("type", type).put("challenge", challenge).put("origin", origin);
    return Json.text(json.put("crossOrigin", false)).getBytes(UTF_8);
  }

  private byte[] head(int plus) throws GeneralSecurityException {
    var hash = MessageDigest.getInstance("SHA-256").digest(site.getBytes(UTF_8));
    return ByteBuffer.allocate(37).put(hash).put((byte) (flags | plus)).putInt(++counter).array();
  }

  private static byte[] coordinate(BigInteger number) {
    var bytes = number.toByteArray();
    var whole = new byte[32];
    var count = Math.min(32, bytes.length);
    System.arraycopy(bytes, bytes.length - count, whole, 32 - count, count);
    return whole;
  }

  private byte[] coseKey() {
    var point = ((ECPublicKey) keys.getPublic()).getW();
    var out = new ByteArrayOutputStream();
    // {1: 2, 3: -7, -1: 1, -2: x, -3: y}
    out.writeBytes(new byte[] {(byte) 0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32});
    out.writeBytes(coordinate(point.getAffineX()));
    out.writeBytes(new byte[] {0x22, 0x58, 32});
    out.writeBytes(coordinate(point.getAffineY()));
    return out.toByteArray();
  }

  /// Registers its key.
  ///
  /// @param owner the handle that it keeps, and says whenever it signs
  public Passkeys.Attestation attest(String challenge, String owner) {
    handle = owner;
    try {
      var data = new ByteArrayOutputStream();
      data.writeBytes(head(ATTESTED));
      data.writeBytes(new byte[16]);
      data.writeBytes(new byte[] {0, (byte) id.length});
      data.writeBytes(id);
      data.writeBytes(coseKey());
      var out = new ByteArrayOutputStream();
      // {"fmt": "none", "attStmt": {}, "authData": …}
      out.write(0xa3);
      out.writeBytes(new byte[] {0x63, 'f', 'm', 't', 0x64, 'n', 'o', 'n', 'e'});
      out.write(0x67);
      out.writeBytes("attStmt".getBytes(UTF_8));
      out.write(0xa0);
      out.write(0x68);
      out.writeBytes("authData".getBytes(UTF_8));
      out.writeBytes(new byte[] {0x58, (byte) data.size()});
      out.writeBytes(data.toByteArray());
      return new Passkeys.Attestation(clientData("webauthn.create", challenge), out.toByteArray());
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Signs in.
  public Passkeys.Signature sign(String challenge) {
    try {
      var told = clientData("webauthn.get", challenge);
      var data = head(0);
      var signing = Signature.getInstance("SHA256withECDSA");
      signing.initSign(keys.getPrivate());
      signing.update(data);
      signing.update(MessageDigest.getInstance("SHA-256").digest(told));
      return new Passkeys.Signature(idText(), told, data, signing.sign(), handle);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
