package cardroom.proving.hall;

import cardroom.proving.crowd.WaitUntil;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/// People who look at some table at fixed times, whether the one before was answered or not; each
/// is timed from the moment it was due, so that a slow room cannot hide behind its queue.
final class TimedLooks {
  private final HttpClient client;
  private final URI room;
  private final long tables;
  private final Queue<Long> waitedNanos = new ConcurrentLinkedQueue<>();
  private final AtomicLong unanswered = new AtomicLong();

  /// @param tables the number of the last one
  TimedLooks(HttpClient client, URI room, long tables) {
    this.client = client;
    this.room = room;
    this.tables = tables;
  }

  void run(int perSecond, Duration time, ExecutorService threads) throws InterruptedException {
    var began = System.nanoTime();
    var step = TimeUnit.SECONDS.toNanos(1) / perSecond;
    for (long due = began; due - began < time.toNanos(); due += step) {
      while (System.nanoTime() < due) {
        LockSupport.parkNanos(due - System.nanoTime());
      }
      var at = due;
      unanswered.incrementAndGet();
      var _ = threads.submit(() -> look(at));
    }
    WaitUntil.until(Duration.ofSeconds(30), () -> unanswered.get() == 0);
  }

  private void look(long due) {
    var table = ThreadLocalRandom.current().nextLong(tables) + 1;
    var request = HttpRequest.newBuilder(room.resolve("/api/tables/" + table)).build();
    try {
      if (client.send(request, BodyHandlers.ofString()).statusCode() == 200) {
        waitedNanos.add(System.nanoTime() - due);
        unanswered.decrementAndGet();
      }
    } catch (IOException _) {
      // It stays unanswered, and is reported.
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  String words() {
    var all = waitedNanos.stream().sorted().toList();
    if (all.isEmpty()) {
      return "nobody who looked was answered";
    }
    return "%,d looks: half within %.1f ms, 99 %% within %.1f ms, all within %.1f ms; unanswered %d"
        .formatted(
            all.size(),
            all.get(all.size() / 2) / 1e6,
            all.get(all.size() * 99 / 100) / 1e6,
            all.getLast() / 1e6,
            unanswered.get());
  }
}
