package cardroom.proving.crash;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/// The process that is killed.
final class RoomProcess {
  private static final long PATIENCE_S = 20;

  private final Process process;

  private RoomProcess(Process process) {
    this.process = process;
  }

  /// Starts a room on these records and waits until it accepts connections.
  static RoomProcess start(Path data, int port) throws IOException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var process =
        new ProcessBuilder(
                java,
                // Killed long before the optimising compiler would pay off.
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-cp",
                System.getProperty("java.class.path"),
                KilledRoom.class.getName(),
                data.toString(),
                Integer.toString(port))
            .redirectError(data.resolveSibling(data.getFileName() + ".log").toFile())
            .start();
    // Ending the trial ends the room as well.
    Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
    var out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    for (var line = out.readLine(); line != null; line = out.readLine()) {
      if (line.equals(KilledRoom.READY)) {
        return new RoomProcess(process);
      }
    }
    throw new IOException("the room did not open");
  }

  /// Kills it as `kill -9` does: it gets no chance to clean up.
  void kill() throws IOException, InterruptedException {
    process.destroyForcibly();
    if (!process.waitFor(PATIENCE_S, TimeUnit.SECONDS)) {
      throw new IOException("the room does not die");
    }
  }
}
