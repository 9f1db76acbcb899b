package cardroom.server.checkpoint;

import cardroom.server.keeping.PrivateFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Base64;
import java.util.regex.Pattern;

/// A signing key in a file of its own: two lines, `private` and `public`, in base 64.
public final class SigningKey implements Signer {
  private static final String ALGORITHM = "Ed25519";
  private static final Pattern FILE =
      Pattern.compile("private ([A-Za-z0-9+/=]+)\\s+public ([A-Za-z0-9+/=]+)\\s*");
  private static final byte[] TRIAL = {1, 2, 3};

  private final PrivateKey key;
  private final String publicKey;

  private SigningKey(PrivateKey key, String publicKey) {
    this.key = key;
    this.publicKey = publicKey;
  }

  /// Reads an existing key; what is wrong with it is the message of an [IllegalArgumentException].
  public static SigningKey in(Path file) throws IOException {
    return parse(Files.readString(file, StandardCharsets.ISO_8859_1));
  }

  static SigningKey parse(String text) {
    if (text.isBlank()) {
      throw new IllegalArgumentException("it is empty");
    }
    var lines = FILE.matcher(text);
    if (!lines.matches()) {
      throw new IllegalArgumentException("it has no two lines 'private …' and 'public …'");
    }
    try {
      var factory = KeyFactory.getInstance(ALGORITHM);
      var bytes = Base64.getDecoder().decode(lines.group(1));
      var key =
          new SigningKey(factory.generatePrivate(new PKCS8EncodedKeySpec(bytes)), lines.group(2));
      if (!key.fits(factory)) {
        throw new IllegalArgumentException("its two halves do not belong together");
      }
      return key;
    } catch (GeneralSecurityException e) {
      throw new IllegalArgumentException("it holds no Ed25519 key", e);
    }
  }

  private boolean fits(KeyFactory factory) throws GeneralSecurityException {
    var check = Signature.getInstance(ALGORITHM);
    var bytes = Base64.getDecoder().decode(publicKey);
    check.initVerify(factory.generatePublic(new X509EncodedKeySpec(bytes)));
    check.update(TRIAL);
    return check.verify(sign(TRIAL));
  }

  /// Makes a key for a new room, readable by its owner alone.
  public static SigningKey create(Path file) throws IOException {
    var text = fresh();
    PrivateFile.create(file, text);
    return parse(text);
  }

  private static String fresh() {
    try {
      var pair = KeyPairGenerator.getInstance(ALGORITHM).generateKeyPair();
      var encoder = Base64.getEncoder();
      return "private %s\npublic %s\n"
          .formatted(
              encoder.encodeToString(pair.getPrivate().getEncoded()),
              encoder.encodeToString(pair.getPublic().getEncoded()));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has Ed25519", e);
    }
  }

  @Override
  public String publicKey() {
    return publicKey;
  }

  @Override
  public byte[] sign(byte[] message) {
    try {
      var signature = Signature.getInstance(ALGORITHM);
      signature.initSign(key);
      signature.update(message);
      return signature.sign();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java signs with Ed25519", e);
    }
  }
}
