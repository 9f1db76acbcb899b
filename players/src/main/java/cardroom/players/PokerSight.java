package cardroom.players;

import cardroom.games.poker.variant.Variants;
import cardroom.games.table.Face;
import cardroom.games.table.Player;
import cardroom.games.table.View;
import java.util.ArrayList;
import java.util.List;

/// The cards that a player at a poker table can see.
///
/// @param isDrawn whether the draw of a draw game is over for him
/// @param opponents everybody else still in: what he shows, and how many of his cards are hidden
record PokerSight(long own, long board, List<Opponent> opponents, boolean isDrawn) {

  PokerSight {
    opponents = List.copyOf(opponents);
  }

  record Opponent(long shown, int hidden) {}

  static PokerSight of(Player me, View view) {
    long own = 0;
    var opponents = new ArrayList<Opponent>();
    for (var spot : view.positions()) {
      for (var hand : spot.hands()) {
        long shown = up(hand.cards());
        if (spot.bettor().equals(me.name())) {
          own |= shown;
        } else if (!hand.cards().isEmpty()) {
          opponents.add(new Opponent(shown, hand.cards().size() - Long.bitCount(shown)));
        }
      }
    }
    return new PokerSight(own, up(view.board()), opponents, isDrawn(view));
  }

  private static boolean isDrawn(View view) {
    var now =
        view.table().facts().stream()
            .filter(fact -> fact.name().equals("street"))
            .map(View.Fact::value)
            .findFirst()
            .orElse("");
    return !view.table().phase().equals("drawing")
        && Variants.of(view.table().game()).streets().stream()
            .anyMatch(street -> street.isDraw() && street.name().equals(now));
  }

  private static long up(List<Face> faces) {
    long cards = 0;
    for (var face : faces) {
      cards |= face instanceof Face.Up(var card) ? card.bit() : 0;
    }
    return cards;
  }

  /// Everything in sight.
  long all() {
    long all = own | board;
    for (var opponent : opponents) {
      all |= opponent.shown();
    }
    return all;
  }
}
