package cardroom.server.journal;

import java.util.List;

/// Pages that fill the log.
final class LogPages {
  private LogPages() {}

  static JournalPage page(long table, long number) {
    var entry =
        new JournalEntry(table, number, "test", 1, "ann", "", 0, "{}", "", List.of())
            .linkedTo(HashChain.START);
    return new JournalPage(table, List.of(entry), List.of());
  }
}
