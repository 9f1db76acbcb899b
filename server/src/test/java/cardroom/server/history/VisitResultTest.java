package cardroom.server.history;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.journal.Row.PlayedRow;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What a visit has brought, from the rounds that the records have.
class VisitResultTest {
  private static final long MINUTE = 60_000;
  private static final long NOW = 100_000 * MINUTE;
  private static final long HERE = 7;

  private final List<PlayedRow> rounds = new ArrayList<>();

  private void played(long table, long minutesAgo, long netCents) {
    var round = rounds.size() + 1;
    rounds.add(new PlayedRow("ann", table, round, 1, 2, NOW - minutesAgo * MINUTE, netCents, 0));
  }

  private VisitResult visit() {
    return VisitResult.of(
        since -> rounds.stream().filter(round -> round.at() > since).toList(), HERE, NOW);
  }

  @Test
  void it_is_the_sum_of_the_rounds_at_this_table() {
    played(HERE, 1, -500);
    played(8, 2, 9_000);
    played(HERE, 3, 200);
    assertThat(visit()).isEqualTo(new VisitResult(2, -300));
  }

  @Test
  void it_is_over_after_an_hour_without_a_round_there() {
    played(HERE, 10, -500);
    played(8, 40, 9_000);
    played(HERE, 71, 200);
    assertThat(visit()).isEqualTo(new VisitResult(1, -500));
    rounds.removeFirst();
    assertThat(visit()).isEqualTo(new VisitResult(0, 0));
  }

  @Test
  void it_may_last_longer_than_is_read_at_once() {
    for (int i = 0; i < 40; i++) {
      played(HERE, 50L * i, 100);
    }
    played(HERE, 50L * 39 + 61, 7_000);
    assertThat(visit()).isEqualTo(new VisitResult(40, 4_000));
  }
}
