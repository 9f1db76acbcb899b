package cardroom.proving.cluster;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/// The PostgreSQL of a trial.
final class TrialDatabase implements AutoCloseable {
  private static final long PATIENCE_S = 180;

  private final EmbeddedPostgres server;
  private final Path folder;

  private TrialDatabase(EmbeddedPostgres server, Path folder) {
    this.server = server;
    this.folder = folder;
  }

  static TrialDatabase in(Path folder) throws IOException {
    var server =
        EmbeddedPostgres.builder()
            .setDataDirectory(folder)
            .setServerConfig("fsync", "on")
            .setServerConfig("synchronous_commit", "on")
            .setPGStartupWait(Duration.ofSeconds(PATIENCE_S))
            .start();
    return new TrialDatabase(server, folder);
  }

  String url() {
    return server.getJdbcUrl("postgres", "postgres");
  }

  int port() {
    return server.getPort();
  }

  /// Crashes it, so that it recovers from its log; returns when it is up again.
  void restart() throws IOException, InterruptedException {
    var program = Files.readString(folder.resolve("postmaster.opts")).split(" ", 2)[0];
    var control = Objects.requireNonNull(Path.of(program.replace("\"", "")).getParent());
    List<String> command = new ArrayList<>();
    if (System.getProperty("user.name").equals("root")) {
      // PostgreSQL refuses to run as root; in a user namespace of its own it is another user.
      command.addAll(List.of("unshare", "-U"));
    }
    command.addAll(
        List.of(
            control.resolve("pg_ctl").toString(),
            "restart",
            "-w",
            "-t",
            Long.toString(PATIENCE_S)));
    command.addAll(List.of("-D", folder.toString(), "-m", "immediate"));
    var process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolveSibling("restart.log").toFile())
            .start();
    if (!process.waitFor(PATIENCE_S, TimeUnit.SECONDS) || process.exitValue() != 0) {
      throw new IOException("the database does not come up again");
    }
  }

  @Override
  public void close() throws IOException {
    server.close();
  }
}
