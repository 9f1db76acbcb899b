package cardroom.scenarios.pure215;

import static cardroom.scenarios.kit.WrittenRounds.fails;
import static cardroom.scenarios.kit.WrittenRounds.judge;
import static cardroom.scenarios.kit.WrittenRounds.settles;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.scenarios.kit.Proves;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Section 9: the action button and the bank's own hand.
final class BankHandTest {

  @ParameterizedTest
  @Proves({"P215-BUTTON-1", "P215-BUTTON-2", "P215-BUTTON-4", "P215-BUTTON-6"})
  @CsvSource({
    "Ac,1", "2c,2", "3c,3", "4c,4", "5c,5", "6c,6", "7c,7", "8c,1", "9c,2", "Tc,3", "Jc,4", "Qc,5",
    "Kc,6"
  })
  void the_down_card_counts_the_seats_round_and_round(String down, int seat) {
    settles(
        """
        house casino-club
        seat 1  $10  Ah Ks
        seat 2  $10  Ah Ks
        seat 3  $10  Ah Ks
        seat 4  $10  Ah Ks
        seat 5  $10  Ah Ks
        seat 6  $10  Ah Ks
        seat 7  $10  Ah Ks
        bank    seat 8  9d (%s)
        button  -> seat %d
        """
            .formatted(down, seat));
  }

  @Test
  @Proves("P215-BUTTON-3")
  void the_bank_is_not_counted_and_the_count_starts_at_the_house_dealers_left() {
    settles(
        """
        house casino-club
        seat 1  $10  Ah Ks
        seat 2  $10  Ah Ks
        seat 4  $10  Ah Ks
        bank    seat 3  9d (3c)
        button  -> seat 4          # 1, 2, then 4 is the third
        house casino-club  options button-count-start=player-dealer-left
        seat 1  $10  Ah Ks
        seat 2  $10  Ah Ks
        seat 6  $10  Ah Ks
        bank    seat 3  9d (3c)
        button  -> seat 6          # 4, 5, 6
        """);
  }

  @Test
  @Proves("P215-BUTTON-4")
  void from_an_empty_circle_the_button_moves_on_clockwise() {
    settles(
        """
        house casino-club
        seat 2  $10  Ah Ks
        seat 6  $10  Ah Ks
        bank    seat 8  9d (3c)
        button  -> seat 6
        house casino-club
        seat 2  $10  Ah Ks
        seat 6  $10  Ah Ks
        bank    seat 8  9d (7c)
        button  -> seat 2
        house casino-club  options button-counts=wagered-circles
        seat 2  $10  Ah Ks
        seat 6  $10  Ah Ks
        bank    seat 8  9d (3c)
        button  -> seat 2          # 2, 6, 2
        """);
  }

  /// Ocean View and Aviator print two starts; the order of settlement shows which one is used.
  @Test
  @Proves({"P215-BUTTON-5", "P215-SETTLE-1"})
  void settling_starts_at_the_button_or_left_of_the_bank_when_all_is_covered() {
    var round =
        """
        house %s  bank $%d
        seat 1  $10  Tc 9d
        seat 2  $10  Tc 9d
        seat 7  $10  Tc 9d
        bank    seat 6  Kc (2h) 5d
        button  -> seat 2
        """;
    assertThat(seats(round.formatted("casino-club", 500))).containsExactly(2, 7, 1);
    assertThat(seats(round.formatted("ocean-view", 500))).containsExactly(7, 1, 2);
    assertThat(seats(round.formatted("aviator", 500))).containsExactly(7, 1, 2);
    assertThat(seats(round.formatted("ocean-view", 25))).containsExactly(2, 7, 1);
    assertThat(
            seats(
                round
                    .formatted("ocean-view", 25)
                    .replace("bank $", "options settlement-start=left-of-player-dealer bank $")))
        .containsExactly(7, 1, 2);
  }

