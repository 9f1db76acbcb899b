package cardroom.measure;

import cardroom.server.Room;
import cardroom.server.guests.Admission;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;

/// People who look at tables over sockets and do nothing but read.
final class Onlookers implements AutoCloseable {
  private final List<RawWebSocket> lines = new ArrayList<>();
  private final LongAdder heard = new LongAdder();

  /// @param each how many look at every table
  Onlookers(Room room, int port, List<Long> tables, int each) throws IOException {
    for (int i = 0; i < each; i++) {
      if (room.guests().admit("onlooker " + i) instanceof Admission.Welcome(_, var token)) {
        for (long table : tables) {
          var line =
              RawWebSocket.to(port, "/api/tables/%d/socket".formatted(table), "cardroom=" + token);
          lines.add(line);
          Thread.startVirtualThread(() -> line.listen(_ -> heard.increment()));
        }
      }
    }
  }

  /// How many messages they received, all together.
  long heard() {
    return heard.sum();
  }

  @Override
  public void close() throws IOException {
    for (var line : lines) {
      line.close();
    }
  }
}
