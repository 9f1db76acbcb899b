package cardroom.games.banked.table;

import cardroom.games.banked.RoundStart;
import cardroom.games.money.Money;
import cardroom.games.seating.Departures;
import cardroom.games.table.Player;
import cardroom.games.table.Setup;
import cardroom.games.table.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// A banked table as a value.
///
/// @param guests players at the table in the order they came
/// @param round the number of the round in progress or last played
/// @param departures what people who left took away within the hour
/// @param last the round that was settled last, shown to all until the next cards are dealt
public record Banked<R>(
    Setup setup,
    int schedule,
    List<BankedPlayer> guests,
    Rotation rotation,
    ShoeState shoe,
    int round,
    BankedPhase<R> phase,
    Optional<Last<R>> last,
    Departures departures) {

  public Banked {
    guests = List.copyOf(guests);
  }

  /// A settled round.
  ///
  /// @param results what everybody is shown of its lines
  public record Last<R>(
      RoundStart start, R round, List<BankedEvent.Line> lines, List<View.Result> results) {
    public Last {
      lines = List.copyOf(lines);
      results = List.copyOf(results);
    }
  }

  static <R> Banked<R> opened(Setup setup, int schedule) {
    return new Banked<>(
        setup,
        schedule,
        List.of(),
        Rotation.OPENING,
        ShoeState.EMPTY,
        0,
        new BankedPhase.Resting<>(),
        Optional.empty(),
        Departures.NONE);
  }

  public Optional<BankedPlayer> guest(Player player) {
    for (var guest : guests) {
      if (guest.player().equals(player)) {
        return Optional.of(guest);
      }
    }
    return Optional.empty();
  }

  public Optional<BankedPlayer> at(int seat) {
    for (var guest : guests) {
      if (guest.seat() == seat && seat > 0) {
        return Optional.of(guest);
      }
    }
    return Optional.empty();
  }

  Money stack(Player player) {
    return guest(player).map(BankedPlayer::stack).orElse(Money.ZERO);
  }

  Banked<R> with(Player player, UnaryOperator<BankedPlayer> change) {
    var changed = new ArrayList<>(guests);
    changed.replaceAll(guest -> guest.player().equals(player) ? change.apply(guest) : guest);
    return withGuests(changed);
  }

  Banked<R> withGuest(BankedPlayer guest) {
    var more = new ArrayList<>(guests);
    more.add(guest);
    return withGuests(more);
  }

  Banked<R> withGuests(List<BankedPlayer> changed) {
    return new Banked<>(setup, schedule, changed, rotation, shoe, round, phase, last, departures);
  }

  Banked<R> with(BankedPhase<R> next) {
    return new Banked<>(setup, schedule, guests, rotation, shoe, round, next, last, departures);
  }

  Banked<R> with(Rotation next) {
    return new Banked<>(setup, schedule, guests, next, shoe, round, phase, last, departures);
  }

  Banked<R> with(ShoeState next) {
    return new Banked<>(setup, schedule, guests, rotation, next, round, phase, last, departures);
  }

  Banked<R> with(Departures next) {
    return new Banked<>(setup, schedule, guests, rotation, shoe, round, phase, last, next);
  }

  Banked<R> withSchedule(int option) {
    return new Banked<>(setup, option, guests, rotation, shoe, round, phase, last, departures);
  }

  Banked<R> nextRound() {
    return new Banked<>(
        setup, schedule, guests, rotation, shoe, round + 1, phase, Optional.empty(), departures);
  }

  Banked<R> withLast(Last<R> settled) {
    return new Banked<>(
        setup, schedule, guests, rotation, shoe, round, phase, Optional.of(settled), departures);
  }
}
