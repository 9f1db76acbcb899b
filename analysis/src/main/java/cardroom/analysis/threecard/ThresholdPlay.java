package cardroom.analysis.threecard;

import cardroom.analysis.odds.Ratio;
import cardroom.cards.Card;
import cardroom.cards.Rank;
import java.util.List;
import java.util.function.ToIntFunction;

/// Ante and Play of a player who goes by the strength of the hand and the exposed rank alone.
final class ThresholdPlay {

  private static final int CARDS = 52;

  private ThresholdPlay() {}

  static Ratio ev(List<Card> deck, Rank qualifier, ToIntFunction<Rank> weakest) {
    var inDeck = new boolean[CARDS];
    deck.forEach(card -> inDeck[card.index()] = true);
    var hands = PlayerHands.of(inDeck);
    long worth = 0;
    long all = 0;
    for (var card : deck) {
      var exposed =
          new ExposedCard(card.index(), inDeck, bank -> AntePlay.qualifies(bank, qualifier));
      int least = weakest.applyAsInt(card.rank());
      for (var hand : hands) {
        int index = card.index();
        if (index == hand.one() || index == hand.two() || index == hand.three()) {
          continue;
        }
        var results = exposed.against(hand.one(), hand.two(), hand.three());
        int strength = ThreeCardHands.ALL.strength(hand.one(), hand.two(), hand.three());
        long each = strength >= least ? results.worth() : -results.all();
        worth += hand.number() * each;
        all += (long) hand.number() * results.all();
      }
    }
    return Ratio.of(worth, all);
  }
}
