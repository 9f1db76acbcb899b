package cardroom.server.cluster;

import cardroom.server.cluster.Letter.ToPorter;
import cardroom.server.table.LobbyList;
import cardroom.server.table.LobbyRow;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// The lobby's list for all machines. It is put together when somebody reads it, and then reused
/// for a moment.
final class ClusterLobbyList implements LobbyList {
  private static final long FRESH_NANOS = 500_000_000;

  private final Supplier<List<CompletableFuture<ToPorter>>> ask;
  private List<LobbyRow> rows = List.of();
  private long readAt = System.nanoTime() - FRESH_NANOS;

  /// @param ask asks every machine for its own list
  ClusterLobbyList(Supplier<List<CompletableFuture<ToPorter>>> ask) {
    this.ask = ask;
  }

  @Override
  public synchronized List<LobbyRow> rows() {
    if (System.nanoTime() - readAt >= FRESH_NANOS) {
      Map<Long, LobbyRow> all = new TreeMap<>();
      ask.get().stream()
          .map(CompletableFuture::join)
          .filter(ToPorter.Board.class::isInstance)
          .flatMap(board -> ((ToPorter.Board) board).rows().stream())
          .forEach(row -> all.put(row.id(), row));
      rows =
          all.values().stream()
              .sorted(Comparator.comparingLong(LobbyRow::id))
              .collect(Collectors.toUnmodifiableList());
      readAt = System.nanoTime();
    }
    return rows;
  }

  @Override
  public int size() {
    return rows().size();
  }
}
