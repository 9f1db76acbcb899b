package cardroom.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.Places;
import cardroom.server.cluster.Letter.ToTable;
import cardroom.server.journal.Database;
import cardroom.server.journal.GroupCommit;
import cardroom.server.journal.Records;
import cardroom.server.journal.SqlStore;
import cardroom.server.keeping.RoomTime;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.odd.OddPlayer;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.ClockTimes;
import cardroom.server.table.LocalTables;
import com.typesafe.config.ConfigFactory;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.pekko.actor.typed.ActorSystem;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A table is dealt on a machine as long as its entity is there, and never without it.
class TableEntityTest {
  private static final long A_WHILE_MS = 1_000;

  @TempDir Path folder;

  private final CountDownLatch recordsAnswer = new CountDownLatch(1);
  private SqlStore store;
  private GroupCommit journal;
  private LocalTables here;
  private ActorSystem<ToTable> entity;
  private long table;

  @BeforeEach
  void open() {
    var place = Places.sqlite(folder);
    try (var room = Places.oddRoom(Database.at(place))) {
      table = OddPlayer.open(room, "Odd one");
    }
    store = new SqlStore(Database.at(place).ready());
    journal = new GroupCommit(store);
    here =
        new LocalTables(
            journal,
            slow(store),
            new OddCatalogue(),
            new SealedShoe(Places.KEY, Entropy.ofTheSystem()),
            ClockTimes.ENDLESS,
            RoomTime.ofTheMachine(),
            false);
    var alone = ConfigFactory.parseString("pekko.actor.provider = local");
    entity =
        ActorSystem.create(
            TableEntity.of(table, here), "entity", alone.withFallback(ConfigFactory.load()));
  }

  @AfterEach
  void close() {
    recordsAnswer.countDown();
    entity.terminate();
    here.close();
    journal.close();
    store.close();
  }

  /// Records that say only when asked to whether a table is open.
  private Records slow(Records records) {
    return (Records)
        Proxy.newProxyInstance(
            Records.class.getClassLoader(),
            new Class<?>[] {Records.class},
            (_, method, arguments) -> {
              if (method.getName().equals("isOpen")) {
                recordsAnswer.await();
              }
              try {
                return method.invoke(records, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  private boolean hasEnded() throws Exception {
    try {
      entity.getWhenTerminated().toCompletableFuture().get(A_WHILE_MS, TimeUnit.MILLISECONDS);
      return true;
    } catch (TimeoutException _) {
      return false;
    }
  }

  private void awaitDealing() {
    recordsAnswer.countDown();
    Awaitility.await().until(() -> here.deals(table));
  }

  @Test
  void a_table_that_moves_while_it_is_loaded_is_not_dealt_here_afterwards() throws Exception {
    entity.tell(new ToTable.Rest());
    assertThat(hasEnded()).as("before the table is loaded").isFalse();
    recordsAnswer.countDown();
    entity.getWhenTerminated().toCompletableFuture().get();
    assertThat(here.deals(table)).isFalse();
  }

  @Test
  void a_table_that_moves_is_not_dealt_here_afterwards() throws Exception {
    awaitDealing();
    entity.tell(new ToTable.Rest());
    entity.getWhenTerminated().toCompletableFuture().get();
    assertThat(here.deals(table)).isFalse();
  }

  @Test
  void a_table_whose_entity_is_ended_by_force_is_not_dealt_here_afterwards()
      throws ExecutionException, InterruptedException {
    awaitDealing();
    entity.terminate();
    entity.getWhenTerminated().toCompletableFuture().get();
    Awaitility.await().until(() -> !here.deals(table));
  }

  @Test
  void a_table_that_is_not_dealt_though_its_entity_is_here_is_loaded_again() throws Exception {
    awaitDealing();
    here.rest(table).get();
    assertThat(here.deals(table)).isFalse();
    entity.tell(new ToTable.Wake());
    Awaitility.await().until(() -> here.deals(table));
  }
}
