package cardroom.server.verify;

import cardroom.server.ledger.AccountName.Kind;
import cardroom.server.ledger.WrittenLeg;
import cardroom.server.verify.Sheets.EventRow;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;

/// Holds the rows of a table's rounds, from which people read their history, against the postings:
/// each row says what the events of its round brought a player, and no event is left out.
final class RoundsPlayed {
  private final long table;
  private final Map<String, List<Share>> shares = new HashMap<>();
  private final Map<Long, Long> times = new HashMap<>();

  /// What an event brought a player by a rule.
  private record Share(long number, long net, long fees) {}

  private record Row(
      String player, int round, long first, long last, long at, long net, long fees) {}

  RoundsPlayed(long table) {
    this.table = table;
  }

  void count(EventRow event, List<WrittenLeg> legs) {
    times.put(event.number(), event.at());
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
  List<Finding> wrong(Sheets sheets, NavigableMap<Long, Integer> ends) throws SQLException {
    var rows =
        sheets.list(
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
    long net = 0;
    long fees = 0;
    var took = false;
    for (Share share : shares.getOrDefault(row.player(), List.of())) {
      if (share.number() >= row.first() && share.number() <= row.last()) {
        took = true;
        net += share.net();
        fees += share.fees();
      }
    }
    if (!took) {
      return Optional.of("is noted, but they took no part in it");
    }
    if (net != row.net() || fees != row.fees()) {
      return Optional.of(
          "says %d cents and fees of %d where its postings sum to %d and %d"
              .formatted(row.net(), row.fees(), net, fees));
    }
    return times.getOrDefault(row.last(), -1L) == row.at()
        ? Optional.empty()
        : Optional.of("says another time than its last event");
  }

  /// Something of a round that ended which no row or more than one row tells.
  private Optional<Finding> missing(
      String player, List<Share> mine, Map<String, List<Row>> rows, long ended) {
    for (Share share : mine) {
      var telling =
          rows.getOrDefault(player, List.of()).stream()
              .filter(row -> share.number() >= row.first() && share.number() <= row.last())
              .count();
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
}
