package cardroom.proving.hall;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.LongAdder;

/// The viewers of a hall, in a process of their own, so that their cost is not counted as the
/// room's. It reads commands line by line, and answers each with one line.
final class HallCrowd {
  private static final int AT_ONCE = 32;

  private final int port;
  private final long tables;
  private final LongAdder heard = new LongAdder();
  private final List<HallWatcher> watchers = new ArrayList<>();
  private final Semaphore entrance = new Semaphore(AT_ONCE);

  private HallCrowd(int port, long tables) {
    this.port = port;
    this.tables = tables;
  }

  /// The port of the room on this machine, and its last table.
  public static void main(String[] words) throws Exception {
    var crowd = new HallCrowd(Integer.parseInt(words[0]), Long.parseLong(words[1]));
    try (var threads = Executors.newVirtualThreadPerTaskExecutor();
        var client = HttpClient.newHttpClient();
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
      for (var line = in.readLine(); line != null; line = in.readLine()) {
        System.out.println(crowd.answer(line.split(" ", -1), threads, client));
        System.out.flush();
      }
      crowd.watchers.forEach(HallWatcher::close);
      // Looks that are still in progress are not waited for.
      threads.shutdownNow();
    }
  }

  private String answer(String[] order, ExecutorService threads, HttpClient client)
      throws IOException, InterruptedException {
    return switch (order[0]) {
      case "watch" -> watch(Integer.parseInt(order[1]), threads);
      case "heard" -> String.valueOf(heard.sum());
      case "look" -> look(Integer.parseInt(order[1]), Long.parseLong(order[2]), threads, client);
      default -> throw new IllegalArgumentException("not understood: " + order[0]);
    };
  }

  /// Adds that many watchers, each at the next table, so that they spread over the hall.
  private String watch(int some, ExecutorService threads) throws IOException, InterruptedException {
    List<Future<HallWatcher>> coming = new ArrayList<>();
    for (int i = 0; i < some; i++) {
      var number = watchers.size() + i;
      var table = number % tables + 1;
      entrance.acquire();
      coming.add(
          threads.submit(
              () -> {
                try {
                  return HallWatcher.at(port, table, number, heard);
                } finally {
                  entrance.release();
                }
              }));
    }
    for (var each : coming) {
      try {
        var watcher = each.get();
        watchers.add(watcher);
        var _ = threads.submit(watcher);
      } catch (ExecutionException e) {
        throw new IOException("somebody was not let in to watch", e);
      }
    }
    return String.valueOf(watchers.size());
  }

  private String look(int perSecond, long seconds, ExecutorService threads, HttpClient client)
      throws InterruptedException {
    var looks = new TimedLooks(client, URI.create("http://localhost:" + port), tables);
    looks.run(perSecond, Duration.ofSeconds(seconds), threads);
    return looks.words();
  }
}
