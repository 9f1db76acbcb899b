package cardroom.server.table;

import cardroom.games.table.Clock;
import cardroom.games.table.Need;
import cardroom.games.table.Position;
import cardroom.server.table.TableShowing.ClockView;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;

/// How long one table waits for whom (Contract 7); the rules name which clock runs.
final class TableClock {
  /// However much has happened, nobody waits longer than this for the story.
  private static final long STORY_MAX_MS = 30_000;

  /// One part in this many of the time is left to people who have gone away where a bet or the bank
  /// is offered to them alone.
  private static final long ABSENT_SHARE = 5;

  /// The same at the turn of somebody who closed the page, where somebody waits to be dealt in, and
  /// where all who are asked at once have closed it.
  private static final long CLOSED_SHARE = 2;

  /// The same once they were waited for in vain, whoever waits.
  private static final long VAIN_SHARE = 10;

  private final ClockTimes times;
  private final TimeBanks banks;
  private Optional<RunningClock> running = Optional.empty();
  private OptionalLong beginsAt = OptionalLong.empty();
  private long toldAt;

  TableClock(ClockTimes times) {
    this.times = times;
    this.banks = new TimeBanks(times);
  }

  /// Who holds a position, and whether they are away; empty when nobody does.
  interface Holders {
    Optional<String> holder(Position position);

    boolean away(String player);

    /// Whether they are away because they have closed the page.
    boolean hasClosed(String player);
  }

  Optional<RunningClock> running() {
    return running;
  }

  /// When the next round begins by itself; empty when it does not.
  OptionalLong beginsAt() {
    return beginsAt;
  }

  /// Something happened that takes a while to be seen: no clock starts to run before.
  void tell(long ms, long now) {
    toldAt = Math.min(Math.max(toldAt, now) + ms, now + STORY_MAX_MS);
  }

  /// People look at the end of a round before the next begins by itself.
  void pause(long now) {
    beginsAt = OptionalLong.of(Math.max(toldAt, now) + times.betweenMs());
  }

  /// What has not been told yet is told by then at the latest, and what waits for it begins.
  void hurry(long by) {
    toldAt = Math.min(toldAt, by);
    running =
        running.map(
            old -> old.since() > by ? old.with(old.who(), by, old.totalMs(), old.extraMs()) : old);
    if (beginsAt.isPresent()) {
      beginsAt = OptionalLong.of(Math.min(beginsAt.getAsLong(), by));
    }
  }

  void endPause() {
    beginsAt = OptionalLong.empty();
  }

  /// What people see of it: the clock that runs, or the pause before the next round.
  Optional<ClockView> view(long now) {
    return running.map(clock -> clock.view(now)).or(() -> betweenRounds(now));
  }

  private Optional<ClockView> betweenRounds(long now) {
    long whole = times.betweenMs();
    return whole > 0 && beginsAt.isPresent()
        ? Optional.of(
            new ClockView(
                ClockName.BETWEEN,
                List.of(),
                whole,
                0,
                beginsAt.getAsLong() - whole,
                beginsAt.getAsLong(),
                now))
        : Optional.empty();
  }

  /// After every change: continues, restarts or stops, as the table needs.
  ///
  /// @param acted the position that acted: nobody else can restart its clock
  void follow(Need need, int round, Position acted, long now, Holders holders) {
    banks.refill(round);
    charge(acted, now, holders);
    if (!(need instanceof Need.Decisions(var who, var clock)) || who.isEmpty()) {
      running = Optional.empty();
      return;
    }
    var goesOn =
        running.filter(
            old ->
                old.clock() == clock
                    && old.round() == round
                    && (clock == Clock.ACTION
                        ? old.who().equals(who) && !who.contains(acted)
                        // Something offered round the table gives each player the full time.
                        : !Collections.disjoint(old.who(), who)));
    running =
        Optional.of(
            goesOn
                .map(old -> old.with(who, old.since(), old.totalMs(), old.extraMs()))
                .orElseGet(() -> start(clock, who, round, now, holders)));
    goOnWithoutAbsent(now, holders);
    giveUp(now, holders);
  }

  /// People who are away have nothing on the table yet, and join the next round if they come back.
  /// Anybody who sits down meanwhile has the whole time.
  private void goOnWithoutAbsent(long now, Holders holders) {
    running =
        running.map(
            old -> old.with(old.who(), old.since(), totalMs(old, now, holders), old.extraMs()));
  }

  private long totalMs(RunningClock old, long now, Holders holders) {
    return switch (old.clock()) {
      case ACTION -> old.totalMs();
      case BETTING, BANK_OFFER ->
          areAll(old, holders, holders::away)
              ? sooner(old, now, ABSENT_SHARE)
              : times.of(old.clock());
      // They have cards in front of them.
      case SIDE ->
          areAll(old, holders, holders::hasClosed)
              ? sooner(old, now, areAll(old, holders, banks::isGivenUp) ? VAIN_SHARE : CLOSED_SHARE)
              : times.of(old.clock());
    };
  }

  private static boolean areAll(RunningClock clock, Holders holders, Predicate<String> so) {
    return clock.who().stream()
        .allMatch(position -> holders.holder(position).filter(so).isPresent());
  }

