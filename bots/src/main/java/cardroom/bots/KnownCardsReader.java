package cardroom.bots;

import cardroom.analysis.equity.KnownCards;
import cardroom.games.poker.variant.Variants;
import cardroom.games.table.Face;
import cardroom.games.table.Phase;
import cardroom.games.table.Player;
import cardroom.games.table.View;
import java.util.ArrayList;
import java.util.List;

/// Reads from a view what a player at a poker table can see and what the others' bets suggest.
final class KnownCardsReader {
  private KnownCardsReader() {}

  static KnownCards of(Player me, View view) {
    long own = 0;
    long toMatch = toMatch(me, view);
    var rivals = new ArrayList<KnownCards.Rival>();
    for (var spot : view.positions()) {
      for (var hand : spot.hands()) {
        long shown = up(hand.cards());
        if (spot.bettor().equals(me.name())) {
          own |= shown;
        } else if (!hand.cards().isEmpty()) {
          rivals.add(new KnownCards.Rival(shown, toMatch > 0 && staked(spot) >= toMatch));
        }
      }
    }
    return new KnownCards(own, up(view.board()), rivals, hasDrawn(view));
  }

  /// The largest bet of this round, when it is more than the player's own.
  private static long toMatch(Player me, View view) {
    long most = 0;
    long mine = 0;
    for (var spot : view.positions()) {
      most = Math.max(most, staked(spot));
      mine = spot.bettor().equals(me.name()) ? Math.max(mine, staked(spot)) : mine;
    }
    return most > mine ? most : 0;
  }

  private static long staked(View.Spot spot) {
    long cents = 0;
    for (var stake : spot.stakes()) {
      cents += stake.amount().cents();
    }
    return cents;
  }

  private static boolean hasDrawn(View view) {
    if (view.table().phase() == Phase.DRAWING) {
      return false;
    }
    var now = streetNow(view);
    for (var street : Variants.of(view.table().game()).streets()) {
      if (street.isDraw() && street.name().equals(now)) {
        return true;
      }
    }
    return false;
  }

  private static String streetNow(View view) {
    for (var fact : view.table().facts()) {
      if (fact.name().equals(View.Fact.STREET)) {
        return fact.value();
      }
    }
    return "";
  }

  private static long up(List<Face> faces) {
    long cards = 0;
    for (var face : faces) {
      cards |= face instanceof Face.Up(var card) ? card.bit() : 0;
    }
    return cards;
  }
}
