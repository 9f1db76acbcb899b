package cardroom.server;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.server.guests.Admission;
import cardroom.server.journal.Records;
import cardroom.server.odd.OddCatalogue;
import cardroom.server.odd.OddPlayer;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.table.Answer;
import cardroom.server.verify.Verifier;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// People at tables of their own who play on whatever happens, and note the answers they got.
final class UnderPlay implements AutoCloseable {
  private static final int PLAYERS = 6;

  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Map<String, Done> done = new ConcurrentHashMap<>();
  private final Queue<Answer.Refused> refused = new ConcurrentLinkedQueue<>();
  private volatile boolean over;

  private record Done(long table, long number) {}

  UnderPlay(Room room) {
    for (int i = 0; i < PLAYERS; i++) {
      var name = "player " + i;
      assertThat(room.guests().admit(name)).isInstanceOf(Admission.Welcome.class);
      var player = new OddPlayer(room, name, OddPlayer.open(room, name));
      assertThat(player.act("sit", 90_000)).isInstanceOf(Answer.Done.class);
      var _ = threads.submit(() -> play(player));
    }
  }

  private void play(OddPlayer player) {
    while (!over) {
      try {
        var now = player.look();
        var choice = now.isAtRest() ? "stake" : "red";
        var key = OddPlayer.freshKey();
        switch (player.send(player.asked(choice, now.isAtRest() ? 100 : 0, key, now.number()))) {
          case Answer.Done(var number) -> done.put(key, new Done(player.table(), number));
          case Answer.Refused no -> refused.add(no);
        }
      } catch (IllegalStateException e) {
        // There is nothing to see while the records are gone.
        pause();
      }
    }
  }

  private static void pause() {
    try {
      Thread.sleep(20);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  int answered() {
    return done.size();
  }

  Queue<Answer.Refused> refused() {
    return refused;
  }

  /// Every acknowledged command is in the records under its key, and they are in order.
  void findEverything(Records records, String url) throws Exception {
    for (var entry : done.entrySet()) {
      var written = records.entry(entry.getValue().table(), entry.getValue().number());
      assertThat(written).as(entry.toString()).isPresent();
      assertThat(written.orElseThrow().commandKey()).startsWith(entry.getKey());
    }
    var seals = new SealedShoe(Places.KEY, Entropy.ofTheSystem());
    assertThat(Verifier.verify(url, new OddCatalogue(), seals).findings()).isEmpty();
  }

  /// Everybody leaves, and nothing more is asked.
  void stop() {
    over = true;
    threads.close();
  }

  @Override
  public void close() {
    stop();
  }
}
