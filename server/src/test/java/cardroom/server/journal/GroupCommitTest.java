package cardroom.server.journal;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.journal.Row.PasskeyRow;
import cardroom.server.ledger.Leg;
import cardroom.server.odd.OddPlayer;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Many tables in one transaction, and what happens when it fails.
class GroupCommitTest {
  @TempDir Path folder;

  private static JournalPage page(long table, long number, Leg... legs) {
    var entry =
        new JournalEntry(table, number, "test", 1, "ann", "", 0, "{}", "", List.of(legs))
            .linkedTo(HashChain.START);
    return new JournalPage(table, List.of(entry), List.of());
  }

  private static CompletableFuture<PageOutcome> write(Journal journal, JournalPage page) {
    var outcome = new CompletableFuture<PageOutcome>();
    journal.write(page, outcome::complete);
    return outcome;
  }

  @Test
  void a_room_in_which_nobody_plays_knows_whether_it_can_write() {
    var isGone = new AtomicBoolean();
    BeforeCommit gone =
        () -> {
          if (isGone.get()) {
            throw new WriteFailure.Thrown(new WriteFailure.Unavailable("the disk is full"));
          }
        };
    try (var records = new SqlStore(Database.at(Places.sqlite(folder)).ready());
        var journal = new GroupCommit(before(records, gone), Duration.ofMillis(1))) {
      assertThat(journal.healthy()).isTrue();
      isGone.set(true);
      Awaitility.await().until(() -> !journal.healthy());
      isGone.set(false);
      Awaitility.await().until(journal::healthy);
      assertThat(journal.commits()).isZero();
      assertThat(OddPlayer.await(write(journal, page(1, 1)))).isEqualTo(new PageOutcome.Done());
      assertThat(journal.commits()).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void one_bad_page_stops_nobody_else(String kind) {
    var url = kind.equals("sqlite") ? Places.sqlite(folder) : Places.postgres();
    try (var store = new SqlStore(Database.at(url).ready());
        var journal = new GroupCommit(store)) {
      assertThat(OddPlayer.await(write(journal, page(1, 1)))).isEqualTo(new PageOutcome.Done());
      List<CompletableFuture<PageOutcome>> outcomes = new ArrayList<>();
      for (int table = 1; table <= 50; table++) {
        outcomes.add(write(journal, page(table, 1)));
      }
      var poor = write(journal, page(99, 1, Leg.issued("eve", -5).toArray(new Leg[0])));
      assertThat(OddPlayer.await(outcomes.getFirst()))
          .as("that number is taken")
          .isInstanceOfSatisfying(
              PageOutcome.Not.class,
              not -> assertThat(not.failure()).isInstanceOf(WriteFailure.Contradiction.class));
      for (var outcome : outcomes.subList(1, 50)) {
        assertThat(OddPlayer.await(outcome)).isEqualTo(new PageOutcome.Done());
      }
      assertThat(OddPlayer.await(poor))
          .isEqualTo(new PageOutcome.Not(new WriteFailure.Overdrawn("player:eve")));
      assertThat(store.lastNumber(50)).isEqualTo(1);
      assertThat(store.lastNumber(99)).isZero();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void a_passkey_that_was_taken_out_does_not_come_back_by_being_used(String kind) {
    var url = kind.equals("sqlite") ? Places.sqlite(folder) : Places.postgres();
    var key = new PasskeyRow("an id", "ann", "handle", "phone", "its key", 1, 5, 0);
    try (var store = new SqlStore(Database.at(url).ready());
        var journal = new GroupCommit(store)) {
      assertThat(written(journal, 1, key)).isEqualTo(new PageOutcome.Done());
      assertThat(written(journal, 2, key)).as("known already").isInstanceOf(PageOutcome.Not.class);
      assertThat(written(journal, 3, key.used(7, 9))).isEqualTo(new PageOutcome.Done());
      assertThat(written(journal, 4, key.used(6, 10))).isInstanceOf(PageOutcome.Not.class);
      assertThat(store.passkey("an id")).contains(key.used(7, 9));
      assertThat(written(journal, 5, key.over())).isEqualTo(new PageOutcome.Done());
      assertThat(written(journal, 6, key.used(8, 11)))
          .isInstanceOfSatisfying(
              PageOutcome.Not.class,
              not -> assertThat(not.failure()).isInstanceOf(WriteFailure.Contradiction.class));
      assertThat(store.passkey("an id")).isEmpty();
    }
  }

  private static PageOutcome written(Journal journal, long table, Row row) {
    var page = page(table, 1);
    return OddPlayer.await(write(journal, new JournalPage(table, page.entries(), List.of(row))));
  }

  @Test
  void one_bad_page_among_hundreds_costs_a_few_commits() {
    var held = new CountDownLatch(1);
    var tried = new AtomicInteger();
    try (var store = new SqlStore(Database.at(Places.sqlite(folder)).ready());
        var journal =
            new GroupCommit(
                before(
                    store,
                    () -> {
                      tried.incrementAndGet();
                      held.await();
                    }))) {
      // Whatever arrives while the first is being written waits for the same commit.
      var first = write(journal, page(1_000, 1));
      List<CompletableFuture<PageOutcome>> outcomes = new ArrayList<>();
      for (int table = 1; table <= 512; table++) {
        outcomes.add(write(journal, page(table, 1)));
      }
      var taken = write(journal, page(300, 1));
      held.countDown();
      assertThat(OddPlayer.await(first)).isEqualTo(new PageOutcome.Done());
      outcomes.forEach(each -> assertThat(OddPlayer.await(each)).isEqualTo(new PageOutcome.Done()));
      assertThat(OddPlayer.await(taken)).isInstanceOf(PageOutcome.Not.class);
      assertThat(tried.get()).as("commits that were tried").isLessThan(30);
    }
  }

  @Test
  void when_the_disk_is_full_actions_are_refused_and_play_goes_on_when_it_is_back() {
    var full = new AtomicBoolean(true);
    try (var store = new SqlStore(Database.at(Places.sqlite(folder)).ready());
        var journal = new GroupCommit(failingWhile(full, store))) {
      assertThat(OddPlayer.await(write(journal, page(1, 1))))
          .isInstanceOfSatisfying(
              PageOutcome.Not.class,
              not -> assertThat(not.failure()).isInstanceOf(WriteFailure.Unavailable.class));
      assertThat(journal.healthy()).isFalse();
      full.set(false);
      assertThat(OddPlayer.await(write(journal, page(1, 1)))).isEqualTo(new PageOutcome.Done());
      assertThat(journal.healthy()).isTrue();
    }
  }

  private static Store failingWhile(AtomicBoolean full, Store store) {
    return before(
        store,
        () -> {
          if (full.get()) {
            throw new WriteFailure.Thrown(new WriteFailure.Unavailable("database or disk is full"));
          }
        });
  }

  private interface BeforeCommit {
    void happens() throws Exception;
  }

  private static Store before(Store store, BeforeCommit commit) {
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, method, arguments) -> {
              if (method.getName().equals("commit")) {
                commit.happens();
              }
              try {
                return method.invoke(store, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }
}
