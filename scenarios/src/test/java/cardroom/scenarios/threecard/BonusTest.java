package cardroom.scenarios.threecard;

import static cardroom.scenarios.kit.WrittenRounds.settles;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Pair Plus and the 6 Card Bonus.
final class BonusTest {

  /// 3CP-PP-1, 3CP-PP-2: the player's three cards alone, whoever wins the Ante.
  @ParameterizedTest
  @CsvSource({
    "AhKhQh, win $1000",
    "KhQhJh, win $200",
    "4h4d4c, win $150",
    "4h3d2c, win $30",
    "9h5h3h, win $15",
    "4h4d9c, win $5",
    "AhKd9c, lose $5"
  })
  void pair_plus_pays_by_the_players_three_cards(String cards, String follows) {
    settles(
        """
        house casino-club   game three-card-poker
        seat 1  ante $10 pair-plus $5  %s  play  -> pair-plus %s 3CP-PP-2
        bank    (Qs Qd) Qc
        """
            .formatted(cards, follows));
  }

  /// 3CP-6CB-1, 3CP-6CB-2: the best five of six, in any mix.
  @ParameterizedTest
  @CsvSource({
    "AhKhQh, JhTh, 2c, win $5000",
    "2c3d9s, JhTh, 9h, lose $5",
    "9h8h7h, 6h5h, 2c, win $1000",
    "9h9d2c, 9s9c, 4h, win $500",
    "9h9d4c, 9s4d, 2h, win $100",
    "9h5h3h, KhJh, 2c, win $75",
    "9h8d2c, 7s6c, 5h, win $50",
    "9h9d2c, 9s7c, 4h, win $35",
    "9h9d2c, 2s7c, 4h, lose $5",
    "2h4d6c, 3h5d, 9c, win $50",
    "Ah2d3c, 4h5d, Kc, win $50"
  })
  void six_card_bonus_pays_by_the_best_five_cards(
      String cards, String down, String up, String follows) {
    for (var decision : new String[] {"play", "fold"}) {
      settles(
          """
          house casino-club   game three-card-poker
          seat 1  ante $10 six-card-bonus $5  %s  %s  -> six-card-bonus %s 3CP-6CB-2
          bank    (%s) %s
          """
              .formatted(cards, decision, follows, down, up));
    }
  }

  /// 3CP-PP-1: a fold forfeits even a mini royal flush.
  @Test
  void a_fold_forfeits_pair_plus() {
    settles(
        """
        house casino-club   game three-card-poker
        seat 1  ante $10 pair-plus $5  AhKhQh  fold  -> pair-plus lose $5 3CP-FOLD-1
        bank    (2s 4d) 7c
        """);
  }

  /// 3CP-WAGER-2: one, both or none, and only with an Ante.
  @Test
  void bonus_wagers_need_an_ante() {
    settles(
        """
        house casino-club   game three-card-poker
        seat 1  ante $10 pair-plus $5                    AhKd2h  play
        seat 2  ante $10 six-card-bonus $5               AdKc2d  play
        seat 3  ante $10 pair-plus $5 six-card-bonus $5  AcKs2s  play
        seat 4  ante $10                                 3c4c9s  play
        seat 5  pair-plus $5                             3d4d9d  play  -> pair-plus refused 3CP-WAGER-2
        bank    (Qs 4h) 7c
        """);
  }

  /// 3CP-WAGER-5: the printed limits; a bonus may be larger than the Ante.
  @Test
  void wagers_lie_within_their_limits() {
    settles(
        """
        house casino-club   game three-card-poker
        seat 1  ante $5 pair-plus $50 six-card-bonus $25  AhKd2h  play
        seat 2  ante $5 pair-plus $51                     AdKc2d  play  -> pair-plus refused 3CP-WAGER-5
        seat 3  ante $5 six-card-bonus $26                AcKs2s  play  -> six-card-bonus refused 3CP-WAGER-5
        seat 4  ante $4                                   3c4c9s  -> ante refused 3CP-WAGER-5
        seat 5  ante $501                                 3d4d9d  -> ante refused 3CP-WAGER-5
        seat 6  ante $5 pair-plus $1.50                   3h4h9h  play  -> pair-plus refused 3CP-WAGER-5
        bank    (Qs 5h) 7c
        """);
  }

  /// 3CP-WAGER-5
  @Test
  void a_house_may_leave_a_bonus_wager_out() {
    settles(
        """
        house casino-club   game three-card-poker   options pair-plus.pay-table=none
        seat 1  ante $10 pair-plus $5  9h9d2c  play  -> pair-plus refused 3CP-WAGER-5
        bank    (Qs 4h) 7c
        """);
  }
}
