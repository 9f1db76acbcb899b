package cardroom.games.poker.hand;

import cardroom.games.poker.hand.Hand.Discarding;
import cardroom.games.poker.hand.Hand.Drawing;
import cardroom.games.poker.hand.Hand.Killing;

/// Choices about cards rather than chips: kill, draw, discard.
final class DrawRules {
  private DrawRules() {}

  static LegalOptions.Draws options(Drawing d) {
    return new LegalOptions.Draws(d.place(), d.felt().layout().down(d.place()), most(d));
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
    return owns && d.pending().contains(place);
  }

  /// A kill is twice the big blind (LOWBALL-4).
  static long killPrice(Felt felt) {
    return 2 * felt.terms().bigBlind();
  }

  /// Once all have answered, the first claim in seat order kills.
  static Hand answer(Killing k, int place, boolean kills) {
    var pending = k.pending().without(place);
    var claims = kills ? k.claims().with(place) : k.claims();
    if (!pending.isEmpty()) {
      return new Killing(k.felt(), k.dealing(), pending, claims);
    }
    if (claims.isEmpty()) {
      return CardDeals.afterKill(k.felt(), k.dealing());
    }
    int killer = claims.first();
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
    var late = d.pending();
    for (int place = late.first(); place >= 0; place = late.next(place)) {
      felt = felt.folded(place);
    }
    return HandPhases.onwards(felt, d.last());
  }

  private static Hand cleared(Discarding d, Felt felt, int place) {
    var pending = d.pending().without(place);
    boolean alone = felt.live().size() == 1;
    return pending.isEmpty() || alone
        ? HandPhases.onwards(felt, d.last())
        : new Discarding(felt, d.last(), pending);
  }
}
