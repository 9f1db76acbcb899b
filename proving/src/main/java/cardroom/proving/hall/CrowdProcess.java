package cardroom.proving.hall;

import cardroom.proving.crowd.Progress;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/// The room's side of the viewers, who run in a process of their own.
final class CrowdProcess implements AutoCloseable {
  private static final int TOGETHER = 500;
  private static final long PATIENCE_S = 20;

  private final Process process;
  private final Writer orders;
  private final BufferedReader answers;

  private CrowdProcess(Process process) {
    this.process = process;
    this.orders = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8);
    this.answers =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  static CrowdProcess at(int port, int tables) throws IOException {
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var process =
        new ProcessBuilder(
                java,
                "-Xmx2g",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                HallCrowd.class.getName(),
                Integer.toString(port),
                Integer.toString(tables))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    // Ending the trial ends the crowd as well.
    Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
    return new CrowdProcess(process);
  }

  /// That many watch over sockets.
  void watch(int sockets, Progress progress) throws IOException {
    for (int left = sockets; left > 0; left -= TOGETHER) {
      var watching = asked("watch " + Math.min(TOGETHER, left));
      progress.tell("%s of %,d watch over sockets", watching, sockets);
    }
  }

  /// How many messages the watchers have received.
  long heard() throws IOException {
    return Long.parseLong(asked("heard"));
  }

  /// Some look at fixed times; returns how long they waited, in words.
  String look(int perSecond, int seconds) throws IOException {
    return asked("look %d %d".formatted(perSecond, seconds));
  }

  private String asked(String order) throws IOException {
    orders.write(order + "\n");
    orders.flush();
    var answer = answers.readLine();
    if (answer == null) {
      throw new IOException("those who look at the hall are gone");
    }
    return answer;
  }

  @Override
  public void close() throws IOException {
    orders.close();
    try {
      if (!process.waitFor(PATIENCE_S, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      process.destroyForcibly();
    }
  }
}
