package cardroom.games.banked.table;

import java.util.ArrayList;
import java.util.List;

/// Where the bank is on its way round the table (P215-ROT-1, -2).
///
/// @param banker the seat that banked last; 0 when the table opens
/// @param hands how many hands in a row it has banked in this turn
/// @param passed the seats that declined since the bank last was on offer
public record Rotation(int banker, int hands, List<Integer> passed) {

  static final Rotation OPENING = new Rotation(0, 0, List.of());

  public Rotation {
    passed = List.copyOf(passed);
  }

  Rotation pass(int seat) {
    var more = new ArrayList<>(passed);
    more.add(seat);
    return new Rotation(banker, hands, more);
  }

  /// The seat banks a hand: one more of its turn, or the first of a new one.
  Rotation banks(int seat, int turnLength) {
    var goesOn = seat == banker && hands < turnLength && !passed.contains(seat);
    return new Rotation(seat, goesOn ? hands + 1 : 1, List.of());
  }

  /// The hand did not count: nobody bet, or the round was void.
  Rotation undone() {
    return new Rotation(banker, hands - 1, passed);
  }
}
