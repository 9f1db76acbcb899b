package cardroom.notation.banked;

import cardroom.games.banked.Bet;
import cardroom.games.banked.table.BankedEvent;
import cardroom.games.table.ResultWord;
import cardroom.games.table.WagerId;
import java.util.stream.Collectors;

/// Wagers in words: what is staked, and what became of it.
final class WagerTexts {
  private WagerTexts() {}

  /// ` $10 buster $5`: the main wager without its name, first.
  static String words(Bet bet, WagerId main) {
    var words = new StringBuilder(" " + bet.on(main));
    bet.stakes()
        .forEach(
            (wager, amount) -> {
              if (!wager.equals(main)) {
                words.append(' ').append(wager.word()).append(' ').append(amount);
              }
            });
    return words.toString();
  }

  /// `win $20 of $40 P215-SETTLE-4`, `buster lose $5 P215-BUSTER-3`.
  static String outcome(BankedEvent.Line line, WagerId main) {
    var name = line.wager().equals(main) ? "" : line.wager().word() + " ";
    var rules = line.rules().stream().map(rule -> " " + rule.id()).collect(Collectors.joining());
    return name + ResultWord.words(line.paid().minus(line.collected()), line.due()) + rules;
  }
}
