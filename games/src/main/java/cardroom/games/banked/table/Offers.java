package cardroom.games.banked.table;

import cardroom.games.banked.ActionButton;
import cardroom.games.banked.Schedule;
import cardroom.games.banked.Terms;
import cardroom.games.money.Money;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// To whom the bank is offered: the player-dealer's second hand, then clockwise, then him again
///
record Offers<R>(Terms terms, Banked<R> table) {

  /// The seat that decides on the bank now; empty when the table waits.
  Optional<Integer> offered() {
    if (!(table.phase() instanceof Phase.Resting<R>)) {
      return Optional.empty();
    }
    var rotation = table.rotation();
    var banker = rotation.banker();
    if (rotation.hands() < terms.bank().turnLength() && isOffered(banker)) {
      return Optional.of(banker);
    }
    var next = others().stream().filter(this::isOffered).findFirst();
    if (next.isPresent()) {
      return next;
    }
    return terms.bank().sameBankerIfAllDecline() && isOffered(banker)
        ? Optional.of(banker)
        : Optional.empty();
  }

  /// Every other seat clockwise from the last player-dealer's left; from seat 1 when the table
  /// opens.
  private List<Integer> others() {
    var seats = table.setup().seats();
    var banker = table.rotation().banker();
    return banker == 0
        ? IntStream.rangeClosed(1, seats).boxed().toList()
        : ActionButton.clockwiseFrom(banker, seats);
  }

  private boolean isOffered(int seat) {
    return !table.rotation().passed().contains(seat) && canBank(seat);
  }

  /// Has the chips for the least bank and its fee, and somebody to play against.
  boolean canBank(int seat) {
    return table
        .at(seat)
        .filter(guest -> guest.isActive() && !bankMax(guest).isLessThan(bankMin()))
        .filter(this::hasCompany)
        .isPresent();
  }

  private boolean hasCompany(Guest banker) {
    for (var other : table.guests()) {
      if (!other.player().equals(banker.player()) && canBet(other)) {
        return true;
      }
    }
    return false;
  }

  /// May this seat take the bank unasked, while the table waits? Not the one whose turn is used up,
  /// where the sheet does not let it begin anew.
  boolean mayTakeUnasked(int seat) {
    var rotation = table.rotation();
    var isUsedUp = seat == rotation.banker() && rotation.hands() >= terms.bank().turnLength();
    return !isUsedUp || terms.bank().sameBankerIfAllDecline();
  }

  boolean canBet(Guest guest) {
    var needed = schedule().limitMin().plus(schedule().playerFee());
    return guest.isActive() && !guest.stack().isLessThan(needed);
  }

  Money bankMin() {
    return terms.bankMin(schedule());
  }

  /// The fee is not part of the bank, so the largest one is left beside it.
  Money bankMax(Guest guest) {
    var fee = Money.ZERO;
    for (var row : schedule().rows()) {
      fee = fee.max(row.fee());
    }
    return guest.stack().minus(fee).downTo(terms.moneyUnit());
  }

  private Schedule schedule() {
    return terms.schedule(table.schedule());
  }
}
