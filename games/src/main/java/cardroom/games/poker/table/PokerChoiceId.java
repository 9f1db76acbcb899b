package cardroom.games.poker.table;

/// The ids of what people may choose at a poker table, besides sitting down and leaving.
public final class PokerChoiceId {
  public static final String WAIT_FOR_BLIND = "wait-for-blind";
  public static final String POST = "post";
  public static final String KILL_TO_ENTER = "kill-to-enter";

  public static final String FOLD = "fold";
  public static final String CHECK = "check";
  public static final String CALL = "call";
  public static final String BET = "bet";
  public static final String RAISE = "raise";
  public static final String COMPLETE = "complete";
  public static final String BRING_IN = "bring-in";
  public static final String KILL = "kill";
  public static final String LET_LIVE = "let-live";
  public static final String DRAW = "draw";
  public static final String CHANGE = "change";
  public static final String DISCARD = "discard";
  public static final String NOT_CLEARED = "not-cleared";
  public static final String SHOW = "show";
  public static final String MUCK = "muck";
  public static final String PLAY_BOARD = "play-board";

  public static final String ALL_IN_FOR_POT = "all-in-for-pot";
  public static final String WITHDRAW = "withdraw";

  private PokerChoiceId() {}
}
