package cardroom.server.journal;

import java.util.List;

/// All that one command writes: its events with the chips they move, and other rows. It is written
/// completely or not at all.
public record JournalPage(long table, List<JournalEntry> entries, List<Row> rows) {

  public JournalPage {
    entries = List.copyOf(entries);
    rows = List.copyOf(rows);
  }
}
