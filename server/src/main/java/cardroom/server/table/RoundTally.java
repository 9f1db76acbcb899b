package cardroom.server.table;

import cardroom.games.table.Account;
import cardroom.games.table.Posting;
import cardroom.server.journal.Row;
import cardroom.server.journal.Row.PlayedRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// What a round brought each player and what he paid in fees.
final class RoundTally {
  private final Map<String, Sum> sums = new TreeMap<>();
  private long firstNumber;

  private record Sum(long net, long fees) {}

  /// Counts the legs of an event. Legs come in pairs, from and to; those without a rule are chips
  /// bought or cashed.
  void add(long number, List<Posting> postings) {
    firstNumber = firstNumber == 0 ? number : firstNumber;
    for (int i = 0; i < postings.size(); i++) {
      var leg = postings.get(i);
      if (leg.account() instanceof Account.Stack(var player) && !leg.rule().isEmpty()) {
        var isFee =
            leg.amount().isNegative()
                && i + 1 < postings.size()
                && postings.get(i + 1).account() instanceof Account.Drop;
        var cents = leg.amount().cents();
        sums.merge(
            player.name(),
            new Sum(cents, isFee ? -cents : 0),
            (one, other) -> new Sum(one.net() + other.net(), one.fees() + other.fees()));
      }
    }
  }

  /// The rows of a round that ended, one for each who took part.
  List<Row> rows(long table, int round, long lastNumber, long at) {
    List<Row> rows = new ArrayList<>();
    sums.forEach(
        (player, sum) ->
            rows.add(
                new PlayedRow(
                    player, table, round, firstNumber, lastNumber, at, sum.net(), sum.fees())));
    return rows;
  }

  void clear() {
    sums.clear();
    firstNumber = 0;
  }
}
