package cardroom.houses.pure215;

import cardroom.games.banked.PayTable;
import cardroom.games.money.Odds;
import cardroom.houses.banked.NamedPayTable;
import cardroom.houses.reading.SheetReader;
import cardroom.houses.reading.ValueKinds;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/// Finds the pay table of a bonus wager: one that the shared file names, or lines of the sheet's
/// own.
final class PayTables {

  private final SheetReader shared;

  PayTables(SheetReader shared) {
    this.shared = shared;
  }

  Optional<PayTable> of(SheetReader section, String wager) {
    return NamedPayTable.of(shared, section, wager, PayTables::lines);
  }

  /// Lines from the lowest count up without a gap, the last one open-ended: `3: 1 to 1, 4: 3 to 1,
  /// 5+: 6 to 1`.
  private static Optional<PayTable> lines(SheetReader table, String name) {
    var lines = new TreeMap<Integer, Odds>();
    var open = -1;
    for (var entry : table.entries(ValueKinds.odds()).entrySet()) {
      var line = entry.getKey();
      if (!line.matches("[1-9]\\d?\\+?")) {
        table.fault(line, "unknown line; expected counts such as 3, and 8+ as the last");
        continue;
      }
      var count = Integer.parseInt(line.replace("+", ""));
      if (line.endsWith("+")) {
        open = Math.max(open, count);
      }
      lines.put(count, entry.getValue());
    }
    if (lines.isEmpty()) {
      table.fault("1+", "no line; expected counts such as 3: 1 to 1, and 8+: 250 to 1 last");
      return Optional.empty();
    }
    requireWhole(table, lines, open);
    return Optional.of(new PayTable(name, lines));
  }

  private static void requireWhole(SheetReader table, NavigableMap<Integer, Odds> lines, int open) {
    for (int count = lines.firstKey(); count < lines.lastKey(); count++) {
      if (!lines.containsKey(count)) {
        table.fault(count + "", "no line for " + count + " cards");
      }
    }
    if (open != lines.lastKey()) {
      table.fault(lines.lastKey() + "+", "no open line; the highest count is written as 8+");
    }
  }
}
