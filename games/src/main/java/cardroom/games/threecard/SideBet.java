package cardroom.games.threecard;

import cardroom.cards.ranking.HandCategory;
import cardroom.games.rules.Rule;
import cardroom.games.table.WagerId;
import java.util.List;

/// A bonus wager that a sheet of Three Card Poker may offer, complete: all that the sheet, the
/// sign, the table, the settlement and the analysis have to know about it. It pays by the kind of
/// hand.
///
/// @param section its section of the sheet, its key under `backline`, and its pay tables
/// @param kinds the kinds of hands that its pay table may name, the best first or last
/// @param judged what a sign says its pay table judges
/// @param limitedBy the clause about what may be staked
/// @param paidBy the clause that decides it first, then those that say why and how much
/// @param whenFolded what a fold of the bettor does to it
/// @param hand the verdict: the hand to look up in the pay table
public record SideBet(
    WagerId id,
    String section,
    List<? extends HandCategory> kinds,
    String judged,
    Rule limitedBy,
    List<Rule> paidBy,
    WhenFolded whenFolded,
    JudgedHand hand) {
  public SideBet {
    kinds = List.copyOf(kinds);
    paidBy = List.copyOf(paidBy);
  }

  /// What a fold does to a side bet.
  ///
  /// @param isLost whether it is forfeited; else it is judged as if the hand were played
  /// @param rules the clauses that then decide it
  public record WhenFolded(boolean isLost, List<Rule> rules) {
    public WhenFolded {
      rules = List.copyOf(rules);
    }
  }

  /// Whether it is judged even when the bettor folds, so that their hand may have to be shown.
  public boolean outlivesFold() {
    return !whenFolded.isLost();
  }
}
