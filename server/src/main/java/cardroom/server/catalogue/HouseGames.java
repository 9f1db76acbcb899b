package cardroom.server.catalogue;

import cardroom.games.table.Setup.Stakes;
import java.util.List;
import java.util.Map;

/// A house and its games.
public record HouseGames(String house, String title, List<GameOffer> games) {
  public HouseGames {
    games = List.copyOf(games);
  }

  /// A game as it can be opened.
  ///
  /// @param usual the stakes unless others are chosen
  /// @param options the sheet's keys that change money, with their effective values
  public record GameOffer(
      String game,
      String title,
      int seatsMax,
      List<Offer> stakes,
      Stakes usual,
      Map<String, String> options) {
    /// A hand needs two players, and a bank needs somebody to bet against it.
    public static final int PLAYERS_MIN = 2;

    public GameOffer {
      stakes = List.copyOf(stakes);
    }
  }

  /// What a table can be played for: `schedule 1`, and the limits in words.
  public record Offer(Stakes stakes, String label) {}
}
