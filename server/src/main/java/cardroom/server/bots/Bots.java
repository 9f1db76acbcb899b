package cardroom.server.bots;

import cardroom.bots.BotHabits;
import cardroom.bots.TableBot;
import cardroom.cards.RandomBits;
import cardroom.games.money.Money;
import cardroom.games.table.View.SeatView;
import cardroom.games.table.Viewer;
import cardroom.server.Room;
import cardroom.server.ledger.AccountName;
import cardroom.server.shoe.Entropy;
import cardroom.server.table.BotName;
import cardroom.server.table.LobbyRow;
import cardroom.server.table.TableShowing;
import cardroom.server.table.Tables.Seen;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The bots of a room. Each table has as many as it was opened with; over an evening they come and
/// go, one after another, and leave the last seat to people.
public final class Bots implements AutoCloseable {
  private static final List<String> NAMES =
      List.of("Ruth", "Omar", "Ines", "Walt", "Mei", "Jorge", "Nell", "Abe", "Tess", "Ivan");
  private static final List<BotHabits> TEMPERS =
      List.of(BotHabits.BANKER, BotHabits.STEADY, BotHabits.LIVELY, BotHabits.CAREFUL);
  private static final long TURN_MS = 150;
  private static final int READERS = 2;
  private static final long STAKE_CENTS = 10_000_00;

  private final Room room;
  private final ThinkingTime pace;
  private final BotStays stays;
  private final boolean busy;
  private final Entropy entropy;
  private final BotThreads threads = new BotThreads();
  private final Map<Long, BotRoster> tables = new ConcurrentHashMap<>();
  private final Semaphore readers = new Semaphore(READERS);
  private volatile LongConsumer watch = _ -> {};

  /// @param busy whether they play when nobody watches
  public Bots(Room room, ThinkingTime pace, boolean busy, Entropy entropy) {
    this(room, pace, BotStays.EVENING, busy, entropy);
  }

  public Bots(Room room, ThinkingTime pace, BotStays stays, boolean busy, Entropy entropy) {
    this.room = room;
    this.pace = pace;
    this.stays = stays;
    this.busy = busy;
    this.entropy = entropy;
  }

  /// Brings a table's bots to it; calling it again does nothing.
  public void attend(long table) {
    var count = room.tables().opening(table).map(opening -> opening.bots()).orElse(0);
    var company = new BotRoster(count, NAMES.size());
    if (count == 0 || tables.putIfAbsent(table, company) != null) {
      return;
    }
    var _ =
        room.tables()
            .look(table, new Viewer.Rail())
            .thenAccept(
                seen ->
                    company
                        .gather(seated(table, company, seen))
                        .forEach(one -> comes(table, company, one)));
  }

  /// The bots that have a seat there from before the room was opened, or from another machine.
  private static Set<Integer> seated(long table, BotRoster company, Seen seen) {
    var names =
        seen instanceof Seen.Yes(TableShowing showing)
            ? showing.view().seats().stream().map(SeatView::player).toList()
            : List.<String>of();
    return IntStream.range(0, company.known())
        .filter(one -> names.contains(name(table, one)))
        .boxed()
        .collect(Collectors.toSet());
  }

  private void comes(long table, BotRoster company, int one) {
    var bot = new TableBot(TEMPERS.get(one % TEMPERS.size()), moods());
    var stay = between(stays.roundsLeast(), stays.roundsMost());
    var seat = new BotSeat(room, this, new BotSeat.Visit(table, company, one, (int) stay), bot);
    room.tables().watch(table, seat, -1);
  }

  /// What a bot's whims are drawn from: a small generator of its own. No card depends on it, and a
  /// hall has hundreds of thousands of bots.
  private RandomBits moods() {
    var random = new SplittableRandom(entropy.bits().next(Long.SIZE - 1));
    return count -> random.nextLong() >>> (Long.SIZE - count);
  }

  /// The key of a bot's command must be new and need not be hard to guess: nobody else can act for
  /// it.
  static String freshKey() {
    var random = ThreadLocalRandom.current();
    var hex = HexFormat.of();
    return hex.toHexDigits(random.nextLong()) + hex.toHexDigits(random.nextLong());
  }

  /// Another bot takes the place of the one that left, once more than one seat is free.
  void gone(long table, BotRoster company, int one) {
    replace(table, company, company.successor(one));
  }

  private void replace(long table, BotRoster company, int next) {
    threads.after(
        between(stays.emptyLeastMs(), stays.emptyMostMs()),
        () -> {
          if (company.equals(tables.get(table))) {
            // Where a person has taken the place, another bot may go as well.
            company.isComplete();
            if (hasRoom(table)) {
              comes(table, company, next);
            } else {
              replace(table, company, next);
            }
          }
        });
  }

  BotThreads threads() {
    return threads;
  }

  private boolean hasRoom(long table) {
    return room.tables().lobby().row(table).map(LobbyRow::freeSeats).orElse(0) > 1;
  }

  /// The table stops, or another machine deals there from now on.
  void left(long table) {
    tables.remove(table);
  }

  /// Brings the bots to several tables one table after another, so that the first guest of a new
  /// room does not wait until all of them have their seats.
  public void attendInTurn(List<Long> all) {
    for (int i = 0; i < all.size(); i++) {
      var table = all.get(i);
      threads.after(i * TURN_MS, () -> attend(table));
    }
  }

  static String name(long table, int index) {
    return BotName.of(NAMES.get(index % NAMES.size()), table, index / NAMES.size());
  }

  /// Calls that for every action of a bot, with how long after the moment it was due it was on
  /// disk.
  public void whenActed(LongConsumer nanos) {
    watch = nanos;
  }

  void acted(long nanos) {
    watch.accept(nanos);
  }

  /// Whether they play when nobody watches.
  boolean isBusy() {
    return busy || room.tables().playUnwatched();
  }

  /// @param overCards whether there are cards to think about
  long pauseMs(boolean overCards) {
    var now = overCards ? pace : pace.brisk();
    return between(now.leastMs(), now.mostMs());
  }

  /// How long somebody thinks or stays is nobody's secret: any random number will do.
  private static long between(long least, long most) {
    return least + ThreadLocalRandom.current().nextLong(Math.max(1, most - least));
  }

  /// Makes sure that a bot can buy in.
  boolean fund(String name, Money amount) {
    return purse(name) >= amount.cents()
        || room.guests().stake(name, Math.max(STAKE_CENTS, amount.cents()));
  }

  /// A thousand bots that sit down at once must not use up all database connections.
  private long purse(String name) {
    readers.acquireUninterruptibly();
    try {
      return room.records().balance(AccountName.purse(name));
    } finally {
      readers.release();
    }
  }

  /// Whether the bots have been stopped.
  boolean isClosed() {
    return threads.areStopped();
  }

  @Override
  public void close() {
    threads.close();
  }
}
