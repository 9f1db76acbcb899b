package cardroom.houses.reading;

import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.TableGame;
import cardroom.games.table.WagerId;
import cardroom.houses.signs.Sign;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What a sheet of one kind must say, and the record that it fills.
///
/// A new game needs a form and a line in the catalogue; files, faults, options and whatever deals,
/// lists, writes down or weighs a game are shared.
public interface SheetForm<S> {

  /// The file's name without its extension, and the value of the sheet's key `game`.
  String name();

  /// The game's name for people.
  String title();

  /// The games that such a sheet is for.
  default List<String> games() {
    return List.of(name());
  }

  /// The wagers that such a sheet may mention; none where the game is not banked.
  default List<WagerId> wagers() {
    return List.of();
  }

  /// Those of them that are side bets.
  default List<WagerId> sideBets() {
    return List.of();
  }

  /// Reads every key; the caller has dealt with `house`, `title`, `game` and `example`.
  ///
  /// @param payTables the tables of `pay-tables.yaml` that a sheet may name
  S read(Heading heading, SheetReader sheet, SheetReader payTables);

  /// The keys of readings that change money (★), by the names of the sheet.
  Set<String> starred();

  /// The numbers in `docs/rules/ambiguities.md` of the readings that a starred key chooses among,
  /// such as `A-14`, or several with commas; empty where the form names none.
  default Optional<String> readings(String starred) {
    return Optional.empty();
  }

  /// What hangs at a table of these stakes.
  ///
  /// @throws IllegalArgumentException in one sentence when the house has no such table
  Sign sign(S sheet, Stakes stakes);

  /// The engine that deals the game by such a sheet.
  TableGame<?> table(S sheet);

  /// What every sheet begins with.
  record Heading(String house, String title, boolean isExample) {}
}
