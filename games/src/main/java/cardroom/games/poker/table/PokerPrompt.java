package cardroom.games.poker.table;

import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.sheet.PokerSheet;
import java.util.stream.Collectors;

/// One sentence that says what happens now.
final class PokerPrompt {
  private PokerPrompt() {}

  static String of(PokerSheet sheet, PokerState table) {
    if (table.play().isEmpty()) {
      return new NextLineup(sheet, table).isPossible()
          ? "The next hand begins in a moment."
          : "The next hand begins when two players are ready.";
    }
    var play = table.play().get();
    var waiting = PokerGame.toAct(play.hand());
    if (waiting.isEmpty()) {
      return "The dealer deals.";
    }
    var seats =
        waiting.list().stream()
            .map(place -> Integer.toString(play.lineup().seat(place)))
            .collect(Collectors.joining(", "));
    return (waiting.size() == 1 ? "Seat " : "Seats ") + seats + " to act.";
  }
}
