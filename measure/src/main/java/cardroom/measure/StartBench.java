package cardroom.measure;

import static java.nio.charset.StandardCharsets.UTF_8;

import cardroom.server.probe.FirstCard;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The built room as a user meets it: from the command to the first card dealt to a new guest, and
/// from the signal to its end.
final class StartBench {
  private static final int STARTS = 3;
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  // The first command of a new checkout builds the program.
  private static final Duration BUILDING = Duration.ofMinutes(15);
  private static final Pattern ADDRESS = Pattern.compile("http://\\S+");
  private static final Path COMMAND =
      Path.of(System.getProperty("cardroom.home", ".")).resolve("cardroom").toAbsolutePath();

  private StartBench() {}

  /// One start and stop, in milliseconds.
  ///
  /// @param cpu what the room had computed when the card was dealt: a loaded machine only adds
  ///   waiting
  private record Times(long open, long card, long cpu, long stop) {}

  static void run(Figures figures) throws IOException {
    end(start(List.of("--version")), BUILDING);
    for (int i = 0; i < STARTS; i++) {
      var times = once("guest" + i);
      var name = "start %d: ".formatted(i + 1);
      figures.add(name + "open", (double) times.open(), "ms", "");
      figures.add(name + "a guest's first card", (double) times.card(), "ms", "3,000");
      figures.add("  processor time until then", (double) times.cpu(), "ms", "");
      figures.add(name + "stopped", (double) times.stop(), "ms", "5,000");
    }
  }

  private static Times once(String guest) throws IOException {
    var data = Files.createTempDirectory("cardroom-start");
    var began = System.nanoTime();
    var room = start(List.of("open", "--port", "0", "--data", data.toString()));
    try {
      var address = address(room);
      var open = since(began);
      FirstCard.dealtTo(guest, address, PATIENCE);
      var card = since(began);
      var cpu = room.info().totalCpuDuration().orElse(Duration.ZERO).toMillis();
      var stopping = System.nanoTime();
      room.destroy();
      end(room, PATIENCE);
      return new Times(open, card, cpu, since(stopping));
    } finally {
      room.destroyForcibly();
      TemporaryFolders.clear(data);
    }
  }

  private static Process start(List<String> words) throws IOException {
    var line = Stream.concat(Stream.of(COMMAND.toString()), words.stream()).toList();
    return new ProcessBuilder(line).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  private static URI address(Process room) throws IOException {
    var said = new BufferedReader(new InputStreamReader(room.getInputStream(), UTF_8));
    for (var line = said.readLine(); line != null; line = said.readLine()) {
      var found = ADDRESS.matcher(line);
      if (found.find()) {
        return URI.create(found.group());
      }
    }
    throw new IOException("the room ended before it was open");
  }

  private static void end(Process process, Duration patience) throws IOException {
    try {
      if (!process.waitFor(patience.toSeconds(), TimeUnit.SECONDS)) {
        throw new IOException("it did not end within " + patience.toSeconds() + " s");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  private static long since(long nanos) {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - nanos);
  }
}
