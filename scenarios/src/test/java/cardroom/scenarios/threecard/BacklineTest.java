package cardroom.scenarios.threecard;

import static cardroom.scenarios.kit.WrittenRounds.settles;

import org.junit.jupiter.api.Test;

/// Betting behind a seat (3CP-WAGER-6, A-110).
final class BacklineTest {

  @Test
  void whoever_bets_behind_a_seat_that_plays_adds_play_or_forfeits() {
    settles(
        """
        house casino-club   game three-card-poker
        seat 1  by ann  ante $10  9h9d2c  play  -> win $10; play win $10
        backline 1  by bob  ante $20 pair-plus $5 six-card-bonus $5  matches \
            -> win $20 3CP-OUT-2; play win $20; pair-plus win $5; six-card-bonus lose $5
        backline 1  by cy   ante $5 pair-plus $5   stays  -> lose $5 3CP-FOLD-1; pair-plus lose $5 3CP-FOLD-1
        backline 1  by dee  ante $15  play  -> win $15; play win $15
        backline 1  by eve  ante $15  fold  -> lose $15 3CP-FOLD-1
        bank    seat 7   (Qs 7d) Ah
        """);
  }

  @Test
  void a_fold_of_the_seat_folds_for_those_behind_it() {
    settles(
        """
        house casino-club   game three-card-poker
        seat 1  by ann  ante $10  9h9d2c  fold  -> lose $10 3CP-FOLD-1
        backline 1  by bob  ante $20 pair-plus $5 six-card-bonus $5  matches \
            -> lose $20 3CP-FOLD-1; pair-plus lose $5; six-card-bonus win $35 3CP-6CB-2
        bank    seat 7   (Qs 9s) Ah
        """);
  }

  /// The other reading: each decides alone.
  @Test
  void by_option_everybody_decides_for_themselves() {
    settles(
        """
        house casino-club   game three-card-poker   options backline.follows-seat=false
        seat 1  by ann  ante $10  9h9d2c  fold  -> lose $10 3CP-FOLD-1
        backline 1  by bob  ante $20  play  -> win $20; play win $20
        bank    seat 7   (Qs 7d) Ah
        """);
  }

  @Test
  void a_sheet_may_close_the_backline() {
    settles(
        """
        house casino-club   game three-card-poker   options backline.pair-plus=false
        seat 1  by ann  ante $10  9h9d2c  play
        backline 1  by bob  ante $20 pair-plus $5 six-card-bonus $1  matches  -> pair-plus refused 3CP-WAGER-6
        bank    seat 7   (Qs 7d) Ah

        house casino-club   game three-card-poker   options backline.base=false
        seat 1  by ann  ante $10  9h9d2c  play
        backline 1  by bob  ante $20  matches  -> refused 3CP-WAGER-6
        bank    seat 7   (Qs 7d) Ah

        house casino-club   game three-card-poker   options backline.limit-scope=per-circle
        seat 1  by ann  ante $400  9h9d2c  play
        backline 1  by bob  ante $200  matches  -> refused 3CP-WAGER-5
        bank    seat 7   (Qs 7d) Ah
        """);
  }
}
