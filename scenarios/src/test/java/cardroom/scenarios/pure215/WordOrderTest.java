package cardroom.scenarios.pure215;

import static cardroom.scenarios.kit.WrittenRounds.complains;
import static cardroom.scenarios.kit.WrittenRounds.settles;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Words of a line may come in any order that is unambiguous.
final class WordOrderTest {

  @Test
  void the_bettor_and_the_stakes_stand_anywhere_before_the_arrow() {
    settles(
        """
        house casino-club
        bank by cy 8c (8d) 8h seat 8
        seat 1 $20 by ann  Th 6d  hit 9s         -> P215-888-1 push
        seat by ann 2 buster $5 $20  Ah Ks       -> win $24 P215-OUT-2; P215-BUSTER-3 buster win $5
        seat 3 Tc 6s $40 surrender by bob        -> lose $20
        seat $10 4 9h 9d by dan buster $1 stand  -> win $10; buster win $1
        """);
  }

  @Test
  void a_bettor_behind_a_seat_is_named_before_or_after_their_stakes() {
    settles(
        """
        house casino-club
        seat 3 $10 by ann  Th 9c  insurance $5                   -> insurance lose $5; push
        backline 3 $20 buster $5 insurance $10 by bob            -> insurance lose $10; push; buster lose $5
        backline by cat 3 stays $10                              -> push
        bank    Ac (8d)
        """);
  }

  @Test
  void the_stakes_of_three_card_poker_stand_in_any_order() {
    settles(
        """
        house casino-club   game three-card-poker
        seat 2  by ann six-card-bonus $1 ante $10  Kh9d2c  pair-plus $5  play
                -> ante win $10; play win $10; pair-plus lose $5
        bank    (Qs 7d) 4h  seat 7
        """);
  }

  @Test
  void a_fee_names_its_rule_first_or_last() {
    settles(
        """
        bank $100  decks 6  schedule 2
        bank seat 3  Kc (7d)
        seat 4 $10  9c 9d
        fee bank -> COL-CC215-2 $0.50
        """);
  }

  @Test
  void what_would_change_the_meaning_is_still_an_error() {
    assertThat(complains("decks 8\nseat 1 by ann $5 by bob 9c 9d\nbank Tc (9h)")).contains("'by'");
    assertThat(complains("decks 8\nseat 1 $5 $6 9c 9d\nbank Tc (9h)")).contains("two");
    assertThat(complains("decks 8\nseat 1 9c 9d stand $5\nbank Tc (9h)")).contains("wager");
  }
}
