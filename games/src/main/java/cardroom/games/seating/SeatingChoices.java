package cardroom.games.seating;

import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.Choice;
import cardroom.games.table.Choice.Amount;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Ruling;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;

/// What somebody may do about their place at a table: all that [Seating] would allow.
public record SeatingChoices(Seating seating) {

  /// The seats that a newcomer may take.
  ///
  /// @param isOpen which of the free ones the game lets them take now
  public List<Choice> seats(Player player, IntPredicate isOpen) {
    var offered = new ArrayList<Choice>();
    var clause = seating.seatClause();
    for (var seat = 1; seat <= seating.seats(); seat++) {
      if (seating.isFree(seat) && isOpen.test(seat)) {
        offered.add(
            Choice.amount(
                Seating.SIT, "Sit down", Position.seat(seat), seating.buyIn(player), clause));
      }
    }
    return offered;
  }

  /// @param usual what people at this table usually add
  public Optional<Choice> topUp(Occupant<?> who, Money usual) {
    var most = seating.topUpMax(who);
    if (!most.isPositive()) {
      return Optional.empty();
    }
    var step = seating.buyIn().step();
    var range = new Amount(step, most, step, most.min(usual));
    return Optional.of(
        Choice.amount(Seating.TOP_UP, "Add chips", Position.TABLE, range, RoomRule.BUY_IN));
  }

  /// Sitting out or coming back, and leaving.
  public List<Choice> staying(Occupant<?> who) {
    var offered = new ArrayList<Choice>();
    offer(offered, Seating.SIT_OUT, "Sit out", seating.sitOut(who));
    offer(offered, Seating.COME_BACK, "Come back", seating.comeBack(who));
    offer(offered, Seating.LEAVE, "Leave", seating.leave(who, false));
    return offered;
  }

  /// The free seats that somebody may change to, while nothing of theirs is at stake.
  ///
  /// @param costs the clause about what a seat costs them, to be read first; empty where it is free
  public List<Choice> moves(Occupant<?> who, IntFunction<Optional<Rule>> costs) {
    var offered = new ArrayList<Choice>();
    for (int seat = 1; seat <= seating.seats() && !who.isLeaving(); seat++) {
      if (seating.isFree(seat)) {
        var clause = costs.apply(seat);
        var rule = clause.orElse(RoomRule.SEAT);
        var move = Choice.plain(Seating.MOVE, "Change seat", Position.seat(seat), rule);
        offered.add(clause.isPresent() ? move.reading(List.of(rule)) : move);
      }
    }
    return offered;
  }

  private static void offer(List<Choice> offered, String id, String label, Ruling ruling) {
    if (ruling instanceof Ruling.Allowed) {
      offered.add(Choice.plain(id, label, Position.TABLE, RoomRule.SEAT));
    }
  }
}
