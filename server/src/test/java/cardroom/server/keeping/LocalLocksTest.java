package cardroom.server.keeping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

/// On one machine, too, only one has the turn of a name.
class LocalLocksTest {
  private static final int MANY = 64;
  private final LocalLocks turns = new LocalLocks();
  private int count;

  private int counted() {
    var read = count;
    LockSupport.parkNanos(1);
    count = read + 1;
    return count;
  }

  @Test
  void nothing_of_one_name_is_done_twice_at_once_and_no_name_is_kept() throws Exception {
    try (var all = Executors.newVirtualThreadPerTaskExecutor()) {
      var done = new ArrayList<Future<Integer>>();
      for (int i = 0; i < MANY; i++) {
        done.add(all.submit(() -> turns.inTurn("ann", this::counted)));
      }
      for (var one : done) {
        one.get();
      }
    }
    assertThat(count).isEqualTo(MANY);
    assertThat(turns.kept()).isZero();
  }

  @Test
  void another_name_waits_for_nobody() throws Exception {
    var isIn = new CountDownLatch(1);
    var mayGo = new CountDownLatch(1);
    try (var other = Executors.newVirtualThreadPerTaskExecutor()) {
      var ann = other.submit(() -> turns.inTurn("ann", () -> waits(isIn, mayGo)));
      isIn.await();
      assertThat(turns.inTurn("bob", () -> "bob")).isEqualTo("bob");
      assertThat(ann.isDone()).isFalse();
      mayGo.countDown();
      assertThat(ann.get()).isTrue();
    }
  }

  private static boolean waits(CountDownLatch isIn, CountDownLatch mayGo) {
    isIn.countDown();
    try {
      mayGo.await();
      return true;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void a_turn_inside_itself_is_a_fault_of_ours_on_one_machine_as_on_several() {
    assertThatThrownBy(() -> turns.inTurn("ann", () -> turns.inTurn("ann", () -> 1)))
        .hasMessageContaining("taken already");
    assertThatThrownBy(
            () ->
                turns.inTurn(
                    "ann",
                    () -> {
                      throw new IllegalArgumentException("a fault");
                    }))
        .hasMessage("a fault");
    assertThat(turns.inTurn("ann", () -> 2)).isEqualTo(2);
    assertThat(turns.kept()).isZero();
  }
}
