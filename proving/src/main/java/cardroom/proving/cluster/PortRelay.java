package cardroom.proving.cluster;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;

/// Carries what comes to an address to a port of this machine, and the answers back.
final class PortRelay implements AutoCloseable {
  private final ServerSocket door;
  private final int to;

  private PortRelay(ServerSocket door, int to) {
    this.door = door;
    this.to = to;
  }

  static PortRelay from(String address, int to) throws IOException {
    var door = new ServerSocket();
    door.bind(new InetSocketAddress(address, 0));
    var relay = new PortRelay(door, to);
    Thread.ofVirtual().start(relay::accept);
    return relay;
  }

  String address() {
    return "%s:%d".formatted(door.getInetAddress().getHostAddress(), door.getLocalPort());
  }

  private void accept() {
    while (!door.isClosed()) {
      try {
        var caller = door.accept();
        var server = new Socket(InetAddress.getLoopbackAddress(), to);
        Thread.ofVirtual().start(() -> carry(caller, server));
        Thread.ofVirtual().start(() -> carry(server, caller));
      } catch (IOException _) {
        // The database is away for a moment, or the relay is closed.
      }
    }
  }

  private static void carry(Socket from, Socket into) {
    try (from;
        into) {
      from.getInputStream().transferTo(into.getOutputStream());
    } catch (IOException _) {
      // When one side hangs up, both are closed.
    }
  }

  @Override
  public void close() throws IOException {
    door.close();
  }
}
