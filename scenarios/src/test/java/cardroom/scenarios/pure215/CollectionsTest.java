package cardroom.scenarios.pure215;

import static cardroom.scenarios.kit.RulingAssert.assertThat;
import static cardroom.scenarios.kit.WrittenRounds.judge;
import static cardroom.scenarios.kit.WrittenRounds.settles;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.banked.Fee;
import cardroom.games.banked.Schedule;
import cardroom.games.money.Money;
import cardroom.games.table.Setup.Stakes;
import cardroom.houses.Catalogue;
import cardroom.houses.signs.TextSign;
import cardroom.scenarios.kit.Proves;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// `collections.md`, section 1 and the summary: who pays what, when, and how a schedule is read.
final class CollectionsTest {

  private static final List<String> HOUSES =
      List.of("casino-club", "ocean-view", "bureau-standard", "aviator");

  private static List<Schedule> schedules(String house) {
    return Catalogue.packaged().pure215(house, Map.of()).sheet().schedules();
  }

  @Test
  @Proves("COL-GEN-1")
  void a_fee_is_flat_whatever_is_won() {
    for (var cards : new String[] {"Tc 9d", "Tc 6d", "Ac Kd", "Tc 6d hit 9h"}) {
      settles(
          """
          house casino-club  schedule 3
          seat 1  $150  %s
          bank    Tc (8d)
          fee     bank -> $3 COL-CC215-3
          """
              .formatted(cards));
    }
  }

  @Test
  @Proves("COL-GEN-2")
  void no_schedule_has_more_than_five_rates() {
    for (var house : HOUSES) {
      assertThat(schedules(house)).allMatch(schedule -> schedule.rows().size() <= 5);
    }
  }

  @Test
  @Proves("COL-GEN-3")
  void one_schedule_is_in_force_and_changes_between_rounds_only() {
    var table = TableTalk.at().sits("ann", 1, 500).sits("bob", 2, 500);
    table.calls("schedule.11");
    assertThat(table.refused("ann", "take-bank", "table", 10)).cites("P215-BANK-2");
    table.banks("ann", 100);
    assertThat(table.refused("bob", "bet.game", "2", 10)).cites("P215-WAGER-1");
    assertThat(table.refusedCall("schedule.1")).cites("COL-GEN-3");
  }

  @Test
  @Proves({"COL-GEN-4", "COL-GEN-8", "P215-TABLE-3"})
  void limits_and_rates_hang_at_the_table() {
    var sheet = Catalogue.packaged().pure215("casino-club", Map.of());
    var sign = TextSign.write(sheet.sign(new Stakes.Schedule(4)));
    assertThat(sign)
        .containsIgnoringWhitespaces(
            "PURE 21.5 BLACKJACK", "$500", "$251", "$4.00", "under review by the Bureau");
  }

  @Test
  @Proves({"COL-GEN-5", "COL-STD215-0", "COL-STD215-1"})
  void different_wagers_may_carry_different_flat_fees() {
    settles(
        """
        house bureau-standard  options schedules.1.player-fee=$1,schedules.1.buster-fee=$0.50
        seat 1  $10            Tc 9d
        seat 2  $10 buster $5  Tc 9d
        bank    Tc (8d)
        fee     bank   -> $0
        fee     seat 1 -> $1     COL-STD215-1
        fee     seat 2 -> $1.50  COL-STD215-1
        """);
    assertThat(Catalogue.packaged().pure215("bureau-standard", Map.of()).sheet().isExample())
        .as("the form prints no figures; ours are marked as an example")
        .isTrue();
  }

  @Test
  @Proves("COL-GEN-9")
  void cents_are_dropped_and_the_first_row_counts_unless_the_sheet_says_otherwise() {
    var round =
        """
        house casino-club  schedule 4 %s
        seat 1  $%s  Tc 9d
        bank    Tc (8d)
        fee     bank -> $%d COL-CC215-4
        """;
    settles(round.formatted("", "100.50", 1));
    settles(round.formatted("", "101", 2));
    settles(round.formatted("", "75", 1));
    settles(round.formatted("options fee.fraction=ceil", "100.50", 2));
    settles(round.formatted("options fee.overlap=last-row", "75", 2));
    settles(round.formatted("options fee.overlap=last-row", "50", 1));
  }

