package cardroom.server.requests;

import cardroom.server.journal.Row.GameRequestRow;
import cardroom.server.table.LobbyRow;

/// What somebody wants to play, and for how much.
///
/// @param stakes an id of the menu, such as `schedule 1`
public record WantedGame(String house, String game, String stakes) {

  public static WantedGame of(GameRequestRow row) {
    return new WantedGame(row.house(), row.game(), row.stakes());
  }

  GameRequestRow by(String player, long since, long expires) {
    return new GameRequestRow(player, house, game, stakes, since, expires, 0);
  }

  boolean isOf(GameRequestRow row) {
    return isGameOf(row) && row.stakes().equals(stakes);
  }

  boolean isGameOf(GameRequestRow row) {
    return row.house().equals(house) && row.game().equals(game);
  }

  boolean isPlayedAt(LobbyRow table) {
    return table.house().equals(house)
        && table.game().equals(game)
        && table.stakes().equals(stakes);
  }
}
