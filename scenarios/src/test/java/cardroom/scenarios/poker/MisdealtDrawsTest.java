package cardroom.scenarios.poker;

import static cardroom.scenarios.kit.WrittenHands.complains;
import static cardroom.scenarios.kit.WrittenHands.fails;
import static cardroom.scenarios.kit.WrittenHands.plays;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Draws that are changed or dealt wrongly, stud cards that are missing, and turns that come early.
class MisdealtDrawsTest {
  private static final String BEFORE_THE_DRAW =
      """
      game draw-poker  limit $4-$8  button 1  takes $0
      deal    1 AsKd7h5c2d  2 QhQs9c4d9d  3 2c3c4c5d6h
      before  1 calls  2 calls  3 checks
      """;

  @Test
  void a_pat_hand_may_be_changed_until_the_next_player_has_acted() {
    plays(
        BEFORE_THE_DRAW
            + """
            draw    2 pat  2 changes 4d draws 9h  3 pat  1 pat
            after   2 bets  3 folds  1 folds
            ends    2 $108
            cites   DRAW-4 DRAW-IRR-7
            """);
    for (var rule : new String[] {"DRAW-4", "DRAW-IRR-7"}) {
      plays(
          BEFORE_THE_DRAW
              + """
              draw    2 pat  3 pat  2 changes 4d -> refused %s  1 pat
              after   2 bets  3 folds  1 folds
              """
                  .formatted(rule));
    }
  }

  @Test
  void the_last_to_draw_may_change_until_somebody_has_bet_or_checked() {
    plays(
        BEFORE_THE_DRAW
            + """
            draw    2 pat  3 pat  1 pat  1 changes 2d draws Ad
            after   2 checks  3 checks  1 bets  2 folds  3 folds
            """);
    plays(
        BEFORE_THE_DRAW
            + """
            draw    2 pat  3 pat  1 pat
            after   2 checks
            draw    1 changes 2d -> refused DRAW-4
            after   3 checks  1 checks
            """);
  }

  @Test
  void a_discard_may_be_changed_until_a_card_is_dealt_for_it() {
    plays(
        BEFORE_THE_DRAW
            + """
            draw    2 discards 4d  2 changes 4d9c draws 9h8h  3 pat  1 pat
            after   2 bets  3 folds  1 folds
            """);
    plays(
        BEFORE_THE_DRAW
            + """
            draw    2 discards 4d draws 9h  2 changes 9c -> refused DRAW-4  3 pat  1 pat
            after   2 bets  3 folds  1 folds
            """);
  }

  @Test
  void changes_obeys_its_seat() {
    plays(
        BEFORE_THE_DRAW
            + """
            draw    2 discards 4d  3 changes 2c -> refused DRAW-4  1 changes 2d -> refused DRAW-IRR-7
            draw    2 changes  3 pat  1 pat
            after   2 bets  3 folds  1 folds
            """);
    assertThat(fails(BEFORE_THE_DRAW + "draw 2 pat  3 changes 2c")).hasSize(1);
  }

  @Test
  void a_replacement_too_many_or_too_few_makes_a_foul_hand() {
    plays(
        BEFORE_THE_DRAW
            + """
            extra   2 8s -> DRAW-IRR-4
            draw    2 discards 4d draws 9h  3 pat  1 pat
            found   2 -> DRAW-IRR-4
            after   3 bets  1 folds
            ends    2 $96
            """);
    plays(
        BEFORE_THE_DRAW
            + """
            skipped 2 -> DRAW-IRR-4
            draw    2 discards 4d9c draws 9h  3 pat  1 pat
            after   2 checks  3 checks  1 checks
            best    3 six-high straight $12
            """);
    plays(
        """
        game lowball  limit $4-$8  button 1  takes $0
        deal    1 AsKd7h5c2d  2 2s3s4s7s9d
        before  1 calls  2 checks
        skipped 2
        draw    2 discards 9d  1 pat
        found   2 -> DRAW-IRR-4
        ends    1 $104  2 $96
        """);
  }

  @Test
  void what_replaces_a_card_exposed_on_the_draw_falls_after_those_drawn() {
    plays(
        BEFORE_THE_DRAW
            + """
            exposed 2 Kh draws 9h -> DRAW-IRR-6
            draw    2 discards 4d draws Kh  3 pat  1 discards 2d draws Jd
            after   2 checks  3 checks  1 checks
            best    2 nines full of queens $12
            """);
    plays(
        """
        game lowball  limit $4-$8  button 1  takes $0
        deal    1 AsKd7h5c2d  2 2s3s4s7s9d
        before  1 calls  2 checks
        exposed 1 Qh draws 6d off-table -> LOWBALL-IRR-4
        draw    2 pat  1 discards Kd7h draws Qh3d
        after   2 bets  1 calls
        best    1 6-5-3-2-A $24
        """);
  }

