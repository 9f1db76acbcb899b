package cardroom.scenarios.pure215;

import static cardroom.scenarios.kit.WrittenRounds.fails;
import static cardroom.scenarios.kit.WrittenRounds.settles;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.scenarios.kit.Proves;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Section 4: what players must and may do, and what the bank does.
final class ChartsTest {

  @ParameterizedTest
  @Proves("P215-CHART1A-1")
  @ValueSource(strings = {"2c 2d", "2c 3d", "2c 4d", "3c 4d", "3c 5d", "4c 5d", "4c 6d", "5c 6d"})
  void hard_eleven_or_less_must_hit(String cards) {
    settles(
        "decks 8\nseat 1 $10 %s stand -> refused P215-CHART1A-1\nbank Tc (7d)".formatted(cards));
  }

  @ParameterizedTest
  @Proves("P215-CHART1A-1")
  @ValueSource(strings = {"Tc 9d", "Tc Jd", "Tc 6d hit 5h", "7c 7d hit 7h", "Ac 9d hit 9h"})
  void hard_nineteen_or_more_must_stand(String cards) {
    settles(
        """
        decks 8
        seat 1 $10 %s hit 2c -> refused P215-CHART1A-1; win $10
        bank Tc (8d)
        """
            .formatted(cards));
  }

  @ParameterizedTest
  @Proves("P215-CHART1A-1")
  @ValueSource(
      strings = {
        "8c 4d",
        "9c 4d",
        "9c 5d",
        "9c 6d",
        "9c 7d",
        "9c 8d",
        "Tc 8d",
        "Ac Ad",
        "Ac 2d",
        "Ac 3d",
        "Ac 4d",
        "Ac 5d",
        "Ac 6d",
        "Ac 7d",
        "Ac 8d",
        "Ac 9d",
        "Ac 5d hit 5h"
      })
  void every_other_count_is_the_players_choice(String cards) {
    settles("decks 8\nseat 1 $10 %s stand\nbank Tc (Td)".formatted(cards));
    settles("decks 8\nseat 1 $10 %s hit Kc\nbank Tc (Td)".formatted(cards));
  }

  @Test
  @Proves({"P215-CHART1A-2", "P215-DOUBLE-4"})
  void the_chart_binds_hitting_and_standing_only() {
    settles(
        """
        house casino-club
        seat 1  $10  Tc 9d  double $10 2h         -> win $20
        seat 2  $10  Tc Jd  double $10 Ah         -> win $20
        seat 3  $10  6c 5d  surrender             -> lose $5
        seat 4  $10  Kc Qd  split Kc 9h | Qd 8h   -> win $10; push
        bank    Tc (8d)
        house casino-club  options double-on-must-stand=false
        seat 1  $10  Tc 9d  double $10 2h         -> refused P215-DOUBLE-4; win $10
        bank    Tc (8d)
        """);
  }

  @Test
  @Proves({"P215-CHART1A-3", "P215-SPLIT-6"})
  void the_chart_binds_split_hands_too_but_not_split_aces() {
    settles(
        """
        house casino-club
        seat 1  $10  8h 8s  split 8h 5d hit 6c hit 2c | 8s 2d hit 3c hit 4d
             -> refused P215-CHART1A-1; win $10; lose $10
        seat 2  $10  Ah As  split Ah 9d | As 2c                              -> win $10; lose $10
        bank    Tc (8d)
        house casino-club
        seat 1  $10  2h 2s  split 2h 3d stand | 2s Td  -> refused P215-CHART1A-1
        bank    Tc (8d)
        """);
  }

  @Test
  @Proves("P215-CHART1A-4")
  void a_pure_is_finished() {
    for (var decision : new String[] {"hit 5c", "stand", "double 5c", "surrender"}) {
      settles(
          """
          house casino-club
          seat 1  $10  Ah Ks  %s  -> refused P215-CHART1A-4; win $12
          bank    Tc (8d)
          """
              .formatted(decision));
    }
  }

  @Test
  @Proves({"P215-CHART1A-5", "P215-PLAY-4"})
  void a_bust_ends_the_drawing_but_not_the_wager() {
    settles(
        """
        house casino-club
        seat 1  $10  Tc 6d hit 9h hit 2c  -> refused P215-CHART1A-5; push P215-888-1
        bank    8c (8d) 8h                -> push
        """);
  }

  @ParameterizedTest
  @Proves({"P215-CHART1B-1", "P215-PDHAND-1"})
  @ValueSource(
      strings = {
        "Tc (7d)", "9c (8d)", "Tc (6d) 5h", "Tc (2d) 4h Ks", "Ac (6d) 2h", "Ac (2d) 3h As 2c",
        "6c (Ad) 9h 5s", "Ac (7d)", "Ac (8d)", "7c (Ad)", "2c (2d) 2h 2s 3c 4d 2c", "Ac (Ad) 5h 4s"
      })
  void the_bank_draws_to_hard_17_and_soft_18(String bank) {
    settles("house casino-club\nseat 1 $10 Th 9d\nbank %s".formatted(bank));
  }

  @Test
  @Proves("P215-CHART1B-1")
  void the_bank_has_no_choice() {
    assertThat(fails("decks 8\nseat 1 $10 Th 9d\nbank Tc (6d)").getFirst())
        .startsWith("round:3:1: the bank takes another card after Tc6d")
        .contains("P215-CHART1B-1");
    assertThat(fails("decks 8\nseat 1 $10 Th 9d\nbank Tc (7d) 2h").getFirst())
        .startsWith("round:3:14: '2h' is written, but the bank takes no more")
        .contains("P215-CHART1B-1");
    assertThat(fails("decks 8\nseat 1 $10 Th 9d\nbank Ac (6d)").getFirst())
        .contains("P215-CHART1B-1");
    settles("options hit-soft-17=false\nseat 1 $10 Th 9d -> win $10\nbank Ac (6d)");
  }

  @Test
  @Proves("P215-CHART1B-2")
  void two_cards_that_make_17_are_hard_without_an_ace() {
    settles("house casino-club\nseat 1 $10 Th 7d -> push\nbank 9c (8d)");
    settles("house casino-club\nseat 1 $10 Th 7d -> push\nbank Tc (7s)");
  }

  @Test
  @Proves("P215-CHART1B-3")
  void a_buster_bet_alone_makes_the_bank_hit_soft_17() {
    settles(
        """
        house casino-club
        seat 1  $10  buster $5  Ah Ks  -> win $12; buster win $15
        bank    6c (Ad) 9h 8s
        """);
  }
}
