package cardroom.games.poker.sheet;

import cardroom.games.money.Money;
import cardroom.games.poker.variant.ForcedBets;
import cardroom.games.poker.variant.Variant;
import cardroom.games.rules.Rule;
import cardroom.games.table.Setup.Stakes;

/// A row of the collection schedule: what is bet, what is forced in, and the table's fee.
///
/// @param id the row's rule id, such as `COL-OVP-L-3`
/// @param feeFew the fee with one to six players
/// @param feeMany the fee with seven or more
/// @param smallBlind zero where the game has an ante instead
public record StakesRow(
    String id,
    Stakes stakes,
    Money feeFew,
    Money feeMany,
    Money smallBlind,
    Money bigBlind,
    Money ante,
    Money bringIn)
    implements Rule {

  private static final int FEW = 6;

  public boolean isSpread() {
    return stakes instanceof Stakes.Spread;
  }

  /// Only what that game forces in: the blinds, or the ante.
  public StakesRow forcing(Variant game) {
    boolean blinds = game.opensWith(ForcedBets.BLINDS);
    return new StakesRow(
        id,
        stakes,
        feeFew,
        feeMany,
        blinds ? smallBlind : Money.ZERO,
        blinds ? bigBlind : Money.ZERO,
        blinds ? Money.ZERO : ante,
        blinds ? Money.ZERO : bringIn);
  }

  /// The fee by the number of players (COL-OVP-4).
  public Money fee(int players) {
    return players <= FEW ? feeFew : feeMany;
  }

  @Override
  public String sentence() {
    return "At %s the table fee is %s with up to six players and %s with seven or more."
        .formatted(stakes, feeFew, feeMany);
  }
}
