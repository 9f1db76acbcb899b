package cardroom.scenarios.poker;

import static cardroom.scenarios.kit.WrittenHands.plays;

import org.junit.jupiter.api.Test;

/// Hold'em, Omaha and Crazy Pineapple, high and split.
class FlopGamesTest {

  @Test
  void holdem_is_two_cards_and_a_board_of_three_one_and_one() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1
        deal    1 AsKd  2 QhQs  3 7c2d
        before  1 raises to $8  2 calls  3 folds   pot $20
        flop    Qc8d3s  2 checks  1 bets  2 calls
        turn    2h      2 bets  1 folds
        best    2 $24
        cites   HOLDEM-1
        """);
  }

  @Test
  void playing_the_board_must_be_announced_before_mucking() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1
        deal    1 2s3d  2 4h4s  3 7c2d
        before  1 calls  2 calls  3 checks
        flop    AsKsQh  2 checks  3 checks  1 checks
        turn    Jd      2 checks  3 checks  1 checks
        river   Tc      2 checks  3 checks  1 checks
        show    2 plays-board  3 mucks  1 shows
        best    2 ace-high straight  $4
        best    1 ace-high straight  $4
        cites   HOLDEM-2 HOLDEM-IRR-11
        ends    3 $96
        """);
  }

  @Test
  void holdem_ranks_as_draw_without_the_joker() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1
        deal    1 AsAd  2 KhKs
        before  1 calls  2 checks
        flop    Kc8d3s  2 checks  1 checks
        turn    3h      2 checks  1 checks
        river   9h      2 checks  1 checks
        best    2 kings full of threes  wins $4  HOLDEM-3
        """);
  }

  @Test
  void holdem_high_low_splits_and_high_takes_all_without_a_low() {
    plays(
        """
        game texas-holdem-high-low  limit $4-$8  button 1
        deal    1 AsAd  2 2h3s
        before  1 calls  2 checks
        flop    4c5dKs  2 checks  1 checks
        turn    8h      2 checks  1 checks
        river   9h      2 checks  1 checks
        high    1 $2  HOLDEM-HL-1
        low     2 8-5-4-3-2  $2  HOLDEM-HL-1
        """);
    plays(
        """
        game texas-holdem-high-low  limit $4-$8  button 1
        deal    1 AsAd  2 2h3s
        before  1 calls  2 checks
        flop    4cJdKs  2 checks  1 checks
        turn    8h      2 checks  1 checks
        river   9h      2 checks  1 checks
        high    1 $4  HOLDEM-HL-1
        """);
  }

  @Test
  void omaha_plays_exactly_two_hole_cards() {
    plays(
        """
        game omaha  limit $4-$8  button 1
        deal    1 AsKdQd2c  2 9h9c7d6d
        before  1 calls  2 checks
        flop    4s5s9s  2 checks  1 checks
        turn    Ks      2 checks  1 checks
        river   2h      2 checks  1 checks
        best    2 three nines with K-5  $4  OMAHA-1
        """);
  }

  @Test
  void each_half_of_omaha_uses_exactly_two_hole_cards() {
    plays(
        """
        house ocean-view   game omaha-high-low   limit $4-$8   button 1   stacks $100
        deal    1 As2dKdQd   2 9h9c7d6d   3 AhJhTcTd
        before  1 calls  2 calls  3 checks              pot $12
        drop    $4                                      pot $8
        flop    4s5s9s   2 bets  3 folds  1 calls       pot $16
        turn    Ks       2 bets  1 calls                pot $32
        river   8h       2 bets  1 calls                pot $48
        high    2  nine-high straight   7d6d            wins $24  OMAHA-HL-1
        low     1  8-5-4-2-A            As2d            wins $24  OMAHA-HL-1
        """);
  }

  @Test
  void a_low_that_ties_is_quartered() {
    plays(
        """
        game omaha-high-low  limit $4-$8  button 1
        deal    1 As2dKdQd  2 Ah2c7d6d  3 KsKhJcTc
        before  1 calls  2 calls  3 checks
        flop    3s4h8c  2 bets  3 calls  1 calls
        turn    Kc      2 checks  3 checks  1 checks
        river   Jd      2 checks  3 checks  1 checks
        high    3 three kings with J-8  $10
        low     1 8-4-3-2-A  $5
        low     2 8-4-3-2-A  $5
        """);
  }

  @Test
  void pineapple_discards_after_the_flop_and_an_uncleared_hand_is_dead() {
    plays(
        """
        game crazy-pineapple  limit $4-$8  button 1
        deal    1 AsKd2c  2 QhQs3c  3 7c2d9h
        before  1 calls  2 calls  3 checks
        flop    Qc8d3s  2 bets  3 calls  1 calls
        discard 1 2c  2 3c  3 none
        turn    2h      2 bets  1 folds
        best    2 $20
        cites   PINEAPPLE-1 PINEAPPLE-2 PINEAPPLE-IRR-1
        """);
  }

  @Test
  void pineapple_high_low_splits_with_eight_or_better() {
    plays(
        """
        game crazy-pineapple-high-low  limit $4-$8  button 1
        deal    1 AsAdKc  2 2h3sKh
        before  1 calls  2 checks
        flop    4c5dKs  2 checks  1 checks
        discard 1 Kc  2 Kh
        turn    8h      2 checks  1 checks
        river   9h      2 checks  1 checks
        high    1 $2  PINEAPPLE-HL-1
        low     2 $2  PINEAPPLE-HL-1
        """);
  }
}
