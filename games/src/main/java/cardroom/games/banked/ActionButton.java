package cardroom.games.banked;

import cardroom.cards.Rank;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Where the action begins: the player-dealer's card counts the seats (P215-BUTTON-1 to -4).
public final class ActionButton {

  /// Which seats are counted.
  public enum Counts {
    ALL_SEATS,
    WAGERED_CIRCLES
  }

  /// Where the count begins.
  public enum CountStart {
    HOUSE_DEALER_LEFT,
    PLAYER_DEALER_LEFT
  }

  private ActionButton() {}

  /// Ace 1, deuce to nine as printed, ten 10 although no paper prints it, jack 11, queen 12,
  /// king 13.
  public static int value(Rank rank) {
    return "A23456789TJQK".indexOf(rank.symbol()) + 1;
  }

  /// The seat the button goes to: counted round the table, then on to the next with a wager.
  ///
  /// @param clockwiseFromBank every other seat, clockwise from the player-dealer's left
  /// @param wagered the seats whose circles hold a wager
  public static int seat(
      Rank rank,
      List<Integer> clockwiseFromBank,
      List<Integer> wagered,
      Counts counts,
      CountStart start) {
    var target = counted(rank, clockwiseFromBank, wagered, counts, start);
    var from = clockwiseFromBank.indexOf(target);
    for (var step = 0; step < clockwiseFromBank.size(); step++) {
      var seat = clockwiseFromBank.get((from + step) % clockwiseFromBank.size());
      if (wagered.contains(seat)) {
        return seat;
      }
    }
    throw new IllegalStateException("no circle holds a wager, so there is nothing to act on");
  }

  /// The seat the count ends at, with a wager or without.
  static int counted(
      Rank rank,
      List<Integer> clockwiseFromBank,
      List<Integer> wagered,
      Counts counts,
      CountStart start) {
    var seats = new ArrayList<>(clockwiseFromBank);
    if (counts == Counts.WAGERED_CIRCLES) {
      seats.retainAll(wagered);
    }
    if (start == CountStart.HOUSE_DEALER_LEFT) {
      Collections.sort(seats);
    }
    return seats.get((value(rank) - 1) % seats.size());
  }

  /// The other seats clockwise from the player-dealer's left: the next higher number first.
  public static List<Integer> clockwiseFrom(int bank, int seats) {
    var clockwise = new ArrayList<Integer>(seats);
    for (var step = 1; step < seats; step++) {
      clockwise.add((bank - 1 + step) % seats + 1);
    }
    return clockwise;
  }
}
