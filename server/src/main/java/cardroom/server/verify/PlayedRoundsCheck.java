package cardroom.server.verify;

import cardroom.server.ledger.AccountName.Kind;
import cardroom.server.ledger.WrittenLeg;
import cardroom.server.verify.RecordRows.EventRow;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.function.ToLongFunction;

/// Compares the rows of a table's rounds, from which people read their history, with the postings:
/// each row says what a player won or lost by the events of its round, and no event is left out.
final class PlayedRoundsCheck {
  // The event that opens a table belongs to no round.
  private static final long OPENED = 1;

  private final long table;
  private final Map<String, List<Share>> shares = new HashMap<>();
  private final Map<Long, Stamp> stamps = new HashMap<>();
  private Stamp latest = new Stamp(0, "");

  /// When an event was written and under which key: the same for all events of a command.
  private record Stamp(long at, String key) {}

  /// What a player won or lost by an event under a rule.
  private record Share(long number, long net, long fees) {}

  private record Row(
      String player, int round, long first, long last, long at, long net, long fees) {
    boolean isInOrder() {
      return first <= last;
    }
  }

  PlayedRoundsCheck(long table) {
    this.table = table;
  }

  void count(EventRow event, List<WrittenLeg> legs) {
    var stamp = new Stamp(event.at(), event.key());
    // Most events are of the same command as the one before, and share its stamp.
    latest = stamp.equals(latest) ? latest : stamp;
    stamps.put(event.number(), latest);
    for (int i = 0; i < legs.size(); i++) {
      var leg = legs.get(i);
      if (leg.account().kind() == Kind.STACK && leg.isByRule()) {
        var isFee =
            leg.cents() < 0 && i + 1 < legs.size() && legs.get(i + 1).account().kind() == Kind.DROP;
        shares
            .computeIfAbsent(leg.account().owner(), _ -> new ArrayList<>())
            .add(new Share(event.number(), leg.cents(), isFee ? -leg.cents() : 0));
      }
    }
  }

  /// @param ends the rounds that ended when the journal was played again, by their last events
  List<Finding> wrong(RecordRows records, NavigableMap<Long, Integer> ends) throws SQLException {
    var rows =
        records.list(
            "select player, round, first_number, last_number, at, net_cents, fees_cents from played"
                + " where table_id = ? order by player, last_number",
            row ->
                new Row(
                    row.getString(1),
                    row.getInt(2),
                    row.getLong(3),
                    row.getLong(4),
                    row.getLong(5),
                    row.getLong(6),
                    row.getLong(7)),
            table);
    List<Finding> findings = new ArrayList<>();
    var noted = rows.stream().mapToLong(Row::last).max().orElse(0);
    var ended = ends.isEmpty() ? noted : Math.max(noted, ends.lastKey());
    Map<String, List<Row>> byPlayer = new HashMap<>();
    for (Row row : rows) {
      byPlayer.computeIfAbsent(row.player(), _ -> new ArrayList<>()).add(row);
      content(row).ifPresent(words -> findings.add(finding(row, words)));
      if (!ends.isEmpty() && !isOneRound(row, ends)) {
        findings.add(finding(row, "is not noted from where it began to where it ended"));
      }
    }
    for (var player : shares.entrySet()) {
      missing(player.getKey(), player.getValue(), byPlayer, ended).ifPresent(findings::add);
    }
    return findings;
  }

  private Finding finding(Row row, String words) {
    return new Finding(
        "round %d of %s at table %d".formatted(row.round(), row.player(), table), words);
  }

  private Optional<String> content(Row row) {
    var mine = shares.getOrDefault(row.player(), List.of());
    long net = 0;
    long fees = 0;
    var from = firstNotBefore(mine, Share::number, row.first());
    var at = from;
    for (; at < mine.size() && mine.get(at).number() <= row.last(); at++) {
      net += mine.get(at).net();
      fees += mine.get(at).fees();
    }
    if (at == from) {
      return Optional.of("is noted, but they took no part in it");
    }
    if (net != row.net() || fees != row.fees()) {
      return Optional.of(
          "says %d cents and fees of %d where its postings sum to %d and %d"
              .formatted(row.net(), row.fees(), net, fees));
    }
    return stamps.getOrDefault(row.last(), new Stamp(-1, "")).at() == row.at()
        ? Optional.empty()
        : Optional.of("says another time than its last event");
  }

  /// A round goes from the event after the end of the one before to the event that ended it.
  ///
  /// Older programs counted whatever else the round's last command caused, such as a player who
  /// leaves, towards that round while the room was running, but towards the next one after a
  /// restart.
  private boolean isOneRound(Row row, NavigableMap<Long, Integer> ends) {
    var end = ends.floorEntry(row.last());
    if (end == null || end.getKey() < row.first() || end.getValue() != row.round()) {
      return false;
    }
    var before = ends.lowerEntry(row.first());
    var rounds = before == null ? 0 : before.getValue();
    return isOneCommand(before == null ? OPENED : before.getKey(), row.first() - 1)
        && isOneCommand(end.getKey(), row.last())
        // Betting that ended without a wager is no round.
        && ends.subMap(row.first(), end.getKey()).values().stream()
            .allMatch(round -> round <= rounds);
  }

  private boolean isOneCommand(long first, long last) {
    var stamp = stamps.get(first);
    for (long number = first + 1; number <= last; number++) {
      if (stamp == null || !stamp.equals(stamps.get(number))) {
        return false;
      }
    }
    return last >= first;
  }

  /// Something of a finished round that no row, or more than one row, covers.
  private Optional<Finding> missing(
      String player, List<Share> mine, Map<String, List<Row>> rows, long ended) {
    var told = rows.getOrDefault(player, List.of()).stream().filter(Row::isInOrder).toList();
    var begins = told.stream().map(Row::first).sorted().toList();
    var ends = told.stream().map(Row::last).sorted().toList();
    for (Share share : mine) {
      // The rounds that have begun by then and had not ended before.
      var telling =
          firstNotBefore(begins, number -> number, share.number() + 1)
              - firstNotBefore(ends, number -> number, share.number());
      if (share.number() <= ended && telling != 1) {
        return Optional.of(
            new Finding(
                "event %d of table %d".formatted(share.number(), table),
                telling == 0
                    ? "is in no round of %s: the row is missing".formatted(player)
                    : "is in %d rounds of %s".formatted(telling, player)));
      }
    }
    return Optional.empty();
  }

  /// The index of the first in a sorted list whose number is not less; its size when all are less.
  private static <E> int firstNotBefore(List<E> inOrder, ToLongFunction<E> number, long least) {
    int low = 0;
    int high = inOrder.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (number.applyAsLong(inOrder.get(middle)) < least) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
