package cardroom.server.shoe;

import cardroom.server.keeping.PrivateFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.HexFormat;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/// The room's own secret, with which shoes are sealed. It is in a file beside the data or in the
/// environment, never in the database (Contract 3).
public final class RoomKey {
  /// The variable of the environment that holds the key as 64 hexadecimal digits.
  public static final String VARIABLE = "CARDROOM_KEY";

  private static final int KEY_BYTES = 32;
  private static final int NONCE_BYTES = 12;
  private static final int TAG_BITS = 128;
  private static final String HMAC = "HmacSHA256";

  private final SecretKeySpec key;

  private RoomKey(byte[] bytes) {
    this.key = new SecretKeySpec(bytes, "AES");
  }

  /// The key as it is written: 64 hexadecimal digits.
  public static RoomKey parse(String text) {
    var digits = text.strip();
    if (digits.isEmpty()) {
      throw new IllegalArgumentException("it is empty");
    }
    if (!digits.matches("[0-9a-fA-F]{64}")) {
      throw new IllegalArgumentException("a room's key is 64 hexadecimal digits");
    }
    return new RoomKey(HexFormat.of().parseHex(digits));
  }

  /// Reads the key of a room that exists already.
  public static RoomKey in(Path file) throws IOException {
    return parse(Files.readString(file, StandardCharsets.ISO_8859_1));
  }

  /// Makes a key for a new room, readable by its owner alone.
  public static RoomKey create(Path file, Entropy entropy) throws IOException {
    var text = HexFormat.of().formatHex(entropy.bytes(KEY_BYTES)) + "\n";
    PrivateFile.create(file, text);
    return parse(text);
  }

  /// Seals a secret so that it opens only under the same label.
  public byte[] seal(byte[] secret, String label, Entropy entropy) {
    var nonce = entropy.bytes(NONCE_BYTES);
    try {
      var cipher = cipher(Cipher.ENCRYPT_MODE, nonce, label);
      var sealed = new byte[NONCE_BYTES + cipher.getOutputSize(secret.length)];
      System.arraycopy(nonce, 0, sealed, 0, NONCE_BYTES);
      cipher.doFinal(secret, 0, secret.length, sealed, NONCE_BYTES);
      return sealed;
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("AES-GCM is part of every Java", e);
    }
  }

  /// Opens what was sealed under that label; refuses whatever was changed, or sealed with another
  /// key.
  public byte[] open(byte[] sealed, String label) {
    try {
      var nonce = Arrays.copyOf(sealed, NONCE_BYTES);
      var cipher = cipher(Cipher.DECRYPT_MODE, nonce, label);
      return cipher.doFinal(sealed, NONCE_BYTES, sealed.length - NONCE_BYTES);
    } catch (GeneralSecurityException | IllegalArgumentException e) {
      throw new IllegalArgumentException(
          label + " does not open: its record was changed, or this is not the room's key", e);
    }
  }

  /// A key of its own for one purpose, from which nobody learns this one (HKDF-SHA-256, RFC 5869;
  /// the room's key is uniformly random, so no extraction step is needed).
  public RoomKey derived(String purpose) {
    try {
      var info = purpose.getBytes(StandardCharsets.UTF_8);
      var expanding = HKDFParameterSpec.expandOnly(key, info, KEY_BYTES);
      return new RoomKey(KDF.getInstance("HKDF-SHA256").deriveData(expanding));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("HKDF-SHA-256 is part of this Java", e);
    }
  }

  /// Marks that only this room can make of texts. Each purpose has a key of its own, derived from
  /// the room's, so that no mark says anything about another or about what is sealed.
  public Marks marks(String purpose) {
    return new Marks(new SecretKeySpec(hmac(key, purpose), HMAC));
  }

  /// The marks of one purpose.
  public static final class Marks {
    // Every command gets a mark: a copy is ready at once, whereas finding and keying the function
    // takes as long as the mark itself.
    private final Mac keyed;

    private Marks(SecretKeySpec own) {
      this.keyed = mac(own);
    }

    public byte[] of(String text) {
      try {
        return ((Mac) keyed.clone()).doFinal(text.getBytes(StandardCharsets.UTF_8));
      } catch (CloneNotSupportedException e) {
        throw new IllegalStateException("HMAC-SHA-256 can be copied", e);
      }
    }
  }

  private static byte[] hmac(SecretKeySpec with, String text) {
    return mac(with).doFinal(text.getBytes(StandardCharsets.UTF_8));
  }

  private static Mac mac(SecretKeySpec with) {
    try {
      var mac = Mac.getInstance(HMAC);
      mac.init(with);
      return mac;
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("HMAC-SHA-256 is part of every Java", e);
    }
  }

  private Cipher cipher(int mode, byte[] nonce, String label) throws GeneralSecurityException {
    var cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, nonce));
    cipher.updateAAD(label.getBytes(StandardCharsets.UTF_8));
    return cipher;
  }
}
