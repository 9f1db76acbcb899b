package cardroom.scenarios.pure215;

import static cardroom.scenarios.kit.WrittenRounds.complains;
import static cardroom.scenarios.kit.WrittenRounds.settles;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.scenarios.kit.Proves;
import org.junit.jupiter.api.Test;

/// Section 7, wagers and fees: what may be staked and what is collected before the deal.
final class WagersTest {

  @Test
  @Proves("P215-WAGER-1")
  void a_game_wager_lies_within_the_posted_limits() {
    settles(
        """
        house casino-club  schedule 1
        seat 1  $5       Tc 9d  -> win $5
        seat 2  $500     Tc 9d  -> win $500
        seat 3  $4.50    Tc 9d  -> refused P215-WAGER-1
        seat 4  $500.50  Tc 9d  -> refused P215-WAGER-1
        bank    Tc (8d)         -> lose $505
        house casino-club  schedule 12
        seat 1  $24.50   Tc 9d  -> refused P215-WAGER-1
        seat 2  $2000    Tc 9d  -> win $2000
        bank    Tc (8d)
        house ocean-view  schedule 1
        seat 1  $1,000,000  Tc 9d  -> win $1,000,000     # no limit
        bank    Tc (8d)
        """);
    assertThat(complains("schedule 1\nseat 1 $4 Tc 9d\nbank Tc (8d)"))
        .isEqualTo(
            "round:2:8: A game wager of $4 is outside the table's limits (P215-WAGER-1). Wager $5"
                + " to $500.");
  }

  @Test
  @Proves("P215-WAGER-1")
  void a_bettor_has_one_game_wager_on_a_circle() {
    settles(
        """
        house casino-club
        seat 1  $10             Tc 9d  -> win $10
        backline 1 by bob $20          -> win $20
        backline 1 by bob $30          -> refused P215-WAGER-1
        bank    Tc (8d)                -> lose $30
        """);
  }

  @Test
  @Proves({"P215-WAGER-2", "P215-BUSTER-1"})
  void a_bonus_wager_needs_a_game_wager() {
    settles(
        """
        house casino-club
        seat 1  buster $5             Tc 9d  -> refused P215-WAGER-2
        seat 2  red-flex $5           Tc 9d  -> refused P215-WAGER-2
        seat 3  $4 buster $5          Tc 9d  -> game refused P215-WAGER-1; buster refused P215-WAGER-2
        seat 4  $5 buster $5 red-flex $5  Tc 9d  -> win $5; buster lose $5; red-flex lose $5
        bank    Tc (8d)
        """);
  }

  @Test
  @Proves("P215-WAGER-3")
  void wagers_are_multiples_of_the_unit() {
    settles(
        """
        house casino-club
        seat 1  $5.50               Tc 9d  -> win $5.50
        seat 2  $5.25               Tc 9d  -> refused P215-WAGER-3
        seat 3  $5 buster $1.50     Tc 9d  -> buster refused P215-WAGER-3; win $5
        seat 4  $5 red-flex $1.50   Tc 9d  -> red-flex refused P215-WAGER-3; win $5
        bank    Tc (8d)
        house casino-club  options money-unit=$5
        seat 1  $7                  Tc 9d  -> refused P215-WAGER-3
        bank    Tc (8d)
        """);
  }

  @Test
  @Proves({"P215-FEE-1", "COL-CC215-0", "COL-CC215-1"})
  void the_player_dealer_pays_by_all_wagers_before_the_deal() {
    settles(
        """
        house casino-club  schedule 1
        seat 1  $50 buster $50  Tc 9d  -> win $50; buster lose $50
        bank    Tc (8d)                -> push
        fee     bank -> $0.50 COL-CC215-1
        fee     seat 1 -> $0
        house casino-club  schedule 1
        seat 1  $50 buster $50 red-flex $1  Tc 9d
        bank    Tc (8d)
        fee     bank -> $1 COL-CC215-1
        """);
  }

  @Test
  @Proves({"P215-FEE-2", "P215-INS-3", "COL-GEN-7"})
  void doubles_splits_and_insurance_cost_no_further_fee() {
    settles(
        """
        house casino-club  schedule 1
        seat 1  $50  6c 5d  insurance $25  double $50 Th                    -> insurance lose $25; win $100
        seat 2  $50  8c 8d  insurance $25  split 8c 3h double $50 9h | 8d Th  -> insurance lose $25; win $100; lose $50
        bank    Ac (8d)
        fee     bank -> $0.50 COL-CC215-1
        """);
  }
}
