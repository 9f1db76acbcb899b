package cardroom.proving.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;

/// Serves the pages of the kit and the unit tests from the class path, on a free port.
final class PageServer implements AutoCloseable {

  private final HttpServer server;

  PageServer() {
    try {
      this.server =
          HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server.createContext("/", PageServer::answer);
    server.start();
  }

  String page(String query) {
    return "http://localhost:%d/kit.html?%s".formatted(server.getAddress().getPort(), query);
  }

  String units() {
    return "http://localhost:%d/units.html".formatted(server.getAddress().getPort());
  }

  private static void answer(HttpExchange exchange) throws IOException {
    var path = exchange.getRequestURI().getPath();
    try (exchange;
        var file = PageServer.class.getResourceAsStream(folder(path) + path)) {
      var bytes = file == null ? "not here".getBytes(StandardCharsets.UTF_8) : file.readAllBytes();
      exchange.getResponseHeaders().set("Content-Type", type(path));
      exchange.sendResponseHeaders(file == null ? 404 : 200, bytes.length);
      exchange.getResponseBody().write(bytes);
    }
  }

  /// The fonts are the client's own.
  private static String folder(String path) {
    return path.startsWith("/fonts/") ? "/cardroom/web" : "/kit";
  }

  private static String type(String path) {
    return switch (path.substring(path.lastIndexOf('.') + 1)) {
      case "js" -> "text/javascript";
      case "css" -> "text/css";
      case "woff2" -> "font/woff2";
      default -> "text/html; charset=utf-8";
    };
  }

  @Override
  public void close() {
    server.stop(0);
  }
}
