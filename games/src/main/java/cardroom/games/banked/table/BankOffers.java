package cardroom.games.banked.table;

import cardroom.games.banked.BankedTerms;
import cardroom.games.banked.Schedule;
import cardroom.games.money.Money;
import cardroom.games.table.Position;
import java.util.Optional;

/// Who is offered the bank: the player-dealer's second hand, then clockwise, then the player-dealer
/// again.
record BankOffers<R>(BankedTerms terms, BankedState<R> table) {
  /// No seat: nobody has banked yet, or the last banker has left.
  private static final int GONE = -1;

  /// The seat that is offered the bank now; empty when the table waits.
  Optional<Integer> offered() {
    if (!(table.phase() instanceof BankedPhase.Resting<R>)) {
      return Optional.empty();
    }
    var rotation = table.rotation();
    int last = lastBanker();
    boolean goesOn = rotation.hands() < terms.bank().turnLength();
    if (goesOn && last == rotation.banker() && isOffered(last)) {
      return Optional.of(last);
    }
    // Every seat clockwise from the left of where the bank was; from seat 1 when the table opens.
    int seats = table.setup().seats();
    int behind = GONE;
    for (int step = 1; step <= seats; step++) {
      int seat = (rotation.banker() + step - 1) % seats + 1;
      if (seat != last && isOffered(seat)) {
        if (!isBehind(seat, last)) {
          return Optional.of(seat);
        }
        behind = behind == GONE ? seat : behind;
      }
    }
    if (behind != GONE) {
      return Optional.of(behind);
    }
    return terms.bank().sameBankerIfAllDecline() && last != GONE && isOffered(last)
        ? Optional.of(last)
        : Optional.empty();
  }

  /// The seat of the last banker, if they are still here.
  private int lastBanker() {
    return table.rotation().person().flatMap(table::guest).map(BankedPlayer::seat).orElse(GONE);
  }

  /// Whether the bank can still reach somebody before this player, who left while they waited.
  private boolean isBehind(int seat, int last) {
    var before = table.rotation().behind(table.at(seat).orElseThrow().player());
    return !before.isEmpty()
        && table.guests().stream()
            .filter(guest -> guest.seat() != last && before.contains(guest.player()))
            .anyMatch(guest -> isOffered(guest.seat()));
  }

  private boolean isOffered(int seat) {
    return !table.rotation().passed().contains(seat) && canBank(seat);
  }

  /// Whether they have the chips for the smallest bank and its fee, and somebody to play against.
  boolean canBank(int seat) {
    var guest = table.at(seat);
    return guest.isPresent()
        && guest.get().isActive()
        && !bankMax(guest.get()).isLessThan(bankMin())
        && hasCompany(guest.get());
  }

  private boolean hasCompany(BankedPlayer banker) {
    for (var other : table.guests()) {
      if (!other.player().equals(banker.player()) && canBet(other)) {
        return true;
      }
    }
    return false;
  }

  /// Whether this seat may take the bank unasked, while the table waits. A seat whose turn is used
  /// up may not, unless the sheet lets it start over.
  boolean mayTakeUnasked(int seat) {
    var rotation = table.rotation();
    var isUsedUp = seat == lastBanker() && rotation.hands() >= terms.bank().turnLength();
    return !isUsedUp || terms.bank().sameBankerIfAllDecline();
  }

  boolean canBet(BankedPlayer guest) {
    var fee = fees().perWager(Position.seat(guest.seat()));
    var needed = schedule().limitMin().plus(fee);
    return guest.isActive() && !guest.stack().isLessThan(needed);
  }

  Money bankMin() {
    return terms.bankMin(schedule());
  }

  /// The fee is not part of the bank, so the largest fee is kept in reserve.
  Money bankMax(BankedPlayer guest) {
    return guest.stack().minus(fees().bankMost()).downTo(terms.moneyUnit());
  }

  private RoundFees<R> fees() {
    return new RoundFees<>(terms, table);
  }

  private Schedule schedule() {
    return terms.schedule(table.schedule());
  }
}
