package cardroom.scenarios.poker;

import static cardroom.scenarios.kit.WrittenHands.plays;

import org.junit.jupiter.api.Test;

/// Draw Poker and Lowball, with the joker.
class DrawGamesTest {

  @Test
  void up_to_five_cards_are_drawn() {
    plays(
        """
        game draw-poker  limit $4-$8  button 1
        deal    1 AsKd7h5c2d  2 QhQs9c4d3d
        before  1 calls  2 checks
        draw    2 discards 9c4d3d draws QdJh7s   1 discards AsKd7h5c2d draws 2h3h4h6sTc
        after   2 bets  1 folds
        best    2 $4
        cites   DRAW-1
        """);
  }

  @Test
  void a_request_is_changed_only_before_a_card_is_dealt_for_it() {
    plays(
        """
        game draw-poker  limit $4-$8  button 1
        deal    1 AsKd7h5c2d  2 QhQs9c4d3d
        before  1 calls  2 checks
        draw    2 discards 9c4d3d  2 changes 4d3d draws QdJh   1 pat
        after   2 bets  1 folds
        best    2 $4
        cites   DRAW-4 DRAW-IRR-7
        """);
    plays(
        """
        game draw-poker  limit $4-$8  button 1
        deal    1 AsKd7h5c2d  2 QhQs9c4d3d
        before  1 calls  2 checks
        draw    2 discards 9c4d3d draws Qd  2 changes 4d3d draws Jh7s -> refused DRAW-4   1 pat
        after   2 checks  1 checks
        cites   DRAW-3
        """);
  }

  @Test
  void the_joker_is_an_ace_or_completes_a_straight_or_a_flush() {
    plays(
        """
        game draw-poker  limit $4-$8  button 1
        deal    1 KsKd7h4cJk  2 QhQs9c4d3d
        before  1 calls  2 checks
        draw    2 pat  1 pat
        after   2 checks  1 checks
        best    1 pair of kings with A-7-4  $4
        cites   DRAW-JOKER-1
        """);
    plays(
        """
        game draw-poker  limit $4-$8  button 1
        deal    1 9s8d7h6cJk  2 QhQsQc4d3d
        before  1 calls  2 checks
        draw    2 pat  1 pat
        after   2 checks  1 checks
        best    1 ten-high straight  $4
        """);
  }

  @Test
  void there_is_no_double_ace_flush() {
    plays(
        """
        game draw-poker  limit $4-$8  button 1
        deal    1 AhKh9h4hJk  2 AsKsJs9s4s
        before  1 calls  2 checks
        draw    2 pat  1 pat
        after   2 checks  1 checks
        best    1 ace-high flush with K-Q-9-4  $4
        cites   DRAW-JOKER-2
        """);
  }

  @Test
  void five_aces_beat_a_straight_flush_that_the_joker_could_complete() {
    plays(
        """
        game draw-poker  limit $4-$8  button 1
        deal    1 AhAsAdAcJk  2 KsQsJsTs9s
        before  1 calls  2 checks
        draw    2 pat  1 pat
        after   2 checks  1 checks
        best    1 five aces  $4
        cites   DRAW-JOKER-3
        """);
    plays(
        """
        game draw-poker  limit $4-$8  button 1
        deal    1 KsQsJsTsJk  2 KdQdJdTd9d
        before  1 calls  2 checks
        draw    2 pat  1 pat
        after   2 checks  1 checks
        best    1 royal flush  $4
        cites   DRAW-JOKER-4
        """);
  }

  @Test
  void the_lowest_hand_wins_in_lowball_and_the_joker_is_the_lowest_missing_rank() {
    plays(
        """
        game lowball  limit $4-$8  button 1
        deal    1 2s3d4h6cJk  2 As2d3c4d7s
        before  1 calls  2 checks
        draw    2 pat  1 pat
        after   2 bets  1 calls
        best    1 6-4-3-2-A  $20  LOWBALL-1
        cites   LOWBALL-2
        """);
  }

  @Test
  void there_is_no_check_raise_in_lowball() {
    plays(
        """
        game lowball  limit $4-$8  button 1
        deal    1 2s3d4h8cTc  2 AsKdQc4d7s
        before  1 calls  2 checks
        draw    2 pat  1 pat
        after   2 checks  1 bets  2 raises -> refused LOWBALL-3  2 calls
        best    1 $20
        """);
  }

  @Test
  void a_kill_doubles_the_blind_and_the_limits() {
    plays(
        """
        game lowball  limit $4-$8  button 1
        deal    1 2s3d4h8cTc  2 AsKdQc4d7s  3 5d5hKsKcQd
        kill    1
        before  1 calls -> refused POKER-BET-1  1 raises to $16  2 folds  3 folds
        cites   LOWBALL-4
        best    1 $10
        """);
  }

  @Test
  void a_new_player_may_kill_from_any_seat() {
    plays(
        """
        game lowball  limit $4-$8  button 1
        kills   4
        deal    1 2s3d4h8cTc  2 AsKdQc4d7s  3 5d5hKsKcQd  4 6d6hJsJcTd
        before  4 checks  1 raises to $16  2 folds  3 folds  4 folds
        cites   LOWBALL-5
        best    1 $22
        """);
  }

  @Test
  void a_checked_seven_that_is_best_voids_the_action_after_the_draw() {
    plays(
        """
        game lowball  limit $4-$8  button 1
        deal    1 2s3d4h8cTc  2 As2d3c4d7s
        before  1 calls  2 checks
        draw    2 pat  1 pat
        after   2 checks  1 bets  2 calls
        returned 2 $8  LOWBALL-7RULE-2
        returned 1 $8  LOWBALL-7RULE-2
        best    2 7-4-3-2-A  $4
        cites   LOWBALL-7RULE-1 LOWBALL-IRR-5
        """);
  }

  @Test
  void a_checked_seven_that_is_beaten_loses_everything() {
    plays(
        """
        game lowball  limit $4-$8  button 1
        deal    1 2s3d4h5c6c  2 As2d3c4d7s
        before  1 calls  2 checks
        draw    2 pat  1 pat
        after   2 checks  1 bets  2 calls
        best    1 6-5-4-3-2  $20
        cites   LOWBALL-7RULE-3 LOWBALL-IRR-6
        ends    2 $88
        """);
  }

  @Test
  void a_seven_wins_a_short_all_in_and_overcalls_go_back() {
    plays(
        """
        game lowball  limit $4-$8  button 1  stacks 1 $100 2 $7 3 $100
        deal    1 2s3d4h8cTc  2 AsKd3c4d9s  3 2d3h4c5h7h
        before  1 calls  2 calls  3 checks
        draw    2 pat  3 pat  1 pat
        after   2 all-in  3 calls  1 calls
        returned 1 $3  LOWBALL-7RULE-4
        best    3 7-5-4-3-2  $14
        cites   LOWBALL-IRR-7
        """);
  }

  @Test
  void once_the_seven_makes_a_full_bet_all_action_stands() {
    plays(
        """
        game lowball  limit $4-$8  button 1  stacks 1 $100 2 $7 3 $100
        deal    1 2s3d4h8cTc  2 AsKd3c4d9s  3 2d3h4c5h7h
        before  1 calls  2 calls  3 checks
        draw    2 pat  3 pat  1 pat
        after   2 all-in  3 raises to $8  1 calls
        best    3 7-5-4-3-2  $27
        cites   LOWBALL-7RULE-5
        """);
  }
}
