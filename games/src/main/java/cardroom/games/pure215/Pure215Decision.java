package cardroom.games.pure215;

import cardroom.games.banked.Decision;

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

  private final String word;

  Pure215Decision(String word) {
    this.word = word;
  }

  @Override
  public String word() {
    return word;
  }

  /// The decision with that word.
  public static Decision of(String word) {
    return Decision.of(values(), word);
  }

  @Override
  public String toString() {
    return word;
  }
}
