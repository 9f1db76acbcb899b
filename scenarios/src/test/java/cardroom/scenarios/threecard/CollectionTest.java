package cardroom.scenarios.threecard;

import static cardroom.scenarios.kit.WrittenRounds.settles;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The player-dealer's fee by total table action, in all five options (3CP-FEE-1, COL-CC3CP-0).
final class CollectionTest {

  @ParameterizedTest
  @CsvSource({
    "1, 5, 0.50",
    "1, 50, 0.50",
    "1, 50.50, 0.50",
    "1, 51, 1",
    "1, 100, 1",
    "1, 101, 2",
    "1, 300, 2",
    "1, 301, 4",
    "1, 500, 4",
    "2, 50, 0.50",
    "2, 100, 1",
    "2, 101, 3",
    "2, 301, 5",
    "3, 100, 1",
    "3, 101, 2",
    "3, 301, 5",
    "4, 100, 1",
    "4, 101, 3",
    "4, 301, 6",
    "5, 100, 1",
    "5, 101, 3",
    "5, 301, 8"
  })
  void one_ante_pays_its_row(int schedule, String ante, String fee) {
    settles(
        """
        house casino-club   game three-card-poker   schedule %1$d
        seat 1  ante $%2$s  9h9d2c  play
        bank    (Qs 7d) Ah
        fee bank -> $%3$s COL-CC3CP-%1$d
        fee seat 1 -> $0
        """
            .formatted(schedule, ante, fee));
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1, 5",
    "2, 200, 5",
    "2, 201, 10",
    "3, 100, 5",
    "3, 101, 8",
    "3, 500, 8",
    "4, 101, 10",
    "4, 500, 10",
    "5, 101, 12",
    "5, 500, 12"
  })
  void more_action_pays_a_later_row(int schedule, int more, String fee) {
    var second =
        more < 5 ? " pair-plus $%d  9h9d2c  play" : "  9h9d2c  play\nseat 2  ante $%d 8h8d3c";
    settles(
        """
        house casino-club   game three-card-poker   schedule %1$d
        seat 1  ante $500%2$s
        bank    seat 7  (Qs 7d) Ah
        fee bank -> $%3$s COL-CC3CP-%1$d
        """
            .formatted(schedule, second.formatted(more), fee));
  }

  /// 3CP-FEE-1: bonus and backline wagers count, Play does not.
  @Test
  void bonus_wagers_count_unless_the_sheet_leaves_them_out() {
    settles(
        """
        house casino-club   game three-card-poker
        seat 1  by ann  ante $40 pair-plus $5 six-card-bonus $5  9h9d2c  play
        bank    (Qs 7d) Ah
        fee bank -> $0.50 COL-CC3CP-1

        house casino-club   game three-card-poker
        seat 1  by ann  ante $40 pair-plus $6 six-card-bonus $5  9h9d2c  play
        bank    (Qs 7d) Ah
        fee bank -> $1 COL-CC3CP-1

        house casino-club   game three-card-poker   options fee.action-includes-bonus=false
        seat 1  by ann  ante $40 pair-plus $6 six-card-bonus $5  9h9d2c  play
        bank    (Qs 7d) Ah
        fee bank -> $0.50 COL-CC3CP-1

        house casino-club   game three-card-poker
        seat 1  by ann  ante $40  9h9d2c  play
        backline 1  by bob  ante $11  matches
        bank    (Qs 7d) Ah
        fee bank -> $1 COL-CC3CP-1
        """);
  }
}
