package cardroom.scenarios.pure215;

import static cardroom.scenarios.kit.WrittenRounds.settles;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.games.banked.PayTable;
import cardroom.games.pure215.SideBets;
import cardroom.scenarios.kit.Proves;
import cardroom.scenarios.kit.WrittenRounds;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Sections 12 and 13: the Buster Blackjack bonus bet and the Red Flex bet.
final class BonusWagersTest {

  @Test
  @Proves("P215-BUSTER-1")
  void buster_is_one_wager_for_each_game_wager() {
    settles(
        """
        house casino-club
        seat 1  $10            8c 8d  split 8c Th | 8d Th  -> win $10; win $10
        seat 2  $10 buster $5  8c 8d  split 8c Th | 8d Th  -> win $10; win $10; buster win $5
        backline 2 by bob $10 buster $3                    -> win $10; buster win $3
        bank    Tc (6d) 9h
        """);
  }

  @Test
  @Proves("P215-BUSTER-2")
  void buster_has_the_limits_of_its_house() {
    settles(
        """
        house casino-club                               # $1 to $50, whatever the game wager
        seat 1  $5  buster $50  Tc 9d  -> buster lose $50
        seat 2  $5  buster $51  Tc 9d  -> buster refused P215-BUSTER-2
        bank    Tc (8d)
        house ocean-view                                # $1 to $25, not above the game wager
        seat 1  $50 buster $25  Tc 9d  -> buster lose $25
        seat 2  $50 buster $26  Tc 9d  -> buster refused P215-BUSTER-2
        seat 3  $5  buster $5   Tc 9d  -> buster lose $5
        seat 4  $5  buster $6   Tc 9d  -> buster refused P215-BUSTER-2
        bank    Tc (8d)
        house aviator  schedule 2                       # within table limits, up to the game wager
        seat 1  $50 buster $25  Tc 9d  -> buster lose $25
        seat 2  $50 buster $24  Tc 9d  -> buster refused P215-BUSTER-2
        seat 3  $50 buster $50  Tc 9d  -> buster lose $50
        seat 4  $50 buster $51  Tc 9d  -> buster refused P215-BUSTER-2
        bank    Tc (8d)
        """);
  }

  @Test
  @Proves("P215-BUSTER-3")
  void buster_loses_when_the_bank_does_not_bust() {
    settles(
        """
        house casino-club
        seat 1  $10 buster $5  Tc 9d  -> buster lose $5  P215-BUSTER-3
        bank    Tc (8d)
        house casino-club
        seat 1  $10 buster $5  Tc 9d  -> buster lose $5  P215-BUSTER-3
        bank    Tc (Ad)                                # a Pure
        """);
  }

