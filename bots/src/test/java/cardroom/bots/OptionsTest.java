package cardroom.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Bots use all that a house allows: over an evening every option on offer is taken by somebody.
final class OptionsTest {

  private static final int ROUNDS = 50;

  /// What people do when they change their mind or come and go; a bot plays on.
  private static final Set<String> NOT_PLAY =
      Set.of("take-back", "stay", "top-up", "sit-out", "come-back", "leave");

  private static final List<String> BANKED = List.of("take-bank", "pass-bank", "done");

  /// A table, and what its house is known to allow; only some houses have insurance and backline.
  record Table(String house, String game, List<String> options) {}

  static Stream<Table> tables() {
    return Stream.of(
        pure("casino-club", "bet.red-flex", "insurance", "no-insurance", "match"),
        pure("aviator", "match"),
        pure("ocean-view"),
        pure("bureau-standard"),
        new Table(
            "casino-club",
            "three-card-poker",
            List.of("bet.pair-plus", "bet.six-card-bonus", "match", "play", "fold")));
  }

  private static Table pure(String house, String... more) {
    var options = new ArrayList<>(List.of("bet.buster", "double", "split", "surrender"));
    options.addAll(List.of(more));
    return new Table(house, "pure-21.5", options);
  }

  @ParameterizedTest
  @MethodSource("tables")
  void every_option_on_offer_is_taken_by_somebody(Table table) {
    var evening = BotEvening.of(table.house(), table.game(), 11);
    evening.play(ROUNDS);
    var offered = new TreeSet<>(evening.offered());
    offered.removeAll(NOT_PLAY);
    assertThat(evening.taken())
        .containsAll(offered)
        .containsAll(BANKED)
        .containsAll(table.options());
    assertThat(evening.circlesAtOnce()).as("circles of one player").isGreaterThan(1);
    if (offered.contains("double")) {
      assertThat(evening.lessThanFull()).as("doubles for less").isPositive();
    }
  }
}
