package cardroom.scenarios.poker;

import static cardroom.scenarios.kit.WrittenHands.plays;

import org.junit.jupiter.api.Test;

/// 7-Card Stud, its split form, and Razz.
class StudGamesTest {

  @Test
  void stud_is_two_down_four_up_and_one_down() {
    plays(
        """
        game seven-card-stud  limit $4-$8
        deal    1 (AsKd) Qh  2 (9h9c) 2c  3 (JdTd) 8d
        third   2 brings-in  3 calls  1 raises $4   2 calls  3 calls    pot $13.50
        fourth  1 Qd 2 9d 3 7d   1 bets $4  2 calls  3 calls
        fifth   1 4c 2 3s 3 2s   1 checks  2 checks  3 checks
        sixth   1 5c 2 6s 3 3h   1 checks  2 checks  3 checks
        seventh 1 6d 2 Kc 3 Ah   1 checks  2 bets  3 folds  1 calls
        best    2 three nines with K-6  $37.50  STUD-1
        cites   STUD-2 STUD-6
        """);
  }

  @Test
  void a_bet_and_three_raises_are_allowed_in_stud() {
    plays(
        """
        game seven-card-stud  limit $4-$8
        deal    1 (AsKd) Qh  2 (9h9c) 2c
        third   2 brings-in  1 completes  2 raises  1 raises  2 raises  1 raises -> refused STUD-3  1 calls
        """);
  }

  @Test
  void a_bet_of_another_size_is_refused_by_the_clause_of_stud() {
    plays(
        """
        game seven-card-stud  limit $4-$8
        deal    1 (AsKd) Qh  2 (9h9c) 2c
        third   2 brings-in  1 raises to $8 -> refused STUD-2  1 completes  2 calls
        fourth  1 Jd 2 9d    1 bets $8 -> refused STUD-2  1 checks  2 checks
        fifth   1 Td 2 3s    1 bets $4 -> refused STUD-2  1 bets  2 folds
        """);
    plays(
        """
        game seven-card-stud  spread $2-$10
        deal    1 (AsKd) Qh  2 (9h9c) 2c
        third   2 brings-in  1 raises to $20 -> refused POKER-BET-4  1 folds
        """);
  }

  @Test
  void an_open_pair_on_fourth_street_allows_the_large_bet() {
    plays(
        """
        game seven-card-stud  limit $4-$8
        deal    1 (AsKd) Qh  2 (9h9c) 2c
        third   2 brings-in  1 calls
        fourth  1 Qd 2 9d    1 bets $8  2 raises to $12 -> refused STUD-4  2 raises to $16  1 folds
        cites   STUD-4
        """);
    plays(
        """
        game seven-card-stud  limit $4-$8
        deal    1 (AsKd) Qh  2 (9h9c) 2c
        third   2 brings-in  1 calls
        fourth  1 Qd 2 9d    1 bets $4  2 raises to $12  1 folds
        """);
    plays(
        """
        game seven-card-stud  limit $4-$8
        deal    1 (AsKd) Qh  2 (9h9c) 2c
        third   2 brings-in  1 calls
        fourth  1 Qd 2 9d    1 bets $4  2 raises to $8  1 raises to $16  2 raises to $20 -> refused STUD-4
        fourth  2 raises to $24  1 folds
        """);
  }

  @Test
  void a_player_may_be_all_in_with_the_ante_alone() {
    plays(
        """
        game seven-card-stud  limit $4-$8  stacks 1 $100 2 $100 3 $0.50
        deal    1 (AsKd) Qh  2 (9h9c) 2c  3 (JdTd) 8d
        third   2 brings-in  1 calls   pot $5.50
        drop    $4
        fourth  1 Kc 2 9d 3 7d   1 checks  2 checks
        fifth   1 4c 2 3s 3 2s   1 checks  2 checks
        sixth   1 5c 2 6s 3 3h   1 checks  2 checks
        seventh 1 6d 2 Kh 3 Ah   1 checks  2 checks
        best    2 three nines with K-6  $1.50
        cites   STUD-5 STUD-IRR-11
        """);
  }

