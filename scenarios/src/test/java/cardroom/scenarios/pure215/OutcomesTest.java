package cardroom.scenarios.pure215;

import static cardroom.scenarios.kit.WrittenRounds.judge;
import static cardroom.scenarios.kit.WrittenRounds.settles;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.banked.Outcome;
import cardroom.games.rules.Rule;
import cardroom.scenarios.kit.Proves;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Section 10: what becomes of the game wager.
final class OutcomesTest {

  @Test
  @Proves({"P215-OUT-1", "P215-SETTLE-5"})
  void two_pures_push() {
    settles(
        "house casino-club bank $100\nseat 1 $10 Ac Kd -> push P215-OUT-1\nbank Ah (Ks) -> push");
  }

  @Test
  @Proves("P215-OUT-2")
  void a_pure_pays_six_to_five_against_anything_else() {
    settles(
        """
        house casino-club
        seat 1  $10  Ac Kd  -> win $12    P215-OUT-2
        seat 2  $7   Ac Kd  -> win $8.40  P215-OUT-2
        seat 3  $5.50  Ac Kd  -> win $6.60
        seat 4  $10  Tc 8d  -> lose $10
        bank    Th (3d) 8s
        house casino-club
        seat 1  $10  Ac Kd  -> win $12    P215-OUT-2
        seat 2  $10  Tc 8d  -> win $10
        bank    8h (8d) 8s                            # three eights too
        house casino-club  options payout-rounding=down-to-unit
        seat 1  $7   Ac Kd  -> win $8
        bank    Th (7d)
        house casino-club  options payout-rounding=nearest
        seat 1  $7   Ac Kd  -> win $8.50
        bank    Th (7d)
        """);
  }

  @Test
  @Proves("P215-OUT-3")
  void the_banks_pure_beats_every_other_hand() {
    settles(
        """
        house casino-club
        seat 1  $10  Tc Jd  -> lose $10  P215-OUT-3
        seat 2  $10  Ac 9d  -> lose $10  P215-OUT-3
        bank    Th (Ad)
        """);
  }

  @Test
  @Proves({"P215-OUT-4", "P215-OUT-8"})
  void whoever_stands_wins_even_money_when_the_bank_goes_over() {
    settles(
        """
        house casino-club
        seat 1  $10  Tc 2d               -> win $10  P215-OUT-4
        seat 2  $10  6c 5d double $10 2h -> win $20  P215-OUT-4
        bank    Th (6d) 9c
        """);
  }

  @Test
  @Proves("P215-OUT-5")
  void whoever_goes_over_loses_to_a_bank_that_does_not() {
    settles("house casino-club\nseat 1 $10 Tc 6d hit 9h -> lose $10 P215-OUT-5\nbank Th (7d)");
  }

  @Test
  @Proves({"P215-OUT-6", "P215-OUT-7", "P215-OUT-8"})
  void equal_totals_push_and_the_nearer_one_wins() {
    settles(
        """
        house casino-club
        seat 1  $10  Tc 8d         -> push      P215-OUT-6
        seat 2  $10  Tc 9d         -> win $10   P215-OUT-7
        seat 3  $10  Tc 7d         -> lose $10  P215-OUT-7
        seat 4  $10  Ac 7d         -> push      P215-OUT-6     # soft and hard alike
        seat 5  $10  7c 7d hit 7h  -> win $10   P215-OUT-7
        bank    Th (8d)
        """);
  }

  @Test
  @Proves({"P215-888-1", "P215-888-3", "P215-888-5", "P215-ANALYSE-1"})
  void busted_players_push_when_the_bank_makes_three_eights() {
    settles(
        """
        house casino-club   game pure-21.5   bank $500
        seat 1  $50              Th 6d  hit 9s             -> push      P215-888-1
        seat 2  $50              Th 2d  double $50 Ts      -> push      P215-888-1    # doubled money too
        seat 3  $20  buster $5   Ah Ks                     -> win $24   P215-OUT-2;  buster win $5  P215-BUSTER-3
        seat 4  $40              Tc 6s  surrender          -> lose $20  P215-888-3
        seat 5  $10              9h 9d  stand              -> win $10   P215-OUT-4
        seat 6  $10  8h 8s  split 8h 5c hit Ts | 8s Kd     -> push P215-888-1; win $10 P215-OUT-4
        bank                     8c (8d) 8h                -> lose $29
        """);
  }

  @Test
  @Proves({"P215-888-1", "P215-888-3"})
  void three_eights_are_the_same_in_every_house_unless_the_option_is_off() {
    for (var house : new String[] {"casino-club", "ocean-view", "bureau-standard", "aviator"}) {
      settles(
          """
          house %s
          seat 1  $10  Th 6d  hit 9s     -> push     P215-888-1
          seat 2  $10  Tc 6s  surrender  -> lose $5  P215-888-3
          bank         8c (8d) 8h
          """
              .formatted(house));
    }
    settles(
        """
        house bureau-standard  options bank-888=none
        seat 1  $10  Th 6d  hit 9s     -> lose $10  P215-888-2
        bank         8c (8d) 8h
        """);
  }

