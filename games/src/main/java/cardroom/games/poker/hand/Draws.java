package cardroom.games.poker.hand;

import cardroom.games.poker.betting.PlaceSets;
import cardroom.games.poker.hand.Hand.Discarding;
import cardroom.games.poker.hand.Hand.Drawing;
import cardroom.games.poker.hand.Hand.Killing;

/// Choices about cards rather than chips: kill, draw, discard.
final class Draws {
  private Draws() {}

  static Options.Draws options(Drawing d) {
    return new Options.Draws(d.place(), d.felt().layout().down(d.place()), most(d));
  }

  static int most(Drawing d) {
    return d.dealing().now().count();
  }

  /// Whether the place may give up these cards: of its own, and no more than it may replace.
  static boolean allows(Drawing d, Action.Draw draw) {
    var layout = d.felt().layout();
    return (draw.cards() & ~layout.down(d.place())) == 0
        && draw.unnamed() <= layout.unknown(d.place())
        && Long.bitCount(draw.cards()) + draw.unnamed() <= most(d);
  }

  /// Whether the place has still to discard, and has that card; 0 is one that nobody named.
  static boolean allows(Discarding d, int place, long card) {
    var layout = d.felt().layout();
    boolean owns =
        Long.bitCount(card) == 1
            ? (card & ~layout.down(place)) == 0
            : card == 0 && layout.unknown(place) > 0;
    return owns && PlaceSets.has(d.pending(), place);
  }

  /// A kill is twice the big blind (LOWBALL-4).
  static long killPrice(Felt felt) {
    return 2 * felt.terms().bigBlind();
  }

  /// Once all have answered, the first claim in seat order kills.
  static Hand answer(Killing k, int place, boolean kills) {
    int pending = PlaceSets.without(k.pending(), place);
    int claims = kills ? PlaceSets.with(k.claims(), place) : k.claims();
    if (pending != 0) {
      return new Killing(k.felt(), k.dealing(), pending, claims);
    }
    if (claims == 0) {
      return CardDeals.afterKill(k.felt(), k.dealing());
    }
    int killer = Integer.numberOfTrailingZeros(claims);
    var chips = k.felt().chips().putTo(killer, killPrice(k.felt()));
    return CardDeals.afterKill(k.felt().killedBy(killer, chips), k.dealing());
  }

  static Hand discard(Discarding d, int place, long card) {
    var felt = d.felt().layout(d.felt().layout().discarded(place, card, card == 0 ? 1 : 0));
    return cleared(d, felt, place);
  }

  /// A hand not cleared is dead (PINEAPPLE-2).
  static Hand notCleared(Discarding d, int place) {
    return cleared(d, d.felt().folded(place), place);
  }

  /// The turn comes before all have discarded: a hand that has not is dead (PINEAPPLE-IRR-1).
  static Hand turned(Discarding d) {
    var felt = d.felt();
    for (int rest = d.pending(); rest != 0; rest &= rest - 1) {
      felt = felt.folded(Integer.numberOfTrailingZeros(rest));
    }
    return Flow.onwards(felt, d.last());
  }

  private static Hand cleared(Discarding d, Felt felt, int place) {
    int pending = PlaceSets.without(d.pending(), place);
    boolean alone = Integer.bitCount(felt.live()) == 1;
    return pending == 0 || alone
        ? Flow.onwards(felt, d.last())
        : new Discarding(felt, d.last(), pending);
  }
}
