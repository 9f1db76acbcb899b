package cardroom.server.table;

import cardroom.games.table.Command;
import cardroom.games.table.Position;
import cardroom.games.table.SeatTag;
import cardroom.games.table.Viewer;
import cardroom.server.table.TableShowing.Line;
import cardroom.server.table.TableShowing.RoomView;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/// Who looks at a table and who waits for a seat; shows each what they may see.
final class Audience {
  private final Set<Watcher> watchers = new LinkedHashSet<>();
  private final Presence presence = new Presence();
  private final WaitingList waiting = new WaitingList();
  private final Conversation conversation = new Conversation();
  private final ClosedPages closed = new ClosedPages();
  private final Consumer<Throwable> fault;

  /// @param fault called when the table cannot be shown to somebody; the others still see it
  Audience(Consumer<Throwable> fault) {
    this.fault = fault;
  }

  void enters(Watcher watcher) {
    if (watchers.add(watcher)) {
      presence.came(watcher);
      name(watcher).ifPresent(closed::isBack);
    }
  }

  void leaves(Watcher watcher) {
    if (watchers.remove(watcher)) {
      presence.went(watcher);
      name(watcher).filter(player -> watcher.isHuman() && isAway(player)).ifPresent(closed::closed);
    }
  }

  private static Optional<String> name(Watcher watcher) {
    return watcher.viewer() instanceof Viewer.Person(var person)
        ? Optional.of(person.name())
        : Optional.empty();
  }

  /// The room was restarted, and nobody has opened a page yet.
  void restarted(TableInPlay<?> table) {
    closed.restarted(table.seated());
  }

  void end() {
    watchers.forEach(Watcher::ended);
    watchers.forEach(presence::went);
    watchers.clear();
  }

  List<String> waiting() {
    return waiting.names();
  }

  /// Enters or leaves the waiting list; returns who waits.
  List<String> waits(String player, boolean enters, TableInPlay<?> table, long now) {
    if (enters) {
      waiting.enter(player);
    } else {
      waiting.leave(player);
    }
    offer(table, now);
    return waiting.names();
  }

  /// A seat that was kept for a person who did not come is offered to the next.
  void letGo(TableInPlay<?> table, long now) {
    offer(table, now);
  }

  long keptUntil() {
    return waiting.keptUntil();
  }

  private void offer(TableInPlay<?> table, long now) {
    if (waiting.size() > 0) {
      waiting.offer(KeptSeats.of(waiting.names(), table.publicView()).free(), now);
    }
  }

  /// Whether a player wants to sit down where others are ahead in line; people who let their seat
  /// expire no longer count.
  boolean bars(TableInPlay<?> table, Command command, long now) {
    offer(table, now);
    return waiting.size() > 0
        && command instanceof Command.Act act
        && KeptSeats.isSitting(act)
        && KeptSeats.of(waiting.names(), table.publicView()).bars(act.player().name());
  }

  /// Whether somebody has a seat at the table.
  static boolean isSeated(TableInPlay<?> table, String player) {
    return table.seated().contains(player);
  }

  void acted(Optional<Command> command, TableInPlay<?> table, long now) {
    if (command.isPresent() && command.get() instanceof Command.Act act) {
      closed.isBack(act.player().name());
      if (KeptSeats.isSitting(act)) {
        waiting.leave(act.player().name());
      }
    }
    closed.follow(table.seated());
    offer(table, now);
  }

