package cardroom.games.banked;

import cardroom.cards.Rank;

/// How the action button is counted, and where and how settlement walks from it.
public record ButtonRules(
    ActionButton.Counts counts, ActionButton.CountStart countStart, Start start, Major major) {

  /// A game without a button is settled clockwise from the player-dealer's left, seat by seat.
  static final ButtonRules NONE =
      new ButtonRules(
          ActionButton.Counts.ALL_SEATS,
          ActionButton.CountStart.PLAYER_DEALER_LEFT,
          Start.LEFT_OF_PLAYER_DEALER,
          Major.SEAT);

  /// The seat that the player-dealer's card sends the button to.
  public int seat(Rank rank, RoundStart start) {
    return ActionButton.seat(
        rank,
        ActionButton.clockwiseFrom(start.bankSeat(), start.seats()),
        start.circles().stream().map(Circle::seat).toList(),
        counts,
        countStart);
  }

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
