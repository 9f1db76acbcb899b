package cardroom.scenarios.pure215;

import static cardroom.scenarios.kit.WrittenRounds.settles;

import cardroom.scenarios.kit.Proves;
import org.junit.jupiter.api.Test;

/// Section 8: double, split and surrender.
final class DoubleSplitSurrenderTest {

  @Test
  @Proves("P215-DOUBLE-1")
  void a_double_is_one_card_on_the_first_two() {
    settles(
        """
        house casino-club
        seat 1  $10  6c 5d  double $10 Th            -> win $20
        seat 2  $10  6c 5d  double 2h                -> lose $20                         # an equal wager
        seat 3  $10  6c 5d  hit 2h double $10 Th     -> refused P215-DOUBLE-1; lose $10  # three cards
        seat 4  $10  8c 5d  double $10.50 Th         -> refused P215-DOUBLE-1; lose $10
        bank    Tc (8d)
        """);
    settles(
        """
        house casino-club
        seat 1  $10  6c 5d  double $10 2h hit Th     -> refused P215-DOUBLE-1; lose $20
        bank    Tc (8d)
        """);
  }

  @Test
  @Proves("P215-DOUBLE-2")
  void a_double_may_be_for_less_and_past_the_table_maximum() {
    settles(
        """
        house casino-club  schedule 1
        seat 1  $10   6c 5d  double $1 Th      -> win $11
        seat 2  $10   Tc 3d  double $0.50 6h   -> refused P215-DOUBLE-2; lose $10
        seat 3  $500  6c 5d  double $500 Th    -> win $1000
        seat 4  $10   Tc 3d  double $1.25 6h   -> refused P215-WAGER-3; lose $10
        bank    Tc (8d)
        house casino-club  schedule 1  options double-counts-toward-maximum=true
        seat 1  $400  6c 5d  double $100 Th    -> win $500
        seat 2  $400  Tc 3d  double $101 Th    -> refused P215-DOUBLE-2; lose $400
        seat 3  $500  Tc 3d  double $1 Th      -> refused P215-DOUBLE-2; lose $500
        bank    Tc (8d)
        """);
  }

  @Test
  @Proves("P215-DOUBLE-3")
  void each_split_hand_may_be_doubled() {
    settles(
        """
        house casino-club
        seat 1  $10  8h 8s  split 8h 3c double $10 Ts | 8s 2d double $4 Tc  -> win $20; win $14
        bank    Tc (8d)
        """);
  }

  @Test
  @Proves("P215-SPLIT-1")
  void pairs_and_any_two_bonus_cards_are_split() {
    settles(
        """
        house casino-club
        seat 1  $10  2h 2s  split 2h Td hit 8c | 2s Tc hit 7d  -> win $10; win $10
        seat 2  $10  Kh Ts  split Kh 9d | Ts 8c                -> win $10; push
        seat 3  $10  Th Js  split Th 9d | Js 8c                -> win $10; push
        seat 4  $10  9h 8s  split 9h Td | 8s Tc                -> refused P215-SPLIT-1; lose $10
        bank    Tc (8d)
        """);
  }

  @Test
  @Proves("P215-SPLIT-2")
  void a_split_is_for_an_equal_wager() {
    settles(
        """
        house casino-club
        seat 1  $10  8h 8s  split $10 8h Td | 8s Tc  -> push; push
        seat 2  $10  8h 8s  split $5 8h Td | 8s Tc   -> refused P215-SPLIT-2; lose $10
        seat 3  $10  8h 8s  split $15 8h Td | 8s Tc  -> refused P215-SPLIT-2; lose $10
        bank    Tc (8d)
        """);
  }

  @Test
  @Proves("P215-SPLIT-3")
  void three_splits_make_four_hands_and_no_more() {
    settles(
        """
        house casino-club
        seat 1  $10  8h 8s  split split 8h Td | 8c Td | split 8s Tc | 8d Ts  -> push; push; push; push
        seat 2  $10  8h 8s  split split 8h Td | 8c Td | split 8s Tc | split 8d Ts | 8h 9c
             -> refused P215-SPLIT-3; push; push; push; lose $10
        bank    Tc (8d)
        """);
  }

