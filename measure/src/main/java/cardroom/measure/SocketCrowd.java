package cardroom.measure;

import static java.nio.charset.StandardCharsets.US_ASCII;

import cardroom.server.Room;
import cardroom.server.guests.Admission;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;

/// A crowd that acts over sockets: at each table a player who acts, and others who watch; every
/// action is sent to all of them.
final class SocketCrowd implements ActingTables, AutoCloseable {
  private static final byte[] ANSWER = "{\"answer\"".getBytes(US_ASCII);
  private static final byte[] DONE = "{\"answer\":{\"ok\":true".getBytes(US_ASCII);

  private final SitOutCrowd crowd;
  private final List<Seat> seats = new ArrayList<>();
  private final List<RawWebSocket> lines = new ArrayList<>();

  private record Seat(RawWebSocket line, Queue<CompletableFuture<Boolean>> asked) {}

  /// @param onlookers sockets at each table besides the player's own
  SocketCrowd(Room room, int port, int tables, int onlookers) throws IOException {
    List<String> names = new ArrayList<>();
    List<String> cookies = new ArrayList<>();
    for (int i = 0; i < tables; i++) {
      if (room.guests().admit("socket " + i) instanceof Admission.Welcome(var guest, var token)) {
        names.add(guest.name());
        cookies.add("cardroom=" + token);
      }
    }
    this.crowd = new SitOutCrowd(room, names);
    for (int i = 0; i < crowd.size(); i++) {
      var path = "/api/tables/%d/socket".formatted(crowd.table(i));
      seat(RawWebSocket.to(port, path, cookies.get(i)));
      for (int j = 1; j <= onlookers; j++) {
        var line = RawWebSocket.to(port, path, cookies.get((i + j) % cookies.size()));
        lines.add(line);
        Thread.startVirtualThread(() -> line.listen(_ -> {}));
      }
    }
  }

  private void seat(RawWebSocket line) {
    var seat = new Seat(line, new ConcurrentLinkedQueue<>());
    seats.add(seat);
    lines.add(line);
    Thread.startVirtualThread(() -> line.listen(message -> heard(seat, message)));
  }

  private static void heard(Seat seat, byte[] message) {
    if (startsWith(message, ANSWER)) {
      var asked = seat.asked().poll();
      if (asked != null) {
        asked.complete(startsWith(message, DONE));
      }
    }
  }

  private static boolean startsWith(byte[] message, byte[] words) {
    return message.length >= words.length
        && Arrays.equals(message, 0, words.length, words, 0, words.length);
  }

  @Override
  public int size() {
    return seats.size();
  }

  @Override
  public CompletableFuture<Boolean> act(int index) {
    var next = crowd.next(index);
    var answer = new CompletableFuture<Boolean>();
    var seat = seats.get(index);
    var text =
        "{\"key\":\"%s\",\"number\":%d,\"id\":\"%s\",\"position\":\"table\"}"
            .formatted(crowd.key(), next.seen(), next.choice());
    // One thread sends for all, so answers come in the order of the queue.
    seat.asked().add(answer);
    try {
      seat.line().send(text);
    } catch (IOException _) {
      answer.complete(false);
    }
    return answer;
  }

  @Override
  public void close() throws IOException {
    for (var line : lines) {
      line.close();
    }
  }
}
