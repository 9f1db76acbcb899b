package cardroom.games.poker.variant;

import cardroom.cards.ranking.HandRanking;
import cardroom.cards.ranking.Rankings;
import cardroom.cards.ranking.Selection;
import cardroom.games.poker.rules.PokerRule;
import cardroom.games.poker.variant.PotShare.Part;

/// The words of a showdown line: `whole(HIGH)`, `half(LOW_EIGHT_OR_BETTER)`.
record PotShareText(String words, Part part, HandRanking ranking, PokerRule rule) {
  static final PotShareText HIGH =
      new PotShareText("high", Part.HIGH, Rankings.HIGH, PokerRule.HIGH_RANKING);

  static final PotShareText LOW_ACE_TO_FIVE =
      new PotShareText(
          "ace-to-five low", Part.LOW, Rankings.LOW_ACE_TO_FIVE, PokerRule.LOW_RANKING);

  static final PotShareText LOW_EIGHT_OR_BETTER =
      new PotShareText(
          "eight or better low", Part.LOW, Rankings.LOW_EIGHT_OR_BETTER, PokerRule.EIGHT_OR_BETTER);

  static PotShare whole(PotShareText hand) {
    return new PotShare(Part.WHOLE, hand.ranking, hand.words, Selection.ANY_FIVE, hand.rule);
  }

  static PotShare half(PotShareText hand) {
    return new PotShare(hand.part, hand.ranking, hand.words, Selection.ANY_FIVE, hand.rule);
  }
}
