package cardroom.scenarios.pure215;

import static cardroom.scenarios.kit.WrittenRounds.fails;
import static cardroom.scenarios.kit.WrittenRounds.judge;
import static cardroom.scenarios.kit.WrittenRounds.settles;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.banked.Outcome;
import cardroom.games.money.Money;
import cardroom.scenarios.kit.Proves;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Section 11, and the bank of section 6: who gets action, and how much the bank covers.
final class SettlementTest {

  /// Seats 1 to 4 are due +60, -80, +70 and -50 in action order: the example of A-41.
  private static final String EXAMPLE =
      """
      house casino-club  bank $100  %s
      seat 1  $60  Tc 9d  -> %s
      seat 2  $80  Tc 6d  -> %s
      seat 3  $70  Tc 9d  -> %s
      seat 4  $50  Tc 6d  -> %s
      bank    seat 8  7c (Ac)
      """;

  @Test
  @Proves("P215-SETTLE-1")
  void action_goes_clockwise_from_the_button() {
    settles(
        """
        house casino-club  bank $10
        seat 1  $10  Tc 9d  -> returned     P215-SETTLE-3
        seat 2  $10  Tc 9d  -> win $10      P215-OUT-7
        seat 5  $10  Tc 9d  -> returned     P215-SETTLE-3
        bank    seat 8  Kc (2h) 5d          -> lose $10
        button  -> seat 2
        """);
  }

  @Test
  @Proves({"P215-SETTLE-2", "P215-BUSTER-5"})
  void at_each_seat_the_game_wager_comes_first_then_red_flex_then_buster() {
    assertThat(
            wagers(
                """
                house casino-club
                seat 1  $10 buster $1 red-flex $2  Tc 9d  insurance $5
                seat 2  $10 buster $1 red-flex $2  Tc 9d
                bank    seat 8  Ac (8h)
                """))
        .containsExactly(
            "1 insurance", "1 game", "1 red-flex", "1 buster", "2 game", "2 red-flex", "2 buster");
    assertThat(wagers("house ocean-view\nseat 1 $10 buster $1 Tc 9d\nbank 9c (8h)"))
        .containsExactly("1 game", "1 buster");
    assertThat(
            wagers(
                """
                house casino-club  options settlement-major=wager-type
                seat 1  $10 buster $1 red-flex $2  Tc 9d
                seat 2  $10 buster $1 red-flex $2  Tc 9d
                bank    seat 8  Tc (8h)
                """))
        .containsExactly("1 game", "2 game", "1 red-flex", "2 red-flex", "1 buster", "2 buster");
  }

  private static List<String> wagers(String round) {
    return judge(round).getFirst().settlement().orElseThrow().outcomes().stream()
        .map(Outcome::due)
        .map(due -> due.position() + " " + due.wager())
        .toList();
  }

  @Test
  @Proves({"P215-SETTLE-3", "P215-BANK-5"})
  void a_bank_that_can_pay_no_more_returns_every_later_wager() {
    settles(
        EXAMPLE.formatted(
            "", "win $60", "lose $80", "win $40 of $70 P215-SETTLE-4", "returned P215-SETTLE-3"));
    settles(
        EXAMPLE.formatted(
            "options when-exhausted=run-on",
            "win $60",
            "lose $80",
            "win $40 of $70",
            "lose $20 of $50 P215-SETTLE-4"));
    settles(
        EXAMPLE.formatted(
            "options when-exhausted=stop-either",
            "win $60",
            "lose $80",
            "win $40 of $70",
            "returned P215-SETTLE-3"));
    settles(
        EXAMPLE.formatted("options bank-limit=net", "win $60", "lose $80", "win $70", "lose $50"));
    settles(
        EXAMPLE.formatted(
            "options bank-limit=gross", "win $60", "lose $40 of $80", "returned", "returned"));
  }

  @Test
  @Proves("P215-SETTLE-3")
  void a_bank_that_can_collect_no_more_still_pays() {
    var round =
        """
        house casino-club  bank $100  options when-exhausted=%s
        seat 1  $70  Tc 6d  -> lose $70
        seat 2  $60  Tc 6d  -> lose $30 of $60  P215-SETTLE-4
        seat 3  $30  Tc 9d  -> %s
        seat 4  $10  Tc 6d  -> returned         P215-SETTLE-3
        bank    seat 8  7c (Ac)                 -> %s
        """;
    settles(round.formatted("return-rest", "win $30", "win $70"));
    settles(round.formatted("stop-either", "returned P215-SETTLE-3", "win $100"));
  }

