package cardroom.analysis.parsheet;

import cardroom.games.table.WagerId;
import cardroom.houses.reading.SheetForm;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// The wagers of a game by the names that people use, from the names that scripts use.
final class WagerNames {

  /// Ends the name of wagers played by somebody who looks at their own cards only.
  private static final String BLIND = "-blind";

  private final Map<String, String> labels = new HashMap<>();

  WagerNames(SheetForm<?> form) {
    for (WagerId wager : form.wagers()) {
      labels.put(wager.word(), wager.label());
    }
  }

  /// `Red Flex` for `red-flex`, `Ante and Play, blind` for `ante-play-blind`.
  String of(String name) {
    if (name.endsWith(BLIND)) {
      return of(name.substring(0, name.length() - BLIND.length())) + ", blind";
    }
    return labels.containsKey(name) ? label(name) : together(Arrays.asList(name.split("-", -1)));
  }

  /// Wagers that are only known together.
  private String together(List<String> names) {
    return names.stream().map(this::label).collect(Collectors.joining(" and "));
  }

  private String label(String name) {
    return labels.getOrDefault(name, name);
  }
}
