package cardroom.measure;

import cardroom.games.seating.Seating;
import cardroom.games.table.Choice;
import cardroom.games.table.Command;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Setup;
import cardroom.games.table.Viewer;
import cardroom.server.Room;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.table.Answer;
import cardroom.server.table.Tables.Asked;
import cardroom.server.table.Tables.Opened;
import cardroom.server.table.Tables.Seen;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;

/// Many tables with one player each, who sits out and comes back: the smallest durable action there
/// is, so that the room is measured and not the game.
final class SitOutCrowd implements ActingTables {
  private final Room room;
  private final List<String> names;
  private final List<Long> tables = new ArrayList<>();
  private final AtomicLong[] turns;
  private final AtomicLong keys = new AtomicLong(System.nanoTime());

  /// @param names who sits at each table; a name with a mark is given chips like a bot
  SitOutCrowd(Room room, List<String> names) {
    var count = names.size();
    this.room = room;
    this.names = names;
    this.turns = new AtomicLong[count];
    List<CompletableFuture<Opened>> opened = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      turns[i] = new AtomicLong();
      opened.add(room.tables().open(opening("Bench " + i, 0)));
    }
    for (var each : opened) {
      if (each.join() instanceof Opened.Yes(var table)) {
        tables.add(table);
      }
    }
    seat();
  }

  static TableOpening opening(String name, int bots) {
    var setup = new Setup(name, new Setup.Stakes.Schedule(1), 6);
    return new TableOpening("casino-club", "pure-21.5", setup, Map.of(), "", "", bots);
  }

  private void seat() {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      names.forEach(name -> threads.execute(() -> room.guests().stake(name, 100_000_00)));
    }
    List<CompletableFuture<Answer>> seated = new ArrayList<>();
    for (int i = 0; i < tables.size(); i++) {
      var name = names.get(i);
      var sit = sit(tables.get(i), name);
      var act = new Command.Act(new Player(name), "sit", sit.position(), amount(sit).min());
      seated.add(room.tables().act(tables.get(i), new Asked(act, key(), "sit", 1)));
    }
    seated.forEach(CompletableFuture::join);
  }

  private Choice sit(long table, String name) {
    var seen = room.tables().look(table, new Viewer.Person(new Player(name))).join();
    if (!(seen instanceof Seen.Yes(var showing))) {
      throw new IllegalStateException("table " + table + " cannot be seen");
    }
    return showing.choices().offered().stream()
        .filter(choice -> choice.id().equals("sit"))
        .findFirst()
        .orElseThrow();
  }

  private static Choice.Amount amount(Choice choice) {
    return choice.amount().orElseThrow();
  }

  String key() {
    return "%032x".formatted(keys.incrementAndGet());
  }

  @Override
  public int size() {
    return tables.size();
  }

  long table(int index) {
    return tables.get(index);
  }

  /// What a table's player does next, and the number of the state they have seen. Every action is
  /// one event; the first two were the opening and the sitting down.
  ///
  /// @param turn how often they have acted
  record Next(String choice, long turn) {
    long seen() {
      return 2 + turn;
    }
  }

  Next next(int index) {
    var turn = turns[index].getAndIncrement();
    return new Next(turn % 2 == 0 ? Seating.SIT_OUT : Seating.COME_BACK, turn);
  }

  @Override
  public CompletableFuture<Boolean> act(int index) {
    var next = next(index);
    var act = new Command.Act(new Player(names.get(index)), next.choice(), Position.TABLE);
    return room.tables()
        .act(tables.get(index), new Asked(act, key(), next.choice(), next.seen()))
        .thenApply(answer -> answer instanceof Answer.Done);
  }
}
