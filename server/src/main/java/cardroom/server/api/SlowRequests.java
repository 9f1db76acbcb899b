package cardroom.server.api;

import java.lang.invoke.VarHandle;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.net.ssl.SSLEngineResult.HandshakeStatus;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.ssl.SslConnection;
import org.eclipse.jetty.server.internal.HttpConnection;
import org.eclipse.jetty.websocket.core.WebSocketConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Closes connections whose request arrives suspiciously slowly: a byte now and then does not count
/// as silence, and would hold a connection forever. Closes sockets, too, from which nothing comes,
/// not even the answer to a ping: what the room itself sends keeps the web server from noticing.
final class SlowRequests implements Connection.Listener {
  private static final Logger LOG = LoggerFactory.getLogger(SlowRequests.class);
  private static final int BODY_TIMES = 3;
  private static final double SILENCE_TIMES = 7.5;

  private final long headNanos;
  private final Map<Connection, Long> open = new ConcurrentHashMap<>();
  private final Map<Connection, Heard> sockets = new ConcurrentHashMap<>();

  /// @param bytes that had come over a socket
  /// @param at when the last of them were noticed
  private record Heard(long bytes, long at) {}

  /// @param headWithin the time for the head of a request; its body has three times as much, and a
  ///   socket may be silent for seven and a half times as long
  SlowRequests(Duration headWithin) {
    this.headNanos = headWithin.toNanos();
  }

  @Override
  public void onOpened(Connection connection) {
    open.put(connection, System.nanoTime());
  }

  @Override
  public void onClosed(Connection connection) {
    open.remove(connection);
    sockets.remove(connection);
  }

  void closeAll() {
    var now = System.nanoTime();
    open.forEach(
        (connection, since) -> {
          if (isSlow(connection, since, now)) {
            LOG.info("closed a connection whose request arrived too slowly");
            connection.getEndPoint().close();
          } else if (connection instanceof WebSocketConnection socket && isSilent(socket, now)) {
            LOG.info("closed a socket from which nothing came, not even the answer to a ping");
            connection.getEndPoint().close();
          }
        });
  }

  private boolean isSilent(WebSocketConnection socket, long now) {
    var bytes = socket.getBytesIn();
    var heard =
        sockets.compute(
            socket,
            (_, before) ->
                before == null || before.bytes() != bytes ? new Heard(bytes, now) : before);
    return now - heard.at() > SILENCE_TIMES * headNanos;
  }

  private boolean isSlow(Connection connection, long since, long now) {
    if (connection instanceof SslConnection tls) {
      var status = tls.getSSLEngine().getHandshakeStatus();
      return status != HandshakeStatus.NOT_HANDSHAKING && now - since > headNanos;
    }
    if (!(connection instanceof HttpConnection http)) {
      return false;
    }
    var parser = http.getParser();
    var inHead = parser.inHeaderState() && !parser.isStart();
    var inBody = parser.inContentState();
    // Another thread is parsing. Only a start time read after the state can belong to it: one read
    // before is that of an idle connection, 0, and would make a new request look older than the
    // machine.
    VarHandle.loadLoadFence();
    var began = parser.getBeginNanoTime();
    var age = now - began;
    return began != 0 && ((inHead && age > headNanos) || (inBody && age > BODY_TIMES * headNanos));
  }
}
