package cardroom.games.banked.table;

import cardroom.games.table.Player;
import java.util.List;
import java.util.stream.Stream;

/// Who is offered the bank before whom: clockwise from where it was (P215-ROT-1).
record BankLine(List<BankedPlayer> guests, Rotation rotation) {
  private static final int ROUND = 1000;

  /// Everybody who is to be offered the bank before a player who leaves now. If that player comes
  /// back, they are behind these people in line, whatever their seat.
  List<Player> before(BankedPlayer leaving) {
    var known = rotation.behind(leaving.player());
    var nearer =
        guests.stream()
            .filter(guest -> guest.isSeated() && steps(guest) < steps(leaving))
            .map(BankedPlayer::player)
            .filter(player -> !rotation.behind(player).contains(leaving.player()));
    return Stream.concat(known.stream(), nearer).distinct().toList();
  }

  private int steps(BankedPlayer guest) {
    return rotation.person().filter(guest.player()::equals).isPresent()
        ? ROUND
        : Math.floorMod(guest.seat() - rotation.banker() - 1, ROUND);
  }
}
