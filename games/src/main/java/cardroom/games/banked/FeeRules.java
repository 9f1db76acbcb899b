package cardroom.games.banked;

import java.util.Set;

/// How a schedule is read.
///
/// @param counted the wagers that make up the total table action
/// @param chargeBackline whether a backline bettor pays the player's fee too
/// @param refundOnVoid whether a void round gives the fees back
public record FeeRules(
    Schedule.Overlap overlap,
    Schedule.Part part,
    Set<Wager> counted,
    boolean chargeBackline,
    boolean refundOnVoid) {

  public FeeRules {
    counted = Set.copyOf(counted);
  }
}
