package cardroom.server.api;

import cardroom.server.api.RequestLimits.Caps;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.table.Answer;
import cardroom.server.table.BotName;
import cardroom.server.table.LobbyRow;
import cardroom.server.table.Tables.Opened;
import cardroom.server.wire.TableAccess;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/// The tables that guests have opened, limited by guest, by address and in all, as are their bots.
final class OwnedTables {
  private static final long PATIENCE_S = 20;

  private final TableAccess tables;
  private final ConcurrencyLimit counted;
  private final ConcurrencyLimit bots;
  private final Map<Long, Owned> owned = new ConcurrentHashMap<>();

  private record Owned(String owner, String address, int bots) {}

  OwnedTables(TableAccess tables, Caps caps) {
    this.tables = tables;
    this.counted = new ConcurrencyLimit("tables of guests", caps.tables());
    this.bots = new ConcurrencyLimit("bots", caps.bots());
    // The addresses from which existing tables were opened are not remembered.
    tables.openTables().forEach(id -> tables.opening(id).ifPresent(table -> remember(id, table)));
  }

  private void remember(long id, TableOpening table) {
    if (!table.owner().isEmpty()) {
      var known = new Owned(table.owner(), "table " + id, table.bots());
      var _ = counted.enter(known.owner(), known.address(), 1);
      var _ = bots.enter(known.owner(), known.address(), known.bots());
      owned.put(id, known);
    }
  }

  /// Opens a table, if its owner may have one more.
  Opened open(TableOpening opening, String address) {
    var fresh = new Owned(opening.owner(), address, opening.bots());
    var full = entered(counted, fresh, 1);
    if (full.isPresent()) {
      if (counted.isRoomFull()) {
        closeDeserted();
      }
      return new Opened.No(full.get());
    }
    var noBots = entered(bots, fresh, fresh.bots());
    if (noBots.isPresent()) {
      counted.leave(fresh.owner(), address, 1);
      return new Opened.No(noBots.get());
    }
    var opened = Optional.<Opened>empty();
    try {
      opened = Optional.of(tables.open(opening).orTimeout(PATIENCE_S, TimeUnit.SECONDS).join());
      return opened.get();
    } finally {
      if (opened.isPresent() && opened.get() instanceof Opened.Yes(var id)) {
        owned.put(id, fresh);
      } else {
        leave(fresh);
      }
    }
  }

  /// Closed tables are only searched for when the limit is reached.
  private Optional<Answer.Refused> entered(ConcurrencyLimit count, Owned fresh, int number) {
    var full = count.enter(fresh.owner(), fresh.address(), number);
    if (full.isPresent()) {
      forgetClosed();
      return count.enter(fresh.owner(), fresh.address(), number);
    }
    return full;
  }

  private void leave(Owned gone) {
    counted.leave(gone.owner(), gone.address(), 1);
    bots.leave(gone.owner(), gone.address(), gone.bots());
  }

  private void forgetClosed() {
    var open = tables.openTables();
    owned.forEach(
        (id, table) -> {
          if (!open.contains(id) && owned.remove(id, table)) {
            leave(table);
          }
        });
  }

  /// Where the room can hold no more tables, the oldest one with only bots is closed.
  private void closeDeserted() {
    tables.lobby().rows().stream()
        .filter(row -> owned.containsKey(row.id()) && isDeserted(row))
        .findFirst()
        .ifPresent(
            row -> {
              // It may close now or after its round; the next request checks again.
              var _ = tables.shut(row.id());
            });
  }

  private static boolean isDeserted(LobbyRow row) {
    return row.players().stream().allMatch(BotName::isBot);
  }
}
