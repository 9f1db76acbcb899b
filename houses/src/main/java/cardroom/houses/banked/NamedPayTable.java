package cardroom.houses.banked;

import cardroom.houses.reading.SheetReader;
import cardroom.houses.reading.ValueKinds;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;

/// Finds the pay table of a bonus wager: one that the shared file names, or lines of the sheet's
/// own.
public final class NamedPayTable {

  /// The name of a table that a sheet writes out itself.
  private static final String OWN = "own";

  private NamedPayTable() {}

  /// @param shared all tables that sheets may name
  /// @param section the wager's section of the sheet
  /// @param wager the tables' section in the shared file
  /// @param lines reads the lines of a table, given its name
  public static <T> Optional<T> of(
      SheetReader shared,
      SheetReader section,
      String wager,
      BiFunction<SheetReader, String, Optional<T>> lines) {
    var name = section.word("pay-table");
    if (name.isEmpty() && section.isWritten("pay-table")) {
      return lines.apply(section.section("pay-table"), OWN);
    }
    var named = shared.isWritten(wager) ? shared.section(wager).keys() : Set.<String>of();
    var none = ValueKinds.word("none", "none");
    var kind = named.isEmpty() ? none : ValueKinds.choice(named, key -> key).orNone("none");
    var chosen = section.value("pay-table", kind);
    return named.contains(chosen)
        ? lines.apply(shared.section(wager).section(chosen), chosen)
        : Optional.empty();
  }
}
