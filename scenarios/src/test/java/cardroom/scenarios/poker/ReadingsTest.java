package cardroom.scenarios.poker;

import static cardroom.scenarios.kit.WrittenHands.complains;
import static cardroom.scenarios.kit.WrittenHands.plays;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Keys of the sheet by which a house may read the rule book differently: each changes what it
/// says.
class ReadingsTest {
  @Test
  void the_button_may_pay_the_fee_and_the_pot_stays_whole() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1  options fee.source=button
        deal    1 AsKd  2 QhQs  3 7c2d
        before  1 calls  2 calls  3 checks   pot $12
        flop    9c8c3d   2 bets  3 folds  1 folds
        best    2 $12
        ends    1 $92
        """);
    plays(
        """
        game texas-holdem  limit $4-$8  button 1  options fee.source=button
        deal    1 AsKd  2 QhQs  3 7c2d
        before  1 calls  2 calls  3 checks   pot $12
        flop    9c8c3d   2 checks  3 checks  1 checks
        turn    4h       2 checks  3 checks  1 checks
        river   5h       2 checks  3 checks  1 checks
        best    2 pair of queens with 9-8-5  $12
        ends    1 $92
        """);
  }

  @Test
  void the_fee_may_be_taken_though_the_hand_ends_before_the_flop() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1  options fee.when-hand-ends-early=taken
        deal    1 AsKd  2 QhQs  3 7c2d
        before  1 raises to $8  2 folds  3 folds
        best    1 $6
        """);
    plays(
        """
        game texas-holdem  limit $4-$8  button 1
        deal    1 AsKd  2 QhQs  3 7c2d
        before  1 raises to $8  2 folds  3 folds
        best    1 $10
        """);
  }

  @Test
  void games_without_a_flop_may_be_free_of_the_fee() {
    plays(
        """
        game draw-poker  limit $4-$8  button 1  options fee.moment=flop-games-only
        deal    1 AsKd7h5c2d  2 QhQs9c4d3d
        before  1 calls  2 checks
        draw    2 pat  1 pat
        after   2 bets  1 folds
        best    2 $8
        """);
  }

  @Test
  void opening_may_take_jacks_or_better() {
    plays(
        """
        game draw-poker  limit $4-$8  button 1  options openers=jacks
        deal    1 TsTd7h5c2d  2 JhJs9c4d3d
        before  1 raises -> refused POKER-HOUSE-1  1 calls  2 raises to $8  1 raises to $12  2 calls
        """);
    plays(
        """
        game draw-poker  limit $4-$8  button 1  options openers=jacks
        deal    1 JkAd7h5c2d  2 3h3s2c2h4d
        before  1 raises to $8  2 raises to $12  1 calls
        """);
  }

  @Test
  void one_action_may_be_substantial() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1  options substantial-action=any-action
        deal    1 AsKd  2 QhQs  3 7c2d
        extra   2 5d
        before  1 folds
        found   2 -> HOLDEM-IRR-3
        best    3 $4
        """);
  }

  @Test
  void a_spread_raise_may_be_as_small_as_the_least_bet() {
    plays(
        """
        game texas-holdem  spread $2-$10  button 1  options spread.min-raise=least-bet
        deal    1 AsKd  2 QhQs  3 7c2d
        before  1 raises to $7  2 raises to $9  3 folds  1 calls
        """);
    plays(
        """
        game texas-holdem  spread $2-$10  button 1
        deal    1 AsKd  2 QhQs  3 7c2d
        before  1 raises to $7  2 raises to $9 -> refused POKER-BET-4  2 raises to $12  3 folds  1 calls
        """);
  }

  ///
  @Test
  void one_blind_may_be_enough_and_a_draw_may_be_played_for_the_smaller_bet() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1  options blinds=big-only
        deal    1 AsKd  2 QhQs  3 7c2d
        before  1 folds  2 calls  3 checks   pot $8
        """);
    plays(
        """
        game lowball  limit $4-$8  button 1  options street-limits=first-two-lower
        deal    1 2s3d4h8cTc  2 AsKdQc4d7s
        before  1 calls  2 checks
        draw    2 pat  1 pat
        after   2 bets $8 -> refused POKER-BET-3  2 bets $4  1 calls
        best    1 $12
        """);
  }

  ///
  @Test
  void a_house_may_forbid_the_check_raise_in_any_game() {
    plays(
        """
        game omaha  limit $4-$8  button 2  options check-raise=false
        deal    1 AsKdQh2c  2 3c4c5c6c
        before  2 calls  1 checks
        flop    9d8d3h   1 checks  2 bets  1 raises -> refused POKER-HOUSE-1  1 folds
        """);
  }

  ///
  @Test
  void the_blinds_may_lie_elsewhere_than_left_of_the_button() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1
        blinds  3 4
        posts   2 $4
        deal    1 AsKd  2 QhQs  3 7c2d  4 Ts9h
        before  1 folds  2 checks  3 calls  4 checks   pot $12
        """);
    plays(
        """
        game texas-holdem  limit $4-$8  button 1
        blinds  none 3
        deal    1 AsKd  2 QhQs  3 7c2d
        before  1 folds  2 folds
        ends    2 $100  3 $100
        """);
    assertThat(complains("game omaha\nblinds 3 4\ndeal 1 AsKdQh2c 3 3c4c5c6c"))
        .contains("'4' is not a seat that was dealt in");
  }
}
