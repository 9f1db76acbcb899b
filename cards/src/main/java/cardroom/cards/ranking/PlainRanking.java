package cardroom.cards.ranking;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import java.util.Collections;
import java.util.List;

/// A ranking defined by how it judges exactly as many cards as make a hand; of more cards, the best
/// choice is found by trying every one.
sealed interface PlainRanking extends HandRanking
    permits PlainHigh, PlainLow, PlainEightOrBetter, PlainThreeCard {
  /// Judges cards that are exactly a hand.
  HandRank judge(List<Card> hand);

  /// How many cards make a hand.
  int size();

  /// How many cards a hand may be chosen from.
  int sizeMax();

  @Override
  default HandRank rank(List<Card> cards) {
    HandSize.check(Long.bitCount(Cards.bits(cards)), size(), sizeMax());
    if (cards.size() == size()) {
      return judge(List.copyOf(cards));
    }
    return Collections.max(Subsets.of(cards, size()).stream().map(this::judge).toList());
  }

  @Override
  default int strength(long cards) {
    return rank(Cards.ofBits(cards)).strength();
  }
}
