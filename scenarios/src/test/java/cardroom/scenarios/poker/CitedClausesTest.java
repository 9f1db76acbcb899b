package cardroom.scenarios.poker;

import static cardroom.scenarios.kit.WrittenHands.fails;
import static cardroom.scenarios.kit.WrittenHands.judge;
import static cardroom.scenarios.kit.WrittenHands.plays;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// What a dead hand loses, and which clause a ruling cites, and when.
class CitedClausesTest {

  private static List<String> remedies(String text) {
    return judge(text).stream()
        .flatMap(hand -> hand.remedies().stream())
        .map(one -> one.word().text() + " " + one.rule().id())
        .toList();
  }

  @Test
  void a_blind_that_nobody_matched_is_forfeited_with_a_dead_hand() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 5  takes $0
        deal    1 7c2d  2 QhQs  3 AsKd  4 9h9c  5 8d3d
        extra   2 5d
        before  3 folds  4 folds  5 folds
        found   2 -> HOLDEM-IRR-3
        best    1 $6
        ends    1 $104  2 $96  3 $100  4 $100  5 $100
        """);
  }

  @Test
  void a_bet_that_nobody_called_is_forfeited_with_a_dead_hand() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1  takes $0
        deal    1 AsKd  2 QhQs  3 7c2d
        extra   2 5d
        before  1 calls  2 calls  3 checks
        flop    9c8c3d   2 bets
        found   2 -> HOLDEM-IRR-3
        flop    3 folds
        best    1 $16
        ends    1 $112  2 $92  3 $96
        """);
  }

  @Test
  void what_is_over_an_all_in_is_forfeited_too() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1  stacks 1 $100 2 $100 3 $6 4 $100  takes $0
        deal    1 AsKd  2 QhQs  3 7c2d  4 9h9d
        extra   2 5d
        before  4 calls  1 calls  2 calls  3 checks
        flop    9c8c3d   2 bets  3 all-in
        found   2 -> HOLDEM-IRR-3
        flop    4 folds  1 folds
        best    3 $22
        ends    1 $96  2 $92  3 $22  4 $96
        """);
  }

  @Test
  void a_foul_hand_of_a_draw_game_forfeits_its_bet_as_well() {
    plays(
        """
        game draw-poker  limit $4-$8  button 1  takes $0
        deal    1 AsKd7h5c2d  2 QhQs9c4d9d  3 2c3c4c5d6h
        extra   2 9h
        before  1 calls  2 calls  3 checks
        draw    2 pat  3 pat  1 pat
        after   2 bets
        found   2 -> DRAW-IRR-4
        after   3 folds
        best    1 $20
        ends    1 $116  2 $88  3 $96
        """);
  }

  @Test
  void an_unmatched_bet_of_a_sound_hand_still_goes_back() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1  takes $0
        deal    1 AsKd  2 QhQs  3 7c2d
        before  1 calls  2 calls  3 checks
        flop    9c8c3d   2 bets  3 folds  1 folds
        ends    1 $96  2 $108  3 $96
        """);
  }

  @Test
  void a_card_too_many_before_the_draw_is_no_foul_hand_yet() {
    plays(
        """
        game draw-poker  limit $4-$8  button 1
        deal    1 AsKd7h5c2d  2 QhQs9c4d9d  3 2c3c4c5d6h
        extra   2 9h
        taken   9h
        found   2 -> POKER-HOUSE-1
        before  1 folds  2 calls  3 checks
        """);
    plays(
        """
        game lowball  limit $4-$8  button 1
        deal    1 AsKd7h5c2d  2 QhQs9c4d9d  3 2c3c4c5d6h
        extra   2 9h
        before  1 calls
        found   2 -> POKER-HOUSE-1
        before  3 checks
        ends    2 $98
        """);
  }

  @Test
  void the_remedy_is_told_when_the_error_is_found() {
    var dealt =
        """
        game texas-holdem  limit $4-$8  button 1
        skipped 2
        deal    1 AsKd  2 Qh  3 7c2d
        """;
    assertThat(remedies(dealt)).isEmpty();
    assertThat(remedies(dealt + "found 2 Qs -> HOLDEM-IRR-1"))
        .containsExactly("found HOLDEM-IRR-1");
    assertThat(remedies("game omaha\ndeal 1 AsKdQhJc 2 2c3c4c5c\nextra 1 9c")).isEmpty();
  }

  @Test
  void a_hand_found_wrong_at_the_showdown_is_told() {
    var text =
        """
        game draw-poker  limit $4-$8  button 1
        deal    1 AsKd7h5c2d  2 QhQs9c4d9d  3 2c3c4c5d6h
        extra   2 9h
        before  1 calls  2 calls  3 checks
        draw    2 pat  3 pat  1 pat
        after   2 checks  3 checks  1 checks
        best    3 six-high straight $8
        """;
    plays(text);
    assertThat(remedies(text)).containsExactly("seat 2 DRAW-IRR-4");
  }

  @Test
  void a_misdeal_is_told() {
    assertThat(
            remedies(
                """
                game texas-holdem  limit $4-$8  button 1
                exposed 2 Qs
                exposed 3 7c
                deal    1 AsKd  2 QsQh  3 7c2d
                misdeal
                """))
        .containsExactly("exposed HOLDEM-IRR-8", "exposed HOLDEM-IRR-8", "misdeal POKER-HOUSE-1");
  }

  @Test
  void a_board_that_plays_is_announced_under_its_clause() {
    var hand =
        """
        game texas-holdem  limit $4-$8  button 1
        deal    1 2c3d  2 4h5s
        before  1 calls  2 checks
        flop    AsKsQs   2 checks  1 checks
        turn    Js       2 checks  1 checks
        river   Ts       2 checks  1 checks
        """;
    plays(hand + "show 2 plays-board -> HOLDEM-IRR-11  1 mucks -> HOLDEM-IRR-11\nends 2 $100");
    assertThat(remedies(hand + "show 2 plays-board  1 mucks"))
        .containsExactly("plays-board HOLDEM-IRR-11", "mucks HOLDEM-IRR-11");
    assertThat(fails(hand + "show 2 shows -> HOLDEM-IRR-11"))
        .containsExactly("hand:7:8: the clause is none");
  }

  @Test
  void a_hand_that_is_not_cleared_dies_under_its_clause() {
    var hand =
        """
        game crazy-pineapple  limit $4-$8  button 1
        deal    1 AsKd2c  2 QhQs3c  3 7c2d4c
        before  1 calls  2 calls  3 checks
        flop    9c8c3d   2 checks  3 checks  1 checks
        """;
    plays(hand + "discard 1 2c  2 none -> PINEAPPLE-IRR-1  3 4c\ncites PINEAPPLE-2");
    assertThat(remedies(hand + "discard 1 2c  2 none  3 4c"))
        .containsExactly("discard PINEAPPLE-IRR-1");
    assertThat(fails(hand + "discard 1 2c -> PINEAPPLE-IRR-1"))
        .containsExactly("hand:5:1: the clause is none");
  }
}
