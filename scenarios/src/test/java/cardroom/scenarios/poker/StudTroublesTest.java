package cardroom.scenarios.poker;

import static cardroom.scenarios.kit.WrittenHands.plays;

import org.junit.jupiter.api.Test;

/// Section 3 of the rule book, stud games: what goes wrong, and what is done about it.
class StudTroublesTest {
  @Test
  void an_exposed_hole_card_in_stud_cannot_be_forced_in() {
    plays(
        """
        game seven-card-stud  limit $4-$8
        exposed 2 2c -> STUD-IRR-1
        deal    1 (AsKd) Qh  2 (2c9c) 9h  3 (JdTd) 8d
        third   3 brings-in  1 folds  2 folds
        """);
    plays(
        """
        game seven-card-stud  limit $4-$8
        exposed 2 2c off-table -> STUD-IRR-9
        deal    1 (AsKd) Qh  2 (2c9c) 9h  3 (JdTd) 8d
        third   3 brings-in  1 folds  2 folds
        cites   STUD-IRR-10
        """);
  }

  /// until the player acts, in turn or not, no matter who brings it in.
  @Test
  void a_hand_with_both_hole_cards_exposed_may_be_withdrawn_for_its_ante() {
    for (var third :
        new String[] {
          "2 withdraws  3 brings-in  1 folds",
          "3 brings-in  2 withdraws  1 folds",
          "3 brings-in  1 folds  2 withdraws",
          "3 completes  1 folds  2 withdraws"
        }) {
      plays(
          """
          game seven-card-stud  limit $4-$8
          exposed 2 2c -> STUD-IRR-1
          exposed 2 9c -> STUD-IRR-1
          deal    1 (AsKd) Qh  2 (2c9c) 9h  3 (JdTd) 8d
          third   %s
          ends    1 $99.50  2 $100  3 $100.50
          """
              .formatted(third));
    }
  }

  @Test
  void one_exposed_hole_card_or_an_action_leaves_the_hand_in() {
    plays(
        """
        game seven-card-stud  limit $4-$8
        exposed 2 2c -> STUD-IRR-1
        deal    1 (AsKd) Qh  2 (2c9c) 9h  3 (JdTd) 8d
        third   2 withdraws -> refused POKER-HOUSE-1  3 brings-in  1 folds  2 folds
        ends    1 $99.50  2 $99.50  3 $101
        """);
    plays(
        """
        game seven-card-stud  limit $4-$8
        exposed 2 2c -> STUD-IRR-1
        exposed 2 9c -> STUD-IRR-1
        deal    1 (AsKd) Qh  2 (2c9c) 9h  3 (JdTd) 8d
        third   3 brings-in  1 calls  2 completes  2 withdraws -> refused POKER-HOUSE-1  3 folds  1 folds
        ends    1 $97.50  2 $105  3 $97.50
        """);
  }

  @Test
  void burn_errors_are_put_right_when_they_can_be_traced() {
    plays(
        """
        game seven-card-stud  limit $4-$8
        burned  2 -> STUD-IRR-2
        deal    1 (AsKd) Qh  2 (2c9c) 9h
        third   2 brings-in  1 calls
        fourth  1 3c 2 4c  1 checks  2 checks
        """);
    plays(
        """
        game seven-card-stud  limit $4-$8
        burned  0 lost -> STUD-IRR-2
        deal    1 (AsKd) Qh  2 (2c9c) 9h
        third   2 brings-in  1 calls
        fourth  1 3c 2 4c  1 checks  2 checks
        """);
  }

  @Test
  void a_down_card_after_a_burn_error_that_nobody_can_trace_is_kept() {
    plays(
        """
        game seven-card-stud  limit $4-$8
        deal    1 (AsKd) Qh  2 (9d9c) 2c
        third   2 brings-in  1 calls
        fourth  1 Qd 2 9h   1 checks  2 checks
        fifth   1 4c 2 3s   1 checks  2 checks
        sixth   1 5c 2 6s   1 checks
        burned  2 lost -> STUD-IRR-3
        sixth   2 checks
        seventh 1 6d 2 Kc   1 checks  2 checks
        best    2 three nines with K-6  $1
        """);
  }

