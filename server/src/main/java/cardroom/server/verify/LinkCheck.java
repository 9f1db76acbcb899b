package cardroom.server.verify;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/// How a room finds its events: each names the one before it at its table, a head names the last
/// one, and marks lead to the old ones. They hold no facts of their own, so each is compared with
/// what the events' numbers say.
final class LinkCheck {
  // Said once more, so that a fault of the room is not repeated here.
  private static final int MARK_EVERY = 32;

  private static final String LINKS =
      """
      select table_id, number from (
        select e.table_id, e.number, e.previous,
          lag(e.id, 1, 0) over (partition by e.table_id order by e.number, e.id) as due
        from event e) linked
      where previous <> due order by table_id, number
      """;

  private static final String HEADS =
      """
      select due.table_id from (select table_id, max(number) as number from listed_event
          group by table_id) due
        left join journal_head h on h.table_id = due.table_id and h.number = due.number
        left join listed_event e on e.table_id = h.table_id and e.number = h.number
          and e.id = h.event_id
        where e.id is null
      union
      select table_id from journal_head where table_id not in (select table_id from listed_event)
      order by 1
      """;

  private static final String MARKS =
      """
      select table_id, number from (
        select table_id, number, id from listed_event where number %% %1$d = 0
        union all
        select table_id, number, event_id from journal_mark) both_of_them
      group by table_id, number, id having count(*) <> 2
      order by table_id, number
      """
          .formatted(MARK_EVERY);

  private LinkCheck() {}

  static List<Finding> of(RecordRows records) throws SQLException {
    List<Finding> findings = new ArrayList<>();
    // Records that were not brought up to date are found by their numbers.
    if (!records.has("journal_head")) {
      return findings;
    }
    records.list(
        LINKS,
        row ->
            findings.add(
                new Finding(
                    "event %d of table %d".formatted(row.getLong(2), row.getLong(1)),
                    "does not name the event before it")));
    records.list(
        HEADS,
        row ->
            findings.add(
                new Finding(
                    "the head of table " + row.getLong(1),
                    "does not name the table's last event")));
    records.list(
        MARKS,
        row ->
            findings.add(
                new Finding(
                    "the mark at event %d of table %d".formatted(row.getLong(2), row.getLong(1)),
                    "does not lead to that event")));
    return findings;
  }
}
