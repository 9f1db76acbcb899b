package cardroom.scenarios.poker;

import static cardroom.scenarios.kit.WrittenHands.fails;
import static cardroom.scenarios.kit.WrittenHands.plays;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Section 3 of the rule book, flop games: what goes wrong, and what is done about it.
class FlopTroublesTest {
  @Test
  void too_few_cards_are_topped_up_after_the_deal() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1
        skipped 2 -> HOLDEM-IRR-1
        deal    1 AsKd  2 Qh  3 7c2d
        found   2 Qs -> HOLDEM-IRR-1
        before  1 folds  2 calls  3 checks
        flop    9c8c3d   2 checks  3 checks
        turn    2h       2 checks  3 checks
        river   3h       2 checks  3 checks
        best    2 $4
        """);
  }

  @Test
  void one_card_too_many_is_taken_at_random_and_burned() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1
        deal    1 AsKd  2 QhQs  3 7c2d
        extra   2 5d -> HOLDEM-IRR-2
        taken   5d
        found   2 -> HOLDEM-IRR-2
        before  1 folds  2 calls  3 checks
        flop    9c8c3d   2 bets  3 folds
        best    2 $4
        """);
  }

  @Test
  void a_wrong_number_of_cards_found_after_substantial_action_kills_the_hand() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1
        deal    1 AsKd  2 QhQs  3 7c2d
        extra   2 5d
        before  1 calls  2 calls
        found   2 -> HOLDEM-IRR-3
        before  3 checks   pot $12
        flop    9c8c3d   3 bets  1 folds
        ends    2 $96
        """);
  }

  @Test
  void a_flop_of_four_is_taken_back_without_a_new_burn() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1
        deal    1 AsKd  2 QhQs
        before  1 calls  2 checks
        flop    9c8c3d
        toomany 4h -> HOLDEM-IRR-4
        flop    5h6h7d   2 bets  1 folds
        best    2 $4
        """);
  }

  @Test
  void a_flop_before_the_betting_is_complete_is_taken_back() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1
        deal    1 AsKd  2 QhQs
        before  1 calls
        early   9c8c3d -> HOLDEM-IRR-5
        before  2 checks
        flop    5h6h7d   2 bets  1 folds
        best    2 $4
        """);
  }

  @Test
  void an_early_turn_card_is_shuffled_back_before_the_river() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1
        deal    1 AsKd  2 QhQs
        before  1 calls  2 checks
        flop    9c8c3d   2 checks
        early   Qd -> HOLDEM-IRR-6
        flop    1 checks
        turn    4h   2 checks  1 checks
        river   Qd   2 bets  1 folds
        best    2 $4
        """);
  }

  @Test
  void an_early_river_card_is_shuffled_back() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1
        deal    1 AsKd  2 QhQs
        before  1 calls  2 checks
        flop    9c8c3d   2 checks  1 checks
        turn    4h   2 checks
        early   Qd -> HOLDEM-IRR-7
        turn    1 checks
        river   5d   2 bets  1 folds
        best    2 $4
        """);
  }

  @Test
  void an_exposed_card_is_replaced_and_burned_and_two_are_a_misdeal() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1
        exposed 2 Qs -> HOLDEM-IRR-8
        deal    1 AsKd  2 QhQsJd  3 7c2d
        before  1 folds  2 calls  3 checks
        flop    9c8c3d   2 bets  3 folds
        best    2 $4
        """);
    plays(
        """
        game texas-holdem  limit $4-$8  button 1
        exposed 2 Qs off-table -> HOLDEM-IRR-9
        deal    1 AsKd  2 QhQsJd  3 7c2d
        before  1 folds  2 folds
        best    3 $4
        """);
    plays(
        """
        game texas-holdem  limit $4-$8  button 1
        exposed 2 Qs touched -> HOLDEM-IRR-10
        deal    1 AsKd  2 QhQs  3 7c2d
        before  1 folds  2 folds
        """);
    plays(
        """
        game texas-holdem  limit $4-$8  button 1
        exposed 2 Qs
        exposed 3 7c -> HOLDEM-IRR-8
        deal    1 AsKd  2 QsQh  3 7c2d
        misdeal
        """);
    assertThat(fails("game omaha\ndeal 1 AsKdQhJc 2 2c3c4c5c\nmisdeal"))
        .containsExactly("hand:3:1: the hand is not a misdeal");
  }
}
