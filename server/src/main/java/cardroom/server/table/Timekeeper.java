package cardroom.server.table;

import cardroom.games.table.Command;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.StoryLine.Kind;
import java.time.Duration;
import java.util.Optional;
import org.apache.pekko.actor.typed.javadsl.ActorContext;

/// Sets the clock of one table and rings when it has run out.
///
/// One timer a table is enough: when it rings before the deadline, which may have moved, it is set
/// again. Between rounds a table that nobody watches stands still.
final class Timekeeper {
  private static final long OVERDUE = 0;

  /// A hurried table tells its story this many times faster, and waits no longer than this.
  private static final long HASTE = 20;

  private static final long HURRIED_PAUSE_MS = 700;

  private final ActorContext<TableMessage> context;
  private final TableServices floor;
  private final Audience audience;
  private final TableClock clock;
  private final DepartureTimes departures = new DepartureTimes();
  private final AbsentSeats absent = new AbsentSeats();
  private final Newcomers newcomers = new Newcomers();
  private long ringsAt = Long.MAX_VALUE;

  Timekeeper(ActorContext<TableMessage> context, TableServices floor, Audience audience) {
    this.context = context;
    this.floor = floor;
    this.audience = audience;
    this.clock = new TableClock(floor.times());
  }

  TableClock clock() {
    return clock;
  }

  /// After a change at the table; a call of the floor gives everybody their whole time again.
  ///
  /// @param before the number of the last event that was shown
  void follow(TableInPlay<?> table, Optional<Command> command, long before) {
    var holders = audience.holders(table);
    departures.follow(table.departed(), floor.now());
    command.flatMap(Timekeeper::actor).ifPresent(this::acted);
    newcomers.follow(table.publicView(), floor.now());
    var hurries = isHurried(table);
    if (audience.hasHumans()) {
      var tellingMs = audience.pace(table).of(tellingMs(table, before));
      clock.tell(tellingMs / (hurries ? HASTE : 1), floor.now());
    }
    var acted = command.map(Timekeeper::position).orElse(Position.TABLE);
    clock.follow(table.need(), table.round(), acted, floor.now(), holders);
    if (!table.isDue()) {
      clock.endPause();
    } else if (clock.beginsAt().isEmpty()) {
      clock.pause(floor.now());
    }
    if (hurries) {
      clock.hurry(floor.now() + HURRIED_PAUSE_MS);
    }
    thinkOfWhoWaits(holders);
    if (command.filter(Command.Call.class::isInstance).isPresent()) {
      clock.startAnew(floor.now(), holders);
    }
    goOn(table);
  }

  /// The position that a command concerns.
  private static Position position(Command command) {
    return switch (command) {
      case Command.Act act -> act.position();
      case Command.TimedOut(var position) -> position;
      // The floor's call concerns a position, but nobody there has acted.
      case Command.Call _,
          Command.Deal _,
          Command.Shuffled _,
          Command.Drawn _,
          Command.HourPassed _ ->
          Position.TABLE;
    };
  }

  private void acted(Player player) {
    absent.acted(player, floor.now());
    clock.acted(player.name());
  }

  /// Where somebody waits to be dealt in, nobody who closed the page is waited for long.
  private void thinkOfWhoWaits(TableClock.Holders holders) {
    if (newcomers.isAnybodyThere(audience::hasClosed)) {
      clock.waitsNoLongerThan(floor.now(), holders);
    }
  }

  /// Whether only bots, or people who closed the page, are in the round, and somebody is waiting
  /// for its end to be dealt in. People among themselves are not hurried.
  boolean isHurried(TableInPlay<?> table) {
    return audience.hasBots() && newcomers.areAwaited(table.publicView(), audience::hasClosed);
  }

  /// How long people look at what happened; at the end of a round, at its results as well.
  private long tellingMs(TableInPlay<?> table, long before) {
    if (floor.times().story().equals(StoryTimes.NONE)) {
      return 0;
    }
    var story = table.publicStory(before);
    var ends =
        table.isAtRest()
            && !table.isDue()
            && story.stream().anyMatch(line -> line.kind() == Kind.RESULT);
    return floor.times().story().of(story) + (ends ? floor.times().betweenMs() : 0);
  }

