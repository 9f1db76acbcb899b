package cardroom.houses;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Where sheets are found, by house and name.
interface SheetSource {

  List<String> houses();

  /// The names of a house's sheets; none where the house is not known.
  List<String> sheets(String house);

  Optional<Page> sheet(String house, String name);

  Optional<Page> payTables();

  /// The text of a sheet and its name in error messages.
  ///
  /// @param siblings the other pages of its house, by their file names
  record Page(String name, String text, Function<String, Optional<Page>> siblings) {

    Optional<Page> beside(String other) {
      return siblings.apply(other);
    }
  }
}
