package cardroom.server.journal;

import cardroom.server.journal.Row.CheckpointRow;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;

/// Reads how far the journals have come, for checkpoints.
abstract class SqlHeads extends SqlReader {

  SqlHeads(DataSource source) {
    super(source);
  }

  public long lastEvent() {
    return number("select last_event from head where id = 1");
  }

  public List<Head> headsSince(long event, long upTo) {
    return list(
        "select e.table_id, e.number, e.hash from event e join (select table_id, max(number) as"
            + " number from event where id > ? and id <= ? group by table_id) newest on"
            + " newest.table_id = e.table_id and newest.number = e.number order by e.table_id",
        row -> new Head(row.getLong(1), row.getLong(2), row.getString(3)),
        event,
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
