package cardroom.server.odd;

import cardroom.games.money.Money;
import cardroom.games.table.Command;
import cardroom.games.table.Player;
import cardroom.games.table.Viewer;
import cardroom.server.Room;
import cardroom.server.table.Answer;
import cardroom.server.table.TableShowing;
import cardroom.server.table.Tables.Asked;
import cardroom.server.table.Tables.Opened;
import cardroom.server.table.Tables.Seen;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/// Somebody who plays the odd game in process.
public record OddPlayer(Room room, String name, long table) {
  private static final AtomicLong KEYS = new AtomicLong(System.nanoTime());

  public static long open(Room room, String name) {
    return switch (await(room.tables().open(OddCatalogue.opening(name)))) {
      case Opened.Yes(var table) -> table;
      case Opened.No(var why) -> throw new IllegalStateException(why.words());
    };
  }

  public static <R> R await(CompletableFuture<R> future) {
    return future.orTimeout(20, TimeUnit.SECONDS).join();
  }

  public static String freshKey() {
    return "%032x".formatted(KEYS.incrementAndGet());
  }

  public Asked asked(String choice, long cents, String key, long seen) {
    var act = new Command.Act(new Player(name), choice, OddGame.SEAT, Money.cents(cents));
    return new Asked(act, key, "%s-%d".formatted(choice, cents), seen);
  }

  public Answer act(String choice, long cents) {
    return send(asked(choice, cents, freshKey(), number()));
  }

  public Answer send(Asked asked) {
    return await(room.tables().act(table, asked));
  }

  public TableShowing look() {
    return switch (await(room.tables().look(table, new Viewer.Person(new Player(name))))) {
      case Seen.Yes(var showing) -> showing;
      case Seen.No(var why) -> throw new IllegalStateException(why.words());
    };
  }

  public long number() {
    return look().number();
  }
}
