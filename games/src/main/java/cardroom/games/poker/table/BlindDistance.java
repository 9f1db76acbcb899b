package cardroom.games.poker.table;

import cardroom.games.poker.table.PokerPlayer.Entry;
import cardroom.games.table.Player;
import java.util.List;
import java.util.stream.Stream;

/// How far people are from the coming big blind. It moves clockwise from the last one, so every
/// seat has a number of players before it; a player who moves to where the blind comes later than
/// it would have has moved away from it (POKER-MOVE-1).
final class BlindDistance {
  private BlindDistance() {}

  /// Whether the table has a big blind to come.
  static boolean isBlindComing(PokerState table) {
    return table.last().filter(last -> last.big() > 0).isPresent();
  }

  /// How many others the coming big blind reaches before a player in that seat; the player who had
  /// the last one does not count.
  static int ahead(PokerState table, Player who, int seat) {
    int big = table.last().orElseThrow().big();
    var due = others(table, who).filter(chair -> table.isPresent(chair) && !chair.paid());
    return between(due.map(PokerPlayer::seat).toList(), big, seat);
  }

  private static Stream<PokerPlayer> others(PokerState table, Player who) {
    return table.chairs().stream().filter(chair -> !chair.player().equals(who));
  }

  private static int between(List<Integer> seats, int from, int to) {
    return (int) seats.stream().filter(seat -> SeatCircle.isBetween(from, seat, to)).count();
  }

  /// The distance at which a player who takes another seat must wait; -1 when the change costs them
  /// nothing.
  static int waitsAt(PokerState table, Player who, boolean paid, int from, int to) {
    if (paid || !isBlindComing(table) || passesNobody(table, who, from, to)) {
      return -1;
    }
    int before = ahead(table, who, from);
    return ahead(table, who, to) > before ? before : -1;
  }

  /// Whether all others are in the same order as before, seen from that player.
  private static boolean passesNobody(PokerState table, Player who, int from, int to) {
    var others = others(table, who).map(PokerPlayer::seat).toList();
    return from == to
        || (!others.contains(from)
            && (between(others, from, to) == 0 || between(others, to, from) == 0));
  }

  /// A change of seat that costs nothing.
  static PokerState moved(PokerState table, PokerPlayer chair, int to) {
    var followed =
        chair.entry() == Entry.IN ? follows(table, chair.player(), chair.seat(), to) : table;
    return followed.with(chair.moved(to));
  }

  /// A player who passes nobody keeps their place in the order of blinds and button, even when
  /// crossing the empty seat from which these are counted.
  static PokerState follows(PokerState table, Player who, int from, int to) {
    if (from == to || !isBlindComing(table) || !passesNobody(table, who, from, to)) {
      return table;
    }
    var last = table.last().orElseThrow();
    var others = others(table, who).map(PokerPlayer::seat).toList();
    int seats = table.setup().seats();
    int button = mark(others, last.button(), from, to, seats);
    int big = mark(others, last.big(), from, to, seats);
    return table.last(last.follows(from, to, button, big));
  }

  private static int mark(List<Integer> others, int mark, int from, int to, int seats) {
    if (mark == from) {
      return to;
    }
    int before = between(others, mark, from);
    if (before == between(others, mark, to)) {
      return mark;
    }
    return before > 0 ? to : to == 1 ? seats : to - 1;
  }
}
