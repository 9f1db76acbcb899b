package cardroom.games.threecard;

import static cardroom.games.threecard.ThreeCardRule.FOLDED;
import static cardroom.games.threecard.ThreeCardRule.FOLD_KEEPS_SIX_CARDS;
import static cardroom.games.threecard.ThreeCardRule.LIMITS;
import static cardroom.games.threecard.ThreeCardRule.PAIR_PLUS_PAYS;
import static cardroom.games.threecard.ThreeCardRule.SIX_CARDS;
import static cardroom.games.threecard.ThreeCardRule.SIX_CARDS_PAY;

import cardroom.cards.ranking.HighCategory;
import cardroom.cards.ranking.Rankings;
import cardroom.cards.ranking.ThreeCardCategory;
import cardroom.games.table.WagerId;
import cardroom.games.threecard.JudgedHand.Whose;
import cardroom.games.threecard.SideBet.WhenFolded;
import java.util.Arrays;
import java.util.List;

/// The side bets in the paper on Three Card Poker.
public final class SideBets {

  /// The player's own three cards; a fold forfeits it.
  public static final SideBet PAIR_PLUS =
      new SideBet(
          new WagerId("pair-plus", "Pair Plus", 2),
          "pair-plus",
          List.of(ThreeCardCategory.values()),
          "Player's three cards",
          LIMITS,
          List.of(PAIR_PLUS_PAYS, ThreeCardRule.PAIR_PLUS),
          new WhenFolded(true, List.of(FOLDED, ThreeCardRule.PAIR_PLUS)),
          new JudgedHand(Whose.PLAYER, Rankings.THREE_CARD, ThreeCardCategory::of));

  /// The best five of the player's three cards and the player-dealer's (3CP-6CB-1); a fold does not
  /// forfeit it (3CP-FOLD-2).
  public static final SideBet SIX_CARD_BONUS =
      new SideBet(
          new WagerId("six-card-bonus", "6 Card Bonus", 3),
          "six-card",
          Arrays.stream(HighCategory.values())
              .filter(category -> category != HighCategory.FIVE_ACES)
              .toList(),
          "Best five of player's and bank's six",
          LIMITS,
          List.of(SIX_CARDS_PAY, SIX_CARDS),
          new WhenFolded(false, List.of(SIX_CARDS_PAY, SIX_CARDS, FOLD_KEEPS_SIX_CARDS)),
          new JudgedHand(Whose.BOTH, Rankings.HIGH, HighCategory::of));

  public static final List<SideBet> ALL = List.of(PAIR_PLUS, SIX_CARD_BONUS);

  private SideBets() {}
}
