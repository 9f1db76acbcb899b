package cardroom.server.journal;

import java.util.List;

/// All that one command writes: its events with the chips they move, and other rows. It is written
/// completely or not at all.
public record Page(long table, List<Entry> entries, List<Row> rows) {

  public Page {
    entries = List.copyOf(entries);
    rows = List.copyOf(rows);
  }
}
