package cardroom.scenarios.threecard;

import static cardroom.scenarios.kit.WrittenRounds.settles;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Three-card hands against each other, each line of the table with the next (3CP-RANK-0).
final class RankingTest {

  @ParameterizedTest(name = "{0}: {1} beats {2}")
  @CsvSource({
    "3CP-RANK-1, AhKhQh, KsQsJs",
    "3CP-RANK-2, 3h2hAh, AsAdAc",
    "3CP-RANK-2, KhQhJh, QsJsTs",
    "3CP-RANK-3, 2h2d2c, AsKdQc",
    "3CP-RANK-3, AhAdAc, KsKdKc",
    "3CP-RANK-4, 3h2dAc, AsKsJs",
    "3CP-RANK-4, AhKdQc, KsQdJc",
    "3CP-RANK-5, 5h3h2h, AsAdKc",
    "3CP-RANK-5, AhKhJh, AsKsTs",
    "3CP-RANK-6, 2h2d3c, AsKdJc",
    "3CP-RANK-6, AhAd2c, KsKdAs",
    "3CP-RANK-7, AhKdJc, AsKcTs",
    "3CP-RANK-7, QsTd3c, Qh4d2c",
    "3CP-RANK-8, 5h4d3c, KdTd2d",
    "3CP-RANK-8, 2h2d2c, 5h4d3c",
    "3CP-RANK-9, 4h3d2c, 3sAd2d",
    "3CP-RANK-9, QsQd2h, KsAd2c",
    "3CP-RANK-10, 9h9dAc, 9s9cKs",
    "3CP-RANK-10, KhQd3c, KsQc2d"
  })
  void a_hand_beats_the_next(String rule, String better, String worse) {
    settles(round(better, worse, "win $10 3CP-OUT-2; play win $10 3CP-OUT-2"));
    settles(round(worse, better, "lose $10 3CP-OUT-3; play lose $10 3CP-OUT-3"));
  }

  private static String round(String player, String bank, String follows) {
    return """
        house casino-club   game three-card-poker
        seat 1  ante $10  %s  play  -> %s
        bank    (%s) %s
        """
        .formatted(player, follows, bank.substring(0, 4), bank.substring(4));
  }
}
