package cardroom.server.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Many people ask, and one of them asks without end.
final class LabQueueTest {

  private final LabQueue<String> queue = new LabQueue<>(8);
  private final List<String> worked = new CopyOnWriteArrayList<>();
  private final List<String> refused = new CopyOnWriteArrayList<>();
  private final List<Thread> people = new ArrayList<>();
  private final CountDownLatch held = new CountDownLatch(1);

  @AfterEach
  void goHome() throws InterruptedException {
    held.countDown();
    for (var one : people) {
      one.join();
    }
  }

  /// A question being worked on stays so until the test releases it.
  private Thread asks(String who, String what) {
    var asking =
        Thread.startVirtualThread(
            () -> {
              if (queue.answer(who, what, () -> work(what)).isEmpty()) {
                refused.add(what);
              }
            });
    people.add(asking);
    return asking;
  }

  private String work(String what) {
    worked.add(what);
    try {
      held.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return "answer to " + what;
  }

  private static void waits(Thread asking) {
    await("stands in line").until(() -> asking.getState() == Thread.State.TIMED_WAITING);
  }

  private void isInWork(String what) {
    await(what + " is in work").until(() -> worked.contains(what));
  }

  @Test
  void whoever_asks_without_end_waits_behind_themselves() throws InterruptedException {
    asks("Mallory", "first");
    isInWork("first");
    for (int i = 0; i < 8; i++) {
      waits(asks("Mallory", "more " + i));
    }
    var ann = asks("Ann", "of Ann");
    waits(ann);
    goHome();
    assertThat(refused).isEmpty();
    assertThat(worked).hasSize(10).startsWith("first", "of Ann");
  }

  @Test
  void a_person_has_no_more_than_sixteen_questions_waiting() throws InterruptedException {
    asks("Mallory", "first");
    isInWork("first");
    for (int i = 0; i < 40; i++) {
      asks("Mallory", "more " + i);
    }
    await("too many").until(() -> refused.size() == 25);
    goHome();
    assertThat(worked).hasSize(16);
    assertThat(queue.answer("Mallory", "later", () -> "told")).contains("told");
  }

  @Test
  void work_that_fails_leaves_the_line_free() {
    assertThatThrownBy(() -> queue.answer("Ann", "nonsense", LabQueueTest::fails))
        .hasMessage("nonsense");
    assertThat(queue.answer("Ann", "sense", () -> "told")).contains("told");
    assertThat(queue.answer("Bob", "sense", LabQueueTest::fails)).contains("told");
  }

  private static String fails() {
    throw new IllegalArgumentException("nonsense");
  }
}