  @Test
  void too_few_cards_on_the_last_street_give_one_card_for_all() {
    plays(
        """
        game seven-card-stud  limit $4-$8
        deal    1 (2c3c) 4c 2 (5c6c) 7c 3 (8c9c) Tc 4 (JcQc) Kc 5 (2d3d) 4d 6 (5d6d) 7d 7 (8d9d) Td 8 (JdQd) Kd
        third   1 brings-in 2 calls 3 calls 4 calls 5 calls 6 calls 7 calls 8 calls
        fourth  1 2h 2 3h 3 4h 4 5h 5 6h 6 7h 7 8h 8 9h
        fourth  6 checks 7 checks 8 checks 1 checks 2 checks 3 checks 4 checks 5 checks
        fifth   1 Th 2 Jh 3 Qh 4 Kh 5 2s 6 3s 7 4s 8 5s
        fifth   4 checks 5 checks 6 checks 7 checks 8 checks 1 checks 2 checks 3 checks
        sixth   1 6s 2 7s 3 8s 4 9s 5 Ts 6 Js 7 Qs 8 Ks
        sixth   4 checks 5 checks 6 checks 7 checks 8 checks 1 checks 2 checks 3 checks
        seventh As  4 checks 5 checks 6 checks 7 checks 8 checks 1 checks 2 checks 3 checks
        best    8 pair of kings with A-Q-J  $7.50
        best    4 pair of kings with A-Q-J  $7.50
        cites   STUD-7 STUD-IRR-7
        """);
  }

  @Test
  void stud_high_low_splits_any_five_cards_with_an_eight() {
    plays(
        """
        game seven-card-stud-high-low  limit $4-$8
        deal    1 (AsKd) Kh  2 (2h3c) 4c
        third   2 brings-in  1 calls
        fourth  1 Qd 2 6d    1 bets $8 -> refused STUD-HL-4  1 checks  2 checks
        fifth   1 Qc 2 7s    1 bets $4 -> refused STUD-HL-4  1 checks  2 checks
        sixth   1 5c 2 9s    1 checks  2 checks
        seventh 1 6c 2 9c    1 checks  2 checks
        high    1 $0.50  STUD-HL-1
        low     2 7-6-4-3-2  $0.50  STUD-HL-2
        cites   STUD-HL-4 STUD-HL-5
        """);
  }

  @Test
  void a_straight_does_not_hurt_a_low_and_its_ace_is_low_and_high() {
    plays(
        """
        game seven-card-stud-high-low  limit $4-$8
        deal    1 (As2d) 3h  2 (KsKd) 4c
        third   1 brings-in  2 calls
        fourth  1 4d 2 Qd    2 checks  1 checks
        fifth   1 5c 2 Jc    2 checks  1 checks
        sixth   1 9s 2 8s    2 checks  1 checks
        seventh 1 9d 2 8d    2 checks  1 checks
        high    1 five-high straight  $0.50  STUD-HL-1
        low     1 5-4-3-2-A  $0.50  STUD-HL-2
        cites   STUD-HL-5
        """);
  }

  @Test
  void the_low_card_by_suit_opens_with_aces_high_and_ties_go_left_of_the_dealer() {
    plays(
        """
        game seven-card-stud-high-low  limit $4-$8
        deal    1 (KsKd) 2d  2 (9h9c) 2c  3 (JdTd) Ad
        third   2 brings-in  3 calls  1 calls
        fourth  1 Th 2 Ts 3 Tc    3 checks  1 checks  2 checks
        fifth   1 Ac 2 As 3 3s    3 checks  1 checks  2 checks
        cites   STUD-HL-3
        """);
  }

  @Test
  void razz_is_low_stud_where_the_high_card_opens_and_the_low_hand_leads() {
    plays(
        """
        game razz  limit $4-$8
        deal    1 (As2d) 3h  2 (9h8c) Kc  3 (JdTd) Ks
        third   3 brings-in  1 completes  2 folds  3 calls
        fourth  1 4d 3 4s     1 bets $8 -> refused RAZZ-2  1 bets $4  3 calls
        fifth   1 5c 3 5s     1 bets $4 -> refused STUD-2  1 bets  3 folds
        cites   RAZZ-2 RAZZ-3
        best    1 $13.50
        """);
    plays(
        """
        game razz  limit $4-$8
        deal    1 (As2d) 3h  2 (9h8c) Kc
        third   2 brings-in  1 completes  2 calls
        fourth  1 4d 2 7s    1 checks  2 checks
        fifth   1 5c 2 6s    1 checks  2 checks
        sixth   1 Kh 2 Qd    1 checks  2 checks
        seventh 1 Kd 2 Jd    1 checks  2 checks
        best    1 5-4-3-2-A  $5  RAZZ-1
        """);
  }
}
