package cardroom.app.recipes;

import cardroom.cards.ranking.Rankings;
import cardroom.cards.ranking.ThreeCardCategory;
import cardroom.games.rules.Rule;
import cardroom.games.table.WagerId;
import cardroom.games.threecard.JudgedHand;
import cardroom.games.threecard.SideBet;
import cardroom.games.threecard.ThreeCardRule;
import java.util.List;

/// A made-up side bet of Three Card Poker, by the recipe of CONTRIBUTING.md: the player-dealer's
/// three cards are a pair or better, whether the bettor folds or not.
public final class BankPlus {
  private static final Rule PAYS =
      new Clause("X-BANK-PLUS-1", "A pair of the player-dealer or better pays.");

  public static final SideBet BET =
      new SideBet(
          new WagerId("bank-plus", "Bank Plus", 4),
          "bank-plus",
          List.of(ThreeCardCategory.values()),
          "Player-dealer's three cards",
          ThreeCardRule.BONUS_WAGERS,
          List.of(PAYS),
          new SideBet.WhenFolded(false, List.of(PAYS)),
          new JudgedHand(JudgedHand.Whose.BANK, Rankings.THREE_CARD, ThreeCardCategory::of));

  private BankPlus() {}

  private record Clause(String id, String sentence) implements Rule {}
}
