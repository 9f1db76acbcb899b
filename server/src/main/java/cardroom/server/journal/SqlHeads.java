package cardroom.server.journal;

import cardroom.server.journal.Row.CheckpointRow;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.sql.DataSource;

/// Reads how far the journals have come, for checkpoints.
abstract class SqlHeads extends SqlReader {

  SqlHeads(DataSource source) {
    super(source);
  }

  public List<Long> lastEvents() {
    return list("select last_event from head order by id", row -> row.getLong(1));
  }

  public List<JournalHead> headsSince(List<Long> events, List<Long> upTo) {
    Map<Long, JournalHead> newest = new TreeMap<>();
    for (long last : upTo) {
      var first = Writer.of(last).idsAfter();
      var since = events.stream().filter(id -> id >= first && id <= last).findFirst();
      for (JournalHead head : heads(since.orElse(first), last)) {
        newest.merge(
            head.table(), head, (one, other) -> one.number() > other.number() ? one : other);
      }
    }
    return List.copyOf(newest.values());
  }

  /// Of the ids of one writer, the greatest of a table is that of its newest event.
  private List<JournalHead> heads(long after, long upTo) {
    if (after == upTo) {
      return List.of();
    }
    return list(
        "select table_id, number, hash from event where id in (select max(id) from event where id >"
            + " ? and id <= ? group by table_id) order by table_id",
        row -> new JournalHead(row.getLong(1), row.getLong(2), row.getString(3)),
        after,
        upTo);
  }

  public Optional<CheckpointRow> lastCheckpoint() {
    return list(
            "select number, up_to, says, line from checkpoint order by number desc limit 1",
            row ->
                new CheckpointRow(
                    row.getLong(1), row.getLong(2), row.getString(3), row.getString(4)))
        .stream()
        .findFirst();
  }
}
