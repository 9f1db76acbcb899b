package cardroom.games.threecard;

/// The ids of what a player may decide in a round, in commands, the notation and the journal.
public final class ThreeCardChoiceId {
  public static final String PLAY = "play";
  public static final String FOLD = "fold";

  private ThreeCardChoiceId() {}
}