  private long sooner(RunningClock old, long now, long share) {
    var until = Math.max(old.since(), now) + times.of(old.clock()) / share;
    return Math.min(old.totalMs(), until - old.since());
  }

  private RunningClock start(Clock clock, Set<Position> who, int round, long now, Holders holders) {
    long bank = 0;
    long extra = 0;
    if (clock == Clock.ACTION && who.size() == 1) {
      var player = holders.holder(who.iterator().next());
      player.filter(name -> !holders.away(name)).ifPresent(banks::isBack);
      bank = player.filter(name -> !holders.hasClosed(name)).map(banks::of).orElse(0L);
      extra = player.filter(holders::away).map(banks::toComeBack).orElse(0L);
    }
    var since = Math.max(toldAt, now);
    return new RunningClock(
        clock, who, round, since, times.of(clock), bank, extra, new HashSet<>());
  }

  /// Whose decision alone is waited for.
  private static Optional<String> actor(RunningClock clock, Holders holders) {
    return clock.clock() == Clock.ACTION && clock.who().size() == 1
        ? holders.holder(clock.who().iterator().next())
        : Optional.empty();
  }

  /// Who comes back at their turn has their time bank again.
  void came(Holders holders) {
    changeTurn(
        holders,
        (old, name) ->
            old.bankMs() == 0 && !holders.hasClosed(name)
                ? old.thinking(banks.of(name), old.extraMs())
                : old);
  }

  private void changeTurn(Holders holders, BiFunction<RunningClock, String, RunningClock> change) {
    running =
        running.map(old -> actor(old, holders).map(name -> change.apply(old, name)).orElse(old));
  }

  /// Somebody else waits to be dealt in: a player who closed the page has a part of the time from
  /// then on, and keeps their time bank for when they are back.
  void waitsNoLongerThan(long now, Holders holders) {
    changeTurn(
        holders,
        (old, name) -> holders.hasClosed(name) ? shortened(old, name, now, CLOSED_SHARE) : old);
  }

  /// Whoever closed the page and was waited for in vain has hardly any time until they are back.
  private void giveUp(long now, Holders holders) {
    changeTurn(
        holders,
        (old, name) ->
            holders.hasClosed(name) && banks.isGivenUp(name)
                ? shortened(old, name, now, VAIN_SHARE)
                : old);
  }

  private RunningClock shortened(RunningClock old, String name, long now, long share) {
    var bare = withoutBank(old, name, now);
    var until = Math.max(now, bare.since()) + times.of(bare.clock()) / share;
    var totalMs = Math.min(until, bare.deadline()) - bare.since();
    return bare.with(bare.who(), bare.since(), totalMs, 0);
  }

  /// Somebody went away: at their turn they get the time to come back, once a turn; a bet of theirs
  /// is not waited for. Returns whether the clock now runs longer.
  boolean went(long now, Holders holders) {
    goOnWithoutAbsent(now, holders);
    var longer =
        running
            .filter(old -> old.extraMs() == 0)
            .flatMap(
                old ->
                    actor(old, holders)
                        .filter(holders::away)
                        .map(banks::toComeBack)
                        .filter(extraMs -> extraMs > 0)
                        .map(ms -> old.with(old.who(), old.since(), old.totalMs(), ms)));
    running = longer.or(() -> running);
    changeTurn(holders, (old, name) -> holders.hasClosed(name) ? withoutBank(old, name, now) : old);
    return longer.isPresent();
  }

  /// A time bank is used by a player who thinks: whoever closes the page keeps it for when they are
  /// back, and has the time to come back.
  private RunningClock withoutBank(RunningClock old, String name, long now) {
    if (old.bankMs() == 0) {
      return old;
    }
    var used = Math.max(0, now - old.since() - old.totalMs());
    banks.leave(name, old.bankMs() - used);
    var until = Math.max(now, old.since() + old.totalMs()) + banks.toComeBack(name);
    return old.thinking(0, Math.min(until, old.deadline()) - old.since() - old.totalMs());
  }

  /// Restarts the running clock in full, as after a restart, or when nothing came of its end.
  void startAnew(long now, Holders holders) {
    running = running.map(old -> start(old.clock(), old.who(), old.round(), now, holders));
  }

  boolean isOver(long now) {
    return running.isPresent() && running.get().deadline() <= now;
  }

  /// The next position whose time is over, once each; empty when there is none.
  Optional<Position> next(long now, Holders holders) {
    if (running.isEmpty() || !isOver(now)) {
      return Optional.empty();
    }
    var late = running.get().who().stream().filter(running.get().timedOut()::add).findFirst();
    late.flatMap(holders::holder).filter(holders::away).ifPresent(banks::isMissing);
    return late;
  }

  /// A player acts, wherever they are.
  void acted(String player) {
    banks.isBack(player);
  }

  private void charge(Position acted, long now, Holders holders) {
    running
        .filter(old -> old.clock() == Clock.ACTION && old.who().contains(acted))
        .filter(old -> old.bankMs() > 0)
        .ifPresent(
            old -> {
              var used = Math.max(0, now - old.since() - old.totalMs());
              holders.holder(acted).ifPresent(name -> banks.leave(name, old.bankMs() - used));
            });
  }
}
