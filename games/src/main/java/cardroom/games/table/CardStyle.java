package cardroom.games.table;

import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/// How the cards of a table are drawn.
public enum CardStyle {
  PLAIN("plain"),
  /// Ten-value cards are marked.
  BONUS("bonus"),
  RED_BACK("red-back"),
  BLUE_BACK("blue-back");

  private static final Map<String, CardStyle> BY_WORD =
      Arrays.stream(values()).collect(Collectors.toMap(CardStyle::word, Function.identity()));

  private final String word;

  CardStyle(String word) {
    this.word = word;
  }

  /// The word sent to clients.
  public String word() {
    return word;
  }

  /// The style with that word.
  public static CardStyle of(String word) {
    var style = BY_WORD.get(word);
    if (style == null) {
      throw new IllegalArgumentException("'%s' is not a way to draw cards".formatted(word));
    }
    return style;
  }

  @Override
  public String toString() {
    return word;
  }
}
