package cardroom.server.backup;

import cardroom.server.keeping.FileFault;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/// A key under which copies are sealed: AES-256-GCM in pieces of a megabyte.
///
/// Each file has a key of its own, derived from this one and 32 random bytes at its beginning, so
/// the pieces can simply be numbered. The last one is marked: a file that was truncated, rearranged
/// or altered by a single bit does not open.
public final class BackupKey {
  private static final byte[] BEGINNING = "CRBACK1\n".getBytes(StandardCharsets.US_ASCII);
  private static final String DIGITS = "[0-9a-fA-F]{64}";
  private static final int SALT = 32;
  private static final int PIECE = 1 << 20;
  private static final int TAG_BITS = 128;

  private final byte[] key;

  private BackupKey(byte[] key) {
    this.key = key;
  }

  /// Reads 64 hexadecimal digits from a file; what is wrong with it is reported in a sentence.
  public static BackupKey in(Path file) {
    try {
      var text = Files.readString(file, StandardCharsets.ISO_8859_1).strip();
      if (!text.matches(DIGITS)) {
        throw new IllegalArgumentException(
            "%s holds no backup key: write 64 hexadecimal digits into it, such as openssl rand -hex 32 gives"
                .formatted(file));
      }
      return new BackupKey(HexFormat.of().parseHex(text));
    } catch (IOException e) {
      if (file.toString().matches(DIGITS)) {
        throw new IllegalArgumentException(
            "give the file that holds the backup key, not the key itself", e);
      }
      throw new IllegalArgumentException(
          "the backup key %s cannot be read (%s)".formatted(file, FileFault.words(e)), e);
    }
  }

  /// Seals everything that is read.
  public void seal(InputStream plain, OutputStream sealed) throws IOException {
    var salt = new byte[SALT];
    new SecureRandom().nextBytes(salt);
    var out = new DataOutputStream(sealed);
    out.write(BEGINNING);
    out.write(salt);
    var next = plain.readNBytes(PIECE);
    for (int number = 0; ; number++) {
      var piece = next;
      next = plain.readNBytes(PIECE);
      var isLast = next.length == 0;
      var done = cipher(Cipher.ENCRYPT_MODE, salt, number, isLast, piece);
      out.writeBoolean(isLast);
      out.writeInt(done.length);
      out.write(done);
      if (isLast) {
        out.flush();
        return;
      }
    }
  }

  /// Writes the original of what was sealed; throws if it is incomplete or was sealed with another
  /// key.
  public void open(InputStream sealed, OutputStream plain) throws IOException {
    var in = new DataInputStream(sealed);
    if (!Arrays.equals(in.readNBytes(BEGINNING.length), BEGINNING)) {
      throw new IOException("it is not a sealed copy of a room");
    }
    var salt = in.readNBytes(SALT);
    try {
      for (int number = 0; ; number++) {
        var isLast = in.readBoolean();
        int length = in.readInt();
        if (length < 0 || length > PIECE + TAG_BITS / 8) {
          throw new IOException("it was altered");
        }
        var piece = new byte[length];
        in.readFully(piece);
        plain.write(cipher(Cipher.DECRYPT_MODE, salt, number, isLast, piece));
        if (isLast) {
          break;
        }
      }
    } catch (EOFException e) {
      throw new IOException("it was cut short", e);
    }
    if (in.read() >= 0) {
      throw new IOException("something was added to it");
    }
  }

  private byte[] cipher(int mode, byte[] salt, int number, boolean isLast, byte[] piece)
      throws IOException {
    try {
      var mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      var own = new SecretKeySpec(mac.doFinal(salt), "AES");
      var nonce = ByteBuffer.allocate(12).put(7, (byte) (isLast ? 1 : 0)).putInt(8, number);
      var cipher = Cipher.getInstance("AES/GCM/NoPadding");
      cipher.init(mode, own, new GCMParameterSpec(TAG_BITS, nonce.array()));
      return cipher.doFinal(piece);
    } catch (GeneralSecurityException e) {
      throw new IOException("it was altered, or sealed under another key", e);
    }
  }
}
