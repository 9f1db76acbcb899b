package cardroom.server.wire;

import cardroom.server.catalogue.TableOpening;
import cardroom.server.table.Answer;
import cardroom.server.table.LobbyList;
import cardroom.server.table.LocalTables;
import cardroom.server.table.SpeechCommand;
import cardroom.server.table.Tables.Asked;
import cardroom.server.table.Tables.Heard;
import cardroom.server.table.Tables.Listed;
import cardroom.server.table.Tables.Opened;
import cardroom.server.table.Tables.Seen;
import cardroom.server.table.Viewpoint;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/// Access to tables that are all on this machine.
public record LocalTableAccess(LocalTables tables) implements TableAccess {

  @Override
  public CompletableFuture<Opened> open(TableOpening opening) {
    return tables.open(opening);
  }

  @Override
  public Optional<TableOpening> opening(long table) {
    return tables.opening(table);
  }

  @Override
  public CompletableFuture<Answer> act(long table, Asked asked) {
    return tables.act(table, asked);
  }

  @Override
  public CompletableFuture<Told> look(long table, Viewpoint eyes) {
    return tables.look(table, eyes).thenApply(LocalTableAccess::told);
  }

  private static Told told(Seen seen) {
    return switch (seen) {
      case Seen.Yes(var showing) -> new Told.Yes(Wire.whole(showing));
      case Seen.No(var why) -> new Told.No(why);
    };
  }

  @Override
  public void watch(long table, TableListener listener, long last) {
    tables.watch(table, new TableUpdates(listener), last);
  }

  @Override
  public void unwatch(long table, TableListener listener) {
    tables.unwatch(table, new TableUpdates(listener));
  }

  @Override
  public CompletableFuture<Listed> wait(long table, String player, boolean enters) {
    return tables.wait(table, player, enters);
  }

  @Override
  public CompletableFuture<Heard> talk(long table, SpeechCommand speech) {
    return tables.talk(table, speech);
  }

  @Override
  public CompletableFuture<Answer> shut(long table) {
    return tables.shut(table);
  }

  @Override
  public LobbyList lobby() {
    return tables.lobby();
  }

  @Override
  public Set<Long> openTables() {
    return tables.openTables();
  }

  @Override
  public void close() {
    // The tables are closed with their room.
  }
}