  @Test
  @Proves("P215-888-2")
  void both_over_without_three_eights_loses() {
    settles("house casino-club\nseat 1 $10 Tc 6d hit 9h -> lose $10 P215-888-2\nbank 8c (8d) 9s");
  }

  /// Every hand the bank can end with under Chart 1B, counted here from the chart alone.
  @Test
  @Proves("P215-888-4")
  void three_eights_are_always_the_whole_hand() {
    var withThree = new ArrayList<List<Integer>>();
    complete(List.of(), withThree);
    assertThat(withThree).containsExactly(List.of(8, 8, 8));
  }

  private static void complete(List<Integer> hand, List<List<Integer>> withThree) {
    var hard = hand.stream().mapToInt(Integer::intValue).sum();
    var isSoft = hand.contains(1) && hard + 10 <= 21;
    var total = isSoft ? hard + 10 : hard;
    var stands = hand.size() >= 2 && (total > 17 || (total == 17 && !isSoft));
    if (stands) {
      if (hand.stream().filter(rank -> rank == 8).count() == 3) {
        withThree.add(hand);
      }
      return;
    }
    for (var rank = 1; rank <= 10; rank++) {
      var more = new ArrayList<>(hand);
      more.add(rank);
      complete(more, withThree);
    }
  }

  @Test
  @Proves({"P215-OUT-7", "P215-INS-2", "P215-BUSTER-3", "P215-REDFLEX-4", "P215-VAL-3"})
  void an_outcome_says_why() {
    assertThat(
            why(
                """
                house casino-club
                seat 1  $10 buster $1 red-flex $1  Ac 7d  stand              # soft 18
                seat 2  $10  Tc 6d  surrender
                seat 3  $10  Tc 6d  hit 9h
                seat 4  $10  Ac Kd
                bank    seat 8  8h (8d) 8s
                """))
        .containsExactlyInAnyOrder(
            "soft 18 against 8-8-8: 1 to 1",
            "2 red cards in a row: 1 to 1",
            "the bank busts with 3 cards: 1 to 1",
            "surrendered hard 16 against 8-8-8",
            "25, bust against 8-8-8",
            "Pure 21.5 against 8-8-8: 6 to 5");
    assertThat(
            why(
                """
                house casino-club
                seat 1  $10 buster $1 red-flex $1  Tc 9d  insurance $5
                seat 2  $10  Ac Ad  split Ac Kd | Ad 5h
                bank    seat 8  Ah (6s) 2c
                """))
        .containsExactly(
            "the down card is not a bonus card",
            "hard 19 against soft 19",
            "1 red card before a black one",
            "the bank does not bust",
            "soft 21 against soft 19: 1 to 1",
            "soft 16 against soft 19");
    assertThat(why("house casino-club\nseat 1 $10 Tc 9d insurance $5\nbank Ac (Kd)"))
        .containsExactly("the down card is a bonus card: 2 to 1", "hard 19 against Pure 21.5");
  }

  private static List<String> why(String round) {
    return judge(round).getFirst().settlement().orElseThrow().outcomes().stream()
        .map(outcome -> outcome.due().why())
        .toList();
  }

  @Test
  @Proves({"P215-VAL-3", "P215-SPLIT-7", "P215-BACK-5"})
  void each_wager_on_a_hand_is_settled_once_and_an_unmatched_one_not_at_all() {
    var outcomes =
        judge(
                """
                house casino-club
                seat 1  $10  Ac Ad  split Ac Kd | Ad 5h
                backline 1 by bob $20 stays
                seat 2  $10  Ac Kd
                bank    seat 8  Tc (8d)
                """)
            .getFirst()
            .settlement()
            .orElseThrow()
            .outcomes();
    assertThat(outcomes)
        .extracting(outcome -> outcome.due().position() + " " + outcome.words())
        .containsExactlyInAnyOrder("1 win $10", "1 lose $10", "1/bob win $20", "2 win $12");
    var splits = outcomes.stream().filter(one -> one.due().position().seat() == 1).toList();
    assertThat(ids(splits.getFirst())).contains("P215-VAL-3");
    assertThat(ids(splits.get(1))).doesNotContain("P215-VAL-3");
    assertThat(
            ids(outcomes.stream().filter(one -> !splits.contains(one)).findFirst().orElseThrow()))
        .doesNotContain("P215-VAL-3");
  }

  private static List<String> ids(Outcome outcome) {
    return outcome.rules().stream().map(Rule::id).toList();
  }
}
