package cardroom.games.banked.table;

import cardroom.games.banked.BankedGame;
import cardroom.games.banked.table.BankedEvent.Line;
import cardroom.games.table.ResultWord;
import cardroom.games.table.View.Result;
import java.util.ArrayList;
import java.util.List;

/// Settled wagers as results to show: word, amount, clauses, and why.
record SettledResults<R>(BankedGame<R> game) {

  List<Result> of(List<Line> lines) {
    var results = new ArrayList<Result>();
    for (var line : lines) {
      results.add(result(results.size() + 1, line));
    }
    return results;
  }

  private Result result(int order, Line line) {
    return new Result(
        order,
        line.position(),
        line.bettor().name(),
        line.wager(),
        word(line),
        line.paid().minus(line.collected()).abs(),
        line.due().abs(),
        line.returned(),
        line.rules(),
        line.why());
  }

  static ResultWord word(Line line) {
    return ResultWord.of(line.paid().minus(line.collected()), line.due());
  }
}
