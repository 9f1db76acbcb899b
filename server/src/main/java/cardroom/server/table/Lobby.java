package cardroom.server.table;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/// The lobby's list of tables. Tables register themselves; a line is written only when somebody
/// reads the list.
public final class Lobby implements LobbyList {
  private final Map<Long, Supplier<LobbyRow>> rows = new ConcurrentHashMap<>();

  void post(long id, TableInPlay<?> table, LobbyRow.Beside beside) {
    rows.put(id, table.lobbyRow(beside));
  }

  void remove(long id) {
    rows.remove(id);
  }

  /// One line of the list; empty when no such table is dealt here.
  public Optional<LobbyRow> row(long id) {
    return Optional.ofNullable(rows.get(id)).map(Supplier::get);
  }

  @Override
  public List<LobbyRow> rows() {
    return rows.values().stream()
        .map(Supplier::get)
        .sorted(Comparator.comparingLong(LobbyRow::id))
        .toList();
  }

  @Override
  public int size() {
    return rows.size();
  }
}
