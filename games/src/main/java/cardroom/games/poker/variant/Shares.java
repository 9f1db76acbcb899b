package cardroom.games.poker.variant;

import cardroom.cards.ranking.HandRanking;
import cardroom.cards.ranking.Rankings;
import cardroom.cards.ranking.Selection;
import cardroom.games.poker.rules.PokerRule;
import cardroom.games.poker.variant.Share.Part;

/// The words of a showdown line: `whole(HIGH)`, `half(LOW_EIGHT_OR_BETTER)`.
record Shares(String words, Part part, HandRanking ranking, PokerRule rule) {
  static final Shares HIGH = new Shares("high", Part.HIGH, Rankings.HIGH, PokerRule.HIGH_RANKING);

  static final Shares LOW_ACE_TO_FIVE =
      new Shares("ace-to-five low", Part.LOW, Rankings.LOW_ACE_TO_FIVE, PokerRule.LOW_RANKING);

  static final Shares LOW_EIGHT_OR_BETTER =
      new Shares(
          "eight or better low", Part.LOW, Rankings.LOW_EIGHT_OR_BETTER, PokerRule.EIGHT_OR_BETTER);

  static Share whole(Shares hand) {
    return new Share(Part.WHOLE, hand.ranking, hand.words, Selection.ANY_FIVE, hand.rule);
  }

  static Share half(Shares hand) {
    return new Share(hand.part, hand.ranking, hand.words, Selection.ANY_FIVE, hand.rule);
  }
}
