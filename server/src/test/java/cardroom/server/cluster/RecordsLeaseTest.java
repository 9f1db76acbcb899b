package cardroom.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.LoggedTrouble;
import cardroom.server.Places;
import cardroom.server.journal.Database;
import cardroom.server.journal.MachineRecords;
import com.typesafe.config.ConfigFactory;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import org.apache.pekko.actor.ActorSystem;
import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.coordination.lease.javadsl.LeaseProvider;
import org.awaitility.Awaitility;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The database decides which machines play on.
@Tag("cluster")
class RecordsLeaseTest {
  private static final String ALONE =
      """
      pekko.remote.artery.canonical.hostname = localhost
      pekko.remote.artery.canonical.port = 0
      include classpath("cardroom/server/cluster.conf")
      """;

  @Test
  void while_the_database_cannot_be_reached_no_machine_is_told_to_give_itself_up()
      throws Exception {
    var url = Places.postgres();
    try (var database = Database.at(url).ready();
        var log = new LoggedTrouble()) {
      var setup =
          ActorSystemSetup.create(
              BootstrapSetup.create(
                  ConfigFactory.parseString(ALONE).withFallback(ConfigFactory.load())),
              new LeaseRecords(new MachineRecords(database)));
      var system = ActorSystem.create("cardroom", setup);
      try {
        letsNobodyIn(url, true);
        var lease = LeaseProvider.get(system).getLease("side", "cardroom.lease", "here");
        CompletableFuture<Boolean> judged = lease.acquire().toCompletableFuture();
        Awaitility.await()
            .until(() -> log.lines().stream().anyMatch(line -> line.contains("RecordsLease")));
        assertThat(judged).isNotDone();
        letsNobodyIn(url, false);
        assertThat(judged.get()).isTrue();
      } finally {
        system.terminate();
      }
    }
  }

  /// What a database that restarts does to everybody who is connected.
  private static void letsNobodyIn(String url, boolean isAway) throws SQLException {
    var name = url.replaceFirst(".*/", "").replaceFirst("[?].*", "");
    try (var connection = DriverManager.getConnection(url.replaceFirst("/" + name, "/postgres"));
        var statement = connection.createStatement()) {
      statement.execute("alter database %s with allow_connections %s".formatted(name, !isAway));
      if (isAway) {
        statement.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = '%s'"
                .formatted(name));
      }
    }
  }
}
