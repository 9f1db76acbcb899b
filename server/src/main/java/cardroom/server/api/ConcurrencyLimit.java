package cardroom.server.api;

import cardroom.games.table.RoomRule;
import cardroom.server.api.RequestLimits.Cap;
import cardroom.server.table.Answer;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// Counts how many of a thing there are by guest, by address and in all, and whether one more is
/// allowed.
final class ConcurrencyLimit {
  private final String what;
  private final Cap cap;
  private final Map<String, Integer> byGuest = new HashMap<>();
  private final Map<String, Integer> byAddress = new HashMap<>();
  private int all;

  ConcurrencyLimit(String what, Cap cap) {
    this.what = what;
    this.cap = cap;
  }

  /// Counts some more, or says why they are not allowed.
  ///
  /// @param guest empty for a visitor without a session
  synchronized Optional<Answer.Refused> enter(String guest, String address, int some) {
    var ofGuest = guest.isEmpty() ? 0 : byGuest.getOrDefault(guest, 0) + some;
    var ofAddress = byAddress.getOrDefault(address, 0) + some;
    if (ofGuest > cap.perGuest()) {
      return full("You already have %d %s".formatted(ofGuest - some, what), "Close one first");
    }
    if (ofAddress > cap.perAddress()) {
      return full("There are too many %s from your address".formatted(what), "Close one first");
    }
    if (all + some > cap.perRoom()) {
      return full("The room has no more %s to give".formatted(what), "Try again in a while");
    }
    add(guest, address, some);
    return Optional.empty();
  }

  synchronized boolean isRoomFull() {
    return all >= cap.perRoom();
  }

  synchronized void leave(String guest, String address, int some) {
    add(guest, address, -some);
  }

  private void add(String guest, String address, int some) {
    all += some;
    byAddress.merge(address, some, ConcurrencyLimit::sum);
    if (!guest.isEmpty()) {
      byGuest.merge(guest, some, ConcurrencyLimit::sum);
    }
  }

  @SuppressWarnings("NullAway") // The map drops an entry that becomes null.
  private static Integer sum(Integer one, Integer other) {
    return one + other == 0 ? null : Integer.valueOf(one + other);
  }

  private static Optional<Answer.Refused> full(String sentence, String remedy) {
    return Optional.of(Answer.refuse(RoomRule.RATE, sentence, remedy));
  }
}
