package cardroom.games.banked;

/// Seats and circles, and who may sit down.
///
/// @param maxPerPlayer circles one player may bet on; 0 for no limit
/// @param maxInPlay circles in play at the table; 0 for no limit
/// @param goingSouthBarred whether a player who comes back within the hour must bring what they
///   left with
public record CircleRules(int seats, int maxPerPlayer, int maxInPlay, boolean goingSouthBarred) {}
