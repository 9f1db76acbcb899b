package cardroom.games.seating;

import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.Choice.Amount;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Player;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Ruling;
import cardroom.games.table.Ruling.Refused;
import java.util.List;
import java.util.Optional;

/// Who may sit down, add chips, sit out, come back, take another seat and leave.
///
/// @param seats how many seats the table has
/// @param seatClause the clause that says so
/// @param buyIn what anybody may sit down with, in whole steps
/// @param occupants who has a place there
public record Seating(
    int seats,
    Rule seatClause,
    Amount buyIn,
    List<? extends Occupant<?>> occupants,
    Departures departures) {

  public static final String SIT = "sit";
  public static final String TOP_UP = "top-up";
  public static final String LEAVE = "leave";
  public static final String SIT_OUT = "sit-out";
  public static final String COME_BACK = "come-back";
  public static final String MOVE = "move";

  public static final Refused STRANGER =
      new Refused(RoomRule.GUEST, "You have no place at this table", "Sit down first.");

  private static final Refused THERE_ALREADY =
      new Refused(RoomRule.SEAT, "You are at this table already", "Leave it first.");

  /// Why that player cannot have that seat; empty when it is free for them.
  public Optional<Refused> seatRefusal(Player player, int seat) {
    return placeRefusal(player)
        .or(
            () ->
                isThere(seat)
                    ? Optional.empty()
                    : refused(seatClause, "There is no such seat", "Choose 1 to " + seats + "."))
        .or(
            () ->
                isFree(seat)
                    ? Optional.empty()
                    : refused(RoomRule.SEAT, "Seat %d is taken".formatted(seat), ""));
  }

  /// Why that player can have no place at all: a player has only one.
  public Optional<Refused> placeRefusal(Player player) {
    return occupants.stream().anyMatch(one -> one.player().equals(player))
        ? Optional.of(THERE_ALREADY)
        : Optional.empty();
  }

  private boolean isThere(int seat) {
    return seat >= 1 && seat <= seats;
  }

  /// Whether there is such a seat and nobody in it.
  public boolean isFree(int seat) {
    for (var one : occupants) {
      if (one.seat() == seat) {
        return false;
      }
    }
    return isThere(seat);
  }

  /// What that player may sit down with.
  public Amount buyIn(Player player) {
    return departures.buyIn(player, buyIn);
  }

  /// Takes a free place with an amount of chips that the table accepts.
  ///
  /// @param seat 0 for a place behind the seats
  public Ruling sit(Act act, int seat, SeatStanding standing) {
    var south = departures.refusal(act.player(), buyIn, act.amount());
    if (south.isPresent()) {
      return south.get();
    }
    var range = buyIn(act.player());
    if (!range.takes(act.amount())) {
      var said = "A buy-in of %s is not possible here".formatted(act.amount());
      var remedy = "Bring %s to %s.".formatted(range.min(), range.max());
      return Ruling.refused(RoomRule.BUY_IN, said, remedy);
    }
    return Ruling.allowed(new SeatingEvent.Sat(act.player(), seat, act.amount(), standing));
  }

  public Ruling topUp(Act act, Occupant<?> who) {
    var most = topUpMax(who);
    boolean fits =
        act.amount().isPositive()
            && !act.amount().isMoreThan(most)
            && act.amount().isMultipleOf(buyIn.step());
    return fits
        ? Ruling.allowed(new SeatingEvent.ToppedUp(act.player(), act.amount()))
        : Ruling.refused(
            RoomRule.BUY_IN,
            "A top-up of %s is not possible".formatted(act.amount()),
            "Add up to %s.".formatted(most));
  }

  /// Adding chips gives nobody more than they could have sat down with.
  public Money topUpMax(Occupant<?> who) {
    return buyIn.max().minus(who.stack()).downTo(buyIn.step()).max(Money.ZERO);
  }

  /// At once when nothing of theirs is at stake, else when the round is over.
  public Ruling leave(Occupant<?> who, boolean isAtStake) {
    if (who.isLeaving()) {
      return Ruling.refused(RoomRule.NOT_NOW, "You are already leaving", "");
    }
    return isAtStake
        ? Ruling.allowed(new SeatingEvent.Leaving(who.player()))
        : Ruling.allowed(new SeatingEvent.Left(who.player(), who.stack()));
  }

  public Ruling sitOut(Occupant<?> who) {
    return who.isSittingOut()
        ? Ruling.refused(RoomRule.NOT_NOW, "You are already sitting out", "You may: come-back.")
        : Ruling.allowed(new SeatingEvent.SatOut(who.player()));
  }

  public Ruling comeBack(Occupant<?> who) {
    return who.isSittingOut() && !who.isLeaving()
        ? Ruling.allowed(new SeatingEvent.CameBack(who.player()))
        : Ruling.refused(RoomRule.NOT_NOW, "You are not sitting out", "");
  }

  /// Takes a free seat instead of the one they have, while nothing of theirs is at stake.
  ///
  /// @param round what this table calls a round: `round` or `hand`
  public Ruling move(
      Occupant<?> who, int to, boolean isAtStake, String round, SeatStanding standing) {
    if (!isFree(to)) {
      return Ruling.refused(RoomRule.SEAT, "That seat is not free", "");
    }
    return isAtStake || who.isLeaving()
        ? Ruling.refused(RoomRule.NOT_NOW, "A seat is changed between %ss".formatted(round), "")
        : Ruling.allowed(new SeatingEvent.Moved(who.player(), to, standing));
  }

  public Ruling hourPassed(Player player) {
    return departures.players().contains(player)
        ? Ruling.allowed(new SeatingEvent.HourPassed(player))
        : Ruling.refused(RoomRule.UNKNOWN, "The table does not remember that player", "");
  }

  private static Optional<Refused> refused(Rule rule, String sentence, String remedy) {
    return Optional.of(new Refused(rule, sentence, remedy));
  }
}
