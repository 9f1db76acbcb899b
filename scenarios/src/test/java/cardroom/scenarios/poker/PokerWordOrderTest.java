package cardroom.scenarios.poker;

import static cardroom.scenarios.kit.WrittenHands.fails;
import static cardroom.scenarios.kit.WrittenHands.plays;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// In which order lines and words of a poker hand may come.
class PokerWordOrderTest {

  @Test
  void the_replacement_of_a_seats_last_card_stands_in_the_line_that_exposes_it() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1
        exposed 2 Qs draws Jd -> HOLDEM-IRR-8
        deal    1 AsKd  2 QhQs  3 7c2d
        before  1 folds  2 calls  3 checks
        flop    9c8c3d   2 checks  3 bets  2 calls
        turn    4d       2 checks  3 checks
        river   5s       2 checks  3 checks
        best    2 QhJd wins $12
        """);
  }

  @Test
  void so_it_is_for_the_last_card_of_the_button_and_in_lowball() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1
        exposed draws Jd 1 Kd -> HOLDEM-IRR-8
        deal    1 AsKd  2 QhQs  3 7c2d
        before  1 folds  2 folds
        """);
    plays(
        """
        game lowball  limit $4-$8  button 1
        exposed 1 Kd draws 2s
        deal    1 As3c5d7hKd  2 2h4h6h8hTh
        before  1 calls  2 checks
        draw    2 pat  1 pat
        after   2 checks  1 checks
        best    1 As3c5d7h2s wins $4
        """);
  }

  @Test
  void a_wrong_burn_is_written_before_its_street() {
    plays(
        """
        game seven-card-stud  limit $4-$8
        deal    1 (AsAd)2c  2 (KsKd)9h
        third   1 brings-in  2 calls
        fourth  1 3c  2 8h   2 checks  1 checks
        fifth   1 4h  2 7c   2 checks  1 checks
        sixth   1 6s  2 Jd   2 checks  1 checks
        burned 2 -> STUD-IRR-2
        seventh 1 8d  2 Tc   2 checks  1 checks
        """);
  }

  @Test
  void a_card_too_many_is_written_before_the_deal_and_leaves_the_door_card() {
    plays(
        """
        game seven-card-stud  limit $4-$8
        extra   2 5d
        deal    1 (AsAd)3c  2 (KsKd)2c  3 (QsQd)Jh
        third   2 brings-in  3 folds  1 calls
        fourth  1 3h  2 8h   1 checks  2 checks
        """);
  }

  @Test
  void words_of_a_line_stand_in_any_order_where_no_meaning_is_lost() {
    plays(
        """
        house ocean-view   game omaha-high-low   limit $4-$8   button 1   stacks $100
        deal    1 As2dKdQd   2 9h9c7d6d   3 AhJhTcTd
        before  1 calls  2 calls  3 checks              pot $12
        drop    $4                                      pot $8
        flop    4s5s9s   2 bets  3 folds  1 calls       pot $16
        turn    Ks       2 bets  1 calls                pot $32
        river   8h       2 bets  1 calls                pot $48
        high    wins $24  7d6d  nine-high straight  2
        low     As2d wins $24 8-5-4-2-A  1
        ends    $100 1  2 $100
        """);
    plays(
        """
        game texas-holdem  limit $4-$8  button 1
        posts   $4 4
        deal    1 AsKd  2 QhQs  3 7c2d  4 9h9d
        before  4 checks  1 folds  2 folds  3 checks
        """);
    assertThat(
            fails(
                """
                game texas-holdem  limit $4-$8  button 1
                exposed 2 Qs draws Jd -> HOLDEM-IRR-8
                deal    1 AsKd  2 QhQsJd  3 7c2d
                before  1 folds  2 folds
                """))
        .isNotEmpty();
  }
}
