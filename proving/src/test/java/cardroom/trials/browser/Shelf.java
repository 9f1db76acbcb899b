package cardroom.trials.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;

/// Serves the kit page from the class path, on a free port.
final class Shelf implements AutoCloseable {

  private final HttpServer server;

  Shelf() {
    try {
      this.server =
          HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.createContext("/", Shelf::answer);
    server.start();
  }

  String page(String query) {
    return "http://localhost:%d/kit.html?%s".formatted(server.getAddress().getPort(), query);
  }

  private static void answer(HttpExchange exchange) throws IOException {
    var path = exchange.getRequestURI().getPath();
    try (exchange;
        var file = Shelf.class.getResourceAsStream("/kit" + path)) {
      var bytes = file == null ? "not here".getBytes(StandardCharsets.UTF_8) : file.readAllBytes();
      exchange.getResponseHeaders().set("Content-Type", type(path));
      exchange.sendResponseHeaders(file == null ? 404 : 200, bytes.length);
      exchange.getResponseBody().write(bytes);
    }
  }

  private static String type(String path) {
    return path.endsWith(".js")
        ? "text/javascript"
        : path.endsWith(".css") ? "text/css" : "text/html; charset=utf-8";
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
