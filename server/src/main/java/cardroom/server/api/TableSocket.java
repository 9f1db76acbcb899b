package cardroom.server.api;

import cardroom.games.table.Player;
import cardroom.games.table.RoomRule;
import cardroom.server.Room;
import cardroom.server.guests.Guest;
import cardroom.server.table.Answer;
import cardroom.server.table.StoryPace;
import cardroom.server.table.Tables.Asked;
import cardroom.server.wire.CommandReader;
import cardroom.server.wire.Wire;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsConnectContext;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsErrorContext;
import io.javalin.websocket.WsMessageContext;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.eclipse.jetty.websocket.api.exceptions.MessageTooLargeException;
import org.jspecify.annotations.Nullable;

/// The socket of a table: showings go out, commands come in.
final class TableSocket {
  private static final int REFUSALS_MAX = 300;
  private static final long FAREWELL_NANOS = 500_000_000;

  private final Room room;
  private final RequestGuard doorman;
  private final CommandAdmission admittance;
  private final ConcurrencyLimit sockets;
  private final RefusalLog refusals;
  private final Map<String, Visit> visits = new ConcurrentHashMap<>();

  /// A person's visit to a table.
  private record Visit(
      long table,
      Optional<Guest> guest,
      SocketWatcher watcher,
      String address,
      AtomicInteger refusals) {
    private String name() {
      return guest.map(Guest::name).orElse("");
    }
  }

  TableSocket(Room room, RequestGuard doorman, RequestLimits limits, RefusalLog refusals) {
    this.room = room;
    this.doorman = doorman;
    this.refusals = refusals;
    this.admittance = new CommandAdmission(room, doorman);
    this.sockets = new ConcurrencyLimit("open lines", limits.caps().sockets());
    room.sessions().whenEnded(this::endedSession);
    room.people().whenChanged(this::changed);
  }

  /// A person whose roles have changed gets a new view of the table, with their present roles.
  private void changed(String name) {
    visits.values().stream()
        .filter(visit -> visit.name().equals(name))
        .forEach(visit -> visit.watcher().ended());
  }

  /// A connection ends with the session it was opened in.
  private void endedSession(String session) {
    visits.values().stream()
        .filter(visit -> visit.guest().filter(one -> one.session().equals(session)).isPresent())
        .forEach(visit -> visit.watcher().close(SocketWatcher.ABUSE, "your session has ended"));
  }

  void configure(WsConfig socket) {
    socket.onConnect(this::connect);
    socket.onMessage(this::message);
    socket.onBinaryMessage(context -> refuse(context.sessionId(), "A message is text, not bytes"));
    socket.onClose(context -> leave(context.sessionId()));
    socket.onError(this::broken);
  }

  private void broken(WsErrorContext context) {
    var visit = visits.get(context.sessionId());
    if (visit != null && context.error() instanceof MessageTooLargeException) {
      var why = Answer.refuse(RoomRule.FORM, "That message is far too long", "");
      refusals.note(why, String.valueOf(visit.table()), visit.guest(), visit.address());
    }
    leave(context.sessionId());
  }

  int visits() {
    return visits.size();
  }

  /// Each socket is pinged in one of so many turns: thousands at once would come all in one burst.
  void ping(int turn, int turns) {
    visits.forEach(
        (session, visit) -> {
          if (Math.floorMod(session.hashCode(), turns) == turn) {
            ping(visit);
          }
        });
  }

  private void ping(Visit visit) {
    if (hasEnded(visit)) {
      endedSession(visit.guest().orElseThrow().session());
    } else if (visit.watcher().eyes().floor().isPresent() != doorman.isFloor(visit.guest())) {
      // Another machine of the room could not tell us.
      visit.watcher().ended();
    } else {
      visit.watcher().ping();
    }
  }

  private boolean hasEnded(Visit visit) {
    return visit.guest().filter(one -> !room.sessions().isOpen(one.session())).isPresent();
  }

  /// Tells everybody that the room is stopping, and gives them a moment to read it.
  void farewell() {
    visits.values().forEach(visit -> visit.watcher().ended());
    var end = System.nanoTime() + FAREWELL_NANOS;
    while (!visits.isEmpty() && System.nanoTime() < end) {
      LockSupport.parkNanos(5_000_000);
    }
  }

