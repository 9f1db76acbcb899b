package cardroom.server.table;

import cardroom.games.table.Command;
import cardroom.games.table.Position;
import java.time.Duration;
import java.util.Optional;
import org.apache.pekko.actor.typed.javadsl.ActorContext;

/// Sets the clock of one table and rings when it has run out.
///
/// One timer a table is enough: when it rings before the deadline, which may have moved, it is set
/// again. Between rounds a table that nobody watches stands still.
final class Timekeeper {
  private final ActorContext<TableMessage> context;
  private final Floor floor;
  private final Audience audience;
  private final TableClock clock;
  private long ringsAt = Long.MAX_VALUE;

  Timekeeper(ActorContext<TableMessage> context, Floor floor, Audience audience) {
    this.context = context;
    this.floor = floor;
    this.audience = audience;
    this.clock = new TableClock(floor.times());
  }

  TableClock clock() {
    return clock;
  }

  /// After a change at the table; a call of the floor gives everybody his whole time again.
  ///
  /// @param before the number of the last event that was shown
  void follow(Sitting<?> table, Optional<Command> command, long before) {
    var holders = audience.holders(table);
    if (audience.hasHumans()) {
      clock.tell(tellingMs(table, before), floor.now());
    }
    var acted = command.map(TableClock::position).orElse(Position.TABLE);
    clock.follow(table.need(), table.round(), acted, floor.now(), holders);
    if (!table.isDue()) {
      clock.endPause();
    } else if (clock.beginsAt().isEmpty()) {
      clock.pause(floor.now());
    }
    if (command.filter(Command.Call.class::isInstance).isPresent()) {
      clock.startAnew(floor.now(), holders);
    }
    goOn(table);
  }

  /// How long people look at what happened; at the end of a round, at its results as well.
  private long tellingMs(Sitting<?> table, long before) {
    if (floor.times().story().equals(StoryTimes.NONE)) {
      return 0;
    }
    var story = table.publicStory(before);
    var ends =
        table.isAtRest()
            && !table.isDue()
            && story.stream().anyMatch(line -> line.kind().equals("result"));
    return floor.times().story().of(story) + (ends ? floor.times().betweenMs() : 0);
  }

  /// The table was brought back from its records.
  ///
  /// @param isSame whether nothing came of the command: the clock goes on, so that nobody can
  ///   stretch it
  void back(Sitting<?> table, boolean isSame) {
    if (isSame) {
      goOn(table);
    } else {
      follow(table, Optional.empty(), table.number());
    }
  }

  /// Somebody comes to look; a table that stood still goes on with whole clocks.
  void whenEnters(Sitting<?> table, Runnable enters) {
    var wasIdle = isIdle(table);
    enters.run();
    if (wasIdle) {
      startAnew(table);
      goOn(table);
    }
  }

  /// Somebody stopped looking, perhaps in the middle of their turn.
  void went(Sitting<?> table) {
    clock.went(audience.holders(table));
  }

  void goOn(Sitting<?> table) {
    if (isIdle(table)) {
      return;
    }
    var deadline =
        Math.min(
            clock.beginsAt().orElse(Long.MAX_VALUE),
            clock.running().map(TableClock.Running::deadline).orElse(Long.MAX_VALUE));
    if (deadline < ringsAt) {
      ringsAt = deadline;
      var delay = Duration.ofMillis(Math.max(0, deadline - floor.now()));
      context.scheduleOnce(delay, context.getSelf(), new TableMessage.Rang());
    }
  }

  boolean isIdle(Sitting<?> table) {
    return table.isAtRest() && !audience.hasHumans() && !floor.busy();
  }

  /// The timer rang.
  void rang() {
    ringsAt = Long.MAX_VALUE;
  }

  /// Whether the pause is over, and the next round begins.
  boolean begins(Sitting<?> table) {
    return !isIdle(table)
        && table.isDue()
        && clock.beginsAt().isPresent()
        && clock.beginsAt().getAsLong() <= floor.now();
  }

  /// The next position whose time is over; when there is none although it is over, nothing came of
  /// it, and the clock starts anew.
  Optional<Position> late(Sitting<?> table) {
    if (isIdle(table)) {
      return Optional.empty();
    }
    var late = clock.next(floor.now());
    if (late.isEmpty()) {
      if (clock.isOver(floor.now())) {
        startAnew(table);
      }
      goOn(table);
    }
    return late;
  }

  void startAnew(Sitting<?> table) {
    clock.startAnew(floor.now(), audience.holders(table));
    if (clock.beginsAt().isPresent()) {
      clock.pause(floor.now());
    }
  }
}
