package cardroom.scenarios.pure215;

import static cardroom.scenarios.kit.WrittenRounds.complains;
import static cardroom.scenarios.kit.WrittenRounds.judge;
import static cardroom.scenarios.kit.WrittenRounds.settles;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.banked.Outcome;
import cardroom.games.money.Money;
import cardroom.scenarios.kit.Proves;
import org.junit.jupiter.api.Test;

/// Sections 1 to 3 of the rules: what the game is, its deck, and what cards count.
final class DeckAndValuesTest {

  @Test
  @Proves({"P215-TYPE-1", "P215-TYPE-2"})
  void the_player_dealer_pays_and_collects_and_the_house_has_no_part_in_it() {
    var round =
        """
        house casino-club
        seat 1  $10  Tc 9d  -> win $10
        seat 2  $20  Th 7d  -> lose $20
        bank    Tc (8d)     -> win $10
        """;
    settles(round);
    var settled = judge(round).getFirst().settlement().orElseThrow();
    var players = Money.sum(settled.outcomes().stream().map(Outcome::net).toList());
    assertThat(players.plus(settled.bank().net())).isEqualTo(Money.ZERO);
  }

  @Test
  @Proves("P215-TYPE-3")
  void nearer_to_twenty_one_and_a_half_wins_unless_it_goes_over() {
    settles(
        """
        house casino-club
        seat 1  $10  Tc 9d         -> win $10
        seat 2  $10  Tc 6d hit 5h  -> win $10
        seat 3  $10  Tc 6d hit 6h  -> lose $10
        bank    Tc (8d)            -> lose $10
        """);
  }

  @Test
  @Proves("P215-DECK-1")
  void a_deck_has_sixteen_bonus_cards_and_each_card_once() {
    settles(
        """
        house casino-club  decks 1
        seat 1  $10  Ac Kc  -> win $12
        seat 2  $10  Ad Qd  -> win $12
        seat 3  $10  Ah Jh  -> win $12
        seat 4  $10  As Ts  -> win $12
        bank    9c (9d)     -> lose $48
        """);
    assertThat(complains("decks 1\nseat 1 $10 Ac 9c\nbank 9d (9c)"))
        .isEqualTo(
            "round:3:10: the only 9c is already on the table; write another card, or more decks in"
                + " the header");
  }

  @Test
  @Proves("P215-DECK-2")
  void bonus_cards_are_red_or_black_like_any_others() {
    settles(
        """
        house casino-club
        seat 1  $10  red-flex $5  Tc 9d  -> win $10; red-flex win $5
        bank    Kh (7d)
        house casino-club
        seat 1  $10  red-flex $5  Tc 9d  -> win $10; red-flex lose $5
        bank    Ks (7d)
        house casino-club  options red-flex.bonus-cards-have-suit=false
        seat 1  $10  red-flex $5  Tc 9d  -> win $10; red-flex lose $5
        bank    Kh (7d)
        """);
  }

  @Test
  @Proves("P215-DECK-3")
  void a_shoe_holds_as_many_decks_as_the_paper_allows() {
    var round = "\nseat 1 $10 Tc 9d -> win $10\nbank Th (8d)";
    settles("house casino-club decks 1" + round);
    settles("house aviator decks 8" + round);
    settles("house ocean-view decks 6" + round);
    assertThat(complains("house casino-club decks 9" + round)).contains("from 1 to 8");
    assertThat(complains("house ocean-view decks 5" + round)).contains("from 6 to 8 (P215-DECK-3)");
    assertThat(complains("house bureau-standard decks 1" + round)).contains("from 6 to 8");
  }

  @Test
  @Proves("P215-VAL-1")
  void cards_count_as_printed_an_ace_one_or_eleven_and_a_bonus_card_ten() {
    settles(
        """
        house casino-club
        seat 1  $10  2c 3d hit 4h hit 5s hit 6c   -> win $10    # 20
        seat 2  $10  Ah 6d hit Tc                 -> lose $10   # 17, the ace is 1
        seat 3  $10  Ah 8d                        -> push       # 19, the ace is 11
        seat 4  $10  7h 9d                        -> lose $10
        bank    Jc (9d)
        """);
  }

  @Test
  @Proves({"P215-VAL-2", "P215-OUT-2"})
  void ace_and_bonus_card_are_a_pure_as_the_first_two_cards_only() {
    settles(
        """
        house casino-club
        seat 1  $10  Ah Ks         -> win $12  P215-OUT-2
        seat 2  $10  Tc Ad         -> win $12  P215-OUT-2
        seat 3  $10  Ac 5d hit 5h  -> win $10  P215-OUT-7
        seat 4  $10  Kc 6d hit As hit 4h  -> win $10  P215-OUT-7
        bank    Tc (Td)            -> lose $44
        """);
  }

  @Test
  @Proves("P215-VAL-3")
  void after_a_split_ace_and_bonus_card_are_an_ordinary_twenty_one() {
    settles(
        """
        house casino-club
        seat 1  $10  Ah As  split Ah Kd | As Qc  -> push P215-OUT-6; push P215-OUT-6
        seat 2  $10  Kh Qs  split Kh Ac | Qs Ad  -> push P215-OUT-6; push P215-OUT-6
        bank    7c (7d) 7h                       -> push
        house casino-club
        seat 1  $10  Ah As  split Ah Kd | As Qc  -> win $10 P215-OUT-7; win $10 P215-OUT-7
        bank    Tc (Td)
        """);
  }

  @Test
  @Proves({"P215-VAL-4", "P215-VAL-5"})
  void twenty_two_is_over_and_below_it_the_order_is_pure_then_21_then_20() {
    settles(
        """
        house casino-club
        seat 1  $10  Tc 6d hit 6h  -> lose $10  P215-OUT-5
        seat 2  $10  Tc 6d hit 5h  -> push      P215-OUT-6
        seat 3  $10  Ac Td         -> win $12   P215-OUT-2
        seat 4  $10  Tc Jd         -> lose $10  P215-OUT-7
        bank    7c (7d) 7h
        """);
  }

  @Test
  @Proves("P215-VAL-6")
  void a_hand_is_soft_while_an_ace_counts_eleven() {
    settles(
        """
        house casino-club
        seat 1  $10  Ah As stand           -> lose $10                  # soft 12 may stand
        seat 2  $10  Ah 8d hit 9c          -> lose $10                  # soft 19 may hit: hard 18
        seat 3  $10  Ah 5d hit 5c hit 8s hit 2h  -> refused P215-CHART1A-1; push  # soft 21, hard 19
        seat 4  $10  6h 5d hit Ac stand    -> lose $10                  # hard 12
        bank    Jc (9d)
        """);
  }

  @Test
  @Proves("P215-VAL-7")
  void the_bank_has_a_pure_with_the_same_two_cards() {
    settles(
        """
        house casino-club
        seat 1  $10  Tc 9d  -> lose $10  P215-OUT-3
        seat 2  $10  Ac Jd  -> push      P215-OUT-1
        bank    Th (Ad)     -> win $10
        """);
  }
}
