package cardroom.proving.cluster;

import cardroom.proving.crowd.GuestSession;
import cardroom.server.codec.Json;
import java.io.IOException;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;

/// Opens tables at any machine, one after another, while machines come and go, including tables
/// that the leaving one would have dealt.
final class ConcurrentOpenings implements Runnable {
  private static final int TABLES_MAX = 12;
  private static final long PAUSE_MS = 300;

  private final HttpClient client;
  private final RoomMachines fleet;
  private final List<Long> opened = new ArrayList<>();
  private int tried;

  private ConcurrentOpenings(HttpClient client, RoomMachines fleet) {
    this.client = client;
    this.fleet = fleet;
  }

  /// Something that is done to the machines.
  interface Leaving {
    void happens() throws IOException, InterruptedException;
  }

  /// Opens tables as long as that takes, and at least one; returns those that were acknowledged.
  static List<Long> during(HttpClient client, RoomMachines fleet, Leaving leaving)
      throws IOException, InterruptedException {
    var opening = new ConcurrentOpenings(client, fleet);
    var thread = Thread.ofVirtual().start(opening);
    try {
      leaving.happens();
    } finally {
      thread.interrupt();
      thread.join();
    }
    while (opening.opened.isEmpty() && opening.tried < TABLES_MAX) {
      opening.open();
    }
    return opening.opened;
  }

  @Override
  public void run() {
    try {
      while (opened.size() < TABLES_MAX) {
        open();
        Thread.sleep(PAUSE_MS);
      }
    } catch (InterruptedException _) {
      // The machines are there again.
    }
  }

  /// What a machine on its way out did not answer may have been opened or not.
  private void open() {
    try {
      var host = GuestSession.enter(client, fleet.anyDoor(), "opener " + ++tried);
      var house = host.get("/api/houses").path(0);
      var game = house.path("games").path(tried % house.path("games").size());
      var json = Json.object().put("house", house.path("id").asString());
      json.put("game", game.path("id").asString()).put("seats", 2).put("name", "Meanwhile");
      json.put("stakes", game.path("stakes").path(0).path("id").asString()).put("bots", 0);
      var answer = host.post("/api/tables", Json.text(json));
      if (answer.statusCode() == 201) {
        opened.add(Json.read(answer.body()).path("id").asLong());
      }
    } catch (IOException | IllegalStateException _) {
      // The next one is opened elsewhere.
    }
  }
}
