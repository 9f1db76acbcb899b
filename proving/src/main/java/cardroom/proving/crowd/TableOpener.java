package cardroom.proving.crowd;

import cardroom.server.codec.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Opens tables over the API: every game of every house for all its stakes, again and again.
public final class TableOpener {
  private static final int SEATS = 6;
  private static final int AT_ONCE = 16;
  private static final int PER_HOST = 4;
  private static final int TRIES = 10;

  private final HttpClient client;
  private final URI room;
  private final int tables;
  private final int bots;
  private final int tablesPerHost;

  /// @param bots at each table
  public TableOpener(HttpClient client, URI room, int tables, int bots) {
    this(client, room, tables, bots, Integer.MAX_VALUE);
  }

  private TableOpener(HttpClient client, URI room, int tables, int bots, int tablesPerHost) {
    this.tablesPerHost = tablesPerHost;
    this.client = client;
    this.room = room;
    this.tables = tables;
    this.bots = bots;
  }

  /// The same by as many people as a room with its usual limits requires.
  public TableOpener byManyHosts() {
    return new TableOpener(client, room, tables, bots, PER_HOST);
  }

  public void openAll() throws IOException {
    var host = GuestSession.enter(client, room, "the host");
    var owner = host;
    var menu = menu(host.get("/api/houses"));
    List<Future<?>> opened = new ArrayList<>();
    try (var threads = Executors.newFixedThreadPool(AT_ONCE, Thread.ofVirtual().factory())) {
      for (int i = 0; i < tables; i++) {
        var table = menu.get(i % menu.size()).deepCopy().put("name", "Load " + (i + 1));
        if (i > 0 && i % tablesPerHost == 0) {
          owner = GuestSession.enter(client, room, "host " + i / tablesPerHost);
        }
        var opener = owner;
        opened.add(threads.submit(() -> open(opener, table)));
      }
    }
    for (var each : opened) {
      try {
        each.get();
      } catch (ExecutionException | InterruptedException e) {
        throw new IOException(e);
      }
    }
  }

  /// A room that is busy with earlier tables may cut off a request that arrives too slowly; it is
  /// then unknown whether the table was opened, and one more does no harm.
  private static boolean open(GuestSession host, ObjectNode table) throws IOException {
    for (int i = 1; i < TRIES; i++) {
      try {
        return opened(host, table);
      } catch (IOException _) {
        // Once more.
      }
    }
    return opened(host, table);
  }

  private static boolean opened(GuestSession host, ObjectNode table) throws IOException {
    var answer = host.post("/api/tables", Json.text(table));
    if (answer.statusCode() != 201) {
      throw new IllegalStateException("%s was refused: %s".formatted(table, answer.body()));
    }
    return true;
  }

  /// First every game for its first stakes, then for its second, and so on, so that even a small
  /// room has all games.
  private List<ObjectNode> menu(JsonNode houses) {
    List<ObjectNode> all = new ArrayList<>();
    var before = -1;
    for (int stakes = 0; all.size() > before; stakes++) {
      before = all.size();
      for (var house : houses) {
        for (var game : house.path("games")) {
          if (stakes < game.path("stakes").size()) {
            all.add(table(house, game, stakes));
          }
        }
      }
    }
    return all;
  }

  private ObjectNode table(JsonNode house, JsonNode game, int stakes) {
    var chairs = Math.min(SEATS, game.path("seatsMax").asInt());
    var json = Json.object().put("house", house.path("id").asString());
    json.put("game", game.path("id").asString()).put("seats", chairs);
    json.put("stakes", game.path("stakes").path(stakes).path("id").asString());
    return json.put("bots", Math.min(bots, chairs));
  }
}
