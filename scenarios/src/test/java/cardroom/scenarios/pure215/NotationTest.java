package cardroom.scenarios.pure215;

import static cardroom.scenarios.kit.WrittenRounds.complains;
import static cardroom.scenarios.kit.WrittenRounds.fails;
import static cardroom.scenarios.kit.WrittenRounds.judge;
import static cardroom.scenarios.kit.WrittenRounds.settles;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The notation itself: what may be written, what is filled in, what is reported as wrong.
final class NotationTest {

  @Test
  void the_round_of_the_handbook_holds() {
    settles(
        """
        house casino-club   game pure-21.5   bank $500
        seat 1  $50             Th 6d  hit 9s     -> push      P215-888-1
        seat 2  $20  buster $5  Ah Ks             -> win $24   P215-OUT-2;  buster win $5  P215-BUSTER-3
        seat 3  $40             Tc 6s  surrender  -> lose $20  P215-888-3
        seat 4  $10  8h 8s  split 8h 3c double $10 Ts | 8s Kd stand  -> win $20 P215-OUT-4; win $10 P215-OUT-4
        bank    seat 8          8c (8d) 8h        -> lose $39
        """);
  }

  @Test
  void the_bank_sits_at_the_highest_free_seat_when_none_is_written() {
    settles(
        """
        house casino-club   game pure-21.5   bank $500
        seat 1  $50              Th 6d  hit 9s      -> push      P215-888-1
        seat 2  $20  buster $5   Ah Ks              -> win $24   P215-OUT-2;  buster win $5  P215-BUSTER-3
        seat 3  $40              Tc 6s  surrender   -> lose $20  P215-888-3
        seat 4  $10              9h 9d  stand       -> win $10   P215-OUT-4
        bank                     8c (8d) 8h         -> lose $19
        """);
    assertThat(judge("schedule 1\nseat 8 $5 9c 9d\nbank Tc (9h)").getFirst().bankSeat())
        .isEqualTo(7);
  }

  @Test
  void a_header_leaves_out_what_the_house_has_by_default() {
    var judged = judge("decks 8\nseat 1 $5 9c 9d\nbank Tc (9h)").getFirst();
    assertThat(judged.house()).isEqualTo("casino-club");
    assertThat(judged.schedule()).isEqualTo(1);
    assertThat(judged.bank().toString()).isEqualTo("no limit");
  }

  @Test
  void lines_stand_in_any_order_and_a_file_holds_several_rounds() {
    settles(
        """
        # two rounds
        bank $100  decks 6  schedule 2
        house casino-club      # a header goes on over lines
        bank seat 3  Kc (7d)            -> lose $5
        seat 4 $10  9c 9d               -> win $10   # 18 against 17
        seat 1 $5   Tc 6d stand         -> lose $5
        fee bank -> $0.50 COL-CC215-2
        button -> seat 1
        game pure-21.5
        seat 2 5 TcJd
        bank 9h9d -> lose $5
        game three-card-poker           # bonus wagers before the ante
        seat 2 six-card-bonus $1 pair-plus $5 ante $10  Kh9d2c play  -> ante win $10; pair-plus lose $5
        bank (Qs 7d) 4h
        """);
  }

  @Test
  void a_split_hand_is_split_again() {
    settles(
        """
        house casino-club
        seat 1 $10  8h 8s  split 8h 3c double Ts | split 8s Kd | 8d 2c hit 9c  -> win $20; lose $10; push
        seat 2 $10  8h 8s  split split 8h Kc | 8d 3d hit 8c | 8s 9s hit 4d     -> lose $10; push; win $10
        bank        Tc (9d)
        """);
  }

