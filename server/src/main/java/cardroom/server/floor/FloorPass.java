package cardroom.server.floor;

import cardroom.server.keeping.PrivateFile;
import cardroom.server.shoe.Entropy;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Locale;
import java.util.OptionalLong;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// The secret by which a guest becomes a floor person. It is in a file beside the data or in the
/// environment, never in the database.
///
/// Who shows it gets a *badge* for one shift: a mark that this pass has made for his session alone.
/// Nothing is stored, so a badge survives a restart, and a new pass ends all badges at once.
public final class FloorPass {
  /// The variable of the environment that holds the pass.
  public static final String VARIABLE = "CARDROOM_FLOOR_PASS";

  /// How long a badge is good for.
  public static final Duration SHIFT = Duration.ofHours(12);

  private static final int LENGTH_MIN = 16;
  private static final int BYTES = 16;

  private final byte[] secret;

  private FloorPass(String text) {
    this.secret = text.getBytes(StandardCharsets.UTF_8);
  }

  /// Case, blanks and hyphens do not matter, so that it can be typed.
  public static FloorPass parse(String text) {
    var plain = plain(text);
    if (plain.isEmpty()) {
      throw new IllegalArgumentException("it is empty");
    }
    if (plain.length() < LENGTH_MIN) {
      throw new IllegalArgumentException(
          "a floor pass has at least %d letters and digits".formatted(LENGTH_MIN));
    }
    return new FloorPass(plain);
  }

  private static String plain(String text) {
    return text.replaceAll("[\\s-]", "").toLowerCase(Locale.ROOT);
  }

  /// The pass in that file; a new one is made where there is none.
  public static FloorPass in(Path file, Entropy entropy) throws IOException {
    if (!Files.exists(file)) {
      PrivateFile.create(file, entropy.hex(BYTES).replaceAll("(....)(?=.)", "$1-") + "\n");
    }
    return parse(Files.readString(file));
  }

  /// Whether somebody shows this pass; takes as long for a wrong one as for the right one.
  public boolean isThis(String shown) {
    return MessageDigest.isEqual(mark("pass " + plain(shown)), mark("pass " + text()));
  }

  private String text() {
    return new String(secret, StandardCharsets.UTF_8);
  }

  /// A badge for the session of that token.
  public String badge(String token, long until) {
    return until + "." + HexFormat.of().formatHex(mark(words(token, until)));
  }

  private static String words(String token, long until) {
    return "badge %d %s".formatted(until, token);
  }

  /// Until when a badge is good for that session; empty when this pass never made it, or its shift
  /// is over.
  public OptionalLong until(String token, String badge, long now) {
    var dot = badge.indexOf('.');
    if (!badge.matches("\\d{1,15}\\.[0-9a-f]{64}")) {
      return OptionalLong.empty();
    }
    var until = Long.parseLong(badge.substring(0, dot));
    var mark = HexFormat.of().parseHex(badge.substring(dot + 1));
    var isMine = MessageDigest.isEqual(mark, mark(words(token, until)));
    return isMine && until > now ? OptionalLong.of(until) : OptionalLong.empty();
  }

  private byte[] mark(String words) {
    try {
      var mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(secret, "HmacSHA256"));
      return mac.doFinal(words.getBytes(StandardCharsets.UTF_8));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("HMAC-SHA256 is part of every Java", e);
    }
  }
}
