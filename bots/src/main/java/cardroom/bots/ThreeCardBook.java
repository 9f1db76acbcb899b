package cardroom.bots;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.cards.ranking.Rankings;
import cardroom.games.threecard.ThreeCardChoiceId;
import java.util.List;

/// The rule of thumb for three cards against a player-dealer: play with Q-6-4 or better.
final class ThreeCardBook {

  private static final int QUEEN_SIX_FOUR =
      Rankings.THREE_CARD.strength(Cards.bits(Cards.parse("Qs6h4d")));

  private ThreeCardBook() {}

  static List<String> wishes(List<Card> cards) {
    var plays =
        cards.size() == 3 && Rankings.THREE_CARD.strength(Cards.bits(cards)) >= QUEEN_SIX_FOUR;
    return plays
        ? List.of(ThreeCardChoiceId.PLAY, ThreeCardChoiceId.FOLD)
        : List.of(ThreeCardChoiceId.FOLD);
  }
}