  /// Each house's table, by the number of cards in the busted hand, the first two included.
  @ParameterizedTest
  @Proves({"P215-BUSTER-3", "P215-BUSTER-8"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Tc (6d) 9h                   | 1 |  1  |  2  |  1   | 1
          Tc (2d) 4h 9s                | 3 |  3  |  2  |  3   | 3
          2c (2d) 4h 8s 9s             | 8 |  6  |  4  |  6   | 6
          2c (2d) 2h 4h 6s 9s          | 20 | 30 | 15  | 30   | 25
          2c (2d) 2h 2s 2c 6s 9s       | 50 | 100 | 50 | 100  | 100
          2c (2d) 2h 2s 2c 3s 3c 9s    | 200 | 250 | 250 | 300 | 250
          2c (2d) 2h 2s 2c 2d 2h 2s 9s | 200 | 250 | 250 | 300 | 250
          """)
  void buster_pays_by_the_number_of_cards(
      String bank, int one, int two, int three, int four, int five) {
    var odds = new int[] {one, two, three, four, five};
    for (var table = 1; table <= 5; table++) {
      settles(
          """
          house bureau-standard  options buster.pay-table=%d
          seat 1  $10 buster $2  Tc 9d  -> buster win $%d  P215-BUSTER-3
          bank    %s
          """
              .formatted(table, 2 * odds[table - 1], bank));
    }
    var houses = new String[] {"", "", "ocean-view", "aviator", "casino-club"};
    for (var table = 3; table <= 5; table++) {
      settles(
          """
          house %s
          seat 1  $10 buster $2  Tc 9d  -> buster win $%d  P215-BUSTER-3
          bank    %s
          """
              .formatted(houses[table - 1], 2 * odds[table - 1], bank));
    }
  }

  @Test
  @Proves({"P215-BUSTER-5", "P215-BUSTER-6"})
  void buster_is_settled_after_the_game_wager_within_the_bank_from_the_button() {
    settles(
        """
        house ocean-view  bank $30
        seat 1  $10 buster $5  Tc 9d  -> returned; buster returned
        seat 2  $10 buster $5  Tc 9d  -> win $10; buster win $10
        seat 3  $10 buster $5  Tc 9d  -> win $10; buster returned
        bank    seat 8  Kc (2h) 4d 9s                              # the button is at seat 2
        button  -> seat 2
        """);
  }

  @Test
  @Proves("P215-REDFLEX-1")
  void red_flex_has_limits_of_its_own_and_is_casino_clubs_alone() {
    settles(
        """
        house casino-club
        seat 1  $5  red-flex $50  Tc 9d  -> red-flex lose $50
        seat 2  $5  red-flex $51  Tc 9d  -> red-flex refused P215-REDFLEX-1
        seat 3  $5  red-flex $1   Tc 9d  -> red-flex lose $1
        bank    Tc (8d)
        house aviator
        seat 1  $5  red-flex $5   Tc 9d  -> red-flex refused P215-REDFLEX-1
        bank    Tc (8d)
        """);
  }

  @ParameterizedTest
  @Proves({"P215-REDFLEX-2", "P215-REDFLEX-3", "P215-REDFLEX-4", "P215-REDFLEX-7"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          8h (9s)                      | lose $2
          Kh (7d)                      | win $2
          2h (3d) 4h 8s                | win $10
          Ad (Kh)                      | win $2
          5s (6h) 7h                   | lose $2
          2h (3d) 4h 2d 8s             | win $20
          2h (2d) 3h 2h 2d 8s          | win $100
          2h (2d) 3h 2h 2d 2h 8s       | win $200
          2h (2d) 2h 2h 2d 2h 2d 8s    | win $400
          2h (2d) 2h 2h 2d 2h 2d 2h 8s | win $400
          """)
  void red_flex_pays_by_the_red_cards_before_the_first_black_one(String bank, String outcome) {
    settles(
        """
        house casino-club
        seat 1  $10 red-flex $2  Tc 9d  -> red-flex %s P215-REDFLEX-4
        bank    %s
        """
            .formatted(outcome, bank));
  }

  @Test
  @Proves("P215-REDFLEX-6")
  void red_flex_is_paid_within_the_bank() {
    settles(
        """
        house casino-club  bank $30
        seat 1  $10 red-flex $5 buster $5  Tc 9d  -> win $10; red-flex win $20 of $25
             ; buster returned
        bank    2h (3d) 4h 9s
        """);
  }

  @Test
  @Proves({"P215-BUSTER-2", "P215-BUSTER-8"})
  void without_a_maximum_of_its_own_a_bonus_wager_has_the_tables() {
    settles(
        """
        house aviator  schedule 1  options buster.max-relative-to-base=none
        seat 1  $10 buster $50  Tc 9d  -> buster lose $50
        seat 2  $10 buster $51  Tc 9d  -> buster refused P215-BUSTER-2
        seat 3  $10 buster $2   Tc 9d  -> buster lose $2
        seat 4  $10 buster $1   Tc 9d  -> buster refused P215-BUSTER-2
        bank    Tc (8d)
        """);
    var table =
        WrittenRounds.pure215("casino-club", Map.of())
            .sheet()
            .sideBet(SideBets.BUSTER.id())
            .orElseThrow()
            .table()
            .orElseThrow();
    assertThat(table.highest()).isEqualTo(8);
    assertThat(table.pays(2)).isEmpty();
    assertThatThrownBy(() -> new PayTable("none", Map.of()))
        .hasMessage("pay table none has no lines");
  }

  @Test
  @Proves({"P215-REDFLEX-4", "P215-PDHAND-3"})
  void red_flex_makes_the_bank_draw_only_while_its_run_goes_on() {
    settles(
        """
        house casino-club
        seat 1  $10 red-flex $5  Ac Kd  -> win $12; red-flex lose $5
        bank    5s (6h)
        house casino-club
        seat 1  $10  Ac Kd  -> win $12                        # red cards, but nobody bets on them
        bank    5h (6h)
        house casino-club
        seat 1  $10 red-flex $5  Ac Kd  -> win $12; red-flex win $25
        bank    5h (6h) 2h 9s
        house casino-club  options red-flex.bonus-cards-have-suit=false
        seat 1  $10 red-flex $5  Tc 9d  -> red-flex win $5
        seat 2  $10 red-flex $5  Tc 9d  -> red-flex win $5
        bank    3h (4d) Kh
        house casino-club  options red-flex.bonus-cards-have-suit=false
        seat 1  $10 red-flex $5  Tc 9d  -> red-flex lose $5
        bank    Kh (7d)
        """);
  }
}