  /// The table was brought back from its records.
  ///
  /// @param isSame whether the command had no effect: the clock goes on, so that nobody can extend
  ///   it
  void back(TableInPlay<?> table, boolean isSame) {
    departures.recall(table.goneForMs(), floor.now());
    if (isSame) {
      goOn(table);
    } else {
      follow(table, Optional.empty(), table.number());
    }
  }

  /// Somebody comes to look; a table that stood still goes on with whole clocks.
  void whenEnters(TableInPlay<?> table, Runnable enters) {
    var wasIdle = isIdle(table);
    enters.run();
    clock.came(audience.holders(table));
    if (wasIdle) {
      startAnew(table);
      goOn(table);
    }
  }

  /// Somebody stopped looking, perhaps in the middle of their turn.
  void went(TableInPlay<?> table) {
    var holders = audience.holders(table);
    clock.went(floor.now(), holders);
    thinkOfWhoWaits(holders);
    goOn(table);
  }

  private static Optional<Player> actor(Command command) {
    return command instanceof Command.Act act ? Optional.of(act.player()) : Optional.empty();
  }

  void goOn(TableInPlay<?> table) {
    absent.follow(table.seated(), audience::isAway, floor.now());
    var deadline = Math.min(audience.keptUntil(), departures.next());
    if (table.isAtRest()) {
      deadline = Math.min(deadline, absent.next());
    }
    if (!isIdle(table)) {
      deadline = Math.min(deadline, clock.beginsAt().orElse(Long.MAX_VALUE));
      var running = clock.running().map(RunningClock::deadline);
      deadline = Math.min(deadline, running.orElse(Long.MAX_VALUE));
    }
    // What is overdue rings at once, even if a timer was set for it, which may be late.
    deadline = deadline <= floor.now() ? OVERDUE : deadline;
    if (deadline < ringsAt) {
      ringsAt = deadline;
      var delay = Duration.ofMillis(Math.max(0, deadline - floor.now()));
      context.scheduleOnce(delay, context.getSelf(), new TableMessage.Rang());
    }
  }

  boolean isIdle(TableInPlay<?> table) {
    return table.isAtRest() && !audience.hasHumans() && !floor.unwatched().isAllowed();
  }

  /// The timer rang.
  void rang() {
    ringsAt = Long.MAX_VALUE;
  }

  /// What the room does when the timer has rung: it begins the next round, forgets what somebody
  /// took away, gives up the seat of somebody who went away, or acts for the next whose time is
  /// over.
  ///
  /// @param closes whether no round begins any more
  Optional<PendingCommand> next(TableInPlay<?> table, boolean closes) {
    if (!closes && begins(table)) {
      return Optional.of(new PendingCommand(Optional.empty(), EventMakers.ROOM, "", _ -> {}));
    }
    var due =
        departures
            .over(floor.now())
            .map(player -> PendingCommand.byRoom(new Command.HourPassed(player), _ -> {}))
            .or(() -> gone(table))
            .or(
                () ->
                    late(table)
                        .map(
                            late ->
                                PendingCommand.byRoom(new Command.TimedOut(late), this::timedOut)));
    if (due.isEmpty()) {
      goOn(table);
    }
    return due;
  }

  /// Nobody is removed in the middle of a hand.
  private Optional<PendingCommand> gone(TableInPlay<?> table) {
    return table.isAtRest()
        ? absent.over(floor.now()).map(player -> PendingCommand.leaving(player, this::timedOut))
        : Optional.empty();
  }

  private void timedOut(Answer answer) {
    if (answer instanceof Answer.Refused) {
      context.getSelf().tell(new TableMessage.Rang());
    }
  }

  /// Whether the pause is over, and the next round begins.
  private boolean begins(TableInPlay<?> table) {
    return !isIdle(table)
        && table.isDue()
        && clock.beginsAt().isPresent()
        && clock.beginsAt().getAsLong() <= floor.now();
  }

  /// The next position whose time is over; when there is none although it is over, nothing came of
  /// it, and the clock restarts.
  private Optional<Position> late(TableInPlay<?> table) {
    if (isIdle(table)) {
      return Optional.empty();
    }
    var late = clock.next(floor.now(), audience.holders(table));
    if (late.isEmpty() && clock.isOver(floor.now())) {
      startAnew(table);
    }
    return late;
  }

  void startAnew(TableInPlay<?> table) {
    clock.startAnew(floor.now(), audience.holders(table));
    if (clock.beginsAt().isPresent()) {
      clock.pause(floor.now());
    }
  }
}
