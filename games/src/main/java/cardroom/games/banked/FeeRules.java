package cardroom.games.banked;

/// How a schedule is read.
///
/// @param chargeBackline whether a backline bettor pays the player's fee too
/// @param refundOnVoid whether a void round gives the fees back
public record FeeRules(
    Schedule.Overlap overlap, Schedule.Part part, boolean chargeBackline, boolean refundOnVoid) {}
