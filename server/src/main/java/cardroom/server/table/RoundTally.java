package cardroom.server.table;

import cardroom.games.table.ChipAccount;
import cardroom.games.table.Transfer;
import cardroom.games.table.TransferCause;
import cardroom.server.journal.Row;
import cardroom.server.journal.Row.PlayedRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// What each player won or lost in a round and paid in fees.
final class RoundTally {
  private final Map<String, Sum> sums = new TreeMap<>();
  private long firstNumber;

  private record Sum(long net, long fees) {}

  /// Counts what an event moves by a clause; chips bought or cashed in are not part of the round.
  void add(long number, List<Transfer> transfers) {
    firstNumber = firstNumber == 0 ? number : firstNumber;
    for (var transfer : transfers) {
      if (transfer.cause() instanceof TransferCause.Clause) {
        var cents = transfer.amount().cents();
        add(transfer.from(), -cents, transfer.to() instanceof ChipAccount.Drop ? cents : 0);
        add(transfer.to(), cents, 0);
      }
    }
  }

  private void add(ChipAccount account, long net, long fees) {
    if (account instanceof ChipAccount.Stack(var player)) {
      sums.merge(
          player.name(),
          new Sum(net, fees),
          (one, other) -> new Sum(one.net() + other.net(), one.fees() + other.fees()));
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
