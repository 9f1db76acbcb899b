package cardroom.server.journal;

/// How the events of one table are found: from its head, or the next mark, back along the links.
///
/// Every step must come to a smaller number of the same table, so that altered links cannot lead a
/// reader in a circle.
public final class JournalWalk {
  /// A mark stands at every multiple of this number.
  public static final int MARK_EVERY = 32;

  /// The events of one table, the newest first, as the table `walk`; it goes a little beyond what
  /// was asked for, so whoever reads it limits the numbers as well.
  ///
  /// It takes four values: the table, the last number wanted, the table again, the first number.
  public static final String OF_TABLE =
      """
      with recursive walk (id, previous, table_id, number, kind, version, maker, command_key, at,
        body, hash) as (
        select id, previous, table_id, number, kind, version, maker, command_key, at, body, hash
        from event where id = coalesce(
          (select event_id from journal_mark where table_id = ? and number >= ?
            order by number limit 1),
          (select event_id from journal_head where table_id = ?), 0)
        union all
        select e.id, e.previous, e.table_id, e.number, e.kind, e.version, e.maker, e.command_key,
          e.at, e.body, e.hash
        from walk w join event e on e.id = w.previous
        where w.number > ? and e.number < w.number and e.table_id = w.table_id
      )
      """;

  /// The newest events of one table back to a moment, as the table `walk`: times never go back at a
  /// table. The last event is there in any case, so whoever reads it asks for the time as well.
  ///
  /// It takes two values: the table and the moment.
  static final String SINCE =
      """
      with recursive walk (id, previous, table_id, number, maker, command_key, at) as (
        select id, previous, table_id, number, maker, command_key, at
        from event where id = (select event_id from journal_head where table_id = ?)
        union all
        select e.id, e.previous, e.table_id, e.number, e.maker, e.command_key, e.at
        from walk w join event e on e.id = w.previous
        where e.at >= ? and e.number < w.number and e.table_id = w.table_id
      )
      """;

  /// The id of the first event of a table, for a statement in which `t` is a row of the tables:
  /// back from the first mark, or from the head of a table that has none yet.
  static final String FIRST_OF_T =
      """
      (with recursive walk (id, previous, number) as (
        select id, previous, number from event where id = coalesce(
          (select event_id from journal_mark where table_id = t.id order by number limit 1),
          (select event_id from journal_head where table_id = t.id), 0)
        union all
        select e.id, e.previous, e.number
        from walk w join event e on e.id = w.previous
        where e.number < w.number and e.table_id = t.id
      ) select id from walk where number = 1)
      """;

  /// All events of every table where somebody has had an account, as the table `walk`. It takes one
  /// value, the owner.
  static final String OF_OWNER =
      """
      with recursive walk (id, previous, table_id, number, at) as (
        select e.id, e.previous, e.table_id, e.number, e.at
        from journal_head h join event e on e.id = h.event_id
        where h.table_id in (select table_id from account where owner = ?)
        union all
        select e.id, e.previous, e.table_id, e.number, e.at
        from walk w join event e on e.id = w.previous
        where e.number < w.number and e.table_id = w.table_id
      )
      """;

  private JournalWalk() {}

  /// The values that [#OF_TABLE] takes, and then the first and the last number once more.
  public static Object[] values(long table, long first, long last) {
    return new Object[] {table, last, table, first, first, last};
  }
}
