package cardroom.server.cluster;

import cardroom.server.cluster.Letter.ToPorter;
import cardroom.server.cluster.Letter.ToTable;
import cardroom.server.wire.TableListener;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BiConsumer;
import org.apache.pekko.actor.typed.ActorRef;

/// Who watches which table from this machine. Each visit is announced again now and then, because a
/// table that was moved, or whose machine died, has lost its audience.
final class RemoteWatching {
  private final String machine;
  private final AtomicLong last = new AtomicLong();
  private final Map<String, Visit> visits = new ConcurrentHashMap<>();
  private final Map<TableListener, String> names = new ConcurrentHashMap<>();

  private static final class Visit {
    private final long table;
    private final TableListener listener;
    private volatile long seen;

    private Visit(long table, TableListener listener, long seen) {
      this.table = table;
      this.listener = listener;
      this.seen = seen;
    }
  }

  RemoteWatching(String machine) {
    this.machine = machine;
  }

  String enter(long table, TableListener listener, long seen) {
    var name = machine + "/" + last.incrementAndGet();
    visits.put(name, new Visit(table, listener, seen));
    names.put(listener, name);
    return name;
  }

  /// Returns the name under which they were known.
  Optional<String> leave(TableListener listener) {
    var name = Optional.ofNullable(names.remove(listener));
    name.ifPresent(visits::remove);
    return name;
  }

  void told(ToPorter.Line line) {
    var visit = visits.get(line.visit());
    // A machine that was cut off may still report an old state: others know better by now.
    if (visit != null && line.number() >= visit.seen) {
      visit.seen = line.number();
      visit.listener.told(line.number(), line.text());
    }
  }

  void ended(String name) {
    var visit = visits.remove(name);
    if (visit != null) {
      names.remove(visit.listener);
      visit.listener.ended();
    }
  }

  void ask(String name, ActorRef<ToPorter> inbox, BiConsumer<Long, ToTable> send) {
    var visit = visits.get(name);
    if (visit != null) {
      var listener = visit.listener;
      var watch = new ToTable.Watch(name, listener.eyes(), listener.pace(), visit.seen, inbox);
      send.accept(visit.table, watch);
    }
  }

  void askAll(ActorRef<ToPorter> inbox, BiConsumer<Long, ToTable> send) {
    visits.keySet().forEach(name -> ask(name, inbox, send));
  }
}