  @Test
  @Proves("COL-GEN-10")
  void a_fee_is_kept_when_wagers_are_returned_and_given_back_when_the_round_is_void() {
    settles(
        """
        house casino-club  bank $5
        seat 1  $200  Tc 9d  -> win $5 of $200
        seat 2  $200  Tc 9d  -> returned
        bank    seat 8  7c (Ac)
        fee     bank -> $3 COL-CC215-1
        """);
    var table = TableTalk.at().sits("ann", 1, 500).sits("bob", 2, 500).banks("ann", 100);
    table.bets("bob", 2, 10).says("bob", "done").deal("Tc 9c");
    assertThat(table.stack("ann")).isEqualTo("$399.50");
    assertThat(table.calls("void-round").stack("ann")).isEqualTo("$500");
    assertThat(table.stack("bob")).isEqualTo("$500");
  }

  @Test
  @Proves("COL-OV215-0")
  void ocean_view_counts_game_and_buster_and_players_pay_nothing() {
    settles(
        """
        house ocean-view  schedule 1
        seat 1  $50 buster $1  Tc 6d  double $50 5h
        bank    Tc (8d)
        fee     bank   -> $1 COL-OV215-1
        fee     seat 1 -> $0
        """);
  }

  @Test
  @Proves({"COL-AV215-0", "COL-AV215-1", "COL-AV215-2"})
  void at_aviator_every_bettor_pays_for_every_circle_but_not_for_buster() {
    settles(
        """
        house aviator  schedule 1
        seat 1 by ann  $10 buster $5  Tc 9d
        seat 2 by ann  $10            Tc 9d
        backline 1 by bob $10
        bank    Tc (8d)
        fee     bank              -> $1     COL-AV215-1
        fee     seat 1            -> $0.50  COL-AV215-1
        fee     seat 2            -> $0.50  COL-AV215-1
        fee     backline 1 by bob -> $0.50  COL-AV215-1
        house aviator  schedule 2  options fee.charge-backline=false
        seat 1  $60            Tc 9d
        backline 1 by bob $60
        bank    Tc (8d)
        fee     bank              -> $2     COL-AV215-2
        fee     seat 1            -> $1     COL-AV215-2
        fee     backline 1 by bob -> $0
        """);
  }

  @Test
  @Proves({"COL-GEN-1", "COL-GEN-9"})
  void a_fee_names_the_row_it_was_read_from_and_nobody_pays_nothing() {
    var round = "house casino-club%s\nseat 1 $%s buster $5 Tc 9d\nbank Tc (8d)";
    var fees = judge(round.formatted("", "50")).getFirst().fees();
    assertThat(fees).extracting(Fee::reason).containsExactly("total action $55, row $5-$100");
    fees = judge(round.formatted("", "500")).getFirst().fees();
    assertThat(fees).extracting(Fee::reason).containsExactly("total action $505, row $401+");
    var charged = "  options schedules.1.player-fee=$1,schedules.1.buster-fee=$0.50";
    fees = judge(round.formatted(charged, "50")).getFirst().fees();
    assertThat(fees).extracting(Fee::reason).endsWith("per circle", "Buster").hasSize(3);
    assertThat(judge(round.formatted(charged, "50").replace("buster $5", "")).getFirst().fees())
        .hasSize(2);
    assertThat(schedules("ocean-view").getFirst().sentence())
        .isEqualTo("Schedule option 1: wagers of $5 to no limit, flat fees as posted.");
    assertThat(schedules("casino-club").getFirst().sentence()).contains("$5 to $500");
  }

  @Test
  @Proves("COL-GEN-9")
  void action_below_the_first_row_pays_the_first_row() {
    var schedule = schedules("casino-club").getFirst();
    for (var overlap : Schedule.Overlap.values()) {
      assertThat(schedule.row(Money.dollars(1), overlap, Schedule.Part.FLOOR))
          .isEqualTo(schedule.rows().getFirst());
    }
  }
}