  /// What a short bank is depends on how it is limited (A-39): three winners of $10 each, then
  /// three losers.
  @ParameterizedTest
  @Proves("P215-BUTTON-5")
  @CsvSource({
    "separate, return-rest, 30, true",
    "separate, return-rest, 30.50, false",
    "separate, stop-either, 30, true",
    "separate, run-on, 30, false",
    "separate, run-on, 29.50, true",
    "gross, return-rest, 30, false",
    "gross, return-rest, 29.50, true",
    "net, return-rest, 30, false",
    "net, return-rest, 29.50, true"
  })
  void a_bank_is_short_when_it_cannot_settle_everything(
      String limit, String whenExhausted, String bank, boolean isShort) {
    for (var second : new String[] {"9d", "6d"}) {
      var order =
          seats(
              """
              house ocean-view  bank $%s  options bank-limit=%s,when-exhausted=%s
              seat 1  $10  Tc #
              seat 2  $10  Tc #
              seat 7  $10  Tc #
              bank    seat 6  Kc (2h) 5d
              """
                  .formatted(bank, limit, whenExhausted)
                  .replace("#", second));
      assertThat(order.getFirst()).isEqualTo(isShort ? 2 : 7);
    }
  }

  /// Order decides who is paid as soon as one of the bank's limits is used up: from the bank's left
  /// seat 1 would come first.
  @Test
  @Proves({"P215-BUTTON-5", "P215-SETTLE-3"})
  void a_meter_that_is_just_emptied_makes_the_button_decide() {
    settles(
        """
        house ocean-view  bank $10
        seat 1  $10  Tc 9d  -> win $10
        seat 2  $10  Tc 6d  -> lose $10
        bank    seat 8  Kc (2h) 5d
        house ocean-view  bank $10  options when-exhausted=stop-either
        seat 1  $10  Tc 6d  -> lose $10
        seat 2  $5   Tc 9d  -> win $5
        bank    seat 8  Kc (2h) 5d
        house ocean-view  bank $10  options bank-limit=net
        seat 1  $10  Tc 9d  -> returned
        seat 2  $10  Tc 9d  -> win $10
        bank    seat 8  Kc (2h) 5d
        house ocean-view  bank $10  options bank-limit=net
        seat 1  $10  Tc 9d  -> win $10
        seat 2  $10  Tc 6d  -> lose $10
        bank    seat 8  Kc (2h) 5d
        """);
  }

  private static List<Integer> seats(String round) {
    settles(round);
    return judge(round).getFirst().settlement().orElseThrow().outcomes().stream()
        .map(outcome -> outcome.due().position().seat())
        .toList();
  }

  @Test
  @Proves({"P215-PDHAND-2", "P215-BUSTER-7"})
  void the_bank_draws_for_a_buster_bet_though_all_players_have_a_pure() {
    settles(
        """
        house casino-club
        seat 1  $10  buster $5  Ah Ks  -> win $12; buster win $5
        seat 2  $10             Ad Kc  -> win $12
        bank    Tc (6d) 9h
        house casino-club
        seat 1  $10             Ah Ks  -> win $12
        seat 2  $10             Ad Kc  -> win $12
        bank    Tc (6d)
        """);
  }

  @Test
  @Proves("P215-PDHAND-3")
  void the_bank_draws_only_while_a_wager_depends_on_it() {
    settles(
        """
        house casino-club                       # surrendered and Pure: nobody waits for the bank
        seat 1  $10             Tc 6s surrender -> lose $5
        seat 2  $10             Ad Kc           -> win $12
        bank    Tc (6d)
        house casino-club                       # a busted hand waits for 8-8-8
        seat 1  $10             Tc 6s hit 9h    -> lose $10
        bank    Tc (6d) 5h
        house casino-club                       # an unbroken red run waits
        seat 1  $10 red-flex $5 Ad Kc           -> win $12; red-flex win $25
        bank    Th (3d) 4h
        house casino-club                       # a broken one does not
        seat 1  $10 red-flex $5 Ad Kc           -> win $12; red-flex lose $5
        bank    Th (6s)
        house casino-club                       # and a run that breaks ends the drawing
        seat 1  $10 red-flex $5 Ad Kc           -> win $12; red-flex win $5
        bank    Th (2d) 2c
        house casino-club  options always-complete-bank-hand=true
        seat 1  $10             Ad Kc           -> win $12
        bank    Tc (6d) 5h
        """);
    assertThat(fails("decks 8\nseat 1 $10 Ad Kc\nbank Tc (6d) 5h").getFirst())
        .contains("'5h' is written, but the bank takes no more", "P215-PDHAND-3");
  }
}
