package cardroom.games.banked;

import cardroom.games.table.WagerId;
import java.util.Set;

/// What may be bet behind a seat.
///
/// @param on the wagers that may be made there; empty where backline betting is not permitted
/// @param scope whether the limits bind each bettor or the whole circle
/// @param maxPerCircle the most backline bettors behind one circle; 0 for no limit
public record BacklineRules(Set<WagerId> on, Scope scope, int maxPerCircle) {

  public BacklineRules {
    on = Set.copyOf(on);
  }

  public enum Scope {
    PER_BETTOR,
    PER_CIRCLE
  }
}
