package cardroom.proving.crowd;

import cardroom.server.codec.Json;
import java.io.IOException;
import java.net.http.WebSocket;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// One end of a table's socket: messages wait until they are asked for.
public final class GuestSocket implements WebSocket.Listener, AutoCloseable {
  private static final String LOST = "";

  private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
  private final StringBuilder part = new StringBuilder();
  private Optional<WebSocket> socket = Optional.empty();

  void through(WebSocket open) {
    socket = Optional.of(open);
  }

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
    messages.add(LOST);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    messages.add(LOST);
  }

  /// The next message; empty when none comes in that time. A broken connection is an [IOException].
  public Optional<JsonNode> next(long millis) throws IOException {
    try {
      var text = messages.poll(millis, TimeUnit.MILLISECONDS);
      if (text == null) {
        return Optional.empty();
      }
      if (text.equals(LOST)) {
        throw new IOException("the line was cut");
      }
      return Optional.of(Json.read(text));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  public void send(String text) throws IOException {
    try {
      socket.orElseThrow().sendText(text, true).join();
    } catch (CompletionException e) {
      throw new IOException(e.getCause());
    }
  }

  /// Hangs up without closing, like a phone that loses its network.
  @Override
  public void close() {
    socket.ifPresent(WebSocket::abort);
  }
}
