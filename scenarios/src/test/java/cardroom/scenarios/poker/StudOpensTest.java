package cardroom.scenarios.poker;

import static cardroom.scenarios.kit.WrittenHands.plays;

import org.junit.jupiter.api.Test;

/// Who opens a round of stud, and what an all-in over the bring-in is worth.
class StudOpensTest {

  @Test
  void two_pair_on_the_board_lead_before_a_higher_single_pair() {
    plays(
        """
        game seven-card-stud  limit $4-$8
        deal    1 (AsKd) Qh  2 (9h9c) 2c
        third   2 brings-in  1 calls
        fourth  1 Qd 2 2d    1 checks  2 checks
        fifth   1 4c 2 3s    1 checks  2 checks
        sixth   1 5c 2 3h    2 bets  1 calls
        seventh 1 6d 2 Kc    2 checks  1 checks
        best    2 nines and threes with K  $17
        cites   STUD-6
        """);
  }

  @Test
  void stud_high_low_is_led_by_the_high_hand_too() {
    plays(
        """
        game seven-card-stud-high-low  limit $4-$8
        deal    1 (AsKd) Qh  2 (9h9c) 2c
        third   2 brings-in  1 calls
        fourth  1 Qd 2 2d    1 checks  2 checks
        fifth   1 Kc 2 3s    1 checks  2 checks
        sixth   1 Jc 2 3h    1 checks -> refused ROOM-NOT-NOW  2 bets  1 folds
        cites   STUD-HL-3
        """);
  }

  @Test
  void in_razz_a_single_pair_of_kings_leads_before_two_low_pair() {
    plays(
        """
        game razz  limit $4-$8
        deal    1 (As2d) Kh  2 (9h8c) 2c
        third   1 brings-in  2 calls
        fourth  1 Kd 2 2h    2 checks  1 checks
        fifth   1 Qc 2 3s    2 checks  1 checks
        sixth   1 Jc 2 3h    1 bets  2 folds
        cites   RAZZ-3
        """);
  }

  @Test
  void three_of_a_kind_lead_before_aces() {
    plays(
        """
        game seven-card-stud  limit $4-$8
        deal    1 (9sKd) Ah  2 (9h9c) 2c
        third   2 brings-in  1 calls
        fourth  1 Ad 2 2d    1 checks  2 checks
        fifth   1 Kc 2 2s    2 bets  1 folds
        """);
  }

  @Test
  void the_next_player_with_chips_opens_for_a_low_card_that_is_all_in() {
    plays(
        """
        game seven-card-stud  limit $4-$8  stacks 1 $100 2 $0.50 3 $100 4 $100
        deal    1 (AsKd) Qh  2 (9h9c) 2c  3 (JdTd) 8d  4 (7s7d) 6h
        third   3 checks -> refused  4 folds -> refused ROOM-NOT-NOW  3 brings-in  4 checks -> refused POKER-BET-1
        third   4 completes  1 folds  3 folds
        cites   STUD-6 STUD-5
        """);
    plays(
        """
        game seven-card-stud  limit $4-$8  stacks 1 $100 2 $0.50 3 $100 4 $100
        deal    1 (AsKd) Qh  2 (9h9c) 2c  3 (JdTd) 8d  4 (7s7d) 6h
        third   3 completes  4 folds  1 raises to $8  3 calls   pot $18
        """);
    plays(
        """
        game seven-card-stud  limit $4-$8  stacks 1 $100 2 $0.50 3 $100 4 $100
        deal    1 (AsKd) Qh  2 (9h9c) 2c  3 (JdTd) 8d  4 (7s7d) 6h
        third   3 folds  4 brings-in  1 calls   pot $6
        """);
  }

  @Test
  void nobody_opens_against_hands_that_are_all_in() {
    plays(
        """
        game seven-card-stud  limit $4-$8  stacks 1 $100 2 $0.50 3 $100
        deal    1 (AsKd) Qh  2 (9h9c) 2c  3 (JdTd) 8d
        third   3 folds
        fourth  1 Kc 2 9d
        fifth   1 4c 2 3s
        sixth   1 5c 2 6s
        seventh 1 6d 2 Ah
        drop    $1.50
        ends    1 $99.50  2 $0  3 $99.50
        """);
  }

  @Test
  void in_razz_the_next_player_opens_for_an_all_in_king() {
    plays(
        """
        game razz  limit $4-$8  stacks 1 $100 2 $100 3 $0.50
        deal    1 (As2d) Qh  2 (9h8c) 2c  3 (JdTd) Kd
        third   1 brings-in  2 completes  1 folds
        fourth  2 9d 3 7d
        fifth   2 3s 3 2s
        sixth   2 6s 3 3h
        seventh 2 Kc 3 Ah
        """);
  }

  @Test
  void whoever_is_forced_to_open_may_not_fold() {
    plays(
        """
        game seven-card-stud  limit $4-$8
        deal    1 (AsKd) Qh  2 (9h9c) 2c
        third   2 folds -> refused STUD-6  2 brings-in  1 folds
        """);
  }

  @Test
  void an_all_in_of_more_than_half_of_a_completion_reopens_the_betting() {
    plays(
        """
        game seven-card-stud  limit $4-$8  stacks 1 $100 2 $100 3 $4
        deal    1 (AsKd) Qh  2 (9h9c) 2c  3 (JdTd) 8d
        third   2 brings-in  3 all-in  1 calls  2 raises to $7.50  1 calls   pot $20
        cites   POKER-ALLIN-2 POKER-BET-2
        """);
    plays(
        """
        game seven-card-stud  limit $4-$8  stacks 1 $100 2 $100 3 $4 4 $100
        deal    1 (AsKd) Qh  2 (9h9c) 2c  3 (JdTd) 8d  4 (7s7d) 6h
        third   2 brings-in  3 all-in  4 raises to $7.50  1 raises to $11.50  2 raises to $15.50
        third   4 raises to $19.50 -> refused STUD-3  4 calls  1 calls   pot $52
        """);
  }

  @Test
  void an_all_in_of_less_than_half_of_a_completion_does_not() {
    plays(
        """
        game seven-card-stud  limit $10-$20  stacks 1 $100 2 $100 3 $5.50  options limits.7.bring-in=$3
        deal    1 (AsKd) Qh  2 (9h9c) 2c  3 (JdTd) 8d
        third   2 brings-in  3 all-in  1 calls  2 raises -> refused POKER-ALLIN-2  2 calls   pot $16.50
        """);
  }
}