  @Test
  void whoever_stands_on_a_finished_hand_has_said_nothing() {
    settles(
        """
        house casino-club
        seat 1 $10  Ac Kd  stand                              -> win $12
        seat 2 $10  Ac Ad  split Ac 9c stand | Ad 8c stand    -> win $10; win $10
        seat 3 $10  8c 8d  split 8c 3c double Tc stand | 8d Td stand  -> win $20; push
        seat 4 $10  Ac Kd  stand                              -> refused P215-CHART1A-4; win $12
        seat 5 $10  Ac Ad  split Ac 9c stand | Ad 8c          -> refused P215-SPLIT-4; win $10
        bank        9c (9d)
        house casino-club
        seat 1 $10  Tc 9d  stand                              -> lose $10 P215-OUT-3
        bank        Ac (Kd)
        """);
    assertThat(fails("house casino-club\nseat 1 $10 Tc 9d -> refused\nbank 9c (8d)"))
        .containsExactly("round:2:21: expected refused, but nothing more of seat 1 was refused");
  }

  @Test
  void what_is_expected_and_does_not_hold_is_said_with_its_place() {
    assertThat(
            fails(
                """
                bank $500
                seat 1 $5 Tc 9d hit 2c -> win $5 P215-OUT-6
                bank Th (9c) -> lose $5
                """))
        .containsExactly(
            "round:2:17: 'hit' is refused: Seat 1 must stand on hard 19 or more (P215-CHART1A-1)."
                + " You may: stand, double, surrender.",
            "round:2:27: expected win $5, but seat 1 has game push (P215-OUT-6): hard 19 against hard 19",
            "round:3:17: expected lose $5, but the bank has push");
  }

  @Test
  void mistakes_are_named_with_line_and_column() {
    assertThat(complains("")).startsWith("round:1:1: there is no round here");
    assertThat(complains("seat 1 $5 9c 9d"))
        .startsWith("round:1:1: 'seat' stands before any header");
    assertThat(complains("house nowhere\nbank 9c 9d"))
        .startsWith("round:1:7: There is no house 'nowhere'");
    assertThat(complains("schedule 13\nbank 9c 9d"))
        .startsWith("round:1:10: casino-club has no schedule 13");
    assertThat(complains("decks 9\nbank 9c 9d"))
        .startsWith("round:1:7: 9 decks are not allowed here");
    assertThat(complains("decks 1\nseat 9 $5 9c 9d\nbank 9c 9d"))
        .startsWith("round:2:6: there is no seat 9");
    assertThat(complains("decks 1\nseat 1 $5 9c 9x\nbank 9c 9d"))
        .startsWith("round:2:14: '9x' is not a card");
    assertThat(complains("decks 1\nseat 1 $5 9c 9d 9x\nbank 9c 9d"))
        .startsWith("round:2:17: '9x' is not a decision");
    assertThat(complains("game three-card-poker\nseat 1 ante $4 9c9d2c\nbank (9s Td 2d)"))
        .startsWith("round:2:13: An ante wager of $4 is outside");
    assertThat(complains("game three-card-poker\nseat 1 ante $5 9c9d2c\nbank (9s Td 2d)"))
        .isEqualTo("round:3:1: the bank begins with 3 cards; write them, as in bank (Qs 7d) 4h");
    assertThat(complains("decks 1\nseat 1 $5 9c 9d 9h\nbank 9s Td"))
        .startsWith("round:2:17: '9h' is one card too many");
    assertThat(complains("decks 1\nseat 1 $5 9c 9d\nbank 9c Td"))
        .startsWith("round:3:6: the only 9c is already on the table");
    assertThat(complains("decks 1\nseat 1 $4 9c 9d\nbank 9s Td"))
        .startsWith("round:2:8: A game wager of $4 is outside");
    assertThat(complains("decks 1\nseat 1 $5 9c 9d -> wins $5\nbank 9s Td"))
        .startsWith("round:2:20: 'wins' is not an outcome");
    assertThat(complains("decks 1\nseat 1 $5 9c 9d"))
        .startsWith("round:1:1: this round has no bank");
    assertThat(complains("decks 1\nseat 1 $5 buster $1 buster $2 9c 9d\nbank 9s Td"))
        .startsWith("round:2:28: there are two buster wagers");
    assertThat(complains("decks 1\nseat 1 $5 Jk 9d\nbank 9s Td"))
        .startsWith("round:2:11: there is no joker");
    assertThat(complains("decks 1\nseat 1 $5 8c 8d split 8c 2c | 9d 3c\nbank 9s Td"))
        .startsWith("round:2:31: '9d' begins a hand");
  }
}
