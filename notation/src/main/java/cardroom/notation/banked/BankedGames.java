package cardroom.notation.banked;

import cardroom.games.banked.BankedGame;
import java.util.Map;

/// Finds the game that a header names: houses know sheets, the notation does not.
@FunctionalInterface
public interface BankedGames {

  /// The game under a house's sheet with some keys overridden.
  ///
  /// @throws IllegalArgumentException with one sentence when house, game or an option is unknown
  BankedGame<?> game(String house, String game, Map<String, String> options);
}
