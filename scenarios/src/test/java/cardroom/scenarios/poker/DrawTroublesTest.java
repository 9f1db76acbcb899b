package cardroom.scenarios.poker;

import static cardroom.scenarios.kit.WrittenHands.plays;

import org.junit.jupiter.api.Test;

/// Section 3 of the rule book, draw games: what goes wrong, and what is done about it.
class DrawTroublesTest {
  @Test
  void before_the_draw_missing_cards_are_dealt_while_nobody_has_acted() {
    plays(
        """
        game draw-poker  limit $4-$8  button 1
        skipped 2 -> DRAW-IRR-1
        deal    1 AsKd7h5c2d  2 QhQs9c4d  3 2c3c4c5d6h
        found   2 9d -> DRAW-IRR-1
        before  1 folds  2 calls  3 checks
        """);
  }

  @Test
  void the_dealer_position_gets_its_fifth_card_even_after_action() {
    plays(
        """
        game draw-poker  limit $4-$8  button 1
        skipped 1
        deal    1 AsKd7h5c  2 QhQs9c4d9d  3 2c3c4c5d6h
        before  1 calls
        found   1 Ad -> DRAW-IRR-2
        before  2 calls  3 checks
        """);
  }

  @Test
  void after_action_a_short_hand_draws_what_completes_five() {
    plays(
        """
        game draw-poker  limit $4-$8  button 1
        skipped 2
        deal    1 AsKd7h5c2d  2 QhQs9c4d  3 2c3c4c5d6h
        before  1 calls
        found   2 -> DRAW-IRR-3
        before  2 calls  3 checks
        draw    2 discards 4d draws 9d9h  3 pat  1 pat
        after   2 bets  3 folds  1 folds
        best    2 $8
        """);
  }

  @Test
  void a_wrong_number_after_the_draw_is_a_foul_hand() {
    plays(
        """
        game draw-poker  limit $4-$8  button 1
        deal    1 AsKd7h5c2d  2 QhQs9c4d9d  3 2c3c4c5d6h
        extra   2 9h
        before  1 calls  2 calls  3 checks
        draw    2 pat  3 pat  1 pat
        found   2 -> DRAW-IRR-4
        after   3 bets  1 folds
        ends    2 $96
        """);
  }

  @Test
  void an_exposed_card_is_kept_before_the_draw_and_replaced_on_it() {
    plays(
        """
        game draw-poker  limit $4-$8  button 1
        exposed 2 9d -> DRAW-IRR-5
        deal    1 AsKd7h5c2d  2 QhQs9c4d9d
        before  1 calls  2 checks
        exposed 2 Kh -> DRAW-IRR-6
        draw    2 discards 4d draws KhQd  1 pat
        after   2 bets  1 folds
        best    2 $4
        cites   DRAW-IRR-8 DRAW-IRR-9
        """);
  }

  @Test
  void discards_are_shuffled_in_when_the_stub_runs_out() {
    plays(
        """
        game draw-poker  limit $4-$8  button 9
        deal    1 2c3c4c5c7d 2 2d3d4d5d7h 3 2h3h4h5h7s 4 2s3s4s5s7c 5 6c8c9cTcJd
        deal    6 6d8d9dTdJh 7 6h8h9hThJs 8 6s8s9sTsJc 9 QcKcAcQdKd
        before  3 calls 4 calls 5 calls 6 calls 7 calls 8 calls 9 calls 1 calls 2 checks
        draw    1 discards 2c3c4c5c7d draws AdQhKhAhQs
        draw    2 discards 2d3d4d5d7h draws KsAsJk2c3c  3 pat 4 pat 5 pat 6 pat 7 pat 8 pat 9 pat
        after   1 checks
        cites   DRAW-IRR-10
        """);
  }

  @Test
  void lowball_keeps_an_exposed_five_and_replaces_a_higher_card() {
    plays(
        """
        game lowball  limit $4-$8  button 1
        exposed 2 5d -> LOWBALL-IRR-1
        deal    1 2s3d4h8cTc  2 AsKdQc4d5d
        before  1 calls  2 checks
        """);
    plays(
        """
        game lowball  limit $4-$8  button 1
        exposed 2 Kd -> LOWBALL-IRR-2
        deal    1 2s3d4h8cTc  2 AsKdQc4d5d6h
        before  1 calls  2 checks
        exposed 2 9h -> LOWBALL-IRR-3
        draw    2 discards Qc draws 9h2h  1 pat
        after   2 bets  1 folds
        best    2 $4
        """);
    plays(
        """
        game lowball  limit $4-$8  button 1
        exposed 2 Kd off-table -> LOWBALL-IRR-4
        deal    1 2s3d4h8cTc  2 AsKdQc4d5d6h
        before  1 calls  2 checks
        exposed 2 9h off-table -> LOWBALL-IRR-4
        draw    2 discards Qc draws 9h2h  1 pat
        """);
    plays(
        """
        game lowball  limit $4-$8  button 1
        exposed 2 5d off-table -> LOWBALL-IRR-4
        deal    1 2s3d4h8cTc  2 AsKdQc4d5d
        before  1 calls  2 checks
        """);
  }
}
