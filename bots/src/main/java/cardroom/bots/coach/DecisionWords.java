package cardroom.bots.coach;

import cardroom.games.pure215.Pure215ChoiceId;
import cardroom.games.threecard.ThreeCardChoiceId;
import java.util.Map;

/// How a decision is put into words.
///
/// @param past with a blank for the hand: `stood on %s`
/// @param doing as a subject: `standing`
record DecisionWords(String past, String doing) {

  private static final Map<String, DecisionWords> ALL =
      Map.of(
          Pure215ChoiceId.HIT, new DecisionWords("hit %s", "hitting"),
          Pure215ChoiceId.STAND, new DecisionWords("stood on %s", "standing"),
          Pure215ChoiceId.DOUBLE, new DecisionWords("doubled %s", "doubling"),
          Pure215ChoiceId.SPLIT, new DecisionWords("split %s", "splitting"),
          Pure215ChoiceId.SURRENDER, new DecisionWords("surrendered %s", "surrendering"),
          Pure215ChoiceId.INSURANCE, new DecisionWords("insured %s", "insuring"),
          Pure215ChoiceId.NO_INSURANCE, new DecisionWords("did not insure %s", "not insuring"),
          Pure215ChoiceId.EVEN_MONEY,
              new DecisionWords("took even money on %s", "taking even money"),
          ThreeCardChoiceId.PLAY, new DecisionWords("played %s", "playing"),
          ThreeCardChoiceId.FOLD, new DecisionWords("folded %s", "folding"));

  static DecisionWords of(String choice) {
    return ALL.getOrDefault(choice, new DecisionWords("chose " + choice + " with %s", choice));
  }

  String done(String hand) {
    return past.formatted(hand);
  }
}
