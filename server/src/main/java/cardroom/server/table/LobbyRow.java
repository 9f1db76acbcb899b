package cardroom.server.table;

import cardroom.games.table.Phase;
import cardroom.games.table.View;
import cardroom.games.table.View.BankView;
import cardroom.games.table.View.SeatView;
import cardroom.server.catalogue.TableOpening;
import java.util.List;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;

/// A table as the lobby lists it.
///
/// @param freeSeats the seats a newcomer can take at once: nobody sits there, and there is no bet
///   in front of them in this round
/// @param isHeldUp whether the table waits for somebody who has gone away, or will: they play there
///   and have closed the page, or have not come back since a restart
/// @param banker who holds the bank; empty where nobody does
/// @param awaited the players whose decision the table waits for
/// @param last how the last round ended, in words; empty before the first
/// @param lastMs how long ago that was, or -1
/// @param hourly how many rounds an hour holds, or 0
public record LobbyRow(
    long id,
    String name,
    String house,
    String game,
    String stakes,
    int seats,
    List<String> players,
    int freeSeats,
    boolean isHeldUp,
    Phase phase,
    int round,
    String banker,
    long bankCents,
    List<String> awaited,
    int waiting,
    String last,
    long lastMs,
    int hourly,
    String owner,
    boolean isPublic) {

  /// What the lobby knows about a table besides what can be seen there.
  ///
  /// @param now the time when it is asked
  record Beside(
      int waiting, Set<String> awaited, boolean isHeldUp, LastRound.Told last, LongSupplier now) {
    private long lastMs() {
      return last.endedAt() > 0 ? Math.max(0, now.getAsLong() - last.endedAt()) : -1;
    }
  }

  static LobbyRow of(long id, TableOpening opening, View view, Beside beside) {
    return new LobbyRow(
        id,
        opening.setup().name(),
        opening.house(),
        opening.game(),
        opening.setup().stakes().toString(),
        opening.setup().seats(),
        view.seats().stream().map(SeatView::player).filter(name -> !name.isEmpty()).toList(),
        freeSeats(view),
        beside.isHeldUp(),
        view.table().phase(),
        view.table().round(),
        view.bank().map(BankView::player).orElse(""),
        view.bank().map(bank -> bank.wager().cents()).orElse(0L),
        beside.awaited().stream().sorted().toList(),
        beside.waiting(),
        beside.last().words(),
        beside.lastMs(),
        beside.last().hourly(),
        opening.owner(),
        opening.isPublic());
  }

  private static int freeSeats(View view) {
    var taken =
        view.positions().stream().map(spot -> spot.position().seat()).collect(Collectors.toSet());
    return (int)
        view.seats().stream()
            .filter(seat -> seat.player().isEmpty() && !taken.contains(seat.seat()))
            .count();
  }
}
