package cardroom.server.catalogue;

import cardroom.houses.Catalogue;
import cardroom.houses.signs.RulesSection;
import java.util.List;
import java.util.Optional;

/// The games that can be opened here. The room knows no rule of any of them.
public interface GameCatalogue {

  /// The rules of a table opened this way; an [IllegalArgumentException] says in a sentence what is
  /// not available.
  Engine<?> engine(TableOpening opening);

  /// Grows with every new version of any event: of two machines, the one with the greater number
  /// can read everything that the other wrote.
  default int events() {
    return 1;
  }

  /// What can be opened, house by house.
  List<HouseGames> menus();

  /// The sheets behind the games, for the book and the lab; a catalogue of other games has none.
  default Optional<Catalogue> sheets() {
    return Optional.empty();
  }

  /// The rules of a table opened this way, in words for players.
  List<RulesSection> rules(TableOpening opening);
}
