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

/// How long one table waits for whom (Contract 7); the rules name which clock runs.
final class TableClock {
  /// However much has happened, nobody waits longer than this for the story.
  private static final long STORY_MAX_MS = 30_000;

  /// One part in this many of the time is left to people who have gone away: where a bet or the
  /// bank is offered to them alone, or where they were waited for in vain.
  private static final long ABSENT_SHARE = 5;

  private final ClockTimes times;
  private final TimeBanks banks;
  private Optional<Running> running = Optional.empty();
  private OptionalLong beginsAt = OptionalLong.empty();
  private long toldAt;

  TableClock(ClockTimes times) {
    this.times = times;
    this.banks = new TimeBanks(times);
  }

  /// A clock that runs.
  ///
  /// @param who whose decisions it waits for
  /// @param since when it starts to run: what led to it has been told by then
  /// @param totalMs what everybody gets
  /// @param bankMs what the player whose turn it is may add from their own time bank
  /// @param extraMs what is added because they are away
  record Running(
      Clock clock,
      Set<Position> who,
      int round,
      long since,
      long totalMs,
      long bankMs,
      long extraMs,
      Set<Position> timedOut) {
    long deadline() {
      return since + totalMs + bankMs + extraMs;
    }

    private Running with(Set<Position> who, long since, long totalMs, long extraMs) {
      return new Running(clock, who, round, since, totalMs, bankMs, extraMs, timedOut);
    }

    private Running thinking(long bankMs, long extraMs) {
      return new Running(clock, who, round, since, totalMs, bankMs, extraMs, timedOut);
    }

    private ClockView view(long now) {
      var places = who.stream().map(Position::id).toList();
      var whole = totalMs + extraMs;
      return new ClockView(ClockName.of(clock), places, whole, bankMs, since, deadline(), now);
    }
  }

  /// Who holds a position, and whether they are away; empty when nobody does.
  interface Holders {
    Optional<String> holder(Position position);

    boolean away(String player);

    /// Whether they are away because they have closed the page.
    boolean hasClosed(String player);
  }

  Optional<Running> running() {
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
  }

  /// People who are away have nothing on the table yet, and join the next round if they come back.
  /// Anybody who sits down meanwhile has the whole time.
  private void goOnWithoutAbsent(long now, Holders holders) {
    running =
        running.map(
            old -> old.with(old.who(), old.since(), totalMs(old, now, holders), old.extraMs()));
  }

  private long totalMs(Running old, long now, Holders holders) {
    if (!isOffered(old.clock())) {
      return old.totalMs();
    }
    return areAllAway(old, holders) ? sooner(old, now) : times.of(old.clock());
  }

  private static boolean isOffered(Clock clock) {
    return clock == Clock.BETTING || clock == Clock.BANK_OFFER;
  }

  private static boolean areAllAway(Running clock, Holders holders) {
    return clock.who().stream()
        .allMatch(position -> holders.holder(position).filter(holders::away).isPresent());
  }

  private long sooner(Running old, long now) {
    var until = Math.max(old.since(), now) + times.of(old.clock()) / ABSENT_SHARE;
    return Math.min(old.totalMs(), until - old.since());
  }

  private Running start(Clock clock, Set<Position> who, int round, long now, Holders holders) {
    long bank = 0;
    long extra = 0;
    if (clock == Clock.ACTION && who.size() == 1) {
      var player = holders.holder(who.iterator().next());
      player.filter(name -> !holders.away(name)).ifPresent(banks::isBack);
      bank = player.filter(name -> !holders.hasClosed(name)).map(banks::of).orElse(0L);
      extra = player.filter(holders::away).map(banks::toComeBack).orElse(0L);
    }
    var since = Math.max(toldAt, now);
    return new Running(clock, who, round, since, times.of(clock), bank, extra, new HashSet<>());
  }

  /// Whose decision alone is waited for.
  private static Optional<String> actor(Running clock, Holders holders) {
    return clock.clock() == Clock.ACTION && clock.who().size() == 1
        ? holders.holder(clock.who().iterator().next())
        : Optional.empty();
  }

  /// A time bank is used by a player who thinks: who comes back at their turn has it again.
  void came(Holders holders) {
    changeTurn(
        holders,
        (old, name) ->
            old.bankMs() == 0 && !holders.hasClosed(name)
                ? old.thinking(banks.of(name), old.extraMs())
                : old);
  }

  private void changeTurn(Holders holders, BiFunction<Running, String, Running> change) {
    running =
        running.map(old -> actor(old, holders).map(name -> change.apply(old, name)).orElse(old));
  }

  /// Somebody else waits to be dealt in: a player who closed the page keeps their time bank for
  /// later. They have the whole time for their decision, and that to come back, once: if they were
  /// waited for in vain, their further decisions have a part of the time.
  void waitsNoLongerThan(long now, Holders holders) {
    changeTurn(holders, (old, name) -> holders.hasClosed(name) ? shortened(old, name, now) : old);
  }

  private Running shortened(Running old, String name, long now) {
    if (banks.isGivenUp(name)) {
      return old.with(old.who(), old.since(), sooner(old, now), 0);
    }
    return old.bankMs() > 0 ? withoutBank(old, name, now) : old;
  }

  private Running withoutBank(Running old, String name, long now) {
    var used = Math.max(0, now - old.since() - old.totalMs());
    banks.leave(name, old.bankMs() - used);
    var until = Math.max(now, old.since() + old.totalMs()) + banks.toComeBack(name);
    return old.thinking(0, Math.min(until, old.deadline()) - old.since() - old.totalMs());
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
    return longer.isPresent();
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
