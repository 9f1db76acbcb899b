package cardroom.games.poker.table;

import cardroom.games.poker.table.Chair.Entry;
import cardroom.games.table.Player;
import java.util.List;
import java.util.stream.Stream;

/// Where people stand towards the coming big blind. It goes from the last one clockwise, so that
/// every seat at the table has so many players before it; who moves to where it comes later than it
/// would have has moved away from it (POKER-MOVE-1).
final class Positions {
  private Positions() {}

  /// Whether the table has a big blind to come.
  static boolean isBlindComing(Poker table) {
    return table.last().filter(last -> last.big() > 0).isPresent();
  }

  /// How many others the coming big blind reaches before somebody in that seat; who had the last
  /// one is not among them.
  static int ahead(Poker table, Player who, int seat) {
    int big = table.last().orElseThrow().big();
    var due = others(table, who).filter(chair -> table.isPresent(chair) && !chair.paid());
    return between(due.map(Chair::seat).toList(), big, seat);
  }

  private static Stream<Chair> others(Poker table, Player who) {
    return table.chairs().stream().filter(chair -> !chair.player().equals(who));
  }

  private static int between(List<Integer> seats, int from, int to) {
    return (int) seats.stream().filter(seat -> Lineups.isBetween(from, seat, to)).count();
  }

  /// Where somebody must wait who takes another seat; -1 when the change costs them nothing.
  static int waitsAt(Poker table, Player who, boolean paid, int from, int to) {
    if (paid || !isBlindComing(table) || passesNobody(table, who, from, to)) {
      return -1;
    }
    int before = ahead(table, who, from);
    return ahead(table, who, to) > before ? before : -1;
  }

  /// Whether all others sit as before, seen from that player.
  private static boolean passesNobody(Poker table, Player who, int from, int to) {
    var others = others(table, who).map(Chair::seat).toList();
    return from == to
        || (!others.contains(from)
            && (between(others, from, to) == 0 || between(others, to, from) == 0));
  }

  /// A change of seat that costs nothing.
  static Poker moved(Poker table, Chair chair, int to) {
    var followed =
        chair.entry() == Entry.IN ? follows(table, chair.player(), chair.seat(), to) : table;
    return followed.with(chair.moved(to));
  }

  /// Who passes nobody keeps their place in the order of blinds and button, also when crossing the
  /// empty seat from which they are counted.
  static Poker follows(Poker table, Player who, int from, int to) {
    if (from == to || !isBlindComing(table) || !passesNobody(table, who, from, to)) {
      return table;
    }
    var last = table.last().orElseThrow();
    var others = others(table, who).map(Chair::seat).toList();
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
