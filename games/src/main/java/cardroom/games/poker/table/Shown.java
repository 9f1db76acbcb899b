package cardroom.games.poker.table;

import cardroom.cards.Cards;
import cardroom.cards.ranking.Selection;
import cardroom.games.poker.betting.Places;
import cardroom.games.poker.hand.Felt;
import cardroom.games.poker.hand.Hand;

/// What everybody may know of a hand of cards.
final class Shown {
  private static final int FIVE = 5;

  private Shown() {}

  /// The cards of a place that lie face down and yet were seen by all.
  static long cards(Hand hand, int place) {
    var felt = hand.felt();
    long own = felt.layout().down().at(place);
    int shown =
        switch (hand) {
          case Hand.Showing s -> s.shown();
          case Hand.Finished f -> f.shown();
          default -> 0;
        };
    return Places.has(shown, place) ? own : own & felt.odd().seen();
  }

  /// How many cards were drawn is told until somebody acts after the draw (DRAW-2).
  static boolean tellsDraw(Hand hand) {
    return switch (hand) {
      case Hand.Drawing _, Hand.Replacing _ -> true;
      case Hand.Betting b -> b.felt().streetNow().isDraw() && b.round().acted() == 0;
      default -> false;
    };
  }

  /// What a hand is called so far, as soon as five cards make one.
  static String words(Felt felt, int place) {
    var layout = felt.layout();
    var share = felt.variant().showdown().getFirst();
    long own = layout.own(place);
    long board = layout.board();
    boolean enough =
        share.selection() == Selection.TWO_HOLE_THREE_BOARD
            ? Long.bitCount(own) >= 2 && Long.bitCount(board) >= 3
            : Long.bitCount(own | board) >= FIVE && Long.bitCount(own | board) <= 7;
    return enough && layout.unknown(place) == 0
        ? share.selection().rank(share.ranking(), Cards.ofBits(own), Cards.ofBits(board)).words()
        : "";
  }
}
