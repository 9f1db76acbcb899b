package cardroom.server.wire;

import cardroom.server.catalogue.TableOpening;
import cardroom.server.table.Answer;
import cardroom.server.table.LobbyList;
import cardroom.server.table.SpeechCommand;
import cardroom.server.table.Tables.Asked;
import cardroom.server.table.Tables.Heard;
import cardroom.server.table.Tables.Listed;
import cardroom.server.table.Tables.Opened;
import cardroom.server.table.Viewpoint;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/// All tables of the room as the API uses them, on whichever machine each is dealt.
public interface TableAccess extends AutoCloseable {

  CompletableFuture<Opened> open(TableOpening opening);

  Optional<TableOpening> opening(long table);

  CompletableFuture<Answer> act(long table, Asked asked);

  CompletableFuture<Told> look(long table, Viewpoint eyes);

  /// One look as text, or why there is none.
  sealed interface Told {
    record Yes(String text) implements Told {}

    record No(Answer.Refused why) implements Told {}
  }

  /// Keeps a listener informed about the table from now on.
  ///
  /// @param last the number of the last event they have seen, or -1
  void watch(long table, TableListener listener, long last);

  void unwatch(long table, TableListener listener);

  CompletableFuture<Listed> wait(long table, String player, boolean enters);

  /// Says something at a table, or finds again what was said there.
  CompletableFuture<Heard> talk(long table, SpeechCommand speech);

  CompletableFuture<Answer> shut(long table);

  LobbyList lobby();

  Set<Long> openTables();

  /// Releases what connects this machine to others.
  @Override
  void close();
}
