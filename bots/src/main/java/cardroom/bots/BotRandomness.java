package cardroom.bots;

import cardroom.cards.RandomBits;
import cardroom.cards.Shuffle;
import cardroom.games.money.Money;
import cardroom.games.table.Choice.Amount;
import java.util.List;

/// A bot's moods, drawn from bits given from outside: the same seed gives the same evening.
record BotRandomness(RandomBits bits) {

  boolean inHundred(int percent) {
    return Shuffle.below(100, bits) < percent;
  }

  <E> E one(List<E> of) {
    return of.get(Shuffle.below(of.size(), bits));
  }

  /// A small multiple of the least amount, within the range and on its steps.
  Money some(Amount range, int times) {
    var wished = range.min().times(1 + Shuffle.below(times, bits)).min(range.max());
    var steps = wished.minus(range.min()).downTo(range.step());
    return range.min().plus(steps);
  }
}
