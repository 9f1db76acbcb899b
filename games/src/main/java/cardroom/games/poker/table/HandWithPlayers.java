package cardroom.games.poker.table;

import cardroom.games.table.Player;
import java.util.ArrayList;
import java.util.List;

/// A hand and who was dealt into it, even when it is over and still shown.
///
/// @param players who was dealt in, place by place: a seat may have changed hands since
public record HandWithPlayers(HandInPlay play, List<Player> players) {
  public HandWithPlayers {
    players = List.copyOf(players);
  }

  static HandWithPlayers of(PokerState table) {
    var play = table.play().orElseThrow();
    var players = new ArrayList<Player>(play.lineup().seats().size());
    for (int seat : play.lineup().seats()) {
      players.add(table.at(seat).orElseThrow().player());
    }
    return new HandWithPlayers(play, players);
  }
}
