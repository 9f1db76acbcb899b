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

  /// The turn comes before all have discarded: whoever has not is dead (PINEAPPLE-IRR-1).
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
