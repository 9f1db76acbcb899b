package cardroom.server.api;

import java.lang.invoke.VarHandle;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javax.net.ssl.SSLEngineResult.HandshakeStatus;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.ssl.SslConnection;
import org.eclipse.jetty.server.internal.HttpConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Closes connections whose request arrives suspiciously slowly: a byte now and then does not count
/// as silence, and would hold a connection forever.
final class SlowRequests implements Connection.Listener {
  private static final Logger LOG = LoggerFactory.getLogger(SlowRequests.class);
  private static final int BODY_TIMES = 3;

  private final long headNanos;
  private final Map<Connection, Long> open = new ConcurrentHashMap<>();

  /// @param headWithin the time for the head of a request; its body has three times as much
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
  }

  void closeAll() {
    var now = System.nanoTime();
    open.forEach(
        (connection, since) -> {
          if (isSlow(connection, since, now)) {
            LOG.info("closed a connection whose request arrived too slowly");
            connection.getEndPoint().close();
          }
        });
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