  @Test
  @Proves({"P215-SETTLE-3", "P215-BANK-4"})
  void double_split_and_insurance_money_use_the_same_meters() {
    settles(
        """
        house casino-club  bank $100
        seat 1  $50  6c 5d  double $50 Th                  -> win $100
        seat 2  $50  8c 8d  split 8c 9h | 8d 9h            -> returned; returned
        bank    seat 8  7c (Ac)                            -> lose $100 P215-SETTLE-3
        house casino-club  bank $100
        seat 1  $80  6c 5d  insurance $40                  -> insurance win $80; lose $80
        seat 2  $80  6c 5d  insurance $40                  -> insurance win $20 of $80; returned
        bank    seat 8  Ac (Jc)                            -> lose $20
        """);
  }

  @Test
  @Proves({"P215-SETTLE-4", "P215-BANK-4"})
  void a_wager_that_is_covered_in_part_gets_the_rest_back() {
    settles(
        """
        house casino-club  bank $100
        seat 1  $120  Tc 9d  -> win $100 of $120  P215-OUT-7 P215-SETTLE-4
        bank    seat 8  7c (Ac)                   -> lose $100
        house casino-club  bank $20
        seat 1  $30   Tc 6d  -> lose $20 of $30   P215-OUT-7 P215-SETTLE-4
        seat 2  $30   Tc 9d  -> win $20 of $30
        bank    seat 8  7c (Ac)                   -> push
        """);
  }

  @Test
  @Proves("P215-SETTLE-5")
  void a_push_uses_nothing_of_the_bank() {
    settles(
        """
        house casino-club  bank $10
        seat 1  $500  Tc 8d  -> push
        seat 2  $10   Tc 9d  -> win $10
        bank    seat 8  7c (Ac)
        """);
  }

  @Test
  @Proves({"P215-SETTLE-6", "P215-BANK-4"})
  void what_the_bank_ends_with_is_its_wager_with_what_it_took_and_less_what_it_paid() {
    var bank =
        judge(EXAMPLE.formatted("", "win $60", "lose $80", "win $40 of $70", "returned"))
            .getFirst()
            .settlement()
            .orElseThrow()
            .bank();
    assertThat(bank.paid()).isEqualTo(Money.dollars(100));
    assertThat(bank.collected()).isEqualTo(Money.dollars(80));
    assertThat(bank.left()).isEqualTo(Money.dollars(80));
  }

  @Test
  @Proves("P215-PLAY-3")
  void a_players_pure_is_paid_in_its_place_or_at_once_by_option() {
    var round =
        """
        house casino-club  bank $12  options pay-pure-immediately=%s
        seat 1  $10 buster $1  Tc 9d   -> %s; buster %s
        seat 2  $10 buster $1  Ac Kd   -> %s; buster %s
        bank    seat 8  7c (Ac)
        """;
    settles(round.formatted("false", "win $10", "lose $1", "win $2 of $12", "returned"));
    settles(round.formatted("true", "returned", "returned", "win $12", "returned"));
  }

  @Test
  @Proves("P215-BANK-2")
  void the_bank_is_at_least_the_table_minimum_and_need_not_cover_all() {
    settles(
        """
        house casino-club  bank $4.50
        seat 1  $10  Tc 9d
        bank    7c (Ac)  -> refused P215-BANK-2
        house casino-club  bank $5
        seat 1  $500  Tc 9d  -> win $5 of $500
        bank    7c (Ac)
        house casino-club  bank $1,000,000
        seat 1  $500  Tc 9d  -> win $500
        bank    7c (Ac)
        """);
  }

  @Test
  @Proves("P215-BANK-6")
  void players_double_and_split_though_the_bank_cannot_cover_it() {
    settles(
        """
        house casino-club  bank $10
        seat 1  $10  6c 5d  double $10 Th        -> win $10 of $20
        seat 2  $10  8c 8d  split 8c 9h | 8d 9h  -> returned; returned
        bank    seat 8  7c (Ac)
        """);
  }

  @Test
  @Proves({"P215-SETTLE-3", "P215-SETTLE-4", "P215-SETTLE-5"})
  void an_outcome_says_what_became_of_the_wager() {
    var round =
        """
        house casino-club  bank $100
        seat 1  $60  Tc 9d
        seat 2  $80  Tc 8d
        seat 3  $70  Tc 9d
        seat 4  $50  Tc 6d
        bank    seat 8  7c (Ac)
        """;
    assertThat(judge(round).getFirst().settlement().orElseThrow().outcomes())
        .extracting(Outcome::words)
        .containsExactly("win $60", "push", "win $40 of $70", "returned");
    settles(round.replace("(Ac)", "(Ac) -> lose $100 P215-SETTLE-3 P215-SETTLE-4"));
    assertThat(fails(round.replace("(Ac)", "(Ac) -> lose $100 P215-OUT-7"))).hasSize(1);
  }
}
