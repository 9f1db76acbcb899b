package cardroom.games.pure215;

/// The ids of what a player may decide in a round, in commands, the notation and the journal.
public final class Pure215ChoiceId {
  public static final String HIT = "hit";
  public static final String STAND = "stand";
  public static final String DOUBLE = "double";
  public static final String SPLIT = "split";
  public static final String SURRENDER = "surrender";
  public static final String INSURANCE = "insurance";
  public static final String NO_INSURANCE = "no-insurance";
  public static final String EVEN_MONEY = "even-money";

  private Pure215ChoiceId() {}
}
