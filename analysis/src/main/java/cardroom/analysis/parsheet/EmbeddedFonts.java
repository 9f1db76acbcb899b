package cardroom.analysis.parsheet;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.Optional;

/// The client's fonts written into a page, so that it looks the same on every machine.
public final class EmbeddedFonts {

  private EmbeddedFonts() {}

  public static String css() {
    return font("Cardroom Sans", "400 700", "sans") + font("Cardroom Serif", "400 600", "serif");
  }

  private static String font(String family, String weights, String file) {
    try (var font =
        EmbeddedFonts.class.getResourceAsStream("/cardroom/web/fonts/" + file + ".woff2")) {
      if (Optional.ofNullable(font).isEmpty()) {
        return "";
      }
      return """
          @font-face { font-family: "%s"; font-weight: %s; src: url("data:font/woff2;base64,%s") format("woff2"); }
          """
          .formatted(family, weights, Base64.getEncoder().encodeToString(font.readAllBytes()));
    } catch (IOException wrong) {
      throw new UncheckedIOException(wrong);
    }
  }
}
