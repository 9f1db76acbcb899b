package cardroom.houses.banked;

import cardroom.games.banked.BacklineRules;
import cardroom.games.table.WagerId;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a sign says about betting behind a seat.
public final class BacklineWords {

  private BacklineWords() {}

  /// @param bonus the bonus wagers that the house offers, in their order
  public static String of(BacklineRules rules, WagerId main, List<WagerId> bonus) {
    var on =
        Stream.concat(Stream.of(main), bonus.stream())
            .filter(rules.on()::contains)
            .map(wager -> wager.equals(main) ? "the %s wager".formatted(main) : wager.label())
            .collect(Collectors.joining(", "));
    return on.isEmpty()
        ? "Backline betting is not permitted."
        : "Backline betting is permitted on %s.".formatted(and(on));
  }

  private static String and(String list) {
    return list.replaceFirst(", ([^,]*)$", " and $1");
  }
}
