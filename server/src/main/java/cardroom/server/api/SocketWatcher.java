package cardroom.server.api;

import cardroom.server.table.StoryPace;
import cardroom.server.table.Viewpoint;
import cardroom.server.wire.TableListener;
import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/// A browser or a bot at the end of a socket; it is disconnected when it does not read.
final class SocketWatcher implements TableListener {
  static final int TOO_SLOW = 1013;
  static final int ABUSE = 1008;
  private static final int GOING_AWAY = 1001;
  private static final long QUEUED_MAX = 256 * 1024;

  private final Viewpoint eyes;
  private final StoryPace pace;
  private final Session session;
  private final AtomicLong queued = new AtomicLong();

  SocketWatcher(Viewpoint eyes, StoryPace pace, Session session) {
    this.eyes = eyes;
    this.pace = pace;
    this.session = session;
  }

  @Override
  public Viewpoint eyes() {
    return eyes;
  }

  @Override
  public StoryPace pace() {
    return pace;
  }

  @Override
  public void told(long number, String text) {
    send(text);
  }

  @Override
  public void ended() {
    close(GOING_AWAY, "the table stops; connect again");
  }

  /// Queues a message; the one queue of the session keeps the order.
  void send(String text) {
    if (!session.isOpen()) {
      return;
    }
    var length = text.length();
    if (queued.addAndGet(length) > QUEUED_MAX) {
      close(TOO_SLOW, "you read too slowly; connect again with last");
      return;
    }
    session.sendText(
        text, Callback.from(() -> queued.addAndGet(-length), _ -> close(TOO_SLOW, "not sent")));
  }

  void ping() {
    if (session.isOpen()) {
      session.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
    }
  }

  void close(int code, String why) {
    if (session.isOpen()) {
      // A client that does not read will not read the closing message either.
      if (code == TOO_SLOW) {
        session.close(code, why, Callback.from(() -> {}, _ -> session.disconnect()));
        Thread.startVirtualThread(this::disconnectSoon);
      } else {
        session.close(code, why, Callback.NOOP);
      }
    }
  }

  private void disconnectSoon() {
    try {
      Thread.sleep(500);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    session.disconnect();
  }
}
