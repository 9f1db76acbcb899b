package cardroom.scenarios.threecard;

import static cardroom.scenarios.kit.WrittenRounds.settles;

import org.junit.jupiter.api.Test;

/// Ante and Play: sections 4 and 5 of the rules.
final class OutcomesTest {

  /// 3CP-QUALIFY-1, 3CP-OUT-3
  @Test
  void a_qualified_bank_beats_a_lower_hand() {
    settles(
        """
        house casino-club   game three-card-poker   bank $500
        seat 1  ante $10  Jh9d2c  play    -> lose $10 3CP-OUT-3; play lose $10 3CP-OUT-3
        bank    seat 7    (Qs 7d) 4h      -> win $20
        """);
  }

  /// 3CP-QUALIFY-1, 3CP-OUT-1
  @Test
  void a_bank_below_queen_high_pays_the_ante_and_hands_play_back() {
    settles(
        """
        house casino-club   game three-card-poker   bank $500
        seat 1  ante $10  7h5d2c  play    -> win $10 3CP-OUT-1; play push 3CP-OUT-1
        seat 2  ante $10  AhAdAc  play    -> win $10 3CP-OUT-1; play push 3CP-OUT-1
        seat 3  ante $10  7c5s2d  fold    -> lose $10 3CP-FOLD-1
        bank    seat 7    (Js 9d) 8h      -> lose $10
        """);
  }

  /// 3CP-QUALIFY-1: queen-high is the least that qualifies, and every made hand does.
  @Test
  void queen_three_two_and_any_pair_qualify() {
    settles(
        """
        house casino-club   game three-card-poker
        seat 1  ante $10  Qh4d2c  play    -> win $10 3CP-OUT-2; play win $10
        bank    seat 7    (Qs 3d) 2h

        house casino-club   game three-card-poker
        seat 1  ante $10  AhKd4c  play    -> lose $10 3CP-OUT-3; play lose $10
        bank    seat 7    (2s 2d) 3h

        house casino-club   game three-card-poker   options qualifier=king-high
        seat 1  ante $10  7h4d2c  play    -> win $10 3CP-OUT-1; play push 3CP-OUT-1
        bank    seat 7    (Qs 3d) 2h

        house casino-club   game three-card-poker   options qualifier=none
        seat 1  ante $10  7h4d2c  play    -> win $10 3CP-OUT-2; play win $10 3CP-OUT-2
        bank    seat 7    (6s 3d) 2h
        """);
  }

  /// 3CP-OUT-2
  @Test
  void a_better_hand_wins_even_money_on_both() {
    settles(
        """
        house casino-club   game three-card-poker   bank $500
        seat 1  ante $10  KhJd2c  play    -> win $10 3CP-OUT-2; play win $10 3CP-OUT-2
        bank    seat 7    (Qs 7d) 4h      -> lose $20
        """);
  }

  /// 3CP-OUT-4, 3CP-RANK-10
  @Test
  void equal_hands_push_whatever_their_suits() {
    settles(
        """
        house casino-club   game three-card-poker   bank $500
        seat 1  ante $10  QhTd5c  play    -> push 3CP-OUT-4; play push 3CP-OUT-4
        bank    seat 7    (Qs Tc) 5d      -> push
        """);
  }

  /// 3CP-OUT-5: straights and better win even money on the Ante.
  @Test
  void there_is_no_ante_bonus() {
    settles(
        """
        house casino-club   game three-card-poker   bank $500
        seat 1  ante $10  AhKhQh  play    -> win $10 3CP-OUT-2; play win $10 3CP-OUT-2
        bank    seat 7    (Qs 7d) 4h      -> lose $20
        """);
  }

  /// 3CP-OUT-6: bonus wagers stay in action though the bank does not qualify.
  @Test
  void bonus_wagers_do_not_depend_on_qualification() {
    settles(
        """
        house casino-club   game three-card-poker   bank $5000
        seat 1  ante $10 pair-plus $5 six-card-bonus $5  8h8d2c  play \
            -> win $10 3CP-OUT-1; play push; pair-plus win $5 3CP-PP-2; six-card-bonus win $35 3CP-6CB-2
        bank    seat 7    (Js 8s) 3h      -> lose $50
        """);
  }

  /// 3CP-WAGER-1, 3CP-WAGER-3
  @Test
  void play_equals_the_ante() {
    settles(
        """
        house casino-club   game three-card-poker
        seat 1  ante $10  KhJd2c  play $10  -> win $10; play win $10 3CP-OUT-2
        bank    seat 7    (Qs 7d) 4h

        house casino-club   game three-card-poker
        seat 1  ante $10  KhJd2c  play $20  -> refused 3CP-WAGER-3
        bank    seat 7    (Qs 7d) 4h

        house casino-club   game three-card-poker
        seat 1  ante $500  KhJd2c  play     -> win $500; play win $500
        bank    seat 7    (Qs 7d) 4h
        """);
  }

  /// 3CP-FOLD-1, 3CP-FOLD-2, 3CP-FOLD-3, 3CP-6CB-1: the example in the rules.
  @Test
  void a_fold_loses_ante_and_pair_plus_but_not_the_six_card_bonus() {
    settles(
        """
        house casino-club   game three-card-poker   bank $500
        seat 1  ante $10 pair-plus $5 six-card-bonus $5  9h9d4c  fold \
            -> lose $10 3CP-FOLD-1; pair-plus lose $5 3CP-FOLD-1; six-card-bonus win $100 3CP-6CB-2
        bank    seat 7    (9s 4d) 4h      -> lose $85
        """);
  }

  /// 3CP-PLAY-2: a player who says nothing has folded.
  @Test
  void a_line_without_a_decision_folds() {
    settles(
        """
        house casino-club   game three-card-poker
        seat 1  ante $10  AhAdAc          -> lose $10 3CP-FOLD-1
        bank    seat 7    (Qs 7d) 4h      -> win $10
        """);
  }
}