  /// Shows everybody the table and what happened since that number; viewers with the same point of
  /// view share one showing.
  void show(TableInPlay<?> table, long since, TableClock clock, boolean hurried, long now) {
    if (watchers.isEmpty()) {
      return;
    }
    var room = room(table, hurried);
    var clockView = clock.view(now);
    var awaited = awaited(table, clock);
    var alike = table.alike(since);
    var isAtRest = table.isAtRest();
    var isDue = table.isDue();
    var open = table.publicView();
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
            new TableSummary(
                table.number(), isAtRest, isDue, open, clockView, room, awaited, whole));
      } catch (RuntimeException e) {
        fault.accept(e);
      }
    }
  }

  private static Supplier<TableShowing> made(TableShowing showing) {
    return () -> showing;
  }

  /// Somebody wants to say something to those who are at the table.
  void talk(TableMessage.Say say, TableInPlay<?> table, long now) {
    say.reply().accept(conversation.take(say.speech(), table, watchers, now));
  }

  static Set<String> awaited(TableInPlay<?> table, TableClock clock) {
    return clock.running().map(running -> holders(running.who(), table)).orElse(Set.of());
  }

  private static Set<String> holders(Set<Position> places, TableInPlay<?> table) {
    Set<String> names = new HashSet<>();
    for (Position place : places) {
      table.holder(table.publicView(), place).ifPresent(names::add);
    }
    return Set.copyOf(names);
  }

  /// Shows the table to somebody who has come, or come back.
  void welcome(Watcher watcher, TableInPlay<?> table, long last, TableClock clock, long now) {
    var story = last < 0 ? soFar(watcher, table) : table.storySince(last, watcher.viewer());
    watcher.show(make(table, watcher.eyes(), clock, now, room(table, false), story));
    conversation.recall(watcher, table.publicView());
  }

  /// Bots read no stories.
  private static List<Line> soFar(Watcher watcher, TableInPlay<?> table) {
    return watcher.isHuman() ? table.storySoFar(watcher.viewer()) : List.of();
  }

  TableShowing glance(TableInPlay<?> table, Viewpoint eyes, TableClock clock, long now) {
    return make(table, eyes, clock, now, room(table, false), List.of());
  }

  private static TableShowing make(
      TableInPlay<?> table,
      Viewpoint eyes,
      TableClock clock,
      long now,
      RoomView room,
      List<Line> story) {
    return table.showing(eyes, clock.view(now), room, story);
  }

  private RoomView room(TableInPlay<?> table, boolean hurried) {
    List<String> away = new ArrayList<>();
    for (String name : table.seated()) {
      if (isAway(name)) {
        away.add(name);
      }
    }
    return new RoomView(
        waiting.names(), away, table.opening().owner(), false, hasHumans(), hurried);
  }

  /// The slowest pace among the people who play here.
  StoryPace pace(TableInPlay<?> table) {
    return watchers.stream()
        .filter(Watcher::isHuman)
        .filter(watcher -> name(watcher).filter(table.seated()::contains).isPresent())
        .map(Watcher::pace)
        .reduce(StoryPace::slower)
        .orElse(StoryPace.NORMAL);
  }

  boolean hasHumans() {
    return presence.hasHumans();
  }

  boolean hasBots() {
    return presence.hasBots();
  }

  /// What the lobby says about the table besides what can be seen there.
  LobbyRow.Beside beside(
      TableInPlay<?> table, TableClock clock, LastRound.Told last, LongSupplier now) {
    var awaited = awaited(table, clock);
    var isHeldUp = awaited.stream().anyMatch(this::isAway) || hasAbsentees(table);
    return new LobbyRow.Beside(waiting.size(), awaited, isHeldUp, last, now);
  }

  /// Whether somebody who plays there has closed the page, or was not seen since a restart: sooner
  /// or later in the round the others will wait for them.
  private boolean hasAbsentees(TableInPlay<?> table) {
    if (closed.keepNobodyWaiting()) {
      return false;
    }
    for (var seat : table.publicView().seats()) {
      if (closed.keepsWaiting(seat.player()) && !seat.tags().contains(SeatTag.SITTING_OUT)) {
        return true;
      }
    }
    return false;
  }

  boolean hasClosed(String player) {
    return closed.has(player);
  }

  boolean isAway(String player) {
    return !presence.isHere(player);
  }

  TableClock.Holders holders(TableInPlay<?> table) {
    return new TableClock.Holders() {
      @Override
      public Optional<String> holder(Position position) {
        return table.holder(table.publicView(), position);
      }

      @Override
      public boolean away(String player) {
        return isAway(player);
      }

      @Override
      public boolean hasClosed(String player) {
        return closed.has(player);
      }
    };
  }
}
