package cardroom.games.banked.table;

import cardroom.games.table.Player;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Where the bank is on its way round the table (P215-ROT-1, -2). It moves on from the seat where
/// it was, and the person who had it has had their turn, wherever they sit now.
///
/// @param banker the seat that banked last; 0 when the table opens
/// @param hands how many hands in a row it has banked in this turn
/// @param passed the seats that declined since the bank last was on offer
/// @param person who banked last; empty when the table opens
/// @param waits who left, and whom the bank must still reach before each of them
public record Rotation(
    int banker,
    int hands,
    List<Integer> passed,
    Optional<Player> person,
    Map<Player, List<Player>> waits) {

  static final Rotation OPENING = new Rotation(0, 0, List.of(), Optional.empty(), Map.of());

  public Rotation {
    passed = List.copyOf(passed);
    waits = Collections.unmodifiableMap(new LinkedHashMap<>(waits));
  }

  /// Whom the bank must reach before that player, because they were ahead in line when that player
  /// left.
  List<Player> behind(Player player) {
    return waits.getOrDefault(player, List.of());
  }

  Rotation pass(int seat, Player player) {
    var more = new ArrayList<>(passed);
    more.add(seat);
    return new Rotation(banker, hands, more, person, reached(player));
  }

  /// The seat banks a hand: one more of its turn, or the first of a new one.
  Rotation banks(int seat, Player player, int turnLength) {
    var goesOn = seat == banker && hands < turnLength && !passed.contains(seat);
    var others = new LinkedHashMap<>(reached(player));
    others.remove(player);
    return new Rotation(seat, goesOn ? hands + 1 : 1, List.of(), Optional.of(player), others);
  }

  /// The hand did not count: nobody bet, or the round was void.
  Rotation undone() {
    return new Rotation(banker, hands - 1, passed, person, waits);
  }

  /// The seat is left: a refusal from there is forgotten, and a player who banked there has had
  /// their turn.
  ///
  /// @param before whom the bank must reach before the guest, should they come back
  Rotation left(BankedPlayer guest, int turnLength, List<Player> before) {
    int seat = guest.seat();
    var others = passed.stream().filter(other -> other != seat).toList();
    boolean banked = seat > 0 && seat == banker;
    var line = new LinkedHashMap<>(reached(guest.player()));
    line.remove(guest.player());
    if (guest.isSeated() && !before.isEmpty()) {
      line.put(guest.player(), before);
    }
    return new Rotation(banker, banked ? turnLength : hands, others, person, line);
  }

  /// The bank has been offered to that player, or they have gone: nobody waits for them any more.
  private Map<Player, List<Player>> reached(Player player) {
    var left = new LinkedHashMap<Player, List<Player>>();
    waits.forEach(
        (one, before) -> {
          var rest = before.stream().filter(other -> !other.equals(player)).toList();
          if (!rest.isEmpty()) {
            left.put(one, rest);
          }
        });
    return left;
  }
}
