package cardroom.server.api;

import cardroom.server.Room;
import cardroom.server.codec.Json;
import cardroom.server.people.Role;
import cardroom.server.table.EventMakers;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// A visitor who uses the API with plain HTTP.
public final class Visitor {
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private final int port;
  private String cookie = "";
  private String csrf = "";

  public Visitor(int port) {
    this.port = port;
  }

  public static Visitor named(int port, String name) {
    var visitor = new Visitor(port);
    var answer = visitor.post("/api/guest", "{\"name\":\"%s\"}".formatted(name));
    visitor.cookie = answer.headers().firstValue("Set-Cookie").orElse("").replaceAll(";.*", "");
    visitor.csrf = Json.read(answer.body()).path("csrf").asString();
    return visitor;
  }

  String cookie() {
    return cookie;
  }

  static final String PASSWORD = "seven quiet otters";

  /// Somebody with an account.
  public static Visitor withAccount(int port, String name) {
    var visitor = new Visitor(port);
    visitor.enters("/api/account", Json.object().put("name", name).put("password", PASSWORD));
    return visitor;
  }

  /// Somebody with an account and these roles.
  public static Visitor with(Room room, int port, String name, Role... roles) {
    var visitor = withAccount(port, name);
    appoint(room, name, roles);
    return visitor;
  }

  /// The room itself may give roles only while it has no admin.
  static void appoint(Room room, String name, Role... roles) {
    var people = room.people();
    for (var role : roles) {
      var by =
          people.named("", Integer.MAX_VALUE).stream()
              .filter(one -> people.is(one, Role.ADMIN))
              .findFirst()
              .orElse(EventMakers.ROOM);
      var no = people.appoint(by, name, role, true, "for the test");
      if (no.isPresent()) {
        throw new IllegalStateException(no.get().words());
      }
    }
  }

  /// Uses one of the room's entrances; a visitor who is let in has a new session.
  HttpResponse<String> enters(String path, JsonNode body) {
    var answer = post(path, Json.text(body));
    answer
        .headers()
        .firstValue("Set-Cookie")
        .ifPresent(
            given -> {
              cookie = given.replaceAll(";.*", "");
              csrf = Json.read(answer.body()).path("csrf").asString();
            });
    return answer;
  }

  HttpResponse<String> signsIn(String name, String password) {
    return enters("/api/session", Json.object().put("name", name).put("password", password));
  }

  /// The same person at a room that was opened again.
  Visitor at(int otherPort) {
    var same = new Visitor(otherPort);
    same.cookie = cookie;
    same.csrf = csrf;
    return same;
  }

  public HttpResponse<String> get(String path) {
    return send(request(path).GET());
  }

  public JsonNode json(String path) {
    return Json.read(get(path).body());
  }

  public HttpResponse<String> post(String path, String body) {
    return send(request(path).POST(HttpRequest.BodyPublishers.ofString(body)));
  }

  public HttpResponse<String> delete(String path) {
    return send(request(path).DELETE());
  }

  HttpResponse<String> postFrom(String origin, String path, String body) {
    return send(
        request(path).header("Origin", origin).POST(HttpRequest.BodyPublishers.ofString(body)));
  }

  Visitor withoutCsrf() {
    var other = new Visitor(port);
    other.cookie = cookie;
    return other;
  }

  private HttpRequest.Builder request(String path) {
    var request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + path));
    if (!cookie.isEmpty()) {
      request.header("Cookie", cookie);
    }
    return csrf.isEmpty() ? request : request.header(RequestGuard.CSRF, csrf);
  }

  private static HttpResponse<String> send(HttpRequest.Builder request) {
    try {
      return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
    } catch (IOException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  public Line socket(String path) {
    var line = new Line();
    var builder = CLIENT.newWebSocketBuilder();
    if (!cookie.isEmpty()) {
      builder.header("Cookie", cookie);
    }
    line.socket = builder.buildAsync(URI.create("ws://localhost:" + port + path), line).join();
    return line;
  }

  /// One end of a socket, with what came over it.
  public static final class Line implements WebSocket.Listener {
    private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
    private final StringBuilder part = new StringBuilder();
    private @Nullable WebSocket socket;
    private volatile int closed;
    private volatile boolean cut;

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      part.append(data);
      if (last) {
        messages.add(part.toString());
        part.setLength(0);
      }
      from.request(1);
      return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
      closed = code;
      return null;
    }

    @Override
    public void onError(WebSocket from, Throwable why) {
      cut = true;
    }

    public int closedWith() {
      return closed;
    }

    /// The connection broke before a close message arrived.
    boolean isCut() {
      return cut;
    }

    public void send(String text) {
      var open = socket;
      if (open != null) {
        open.sendText(text, true).join();
      }
    }

    public void close() {
      var open = socket;
      if (open != null) {
        open.sendClose(1000, "").join();
      }
    }

    /// Hangs up without a close message, like a phone that loses its network.
    public void cut() {
      var open = socket;
      if (open != null) {
        open.abort();
      }
    }

    String next() {
      try {
        var text = messages.poll(10, TimeUnit.SECONDS);
        if (text == null) {
          throw new IllegalStateException("nothing came for ten seconds");
        }
        return text;
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException(e);
      }
    }

    /// Every message up to the one that shows the table at that number.
    List<String> until(long number) {
      var all = new ArrayList<String>();
      do {
        all.add(next());
      } while (Json.read(all.getLast()).path("number").asLong() < number);
      return all;
    }

    /// Whatever has arrived by now.
    public List<JsonNode> heard() {
      var all = new ArrayList<String>();
      messages.drainTo(all);
      return all.stream().map(Json::read).toList();
    }

    public JsonNode nextJson() {
      return Json.read(next());
    }

    /// The answer to the command just sent; showings before it are kept.
    JsonNode answer(List<JsonNode> showings) {
      while (true) {
        var json = nextJson();
        if (json.has("answer")) {
          return json.get("answer");
        }
        showings.add(json);
      }
    }
  }
}
