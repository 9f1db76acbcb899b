package cardroom.games.threecard;

import cardroom.games.banked.Decision;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a player decides in a round of Three Card Poker.
public enum ThreeCardDecision implements Decision {
  PLAY(ThreeCardChoiceId.PLAY),
  FOLD(ThreeCardChoiceId.FOLD);

  private static final Map<String, ThreeCardDecision> BY_WORD =
      Stream.of(values()).collect(Collectors.toMap(ThreeCardDecision::word, Function.identity()));

  private final String word;

  ThreeCardDecision(String word) {
    this.word = word;
  }

  @Override
  public String word() {
    return word;
  }

  /// The decision of that word.
  public static Decision of(String word) {
    Decision known = BY_WORD.get(word);
    return known == null ? new Decision.Unknown(word) : known;
  }

  @Override
  public String toString() {
    return word;
  }
}
