package cardroom.games.banked;

/// What a player-dealer's wager limits. The paper allows three readings; the sheet names
/// one.
public enum BankLimit {
  /// Payouts up to the wager, and collections up to the wager, on two meters.
  SEPARATE,
  /// One purse that starts at the wager and stays between nothing and twice the wager.
  NET,
  /// One meter that every paid and every collected amount uses up.
  GROSS
}
