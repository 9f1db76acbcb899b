package cardroom.server.table;

import cardroom.games.table.Player;
import cardroom.games.table.View.SeatView;
import cardroom.games.table.Viewer;
import cardroom.server.journal.Journal;
import cardroom.server.journal.JournalPage;
import cardroom.server.journal.PageOutcome;
import cardroom.server.journal.Records;
import cardroom.server.journal.Row;
import cardroom.server.table.Tables.Seen;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.LongFunction;

/// Closes a table for good: a round in play is played to its end by those who are in it, no other
/// begins, everybody gets their chips back, and then the table is removed from the list.
final class TableClosing {
  private static final Duration PATIENCE = Duration.ofSeconds(15);
  private static final long PAUSE_MS = 50;

  private final Journal journal;
  private final Records records;
  private final LongFunction<CompletableFuture<Seen>> look;
  private final BiConsumer<Long, TableMessage> tell;

  TableClosing(
      Journal journal,
      Records records,
      LongFunction<CompletableFuture<Seen>> look,
      BiConsumer<Long, TableMessage> tell) {
    this.journal = journal;
    this.records = records;
    this.look = look;
    this.tell = tell;
  }

  static final Viewer RAIL = new Viewer.Rail();

  /// Blocks until the table is closed, or returns why it is not. How long a round takes is up to
  /// those who play it and to their clocks.
  Answer close(long table) {
    if (await(asked(table)) instanceof Answer.Refused no) {
      return no;
    }
    while (true) {
      switch (await(look.apply(table))) {
        case Seen.No(var why) -> {
          return why;
        }
        case Seen.Yes(var showing) -> {
          if (showing.isAtRest()) {
            var here = here(table, showing);
            if (here.isEmpty()) {
              return struck(table, showing.number());
            }
            here.forEach(name -> sendHome(table, name));
          }
        }
      }
      pause();
    }
  }

  private CompletableFuture<Answer> asked(long table) {
    var closes = new CompletableFuture<Answer>();
    tell.accept(table, new TableMessage.Closes(closes::complete));
    return closes;
  }

  private Set<String> here(long table, TableShowing showing) {
    Set<String> names = new TreeSet<>(records.stacksAt(table));
    showing.view().seats().stream()
        .map(SeatView::player)
        .filter(name -> !name.isEmpty())
        .forEach(names::add);
    return names;
  }

  /// A player who is already leaving is refused, which does no harm.
  private void sendHome(long table, String name) {
    var sent = new CompletableFuture<Answer>();
    tell.accept(table, new TableMessage.SendHome(new Player(name), sent::complete));
    await(sent);
  }

  private Answer struck(long table, long number) {
    var written = new CompletableFuture<PageOutcome>();
    var row = new Row.TableRow(table, true);
    journal.write(new JournalPage(table, List.of(), List.of(row)), written::complete);
    return switch (await(written)) {
      case PageOutcome.Done _ -> new Answer.Done(number);
      case PageOutcome.Not(var failure) -> RoomRefusals.of(failure);
    };
  }

  private static <R> R await(CompletableFuture<R> future) {
    return future.orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS).join();
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE_MS);
    } catch (InterruptedException _) {
      throw new IllegalStateException("the room is closing");
    }
  }
}
