package cardroom.games.poker.table;

import java.util.List;

/// Seats by their numbers, as they follow each other round the table.
final class SeatCircle {

  private SeatCircle() {}

  /// The first of these seats clockwise after that one.
  static int after(List<Integer> seats, int seat) {
    int least = seats.getFirst();
    int next = Integer.MAX_VALUE;
    for (int one : seats) {
      least = Math.min(least, one);
      next = one > seat ? Math.min(next, one) : next;
    }
    return next == Integer.MAX_VALUE ? least : next;
  }

  /// The first of these seats counter-clockwise before that one.
  static int before(List<Integer> seats, int seat) {
    return seats.stream()
        .filter(one -> one < seat)
        .max(Integer::compare)
        .orElseGet(() -> seats.stream().max(Integer::compare).orElseThrow());
  }

  static List<Integer> without(List<Integer> seats, int seat) {
    return seats.stream().filter(one -> one != seat).toList();
  }

  /// Whether somebody who goes clockwise from one seat to another passes that one.
  static boolean isBetween(int from, int at, int to) {
    return from < to ? at > from && at < to : at > from || at < to;
  }
}
