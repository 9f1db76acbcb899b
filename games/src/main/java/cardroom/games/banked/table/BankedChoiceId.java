package cardroom.games.banked.table;

/// The ids of what people and the floor may choose at a banked table, besides bets (`BetId`) and
/// seating.
public final class BankedChoiceId {
  public static final String SIT_AS_PROVIDER = "sit-as-provider";
  public static final String STAND_BEHIND = "stand-behind";
  public static final String TAKE_BANK = "take-bank";
  public static final String PASS_BANK = "pass-bank";
  public static final String TAKE_BACK = "take-back";
  public static final String MATCH = "match";
  public static final String STAY = "stay";
  public static final String DONE = "done";

  static final String VOID_ROUND = "void-round";
  static final String SCHEDULE = "schedule.";

  private BankedChoiceId() {}
}
