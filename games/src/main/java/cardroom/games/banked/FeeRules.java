package cardroom.games.banked;

import cardroom.games.money.Money;
import cardroom.games.table.Position;
import cardroom.games.table.WagerId;
import java.util.Set;

/// How a collection schedule is read.
///
/// @param counted the wagers that make up the total table action
/// @param chargeBackline whether a backline bettor pays the player's fee too
/// @param refundOnVoid whether a void round gives the fees back
public record FeeRules(
    Schedule.Overlap overlap,
    Schedule.Part part,
    Set<WagerId> counted,
    boolean chargeBackline,
    boolean refundOnVoid) {

  public FeeRules {
    counted = Set.copyOf(counted);
  }

  /// What a bettor pays for their wager on a circle; behind a seat only where the sheet says so.
  public Money player(Schedule schedule, Position position) {
    return position.isBackline() && !chargeBackline ? Money.ZERO : schedule.playerFee();
  }
}