  @Test
  void a_last_card_dealt_up_lets_its_player_be_all_in_for_the_pot() {
    for (var exposed : new String[] {"Kc -> STUD-IRR-4", "Kc off-table -> STUD-IRR-9"}) {
      plays(
          """
          game seven-card-stud  limit $4-$8
          deal    1 (AsKd) Qh  2 (9d9c) 2c  3 (JdTd) 8d
          third   2 brings-in  3 calls  1 calls
          fourth  1 Qd 2 9h 3 7d   1 checks  2 checks  3 checks
          fifth   1 4c 2 3s 3 2s   1 checks  2 checks  3 checks
          sixth   1 5c 2 6s 3 3h   1 checks  2 checks  3 checks
          exposed 2 %s
          seventh 1 6d 2 Kc 3 Ah
          all-in-for-pot 2 -> STUD-IRR-4
          seventh 1 bets  3 calls
          best    2 three nines with K-6  $3.50
          best    1 $16
          """
              .formatted(exposed));
    }
  }

  @Test
  void the_burns_are_mixed_in_when_the_deck_does_not_go_round() {
    plays(
        """
        game seven-card-stud  limit $4-$8
        deal    1 (2c3c) 4c 2 (5c6c) 7c 3 (8c9c) Tc 4 (JcQc) Kc 5 (2d3d) 4d 6 (5d6d) 7d 7 (8d9d) Td
        third   1 brings-in 2 calls 3 calls 4 calls 5 calls 6 calls 7 calls
        fourth  1 2h 2 3h 3 4h 4 5h 5 6h 6 7h 7 8h  6 checks 7 checks 1 checks 2 checks 3 checks 4 checks 5 checks
        fifth   1 Th 2 Jh 3 Qh 4 Kh 5 2s 6 3s 7 4s  4 checks 5 checks 6 checks 7 checks 1 checks 2 checks 3 checks
        sixth   1 6s 2 7s 3 8s 4 9s 5 Ts 6 Js 7 Qs  4 checks 5 checks 6 checks 7 checks 1 checks 2 checks 3 checks
        seventh 1 Ks 2 As 3 Ad 4 Kd 5 Qd 6 Jd 7 Ac  4 checks
        cites   STUD-IRR-5
        """);
  }

  @Test
  void with_five_still_without_a_card_none_is_burned() {
    plays(
        """
        game seven-card-stud  limit $4-$8
        deal    1 (2c3c) 4c 2 (5c6c) 7c 3 (8c9c) Tc 4 (JcQc) Kc 5 (2d3d) 4d 6 (5d6d) 7d 7 (8d9d) Td 8 (JdQd) Kd
        third   1 brings-in 2 calls 3 calls 4 calls 5 calls 6 calls 7 calls 8 folds
        fourth  1 2h 2 3h 3 4h 4 5h 5 6h 6 7h 7 8h  6 checks 7 checks 1 checks 2 checks 3 checks 4 checks 5 checks
        fifth   1 Th 2 Jh 3 Qh 4 Kh 5 2s 6 3s 7 4s  4 checks 5 checks 6 checks 7 checks 1 checks 2 checks 3 checks
        sixth   1 6s 2 7s 3 8s 4 9s 5 Ts 6 Js 7 Qs  4 checks 5 checks 6 checks 7 checks 1 checks 2 checks 3 checks
        seventh 1 Ks 2 As 3 Ad 4 Ac 5 Ah 6 9h 7 5s  4 checks
        cites   STUD-IRR-6
        """);
  }

  @Test
  void other_than_seven_cards_at_the_end_are_foul() {
    plays(
        """
        game seven-card-stud  limit $4-$8
        skipped 2 -> STUD-IRR-8
        deal    1 (AsKd) Qh  2 (9d) 2c  3 (JdTd) 8d
        third   2 brings-in  3 folds  1 calls
        fourth  1 Qd 2 9h   1 checks  2 checks
        fifth   1 4c 2 3s   1 checks  2 checks
        sixth   1 5c 2 6s   1 checks  2 checks
        seventh 1 6d 2 Kc   1 checks  2 checks
        best    1 $1.50
        """);
  }
}
