package cardroom.scenarios.fees;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.banked.Schedule;
import cardroom.games.pure215.SideBets;
import cardroom.houses.Catalogue;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every figure of every schedule against the specification.
final class SchedulesTest {

  @ParameterizedTest
  @CsvSource({"casino-club, COL-CC215-, 12", "ocean-view, COL-OV215-, 5", "aviator, COL-AV215-, 3"})
  void every_figure_of_every_schedule_is_the_printed_one(String house, String ids, int options)
      throws IOException {
    var printed = PrintedSchedules.startingWith(ids);
    var schedules = Catalogue.packaged().pure215(house, Map.of()).sheet().schedules();
    assertThat(printed).hasSize(options);
    assertThat(schedules).extracting(Schedule::id).containsExactlyElementsOf(printed.keySet());
    for (var schedule : schedules) {
      assertThat(read(schedule)).isEqualTo(printed.get(schedule.id()));
      assertThat(schedule.fee(SideBets.BUSTER.id()).isZero()).isTrue();
    }
  }

  @Test
  void those_of_three_card_poker_too() throws IOException {
    var printed = PrintedSchedules.startingWith("COL-CC3CP-");
    assertThat(printed).hasSize(5);
    var schedules = Catalogue.packaged().threeCard("casino-club", Map.of()).sheet().schedules();
    assertThat(schedules).extracting(Schedule::id).containsExactlyElementsOf(printed.keySet());
    for (var schedule : schedules) {
      assertThat(read(schedule)).isEqualTo(printed.get(schedule.id()));
    }
  }

  private static PrintedSchedules.Printed read(Schedule schedule) {
    var limits = schedule.limits();
    List<String> rows =
        schedule.rows().stream().map(row -> row.toString() + " " + row.fee()).toList();
    return new PrintedSchedules.Printed(
        schedule.option(),
        limits.endsWith("no limit") ? limits : limits.replace(" to ", "-"),
        schedule.playerFee().toString(),
        rows);
  }
}
