package cardroom.server.table;

import cardroom.games.table.View;
import cardroom.games.table.View.SeatView;
import cardroom.server.shelf.Opening;
import java.util.List;

/// A table as the lobby lists it.
public record LobbyRow(
    long id,
    String name,
    String house,
    String game,
    String stakes,
    int seats,
    List<String> players,
    String phase,
    int round,
    long bankCents,
    int waiting,
    String owner,
    boolean isPublic) {

  static LobbyRow of(long id, Opening opening, View view, int waiting) {
    return new LobbyRow(
        id,
        opening.setup().name(),
        opening.house(),
        opening.game(),
        opening.setup().stakes().toString(),
        opening.setup().seats(),
        view.seats().stream().map(SeatView::player).filter(name -> !name.isEmpty()).toList(),
        view.table().phase(),
        view.table().round(),
        view.bank().map(bank -> bank.wager().cents()).orElse(0L),
        waiting,
        opening.owner(),
        opening.isPublic());
  }

  public int freeSeats() {
    return Math.max(0, seats - players.size());
  }
}
