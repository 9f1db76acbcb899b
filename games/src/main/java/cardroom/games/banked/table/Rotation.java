package cardroom.games.banked.table;

import cardroom.games.table.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Where the bank is on its way round the table (P215-ROT-1, -2). It goes on from the place where
/// it was, and the person who had it has had his turn wherever he sits now.
///
/// @param banker the seat that banked last; 0 when the table opens
/// @param hands how many hands in a row it has banked in this turn
/// @param passed the seats that declined since the bank last was on offer
/// @param person who banked last; empty when the table opens
public record Rotation(int banker, int hands, List<Integer> passed, Optional<Player> person) {

  static final Rotation OPENING = new Rotation(0, 0, List.of(), Optional.empty());

  public Rotation {
    passed = List.copyOf(passed);
  }

  Rotation pass(int seat) {
    var more = new ArrayList<>(passed);
    more.add(seat);
    return new Rotation(banker, hands, more, person);
  }

  /// The seat banks a hand: one more of its turn, or the first of a new one.
  Rotation banks(int seat, Player player, int turnLength) {
    var goesOn = seat == banker && hands < turnLength && !passed.contains(seat);
    return new Rotation(seat, goesOn ? hands + 1 : 1, List.of(), Optional.of(player));
  }

  /// The hand did not count: nobody bet, or the round was void.
  Rotation undone() {
    return new Rotation(banker, hands - 1, passed, person);
  }

  /// The seat is left: whoever declined there has gone, and who banked there has had his turn.
  Rotation left(int seat, int turnLength) {
    var others = passed.stream().filter(other -> other != seat).toList();
    boolean banked = seat > 0 && seat == banker;
    return new Rotation(banker, banked ? turnLength : hands, others, person);
  }
}
