package cardroom.games.banked;

import cardroom.cards.Rank;
import java.util.ArrayList;
import java.util.List;

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
    return ActionButton.seat(rank, others(start), wagered(start), counts, countStart);
  }

  /// Why it goes there: `the ten counts 10 seats from the player-dealer's left` (P215-BUTTON-2),
  /// and on from a circle without a wager (P215-BUTTON-4).
  public String counted(Rank rank, RoundStart start) {
    var value = ActionButton.value(rank);
    var unit = value == 1 ? "seat" : "seats";
    var what = counts == ActionButton.Counts.ALL_SEATS ? unit : unit + " with a wager";
    var whose =
        countStart == ActionButton.CountStart.PLAYER_DEALER_LEFT ? "player-dealer" : "house dealer";
    var target = ActionButton.counted(rank, others(start), wagered(start), counts, countStart);
    var on = target == seat(rank, start) ? "" : ", and on to the next wager";
    return "the %s counts %d %s from the %s's left%s"
        .formatted(rank.word(), value, what, whose, on);
  }

  private static List<Integer> others(RoundStart start) {
    return ActionButton.clockwiseFrom(start.bankSeat(), start.seats());
  }

  private static List<Integer> wagered(RoundStart start) {
    var seats = new ArrayList<Integer>(start.circles().size());
    for (var circle : start.circles()) {
      seats.add(circle.seat());
    }
    return seats;
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
