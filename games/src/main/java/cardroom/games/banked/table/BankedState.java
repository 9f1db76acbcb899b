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
public record BankedState<R>(
    Setup setup,
    int schedule,
    List<BankedPlayer> guests,
    Rotation rotation,
    ShoeState shoe,
    int round,
    BankedPhase<R> phase,
    Optional<Last<R>> last,
    Departures departures) {

  public BankedState {
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

  static <R> BankedState<R> opened(Setup setup, int schedule) {
    return new BankedState<>(
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

  BankedState<R> with(Player player, UnaryOperator<BankedPlayer> change) {
    var changed = new ArrayList<>(guests);
    changed.replaceAll(guest -> guest.player().equals(player) ? change.apply(guest) : guest);
    return withGuests(changed);
  }

  BankedState<R> withGuest(BankedPlayer guest) {
    var more = new ArrayList<>(guests);
    more.add(guest);
    return withGuests(more);
  }

  BankedState<R> withGuests(List<BankedPlayer> changed) {
    return new BankedState<>(
        setup, schedule, changed, rotation, shoe, round, phase, last, departures);
  }

  BankedState<R> with(BankedPhase<R> next) {
    return new BankedState<>(
        setup, schedule, guests, rotation, shoe, round, next, last, departures);
  }

  BankedState<R> with(Rotation next) {
    return new BankedState<>(setup, schedule, guests, next, shoe, round, phase, last, departures);
  }

  BankedState<R> with(ShoeState next) {
    return new BankedState<>(
        setup, schedule, guests, rotation, next, round, phase, last, departures);
  }

  BankedState<R> with(Departures next) {
    return new BankedState<>(setup, schedule, guests, rotation, shoe, round, phase, last, next);
  }

  BankedState<R> withSchedule(int option) {
    return new BankedState<>(setup, option, guests, rotation, shoe, round, phase, last, departures);
  }

  BankedState<R> nextRound() {
    return new BankedState<>(
        setup, schedule, guests, rotation, shoe, round + 1, phase, Optional.empty(), departures);
  }

  BankedState<R> withLast(Last<R> settled) {
    return new BankedState<>(
        setup, schedule, guests, rotation, shoe, round, phase, Optional.of(settled), departures);
  }
}
