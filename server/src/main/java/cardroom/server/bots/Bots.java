package cardroom.server.bots;

import cardroom.bots.TableBot;
import cardroom.bots.Temper;
import cardroom.cards.Shuffle;
import cardroom.games.money.Money;
import cardroom.server.Room;
import cardroom.server.ledger.AccountName;
import cardroom.server.shoe.Entropy;
import cardroom.server.table.BotName;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/// The bots of a room. Each table has as many as it was opened with.
public final class Bots implements AutoCloseable {
  private static final List<String> NAMES =
      List.of("Ruth", "Omar", "Ines", "Walt", "Mei", "Jorge", "Nell", "Abe", "Tess", "Ivan");
  private static final List<Temper> TEMPERS =
      List.of(Temper.BANKER, Temper.STEADY, Temper.LIVELY, Temper.CAREFUL);
  private static final long TURN_MS = 150;
  private static final long STAKE_CENTS = 10_000_00;

  private final Room room;
  private final Pace pace;
  private final boolean busy;
  private final Entropy entropy;
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("bots").daemon().factory());
  private final Map<Long, Boolean> tables = new ConcurrentHashMap<>();

  /// @param busy whether they go on when nobody watches
  public Bots(Room room, Pace pace, boolean busy, Entropy entropy) {
    this.room = room;
    this.pace = pace;
    this.busy = busy;
    this.entropy = entropy;
  }

  /// Brings the bots of a table to it; once is enough.
  public void attend(long table) {
    if (tables.putIfAbsent(table, true) != null) {
      return;
    }
    var count = room.tables().opening(table).map(opening -> opening.bots()).orElse(0);
    for (int i = 0; i < count; i++) {
      var bot = new TableBot(TEMPERS.get(i % TEMPERS.size()), entropy.bits());
      var seat = new BotSeat(room, this, table, name(table, i), bot);
      room.tables().watch(table, seat, -1);
    }
  }

  /// The table stops, or another machine deals there from now on.
  void left(long table) {
    tables.remove(table);
  }

  /// Brings the bots of several tables one table after the other, so that a guest who comes at once
  /// to a new room does not wait until all of them have their seats.
  public void attendInTurn(List<Long> all) {
    for (int i = 0; i < all.size(); i++) {
      var table = all.get(i);
      var _ = clock.schedule(() -> attend(table), i * TURN_MS, TimeUnit.MILLISECONDS);
    }
  }

  static String name(long table, int index) {
    return BotName.of(NAMES.get(index % NAMES.size()), table, index / NAMES.size());
  }

  ScheduledExecutorService clock() {
    return clock;
  }

  boolean isBusy() {
    return busy;
  }

  /// @param overCards whether there are cards to think about
  long pauseMs(boolean overCards) {
    var now = overCards ? pace : pace.brisk();
    var spread = (int) Math.max(1, now.mostMs() - now.leastMs());
    return now.leastMs() + Shuffle.below(spread, entropy.bits());
  }

  /// Makes sure that a bot can buy in.
  boolean fund(String name, Money amount) {
    var purse = room.records().balance(AccountName.purse(name));
    return purse >= amount.cents()
        || room.guests().stake(name, Math.max(STAKE_CENTS, amount.cents()));
  }

  /// Whether nobody is to act any more.
  boolean isClosed() {
    return clock.isShutdown();
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
