package cardroom.games.banked;

/// How the action button is counted, and where and how settlement walks from it.
public record ButtonRules(
    ActionButton.Counts counts, ActionButton.CountStart countStart, Start start, Major major) {

  /// Where settling begins.
  public enum Start {
    ACTION_BUTTON,
    BUTTON_IF_SHORT,
    LEFT_OF_PLAYER_DEALER
  }

  /// All wagers of a seat and then the next seat, or all wagers of a kind first.
  public enum Major {
    SEAT,
    WAGER_TYPE
  }
}
