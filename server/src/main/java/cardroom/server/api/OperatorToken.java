package cardroom.server.api;

import cardroom.server.keeping.FileFault;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The token with which an operator's program, which has no session, reads the metrics.
public final class OperatorToken {
  private static final Pattern FORM = Pattern.compile("[A-Za-z0-9._~+/=-]{32,200}");
  private static final String SCHEME = "Bearer ";

  private final byte[] token;

  private OperatorToken(String token) {
    this.token = token.getBytes(StandardCharsets.US_ASCII);
  }

  /// Reads it from a file; what is wrong with it is reported in a sentence.
  public static OperatorToken in(Path file) {
    try {
      var text = Files.readString(file).strip();
      if (!FORM.matcher(text).matches()) {
        throw new IllegalArgumentException(
            "%s holds no token: write 32 letters and digits or more into it, such as openssl rand -hex 32 gives"
                .formatted(file));
      }
      return new OperatorToken(text);
    } catch (IOException e) {
      if (file.toString().matches("[A-Za-z0-9]{32,}")) {
        throw new IllegalArgumentException(
            "give the file that holds the token, not the token itself", e);
      }
      throw new IllegalArgumentException(
          "the token %s cannot be read (%s)".formatted(file, FileFault.words(e)), e);
    }
  }

  /// @param authorization the header of a request
  boolean isIn(@Nullable String authorization) {
    return authorization != null
        && authorization.startsWith(SCHEME)
        && MessageDigest.isEqual(
            authorization.substring(SCHEME.length()).getBytes(StandardCharsets.UTF_8), token);
  }
}
