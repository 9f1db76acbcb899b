package cardroom.server.table;

import cardroom.server.journal.Journal;
import cardroom.server.journal.JournalPage;
import cardroom.server.journal.PageOutcome;
import cardroom.server.journal.Row;
import cardroom.server.table.Tables.Listed;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// Writes the waiting list of a table down before anybody is told of it, so that a restart costs
/// nobody their place.
final class WaitingDesk {
  private final long table;
  private final Journal journal;
  private final Consumer<TableMessage> self;
  private List<String> written = List.of();

  WaitingDesk(long table, Journal journal, Consumer<TableMessage> self) {
    this.table = table;
    this.journal = journal;
    this.self = self;
  }

  /// The list as the records have it; those who have a seat by now no longer wait.
  void recall(List<String> names, Audience audience, TableInPlay<?> live, long now) {
    audience.restarted(live);
    written = names;
    var seated = live.publicView().seats().stream().map(seat -> seat.player()).toList();
    names.stream()
        .filter(name -> !seated.contains(name))
        .forEach(name -> audience.waits(name, true, live, now));
  }

  /// Writes the list as it will be; the table hears of it when it is on disk.
  void ask(TableMessage.Wait wait) {
    var names = new ArrayList<>(written);
    names.remove(wait.player());
    if (wait.enters()) {
      if (written.contains(wait.player())) {
        self.accept(new TableMessage.Entered(wait, new PageOutcome.Done()));
        return;
      }
      names.add(wait.player());
    }
    write(names, outcome -> self.accept(new TableMessage.Entered(wait, outcome)));
  }

  /// What is answered once the list was written, or not.
  Listed heard(TableMessage.Entered entered, Audience audience, TableInPlay<?> live, long now) {
    var wait = entered.asked();
    return switch (entered.outcome()) {
      case PageOutcome.Done _ ->
          new Listed.Yes(audience.waits(wait.player(), wait.enters(), live, now));
      case PageOutcome.Not(var failure) -> {
        written = audience.waiting();
        yield new Listed.No(RoomRefusals.of(failure));
      }
    };
  }

  /// A person took their seat, or let it expire: the records follow soon.
  void keep(List<String> names) {
    if (!names.equals(written)) {
      write(names, _ -> {});
    }
  }

  private void write(List<String> names, Consumer<PageOutcome> then) {
    written = List.copyOf(names);
    var row = new Row.WaitingRow(table, written);
    journal.write(new JournalPage(table, List.of(), List.of(row)), then);
  }
}
