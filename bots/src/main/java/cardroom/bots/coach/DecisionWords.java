package cardroom.bots.coach;

import java.util.Map;

/// How a decision is told.
///
/// @param past with a blank for the hand: `stood on %s`
/// @param doing as a subject: `standing`
record DecisionWords(String past, String doing) {

  private static final Map<String, DecisionWords> ALL =
      Map.of(
          "hit", new DecisionWords("hit %s", "hitting"),
          "stand", new DecisionWords("stood on %s", "standing"),
          "double", new DecisionWords("doubled %s", "doubling"),
          "split", new DecisionWords("split %s", "splitting"),
          "surrender", new DecisionWords("surrendered %s", "surrendering"),
          "insurance", new DecisionWords("insured %s", "insuring"),
          "no-insurance", new DecisionWords("did not insure %s", "not insuring"),
          "even-money", new DecisionWords("took even money on %s", "taking even money"),
          "play", new DecisionWords("played %s", "playing"),
          "fold", new DecisionWords("folded %s", "folding"));

  static DecisionWords of(String choice) {
    return ALL.getOrDefault(choice, new DecisionWords("chose " + choice + " with %s", choice));
  }

  String done(String hand) {
    return past.formatted(hand);
  }
}
