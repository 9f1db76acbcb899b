package cardroom.server.table;

import cardroom.games.table.Command;
import cardroom.games.table.Position;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import cardroom.server.table.TableShowing.Line;
import cardroom.server.table.TableShowing.RoomView;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// Who looks at a table and who waits for a seat; shows each what they may see.
final class Audience {
  private final Set<Watcher> watchers = new LinkedHashSet<>();
  private final WaitingList waiting = new WaitingList();
  private final Conversation conversation = new Conversation();
  private final Consumer<Throwable> fault;

  /// @param fault told when the table cannot be shown to somebody; the others see it all the same
  Audience(Consumer<Throwable> fault) {
    this.fault = fault;
  }

  void enters(Watcher watcher) {
    watchers.add(watcher);
  }

  void leaves(Watcher watcher) {
    watchers.remove(watcher);
  }

  void end() {
    watchers.forEach(Watcher::ended);
    watchers.clear();
  }

  List<String> waiting() {
    return waiting.names();
  }

  /// Enters or leaves the waiting list; answers who waits.
  List<String> waits(String player, boolean enters, Sitting<?> table, long now) {
    if (enters) {
      waiting.enter(player);
    } else {
      waiting.leave(player);
    }
    offer(table, now);
    return waiting.names();
  }

  /// A seat that was kept for somebody who did not come is free for the next.
  void letGo(Sitting<?> table, long now) {
    offer(table, now);
  }

  long keptUntil() {
    return waiting.keptUntil();
  }

  private void offer(Sitting<?> table, long now) {
    if (waiting.size() > 0) {
      waiting.offer(KeptSeats.of(waiting.names(), table.publicView()).free(), now);
    }
  }

  /// Whether a player wants to sit down where others wait before them; whoever let a seat go by its
  /// time no longer does.
  boolean bars(Sitting<?> table, Command command, long now) {
    offer(table, now);
    return waiting.size() > 0
        && command instanceof Command.Act act
        && KeptSeats.isSitting(act)
        && KeptSeats.of(waiting.names(), table.publicView()).bars(act.player().name());
  }

  /// Whether somebody has a seat at the table.
  static boolean isSeated(Sitting<?> table, String player) {
    return table.publicView().seats().stream().anyMatch(seat -> seat.player().equals(player));
  }

  void acted(Optional<Command> command, Sitting<?> table, long now) {
    if (command.isPresent()
        && command.get() instanceof Command.Act act
        && KeptSeats.isSitting(act)) {
      waiting.leave(act.player().name());
    }
    offer(table, now);
  }

  /// Shows everybody the table and what happened since that number; those who look with the same
  /// eyes share one showing.
  void show(Sitting<?> table, long since, TableClock clock, boolean hurried, long now) {
    if (watchers.isEmpty()) {
      return;
    }
    var room = room(table, hurried);
    var clockView = clock.view(now);
    var awaited = awaited(table, clock);
    var alike = table.alike(since);
    Map<Viewpoint, TableShowing> showings = new HashMap<>();
    for (Watcher watcher : List.copyOf(watchers)) {
      try {
        var whole =
            watcher.isHuman()
                ? made(
                    showings.computeIfAbsent(
                        watcher.eyes(), eyes -> table.told(eyes, clockView, room, since, alike)))
                : table.later(watcher.eyes(), clockView, room);
        watcher.changed(
            new TableSummary(table.number(), table.isAtRest(), clockView, room, awaited, whole));
      } catch (RuntimeException e) {
        fault.accept(e);
      }
    }
  }

  private static Supplier<TableShowing> made(TableShowing showing) {
    return () -> showing;
  }

  /// Somebody wants to say something to those who are at the table.
  void talk(TableMessage.Say say, Sitting<?> table, long now) {
    say.reply().accept(conversation.take(say.speech(), table, watchers, now));
  }

  static Set<String> awaited(Sitting<?> table, TableClock clock) {
    return clock
        .running()
        .map(
            running ->
                running.who().stream()
                    .flatMap(place -> table.holder(table.publicView(), place).stream())
                    .collect(Collectors.toUnmodifiableSet()))
        .orElse(Set.of());
  }

  /// Shows the table to somebody who has come, or come back.
  void welcome(Watcher watcher, Sitting<?> table, long last, TableClock clock, long now) {
    var story = last < 0 ? List.<Line>of() : table.storySince(last, watcher.viewer());
    watcher.show(make(table, watcher.eyes(), clock, now, room(table, false), story));
    conversation.recall(watcher, table.publicView());
  }

  TableShowing glance(Sitting<?> table, Viewpoint eyes, TableClock clock, long now) {
    return make(table, eyes, clock, now, room(table, false), List.of());
  }

  private static TableShowing make(
      Sitting<?> table,
      Viewpoint eyes,
      TableClock clock,
      long now,
      RoomView room,
      List<Line> story) {
    return table.showing(eyes, clock.view(now), room, story);
  }

  private RoomView room(Sitting<?> table, boolean hurried) {
    var away =
        table.publicView().seats().stream()
            .map(View.SeatView::player)
            .filter(name -> !name.isEmpty() && isAway(name))
            .toList();
    return new RoomView(
        waiting.names(), away, table.opening().owner(), false, hasHumans(), hurried);
  }

  boolean hasHumans() {
    return watchers.stream().anyMatch(Watcher::isHuman);
  }

  boolean hasBots() {
    return !watchers.stream().allMatch(Watcher::isHuman);
  }

  /// What the lobby says of the table beside what can be seen there.
  LobbyRow.Beside beside(
      Sitting<?> table, TableClock clock, LastRound.Told last, LongSupplier now) {
    var awaited = awaited(table, clock);
    var isHeldUp = clock.isOverCards() && awaited.stream().anyMatch(this::isAway);
    return new LobbyRow.Beside(waiting.size(), awaited, isHeldUp, last, now);
  }

  boolean isAway(String player) {
    return watchers.stream()
        .noneMatch(
            watcher ->
                watcher.viewer() instanceof Viewer.Person(var person)
                    && person.name().equals(player));
  }

  TableClock.Holders holders(Sitting<?> table) {
    return new TableClock.Holders() {
      @Override
      public Optional<String> holder(Position position) {
        return table.holder(table.publicView(), position);
      }

      @Override
      public boolean away(String player) {
        return isAway(player);
      }
    };
  }
}
