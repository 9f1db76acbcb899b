package cardroom.games.poker.table;

import cardroom.games.money.Money;
import cardroom.games.poker.sheet.StakesRow;
import cardroom.games.poker.table.PokerPlayer.Entry;
import cardroom.games.seating.Departures;
import cardroom.games.table.Player;
import cardroom.games.table.Setup;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// A poker table as a value.
///
/// @param last who was dealt into the last hand; empty before the first
/// @param armed what is to go wrong as soon as possible
/// @param drop all that this table has dropped
/// @param results what became of the last hand
/// @param shown the last hand as it ended, until the next begins
/// @param gone players who left and may come back, the last of them at the end
/// @param departures what they took away within the hour
public record PokerState(
    Setup setup,
    StakesRow row,
    List<PokerPlayer> chairs,
    Optional<Lineup> last,
    int round,
    Optional<HandInPlay> play,
    List<Armed> armed,
    Money drop,
    List<PokerEvent.Line> results,
    Optional<HandWithPlayers> shown,
    List<Gone> gone,
    Departures departures) {

  public PokerState {
    chairs = List.copyOf(chairs);
    armed = List.copyOf(armed);
    results = List.copyOf(results);
    gone = List.copyOf(gone);
  }

  /// A player who played here and left.
  ///
  /// @param missed whether a blind has passed them or their seat (POKER-MISS-1)
  /// @param distance where they must wait because they had moved away from the blind, or -1
  /// @param paid whether the last big blind was theirs
  /// @param round the hand after which they left
  public record Gone(
      Player player, int seat, boolean missed, int distance, boolean paid, int round) {}

  /// Something that the floor or the training mode lets go wrong in the deal.
  ///
  /// @param call the word of the floor's call, such as `expose-next`
  public record Armed(PokerFloorCall call, int seat) {}

  static PokerState opened(Setup setup, StakesRow row) {
    return new PokerState(
        setup,
        row,
        List.of(),
        Optional.empty(),
        0,
        Optional.empty(),
        List.of(),
        Money.ZERO,
        List.of(),
        Optional.empty(),
        List.of(),
        Departures.NONE);
  }

  public Optional<PokerPlayer> at(int seat) {
    for (PokerPlayer chair : chairs) {
      if (chair.seat() == seat) {
        return Optional.of(chair);
      }
    }
    return Optional.empty();
  }

  public Optional<PokerPlayer> of(Player player) {
    for (PokerPlayer chair : chairs) {
      if (chair.player().equals(player)) {
        return Optional.of(chair);
      }
    }
    return Optional.empty();
  }

  boolean isDealtIn(PokerPlayer chair) {
    return play.filter(now -> now.lineup().place(chair.seat()) >= 0).isPresent();
  }

  /// Whether a player plays on: they are here, and have chips or may still win some.
  boolean isPresent(PokerPlayer chair) {
    return chair.isHere() && (chair.stack().isPositive() || isDealtIn(chair));
  }

  /// Whether somebody can pay that much, or could when the hand in progress began.
  boolean affords(PokerPlayer chair, Money amount) {
    return isDealtIn(chair) || !chair.stack().isLessThan(amount);
  }

  /// At the table, and to be dealt in when the big blind reaches them or when they pay.
  boolean isWaiting(PokerPlayer chair) {
    return isPresent(chair) && (chair.entry() == Entry.WAITING || chair.entry() == Entry.MISSED);
  }

  /// What is in the middle: pots, and the fee until it is dropped.
  public Money layout() {
    return play.map(now -> Money.cents(now.hand().felt().pot() + now.hand().felt().dropped()))
        .orElse(Money.ZERO);
  }

  PokerState with(PokerPlayer chair) {
    var all =
        new ArrayList<>(chairs.stream().filter(c -> !c.player().equals(chair.player())).toList());
    all.add(chair);
    all.sort(Comparator.comparingInt(PokerPlayer::seat));
    return chairs(all);
  }

  PokerState without(Player player) {
    return chairs(chairs.stream().filter(chair -> !chair.player().equals(player)).toList());
  }

  PokerState chairs(List<PokerPlayer> all) {
    return new PokerState(
        setup, row, all, last, round, play, armed, drop, results, shown, gone, departures);
  }

  PokerState play(HandInPlay now) {
    return new PokerState(
        setup,
        row,
        chairs,
        last,
        round,
        Optional.of(now),
        armed,
        drop,
        results,
        shown,
        gone,
        departures);
  }

  PokerState after(Lineup lineup) {
    return new PokerState(
        setup,
        row,
        chairs,
        Optional.of(lineup),
        1,
        play,
        armed,
        drop,
        results,
        shown,
        gone,
        departures);
  }

  PokerState armed(List<Armed> all) {
    return new PokerState(
        setup, row, chairs, last, round, play, all, drop, results, shown, gone, departures);
  }

  Optional<Gone> gone(Player player) {
    return gone.stream().filter(one -> one.player().equals(player)).findFirst();
  }

  PokerState gone(List<Gone> all) {
    return new PokerState(
        setup, row, chairs, last, round, play, armed, drop, results, shown, all, departures);
  }

  PokerState departures(Departures now) {
    return new PokerState(
        setup, row, chairs, last, round, play, armed, drop, results, shown, gone, now);
  }

  PokerState last(Lineup lineup) {
    return new PokerState(
        setup,
        row,
        chairs,
        Optional.of(lineup),
        round,
        play,
        armed,
        drop,
        results,
        shown,
        gone,
        departures);
  }

  /// The same without the last hand that is still shown.
  public PokerState cleared() {
    return new PokerState(
        setup,
        row,
        chairs,
        last,
        round,
        play,
        armed,
        drop,
        results,
        Optional.empty(),
        gone,
        departures);
  }
}