  @Test
  void an_action_before_the_deal_is_complete_bars_no_missing_card() {
    plays(
        """
        game draw-poker  limit $4-$8  button 1
        skipped 2
        acted-early -> DRAW-IRR-1
        deal    1 AsKd7h5c2d  2 QhQs9c4d  3 2c3c4c5d6h
        before  1 calls
        found   2 9d -> DRAW-IRR-1
        before  2 calls  3 checks
        """);
    plays(
        """
        game lowball  limit $4-$8  button 1
        skipped 2
        deal    1 AsKd7h5c2d  2 QhQs9c4d  3 2c3c4c5d6h
        before  1 calls
        acted-early -> DRAW-IRR-1
        found   2 9d -> DRAW-IRR-1
        before  2 calls  3 checks
        """);
    plays(
        """
        game draw-poker  limit $4-$8  button 1
        skipped 3
        acted-early
        deal    1 AsKd7h5c2d  2 QhQs9c4d9d  3 2c3c4c5d
        before  1 calls  2 calls
        found   3 -> DRAW-IRR-3
        before  3 checks
        draw    2 pat  3 pat draws 6h  1 pat
        """);
  }

  @Test
  void a_stud_player_passed_over_gets_their_card_until_seventh_street() {
    plays(
        """
        game seven-card-stud  limit $4-$8
        deal    1 (AsKd) Qh  2 (9h9c) 2c
        third   2 brings-in  1 calls
        skipped 2
        fourth  1 Qd
        found   2 2d -> STUD-7
        fourth  1 checks  2 checks
        fifth   1 4c 2 2h    2 bets  1 folds
        """);
    plays(
        """
        game razz  limit $4-$8
        skipped 2
        deal    1 (AsKd) Qh  2 (9h) 2c
        third   1 brings-in  2 calls
        fourth  1 3d 2 2d    1 checks  2 checks
        found   2 9c -> STUD-7
        fifth   1 4c 2 2h    1 bets  2 folds
        """);
    plays(
        """
        game seven-card-stud  limit $4-$8
        deal    1 (AsKd) Qh  2 (9h9c) 2c
        third   2 brings-in  1 calls
        fourth  1 Qd 2 2d   1 checks  2 checks
        fifth   1 4c 2 3s   1 checks  2 checks
        sixth   1 5c 2 3h   2 checks  1 checks
        skipped 2
        seventh 1 6d
        found   2 -> STUD-IRR-8
        cites   STUD-7
        """);
  }

  @Test
  void an_up_card_off_the_table_plays() {
    plays(
        """
        game seven-card-stud  limit $4-$8
        deal    1 (AsKd) Qh  2 (9h9c) 2c
        third   2 brings-in  1 calls
        fourth  1 Qd 2 2d
        exposed 2 2d off-table -> STUD-IRR-9
        fourth  1 checks  2 checks
        """);
    plays(
        """
        game razz  limit $4-$8
        deal    1 (AsKd) Qh  2 (9h9c) 2c
        exposed 1 Qh off-table -> STUD-IRR-9
        third   1 brings-in  2 folds
        """);
  }

  @Test
  void a_turn_before_all_have_discarded_kills_the_hands_not_cleared() {
    plays(
        """
        game crazy-pineapple  limit $4-$8  button 1  takes $0
        deal    1 AsKd2c  2 QhQs3c  3 7c2d4c
        before  1 calls  2 calls  3 checks
        flop    9c8c3d   2 checks  3 checks  1 checks
        discard 1 2c  3 4c
        early   Ks -> PINEAPPLE-IRR-1
        turn    3 checks  1 bets  3 folds
        ends    1 $108  2 $96  3 $96
        """);
  }

  @Test
  void a_turn_that_leaves_one_hand_alive_needs_no_action() {
    plays(
        """
        game crazy-pineapple  limit $4-$8  button 1  takes $0
        deal    1 AsKd2c  2 QhQs3c  3 7c2d4c
        before  1 calls  2 calls  3 checks
        flop    9c8c3d   2 checks  3 checks  1 checks
        discard 2 3c
        early   Ks -> PINEAPPLE-IRR-1
        ends    1 $96  2 $108  3 $96
        """);
  }

  @Test
  void whoever_cannot_ante_is_not_dealt_in() {
    assertThat(
            complains(
                """
                game seven-card-stud  limit $4-$8  stacks 1 $100 2 $0.25
                deal    1 (AsKd) Qh  2 (9h9c) 2c
                """))
        .contains("seat 2 has $0.25, less than the ante of $0.50", "STUD-5");
  }
}
