package cardroom.scenarios.poker;

import static cardroom.scenarios.kit.WrittenHands.complains;
import static cardroom.scenarios.kit.WrittenHands.plays;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Section 1 of the rule book: what all poker games have in common.
class CommonRulesTest {

  @Test
  void spread_limit_is_offered_in_holdem_and_stud_alone() {
    assertThat(complains("game omaha  spread $2-$10\ndeal 1 AsKdQh2c 2 3c4c5c6c"))
        .contains("POKER-BET-1");
    plays(
        """
        game texas-holdem  spread $2-$10  button 1
        deal    1 AsKd  2 QhQs  3 7c2d
        before  1 raises to $7  2 folds  3 raises to $12  1 calls   pot $25
        cites   POKER-BET-1 POKER-BET-4
        """);
  }

  @Test
  void a_spread_raise_is_at_least_the_last_one_and_stays_inside_the_spread() {
    plays(
        """
        game texas-holdem  spread $2-$10  button 1
        deal    1 AsKd  2 QhQs  3 7c2d
        before  1 raises to $8   2 raises to $12 -> refused POKER-BET-4   2 raises to $19 -> refused POKER-BET-4
        before  2 raises to $14  3 folds  1 calls
        """);
  }

  @Test
  void one_bet_and_three_raises_even_heads_up() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1
        deal    1 AsKd  2 QhQs
        before  1 raises to $8  2 raises to $12  1 raises to $16  2 raises -> refused POKER-BET-2  2 calls  pot $32
        """);
  }

  @Test
  void the_lower_limit_first_and_the_upper_one_later() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1
        deal    1 AsKd  2 QhQs  3 7c2d
        before  1 calls  2 calls  3 checks
        flop    9c8c3d   2 bets $8 -> refused POKER-BET-3  2 bets $4  3 folds  1 calls
        turn    2h       2 bets $4 -> refused POKER-BET-3  2 bets $8  1 calls
        river   3h       2 bets $8  1 folds
        best    2 $32
        """);
  }

  @Test
  void whoever_checked_may_raise() {
    plays(
        """
        game omaha  limit $4-$8  button 2
        deal    1 AsKdQh2c  2 3c4c5c6c
        before  2 calls  1 checks
        flop    9d8d3h   1 checks  2 bets  1 raises to $8  2 folds
        cites   POKER-BET-5
        best    1 $12
        """);
  }

  @Test
  void side_pots_by_equal_contribution() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1  stacks 1 $100 2 $6 3 $100
        deal    1 KsKd  2 AsAd  3 QsQd
        before  1 raises to $8  2 all-in  3 calls   pot $22
        drop    $4  pot $18
        flop    2c3c9h   3 checks  1 bets  3 calls
        turn    4h       3 checks  1 checks
        river   8h       3 checks  1 checks
        best    2 pair of aces with 9-8-4  wins $14  HOLDEM-3
        best    1 pair of kings with 9-8-4  wins $12  HOLDEM-3
        cites   POKER-ALLIN-1
        ends    1 $100  2 $14  3 $88
        """);
  }

  @Test
  void half_a_bet_all_in_is_a_raise_and_less_does_not_reopen() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1  stacks 1 $100 2 $100 3 $100 4 $13
        deal    1 KsKd  2 AsAd  3 QsQd  4 7c2d
        before  4 calls  1 calls  2 calls  3 checks
        flop    2c3c9h   2 bets  3 folds  4 calls  1 calls
        turn    4h       2 bets  4 all-in  1 raises to $16  2 raises to $24  1 calls
        river   8h       2 checks  1 checks
        best    2 $77
        ends    4 $0
        """);
    plays(
        """
        game texas-holdem  limit $4-$8  button 1  stacks 1 $100 2 $100 3 $11
        deal    1 KsKd  2 AsAd  3 QsQd
        before  1 calls  2 calls  3 checks
        flop    2c3c9h   2 bets  3 calls  1 calls
        turn    4h       2 checks  3 all-in  1 raises to $8  2 folds
        ends    2 $92
        """);
    plays(
        """
        game texas-holdem  limit $4-$8  button 1  stacks 1 $100 2 $100 3 $17
        deal    1 KsKd  2 AsAd  3 QsQd
        before  1 calls  2 calls  3 checks
        flop    2c3c9h   2 bets  3 calls  1 calls
        turn    4h       2 bets  3 all-in  1 calls  2 raises -> refused POKER-ALLIN-2  2 calls
        river   8h       2 checks  1 checks
        """);
  }

  @Test
  void the_last_to_bet_shows_first_and_cards_speak() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1
        deal    1 KsKd  2 AsAd  3 QsQd
        before  1 calls  2 calls  3 checks
        flop    2c3c9h   2 checks  3 checks  1 bets  2 calls  3 calls
        turn    4h       2 checks  3 checks  1 checks
        river   8h       2 checks  3 bets  1 calls  2 calls
        show    3 shows  1 mucks  2 shows
        best    2 $44  HOLDEM-3
        cites   POKER-SHOW-1
        """);
  }

  @Test
  void the_odd_chip_goes_to_the_first_left_of_the_button() {
    plays(
        """
        game texas-holdem  limit $3-$6  button 1
        deal    1 AsKd  2 AhKc  3 7c2d
        before  1 calls  2 calls  3 checks   pot $9
        drop    $4   pot $5
        flop    AdKh9s   2 checks  3 checks  1 checks
        turn    4h       2 checks  3 checks  1 checks
        river   8h       2 checks  3 checks  1 checks
        best    2 $3  POKER-ODD-1
        best    1 $2  HOLDEM-3
        """);
  }

  @Test
  void the_fee_is_taken_before_the_flop_and_never_when_there_is_none() {
    plays(
        """
        game texas-holdem  limit $10-$20  button 1
        deal    1 AsKd  2 AhKc  3 7c2d  4 Ts9h  5 8c8d  6 4c4d  7 5c5d
        before  4 folds  5 folds  6 folds  7 folds  1 calls  2 calls  3 checks   pot $30
        drop    $6   pot $24
        flop    AdKh9s   2 bets  3 folds  1 folds
        best    2 $24
        cites   POKER-FEE-1
        """);
    plays(
        """
        game texas-holdem  limit $10-$20  button 1
        deal    1 AsKd  2 AhKc  3 7c2d
        before  1 folds  2 folds
        drop    $0
        ends    1 $100 2 $95 3 $105
        """);
  }

  @Test
  void high_hands_rank_as_printed() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1
        deal    1 AsAd  2 7h6h  3 KcQc
        before  1 calls  2 calls  3 checks
        flop    AcAh5h   2 checks  3 checks  1 checks
        turn    8h       2 checks  3 checks  1 checks
        river   9h       2 checks  3 checks  1 checks
        best    2 nine-high straight flush  $8
        cites   POKER-HIGH-1
        """);
  }

  @Test
  void low_hands_are_compared_from_the_top_and_need_an_eight() {
    plays(
        """
        game texas-holdem-high-low  limit $4-$8  button 1
        deal    1 7s2d  2 7h3h  3 KcKd
        before  1 calls  2 calls  3 checks
        flop    Ah4c6s   2 checks  3 checks  1 checks
        turn    Jh       2 checks  3 checks  1 checks
        river   5d       2 checks  3 checks  1 checks
        high    2 seven-high straight  $4
        low     1 6-5-4-2-A  $4
        cites   POKER-LOW-1 POKER-LOW-2 POKER-LOW-3
        """);
  }
}
