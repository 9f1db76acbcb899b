package cardroom.proving.hall;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.concurrent.atomic.LongAdder;

/// A watcher who looks at a table over a socket and reads what comes, with as few resources as
/// possible, since there are thousands.
final class HallWatcher implements Runnable, AutoCloseable {
  private static final int BUFFER = 1_024;
  private static final int FROM_ONE_ADDRESS = 10_000;
  private static final int TWO_BYTES = 126;
  private static final int EIGHT_BYTES = 127;
  private static final int LENGTH = 0x7f;
  private static final int KIND = 0x0f;
  private static final int TEXT = 0x1;
  private static final int PING = 0x9;

  /// An answer without content, masked by zeros as a client must.
  private static final byte[] PONG = {(byte) 0x8a, (byte) 0x80, 0, 0, 0, 0};

  private final Socket socket;
  private final DataInputStream in;
  private final LongAdder heard;

  private HallWatcher(Socket socket, LongAdder heard) throws IOException {
    this.socket = socket;
    this.in = new DataInputStream(new BufferedInputStream(socket.getInputStream(), BUFFER));
    this.heard = heard;
  }

  /// @param number of this watcher: an address has ports for some thousands, so that every few
  ///   thousand come from another one
  /// @param heard counts what comes
  static HallWatcher at(int port, long table, int number, LongAdder heard) throws IOException {
    var here = new InetSocketAddress("127.0.0." + (1 + number / FROM_ONE_ADDRESS), 0);
    var socket = new Socket();
    socket.bind(here);
    socket.connect(new InetSocketAddress("localhost", port));
    var watcher = new HallWatcher(socket, heard);
    var hello =
        """
        GET /api/tables/%d/socket HTTP/1.1
        Host: localhost:%d
        Upgrade: websocket
        Connection: Upgrade
        Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==
        Sec-WebSocket-Version: 13

        """
            .formatted(table, port);
    watcher.socket.getOutputStream().write(hello.replace("\n", "\r\n").getBytes(ISO_8859_1));
    var answer = new StringBuilder();
    while (answer.indexOf("\r\n\r\n") < 0) {
      answer.append((char) watcher.in.readUnsignedByte());
    }
    if (!answer.toString().startsWith("HTTP/1.1 101")) {
      throw new IOException("no line to table %d: %s".formatted(table, answer));
    }
    return watcher;
  }

  @Override
  public void run() {
    try {
      while (true) {
        var kind = in.readUnsignedByte() & KIND;
        long length = in.readUnsignedByte() & LENGTH;
        if (length == TWO_BYTES) {
          length = in.readUnsignedShort();
        } else if (length == EIGHT_BYTES) {
          length = in.readLong();
        }
        in.skipNBytes(length);
        switch (kind) {
          case PING -> socket.getOutputStream().write(PONG);
          case TEXT -> heard.increment();
          default -> {
            // A piece that goes on, or the end.
          }
        }
      }
    } catch (IOException _) {
      // The evening is over.
    }
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException _) {
      // It was disconnected already.
    }
  }
}
