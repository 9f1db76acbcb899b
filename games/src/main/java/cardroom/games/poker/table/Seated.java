package cardroom.games.poker.table;

import cardroom.games.table.Player;
import java.util.ArrayList;
import java.util.List;

/// A hand and who was dealt into it, even when it is over and still shown.
///
/// @param players who was dealt in, place by place: a seat may have changed hands since
public record Seated(HandInPlay play, List<Player> players) {
  public Seated {
    players = List.copyOf(players);
  }

  static Seated of(Poker table) {
    var play = table.play().orElseThrow();
    var players = new ArrayList<Player>(play.lineup().seats().size());
    for (int seat : play.lineup().seats()) {
      players.add(table.at(seat).orElseThrow().player());
    }
    return new Seated(play, players);
  }
}
