package cardroom.games.poker.table;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.cards.ranking.FiveThatPlay;
import cardroom.games.money.Money;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.hand.PotPayout;
import cardroom.games.poker.variant.PotShare;
import java.util.List;

/// Who receives what at the end of a hand, and what the table drops.
final class PotPayouts {
  private PotPayouts() {}

  static PokerEvent.Ended of(PokerState table, HandInPlay play, Hand.Finished finished) {
    var lines =
        PokerGame.outcomes(finished).stream()
            .map(outcome -> line(table, play, finished, outcome))
            .toList();
    var fee = Money.cents(finished.felt().dropped());
    return new PokerEvent.Ended(lines, fee, table.row());
  }

  private static PokerEvent.Line line(
      PokerState table, HandInPlay play, Hand.Finished finished, PotPayout outcome) {
    int seat = play.lineup().seat(outcome.place());
    return new PokerEvent.Line(
        seat,
        table.at(seat).orElseThrow().player(),
        outcome.pot(),
        outcome.award(),
        Money.cents(outcome.amount()),
        outcome.rule(),
        words(finished, outcome));
  }

  private static String words(Hand.Finished finished, PotPayout outcome) {
    boolean shown = finished.shown().contains(outcome.place());
    if (!shown || outcome.isReturned()) {
      return "";
    }
    var layout = finished.felt().layout();
    for (var share : finished.felt().variant().showdown()) {
      if (share.part() == outcome.part() || outcome.part() == PotShare.Part.WHOLE) {
        List<Card> own = Cards.ofBits(layout.own(outcome.place()));
        var board = Cards.ofBits(layout.board());
        return FiveThatPlay.rank(share.selection(), share.ranking(), own, board).words();
      }
    }
    return "";
  }
}
