package cardroom.scenarios.poker;

import static cardroom.scenarios.kit.WrittenHands.plays;

import org.junit.jupiter.api.Test;

/// Pots that are divided: side pots, halves, quarters, odd chips, and what a seven takes back.
class PartedPotsTest {

  /// HOLDEM-HL-1, POKER-ODD-1: the odd chip of the low half goes to the first left of the button.
  @Test
  void half_the_pot_is_quartered_and_its_odd_chip_goes_by_position() {
    plays(
        """
        game texas-holdem-high-low  limit $3-$6  button 1
        deal    1 KdKh  2 As2s  3 Ad2d  4 QdQh
        before  4 calls  1 calls  2 calls  3 checks   pot $12
        drop    $4   pot $8
        flop    4s5h8s   2 bets  3 calls  4 folds  1 folds   pot $14
        turn    Ks       2 checks  3 checks
        river   Qs       2 checks  3 checks
        high    2 $7
        low     2 $4
        low     3 $3
        ends    2 $105  3 $97
        """);
  }

  /// POKER-ALLIN-1: each pot is divided separately; where no low is left, high takes all of it.
  @Test
  void a_side_pot_without_a_low_goes_to_the_high_hand() {
    plays(
        """
        game texas-holdem-high-low  limit $4-$8  button 1  stacks 1 $8 2 $100 3 $100
        deal    1 Ah2h  2 KcKs  3 QdQh
        before  1 raises to $8  2 calls  3 calls   pot $24
        drop    $4   pot $20
        flop    4s5c8d   2 bets  3 calls   pot $28
        turn    Jc       2 bets  3 calls   pot $44
        river   Jd       2 checks  3 checks
        high    2 $34
        low     1 $10
        ends    1 $10  2 $114  3 $80
        """);
  }

  /// POKER-ALLIN-1: three players all-in for different amounts.
  @Test
  void three_all_ins_make_three_pots() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1  stacks 1 $7 2 $15 3 $23 4 $100
        deal    1 AsAd  2 KsKd  3 QsQd  4 JsJd
        before  4 raises to $8  1 all-in  2 calls  3 calls   pot $31
        drop    $4   pot $27
        flop    2c3c9h   2 bets  3 calls  4 calls
        turn    4h       2 all-in  3 raises to $8  4 calls
        river   8h       3 all-in  4 calls
        best    1 $24
        best    2 $24
        best    3 $16
        ends    4 $77
        """);
  }

  /// POKER-ALLIN-2, A-183: two short all-ins together make half a bet, and the bettor may raise.
  @Test
  void short_all_ins_add_up_for_whoever_faces_them() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1  stacks 1 $100 2 $100 3 $9 4 $10
        deal    1 KsKd  2 AsAd  3 QsQd  4 JsJd
        before  4 calls  1 calls  2 calls  3 checks
        flop    2c3c9h   2 bets  3 all-in  4 all-in  1 calls  2 raises to $10  1 calls
        """);
  }

  /// LOWBALL-7RULE-2: all action after the draw is void, including that of an all-in player.
  @Test
  void a_checked_seven_gives_everybody_back_what_came_after_the_draw() {
    plays(
        """
        game lowball  limit $4-$8  button 1  stacks 1 $9 2 $100 3 $100
        deal    1 KsQdJhTc9c  2 2h3c4d5s7s  3 KdQcJd8d9d
        before  1 calls  2 calls  3 checks
        draw    2 pat  3 pat  1 pat
        after   2 checks  3 bets  1 all-in  2 calls
        best    2 $8
        ends    1 $5  2 $104  3 $96
        """);
  }

  /// a fee larger than the pot takes what is there.
  @Test
  void the_fee_takes_no_more_than_the_pot_holds() {
    plays(
        """
        game texas-holdem  limit $3-$6  button 1  stacks 1 $1 2 $100
        deal    1 AsKd  2 QhQs
        flop    2c3c4d
        turn    5h
        river   9h
        drop    $2
        ends    1 $0  2 $99
        """);
  }
}
