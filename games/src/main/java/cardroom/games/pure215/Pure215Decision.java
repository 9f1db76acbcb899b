package cardroom.games.pure215;

import cardroom.games.banked.Decision;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What a player decides in a round of Pure 21.5.
public enum Pure215Decision implements Decision {
  HIT(Pure215ChoiceId.HIT),
  STAND(Pure215ChoiceId.STAND),
  DOUBLE(Pure215ChoiceId.DOUBLE),
  SPLIT(Pure215ChoiceId.SPLIT),
  SURRENDER(Pure215ChoiceId.SURRENDER),
  INSURANCE(Pure215ChoiceId.INSURANCE),
  NO_INSURANCE(Pure215ChoiceId.NO_INSURANCE),
  EVEN_MONEY(Pure215ChoiceId.EVEN_MONEY);

  private static final Map<String, Pure215Decision> BY_WORD =
      Stream.of(values()).collect(Collectors.toMap(Pure215Decision::word, Function.identity()));

  private final String word;

  Pure215Decision(String word) {
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