  @Test
  @Proves("P215-SPLIT-4")
  void split_aces_get_one_card_each() {
    settles(
        """
        house casino-club
        seat 1  $10  Ah As  split Ah 2d hit 9c | As 8c hit 2d
             -> refused P215-SPLIT-4; refused P215-SPLIT-4; lose $10; win $10
        bank    Tc (8d)
        """);
  }

  @Test
  @Proves("P215-SPLIT-5")
  void split_aces_are_not_split_again_nor_doubled_unless_the_sheet_says_so() {
    settles(
        """
        house casino-club
        seat 1  $10  Ah As  split split Ah 9d | Ac 8c | As 7c  -> refused P215-SPLIT-5; lose $10; push
        seat 2  $10  Ah As  split Ah 2d double $10 8c | As 7c  -> refused P215-SPLIT-5; lose $10; push
        bank    Tc (8d)
        house casino-club  options resplit-aces=true
        seat 1  $10  Ah As  split split Ah 9d | Ac 8c | As 7c  -> win $10; win $10; push
        bank    Tc (8d)
        house casino-club  options double-split-aces=true
        seat 1  $10  Ah As  split Ah 2d double $10 8c | As 7c  -> win $20; push
        bank    Tc (8d)
        """);
  }

  @Test
  @Proves("P215-SPLIT-7")
  void a_split_hand_is_no_pure_and_cannot_be_surrendered() {
    settles(
        """
        house casino-club
        seat 1  $10  8h 8s  split 8h 8d surrender | 8s Tc  -> refused P215-SPLIT-7; lose $10; push
        seat 2  $10  Kh Qs  split Kh Ad | Qs 8c            -> win $10 P215-OUT-7; push
        bank    Tc (8d)
        """);
  }

  @Test
  @Proves({"P215-SURR-1", "P215-888-3"})
  void a_surrender_gives_up_half_and_ends_the_hand() {
    settles(
        """
        house casino-club
        seat 1  $40  Tc 6s  surrender         -> lose $20  P215-888-3
        seat 2  $40  Tc 6s  surrender hit 5h  -> refused P215-SURR-1; lose $20
        bank    Tc (8d)
        house casino-club  options surrender=none
        seat 1  $40  Tc 6s  surrender         -> refused P215-SURR-1; lose $40
        bank    Tc (8d)
        """);
  }

  @Test
  @Proves("P215-SURR-2")
  void surrender_is_the_first_decision_after_the_peek() {
    settles(
        """
        house casino-club
        seat 1  $40  Tc 2s  hit 3h surrender  -> refused P215-SURR-2; lose $40
        bank    Tc (8d)
        house casino-club
        seat 1  $40  Tc 6s  surrender         -> refused P215-PEEK-2; lose $40
        bank    Tc (Ad)
        house casino-club  options surrender=early
        seat 1  $40  Tc 6s  surrender         -> lose $20
        seat 2  $40  Tc 6s                    -> lose $40
        bank    Tc (Ad)
        """);
  }

  @Test
  @Proves("P215-SURR-3")
  void the_half_is_exact_to_the_cent() {
    settles(
        """
        house casino-club
        seat 1  $5     Tc 6s  surrender  -> lose $2.50
        seat 2  $5.50  Tc 6s  surrender  -> lose $2.75
        bank    Tc (8d)
        house casino-club  options surrender-rounding=down
        seat 1  $5.50  Tc 6s  surrender  -> lose $2.50
        bank    Tc (8d)
        house casino-club  options surrender-rounding=up
        seat 1  $5.50  Tc 6s  surrender  -> lose $3
        bank    Tc (8d)
        """);
  }

  @Test
  @Proves({"P215-SURR-4", "P215-BUSTER-4", "P215-REDFLEX-5"})
  void bonus_wagers_stay_whatever_becomes_of_the_hand() {
    settles(
        """
        house casino-club
        seat 1  $10 buster $5 red-flex $5  Tc 6s  surrender  -> lose $5; buster win $5; red-flex win $5
        seat 2  $10 buster $5 red-flex $5  Tc 6s  hit 9h     -> lose $10; buster win $5; red-flex win $5
        seat 3  $10 buster $5 red-flex $5  Ac Ks             -> win $12; buster win $5; red-flex win $5
        bank    Th (6d) Kc
        """);
  }
}
