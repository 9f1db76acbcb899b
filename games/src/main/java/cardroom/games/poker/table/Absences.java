package cardroom.games.poker.table;

import cardroom.games.poker.table.Chair.Entry;
import cardroom.games.poker.table.Poker.Gone;
import cardroom.games.table.Player;
import java.util.ArrayList;
import java.util.List;

/// Who leaves the table does not leave his blinds: coming back he stands as if he had sat out, or
/// changed his seat (POKER-MISS-1, POKER-MOVE-1).
final class Absences {
  /// The floor remembers so many faces.
  private static final int REMEMBERED = 30;

  private Absences() {}

  static Poker left(Poker table, Player player) {
    var chair = table.of(player).orElseThrow();
    boolean owes = chair.entry() == Entry.MISSED || chair.entry() == Entry.POSTS_BOTH;
    boolean played = chair.entry() == Entry.IN || owes || chair.distance() >= 0;
    if (!played || table.last().filter(last -> last.big() > 0).isEmpty()) {
      return table;
    }
    var gone = new ArrayList<>(without(table, player));
    gone.add(new Gone(player, chair.seat(), owes));
    int from = Math.max(0, gone.size() - REMEMBERED);
    return table.gone(gone.subList(from, gone.size()));
  }

  private static List<Gone> without(Poker table, Player player) {
    return table.gone().stream().filter(one -> !one.player().equals(player)).toList();
  }

  /// A blind that passes an empty seat is missed by whoever left it.
  static List<Gone> passed(Poker table, Lineup next) {
    int from = table.last().map(Lineup::big).orElse(0);
    if (from == 0 || next.big() == 0) {
      return table.gone();
    }
    return table.gone().stream()
        .map(
            one -> {
              boolean passes =
                  one.seat() == from
                      || one.seat() == next.big()
                      || Lineups.isBetween(from, one.seat(), next.big());
              return new Gone(one.player(), one.seat(), one.owes() || passes);
            })
        .toList();
  }

  /// How somebody comes back; a new player comes as the table takes new players.
  static Entry entry(Poker table, Player player, int seat, Entry fresh) {
    var gone = table.gone(player);
    if (gone.isEmpty() || fresh == Entry.WAITING) {
      return fresh;
    }
    if (gone.get().owes()) {
      return Entry.MISSED;
    }
    return gone.get().seat() == seat ? Entry.IN : Entry.WAITING;
  }

  static Poker returned(Poker table, Chair chair) {
    var gone = table.gone(chair.player());
    boolean moved = chair.entry() == Entry.WAITING && gone.filter(one -> !one.owes()).isPresent();
    var seated =
        moved ? chair.moved(chair.seat(), distance(table, gone.orElseThrow().seat())) : chair;
    return table.gone(without(table, chair.player())).with(seated);
  }

  private static int distance(Poker table, int seat) {
    var last = table.last().orElseThrow();
    return Lineups.distance(last.seats(), last.big(), seat);
  }
}