  private void connect(WsConnectContext context) {
    try {
      doorman.refuseOtherHost(context.header("Host"));
      RequestGuard.refuseForeign(context.header("Origin"), context.header("Host"));
      var guest = doorman.visitor(context);
      var isFloor = doorman.isFloor(guest);
      var invite = context.queryParam("invite");
      var table = doorman.table(context.pathParam("id"), invite, guest, isFloor);
      var pace = StoryPace.of(Objects.requireNonNullElse(context.queryParam("pace"), ""));
      var watcher = new SocketWatcher(RequestGuard.eyes(guest, isFloor), pace, context.session);
      var address = doorman.address(context);
      var visit = new Visit(table, guest, watcher, address, new AtomicInteger());
      refuseCrowd(visit);
      visits.put(context.sessionId(), visit);
      room.allTables().watch(table, watcher, last(context.queryParam("last")));
      if (isFloor != doorman.isFloor(guest)) {
        watcher.ended();
      }
      if (hasEnded(visit)) {
        // The session ended while the connection was being opened.
        endedSession(visit.guest().orElseThrow().session());
      }
    } catch (Refusal e) {
      refusals.note(
          e.why(), context.pathParam("id"), doorman.visitor(context), doorman.address(context));
      context.send(Wire.answered(e.why(), ""));
      close(context, e.getMessage());
    }
  }

  /// A connection is a request, and stays open: both are counted.
  private void refuseCrowd(Visit visit) {
    if (doorman.isTooOften(visit.guest(), visit.address())) {
      throw new Refusal(Answer.refuse(RoomRule.RATE, "Too many requests", "Wait a second"));
    }
    sockets
        .enter(visit.name(), visit.address(), 1)
        .ifPresent(
            full -> {
              throw new Refusal(full);
            });
  }

  private static void close(WsContext context, @Nullable String why) {
    // The reason of a close frame has at most 123 bytes.
    var text = String.valueOf(why);
    context.closeSession(SocketWatcher.ABUSE, text.substring(0, Math.min(100, text.length())));
  }

  private static long last(@Nullable String text) {
    return text != null && text.matches("\\d{1,15}") ? Long.parseLong(text) : -1;
  }

  private void leave(String session) {
    var visit = visits.remove(session);
    if (visit != null) {
      sockets.leave(visit.name(), visit.address(), 1);
      room.allTables().unwatch(visit.table(), visit.watcher());
    }
  }

  private void message(WsMessageContext context) {
    var visit = visits.get(context.sessionId());
    if (visit == null) {
      return;
    }
    if (visit.guest().filter(one -> !room.sessions().isUsed(one.session())).isPresent()) {
      refuse(visit, Answer.refuse(RoomRule.GUEST, "Your session has ended", "Come in again"), "");
    } else if (doorman.isTooOften(visit.guest(), visit.address())) {
      refuse(visit, Answer.refuse(RoomRule.RATE, "Too many messages", "Slow down"), "");
    } else if (visit.guest().isEmpty()) {
      var why =
          Answer.refuse(RoomRule.GUEST, "At the rail you can only watch", "POST /api/guest first");
      refuse(visit, why, "");
    } else {
      var player = new Player(visit.guest().get().name());
      switch (CommandReader.read(context.message(), player)) {
        case CommandReader.Read.No(var why, var key) -> refuse(visit, why, key);
        case CommandReader.Read.Yes(var asked) -> act(visit, visit.guest().get(), asked);
      }
    }
  }

  private void act(Visit visit, Guest guest, Asked asked) {
    try {
      // Answered on the table's own thread, so that the answer comes before the change.
      var _ =
          admittance.act(
              asked,
              visit.table(),
              guest,
              answer -> {
                if (answer instanceof Answer.Refused no) {
                  refusals.note(no, String.valueOf(visit.table()), visit.guest(), visit.address());
                }
                visit.watcher().send(Wire.answered(answer, asked.key()));
                return answer;
              });
      visit.refusals().set(0);
    } catch (Refusal e) {
      refuse(visit, e.why(), asked.key());
    }
  }

  private void refuse(String session, String sentence) {
    var visit = visits.get(session);
    if (visit != null) {
      refuse(visit, Answer.refuse(RoomRule.FORM, sentence, ""), "");
    }
  }

  private void refuse(Visit visit, Answer.Refused why, String key) {
    refusals.note(why, String.valueOf(visit.table()), visit.guest(), visit.address());
    visit.watcher().send(Wire.answered(why, key));
    if (visit.refusals().incrementAndGet() > REFUSALS_MAX) {
      visit.watcher().close(SocketWatcher.ABUSE, "hundreds of messages had to be refused");
    }
  }
}
