package cardroom.server.journal;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.ledger.Leg;
import cardroom.server.odd.OddPlayer;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Many tables in one transaction, and what happens when it fails.
class GroupCommitTest {
  @TempDir Path folder;

  private static Page page(long table, long number, Leg... legs) {
    var entry =
        new Entry(table, number, "test", 1, "ann", "", 0, "{}", "", List.of(legs))
            .linkedTo(Chain.START);
    return new Page(table, List.of(entry), List.of());
  }

  private static CompletableFuture<Written> write(Journal journal, Page page) {
    var outcome = new CompletableFuture<Written>();
    journal.write(page, outcome::complete);
    return outcome;
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void one_bad_page_stops_nobody_else(String kind) {
    var url = kind.equals("sqlite") ? Places.sqlite(folder) : Places.postgres();
    try (var store = new SqlStore(Database.at(url).ready());
        var journal = new GroupCommit(store)) {
      assertThat(OddPlayer.await(write(journal, page(1, 1)))).isEqualTo(new Written.Done());
      List<CompletableFuture<Written>> outcomes = new ArrayList<>();
      for (int table = 1; table <= 50; table++) {
        outcomes.add(write(journal, page(table, 1)));
      }
      var poor = write(journal, page(99, 1, Leg.issued("eve", -5).toArray(new Leg[0])));
      assertThat(OddPlayer.await(outcomes.getFirst()))
          .as("that number is taken")
          .isInstanceOfSatisfying(
              Written.Not.class,
              not -> assertThat(not.failure()).isInstanceOf(WriteFailure.Contradiction.class));
      for (var outcome : outcomes.subList(1, 50)) {
        assertThat(OddPlayer.await(outcome)).isEqualTo(new Written.Done());
      }
      assertThat(OddPlayer.await(poor))
          .isEqualTo(new Written.Not(new WriteFailure.Overdrawn("player:eve")));
      assertThat(store.lastNumber(50)).isEqualTo(1);
      assertThat(store.lastNumber(99)).isZero();
    }
  }

  @Test
  void when_the_disk_is_full_actions_are_refused_and_play_goes_on_when_it_is_back() {
    var full = new AtomicBoolean(true);
    try (var store = new SqlStore(Database.at(Places.sqlite(folder)).ready());
        var journal = new GroupCommit(failingWhile(full, store))) {
      assertThat(OddPlayer.await(write(journal, page(1, 1))))
          .isInstanceOfSatisfying(
              Written.Not.class,
              not -> assertThat(not.failure()).isInstanceOf(WriteFailure.Unavailable.class));
      assertThat(journal.healthy()).isFalse();
      full.set(false);
      assertThat(OddPlayer.await(write(journal, page(1, 1)))).isEqualTo(new Written.Done());
      assertThat(journal.healthy()).isTrue();
    }
  }

  private static Store failingWhile(AtomicBoolean full, Store store) {
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, method, arguments) -> {
              if (method.getName().equals("commit") && full.get()) {
                throw new WriteFailure.Thrown(
                    new WriteFailure.Unavailable("database or disk is full"));
              }
              try {
                return method.invoke(store, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }
}
