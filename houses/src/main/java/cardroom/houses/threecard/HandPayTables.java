package cardroom.houses.threecard;

import cardroom.cards.ranking.HandCategory;
import cardroom.games.money.Odds;
import cardroom.games.threecard.HandPays;
import cardroom.houses.banked.NamedPayTable;
import cardroom.houses.reading.SheetReader;
import cardroom.houses.reading.ValueKinds;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Reads pay tables whose lines are kinds of hands: `royal-flush: 1000 to 1`.
record HandPayTables(SheetReader shared) {

  /// @param categories the kinds of hands that this wager is judged by
  Optional<HandPays> of(
      SheetReader section, String wager, List<? extends HandCategory> categories) {
    return NamedPayTable.of(
        shared, section, wager, (table, name) -> lines(table, name, categories));
  }

  private static Optional<HandPays> lines(
      SheetReader table, String name, List<? extends HandCategory> categories) {
    var lines = new LinkedHashMap<HandCategory, Odds>();
    table
        .entries(ValueKinds.odds())
        .forEach(
            (line, odds) ->
                categories.stream()
                    .filter(category -> key(category).equals(line))
                    .findFirst()
                    .ifPresentOrElse(
                        category -> lines.put(category, odds),
                        () -> table.fault(line, "unknown line; expected " + all(categories))));
    if (lines.isEmpty()) {
      table.fault("pay-table", "no line; expected " + all(categories));
      return Optional.empty();
    }
    return Optional.of(new HandPays(name, lines));
  }

  private static String key(HandCategory category) {
    return category.title().replace(' ', '-');
  }

  private static String all(List<? extends HandCategory> categories) {
    return categories.stream().map(HandPayTables::key).collect(Collectors.joining(", "));
  }
}
