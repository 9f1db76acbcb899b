package cardroom.analysis.parsheet;

import java.util.Arrays;
import java.util.stream.Collectors;

/// The wagers by the names that people use, from the names that scripts use.
final class WagerNames {

  private WagerNames() {}

  /// `Red Flex` for `red-flex`, `Ante and Play, blind` for `ante-play-blind`.
  static String of(String name) {
    return switch (name) {
      case "ante-play" -> "Ante and Play";
      case "ante-play-blind" -> "Ante and Play, blind";
      case "six-card-bonus" -> "6 Card Bonus";
      default ->
          Arrays.stream(name.split("-", -1))
              .map(
                  word ->
                      word.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + word.substring(1))
              .collect(Collectors.joining(" "));
    };
  }
}
