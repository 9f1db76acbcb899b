package cardroom.games.poker.table;

import cardroom.games.poker.table.PokerPlayer.Entry;
import cardroom.games.poker.table.PokerState.Gone;
import cardroom.games.table.Player;
import java.util.ArrayList;
import java.util.List;

/// Players who leave the table still owe their blinds: when they come back it is as if they had sat
/// out, or changed their seat (POKER-MISS-1, POKER-MOVE-1).
final class OwedBlinds {
  /// The table remembers a player for this many hands: more than a day of play.
  static final int HANDS_REMEMBERED = 1000;

  private OwedBlinds() {}

  static PokerState left(PokerState table, Player player) {
    var chair = table.of(player).orElseThrow();
    if (!chair.isKnown() || !BlindDistance.isBlindComing(table)) {
      return table;
    }
    var gone = new ArrayList<>(without(table, player));
    gone.add(
        new Gone(
            player, chair.seat(), chair.missed(), chair.distance(), chair.paid(), table.round()));
    return table.gone(gone);
  }

  private static List<Gone> without(PokerState table, Player player) {
    return table.gone().stream().filter(one -> !one.player().equals(player)).toList();
  }

  /// A blind that passes an empty seat is missed by the player who left it.
  static List<Gone> passed(PokerState table, Lineup next) {
    var remembered =
        table.gone().stream().filter(one -> next(table) - one.round() <= HANDS_REMEMBERED).toList();
    int from = table.last().map(Lineup::big).orElse(0);
    if (from == 0 || next.big() == 0) {
      return remembered;
    }
    return remembered.stream().map(one -> after(one, isPassed(one, from, next.big()))).toList();
  }

  private static int next(PokerState table) {
    return table.round() + 1;
  }

  private static boolean isPassed(Gone one, int from, int big) {
    return one.seat() == from || one.seat() == big || SeatCircle.isBetween(from, one.seat(), big);
  }

  private static Gone after(Gone one, boolean missed) {
    int distance = missed ? -1 : one.distance();
    return new Gone(one.player(), one.seat(), one.missed() || missed, distance, false, one.round());
  }

  /// How a player comes back; a new player comes in by the table's rule for new players.
  static Entry entry(PokerState table, Player player, int seat, Entry fresh) {
    var gone = table.gone(player);
    if (gone.isEmpty()) {
      return fresh;
    }
    if (gone.get().missed()) {
      return Entry.MISSED;
    }
    return waitsAt(table, gone.get(), seat) < 0 ? Entry.IN : Entry.WAITING;
  }

  private static int waitsAt(PokerState table, Gone gone, int seat) {
    return gone.distance() >= 0
        ? gone.distance()
        : BlindDistance.waitsAt(table, gone.player(), gone.paid(), gone.seat(), seat);
  }

  static PokerState returned(PokerState table, PokerPlayer chair) {
    var found = table.gone(chair.player());
    if (found.isEmpty()) {
      return table.with(chair);
    }
    var gone = found.get();
    var known = table.gone(without(table, chair.player()));
    if (gone.missed()) {
      return known.with(chair.passed().entry(chair.entry()));
    }
    return switch (chair.entry()) {
      case WAITING -> known.with(chair.movedAway(chair.seat(), waitsAt(table, gone, chair.seat())));
      case IN ->
          BlindDistance.follows(known, chair.player(), gone.seat(), chair.seat())
              .with(chair.paid(gone.paid()));
      case NEW, MISSED, POSTS_BIG, POSTS_BOTH, KILLS -> known.with(chair);
    };
  }
}
