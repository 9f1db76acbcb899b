package cardroom.proving.hall;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.Socket;
import java.util.concurrent.atomic.LongAdder;

/// A watcher who looks at a table over a socket and reads what comes, with as few resources as
/// possible, since there are thousands.
final class HallWatcher implements Runnable, AutoCloseable {
  private static final int BUFFER = 2_048;
  private static final int TWO_BYTES = 126;
  private static final int EIGHT_BYTES = 127;
  private static final int LENGTH = 0x7f;

  private final Socket socket;
  private final DataInputStream in;
  private final LongAdder heard;

  private HallWatcher(Socket socket, LongAdder heard) throws IOException {
    this.socket = socket;
    this.in = new DataInputStream(new BufferedInputStream(socket.getInputStream(), BUFFER));
    this.heard = heard;
  }

  /// @param heard counts what comes
  static HallWatcher at(int port, long table, LongAdder heard) throws IOException {
    var watcher = new HallWatcher(new Socket("localhost", port), heard);
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
        in.readUnsignedByte();
        long length = in.readUnsignedByte() & LENGTH;
        if (length == TWO_BYTES) {
          length = in.readUnsignedShort();
        } else if (length == EIGHT_BYTES) {
          length = in.readLong();
        }
        in.skipNBytes(length);
        heard.increment();
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
