package cardroom.measure;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.util.function.Consumer;

/// The least that is needed to speak over a WebSocket (RFC 6455), so that measuring takes little of
/// the machine.
final class RawWebSocket implements AutoCloseable {
  private static final int TEXT = 0x81;
  private static final int MASKED = 0x80;
  private static final int TWO_BYTES = 126;
  private static final int EIGHT_BYTES = 127;

  private final Socket socket;
  private final DataInputStream in;
  private final OutputStream out;

  private RawWebSocket(Socket socket) throws IOException {
    this.socket = socket;
    socket.setTcpNoDelay(true);
    this.in = new DataInputStream(new BufferedInputStream(socket.getInputStream(), 16_384));
    this.out = socket.getOutputStream();
  }

  static RawWebSocket to(int port, String path, String cookie) throws IOException {
    var line = new RawWebSocket(new Socket("localhost", port));
    var hello =
        """
        GET %s HTTP/1.1
        Host: localhost:%d
        Upgrade: websocket
        Connection: Upgrade
        Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==
        Sec-WebSocket-Version: 13
        Cookie: %s

        """
            .formatted(path, port, cookie);
    line.out.write(hello.replace("\n", "\r\n").getBytes(ISO_8859_1));
    var answer = new StringBuilder();
    while (answer.indexOf("\r\n\r\n") < 0) {
      answer.append((char) line.in.readUnsignedByte());
    }
    if (!answer.toString().startsWith("HTTP/1.1 101")) {
      throw new IOException("no WebSocket: " + answer);
    }
    return line;
  }

  /// A mask of zeros is a mask, and leaves the text as it is.
  synchronized void send(String text) throws IOException {
    var bytes = text.getBytes(UTF_8);
    var head = bytes.length < TWO_BYTES ? 6 : 8;
    var frame = new byte[head + bytes.length];
    frame[0] = (byte) TEXT;
    if (bytes.length < TWO_BYTES) {
      frame[1] = (byte) (MASKED | bytes.length);
    } else {
      frame[1] = (byte) (MASKED | TWO_BYTES);
      frame[2] = (byte) (bytes.length >> 8);
      frame[3] = (byte) bytes.length;
    }
    System.arraycopy(bytes, 0, frame, head, bytes.length);
    out.write(frame);
  }

  /// Hands over every message until the connection closes.
  void listen(Consumer<byte[]> listener) {
    try {
      while (true) {
        in.readUnsignedByte();
        long length = in.readUnsignedByte();
        if (length == TWO_BYTES) {
          length = in.readUnsignedShort();
        } else if (length == EIGHT_BYTES) {
          length = in.readLong();
        }
        listener.accept(in.readNBytes((int) length));
      }
    } catch (IOException _) {
      // The room has hung up.
    }
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
