package cardroom.games.poker.table;

import cardroom.games.money.Money;
import cardroom.games.poker.rules.PokerRules;
import cardroom.games.table.Position;
import cardroom.games.table.View;
import java.util.ArrayList;
import java.util.List;

/// What became of the last hand, in the order in which pots were paid.
final class Results {
  private Results() {}

  static List<View.Result> of(Poker table) {
    var results = new ArrayList<View.Result>();
    for (var line : table.results()) {
      boolean returned = line.part().equals("returned");
      results.add(
          new View.Result(
              results.size() + 1,
              Position.seat(line.seat()),
              line.player().name(),
              line.pot() <= 0 ? "main pot" : "side pot " + line.pot(),
              returned ? "returned" : "win",
              returned ? Money.ZERO : line.amount(),
              line.amount(),
              returned ? line.amount() : Money.ZERO,
              List.of(new View.Clause(line.rule(), PokerRules.sentence(line.rule()))),
              line.hand()));
    }
    return results;
  }
}
