package cardroom.server.bots;

import cardroom.bots.Bot;
import cardroom.games.money.Money;
import cardroom.games.seating.Seating;
import cardroom.games.table.Choice;
import cardroom.games.table.Command;
import cardroom.games.table.Player;
import cardroom.games.table.SeatTag;
import cardroom.games.table.View.SeatView;
import cardroom.games.table.Viewer;
import cardroom.server.Room;
import cardroom.server.table.Answer;
import cardroom.server.table.ClockName;
import cardroom.server.table.TableShowing;
import cardroom.server.table.TableShowing.RoomView;
import cardroom.server.table.TableSummary;
import cardroom.server.table.Tables.Asked;
import cardroom.server.table.Watcher;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One bot at one table. It sits down, buys chips when it has none left, and otherwise plays by its
/// book; it knows only what it is shown.
final class BotSeat implements Watcher {
  private static final Logger LOG = LoggerFactory.getLogger(BotSeat.class);

  private static final Set<ClockName> QUICK_CLOCKS =
      Set.of(ClockName.BANK_OFFER, ClockName.BETTING);

  private final Room room;
  private final Bots bots;
  private final long table;
  private final Visit visit;
  private final Player me;
  private final Bot bot;
  private final Viewer viewer;
  private final BotErrands errands;
  private Optional<TableSummary> latest = Optional.empty();
  private BotActivity doing = BotActivity.NOTHING;
  // A thought that was interrupted is not finished.
  private int thought;
  private long actsAt;
  // Until then the story of what happened is still being shown.
  private long toldAt;
  // Whether it has a seat and chips, and so only acts when it is asked to.
  private volatile boolean isSettled;

  // When it sat down, by the rounds of the table, and whether it has said goodbye.
  private OptionalInt since = OptionalInt.empty();
  private volatile boolean isGoing;
  private final AtomicBoolean hasGone = new AtomicBoolean();

  /// One evening of one bot at a table.
  ///
  /// @param one its number among the table's bots
  /// @param rounds how long it intends to stay
  record Visit(long table, BotRoster company, int one, int rounds) {}

  BotSeat(Room room, Bots bots, Visit visit, Bot bot) {
    this.room = room;
    this.bots = bots;
    this.table = visit.table();
    this.visit = visit;
    this.me = new Player(Bots.name(table, visit.one()));
    this.bot = bot;
    this.viewer = new Viewer.Person(me);
    this.errands = new BotErrands(me.name());
  }

  @Override
  public Viewer viewer() {
    return viewer;
  }

  @Override
  public boolean isHuman() {
    return false;
  }

  /// Looks closely only when it may have to act, and then on its own thread.
  @Override
  public synchronized void changed(TableSummary glimpse) {
    latest = Optional.of(glimpse);
    toldAt = nowMs() + untoldMs(glimpse);
    var isFree =
        doing == BotActivity.NOTHING || (doing == BotActivity.THINKING && glimpse.room().hurried());
    if (isFree && isWanted(glimpse)) {
      think(glimpse);
    }
  }

  @Override
  public void show(TableShowing showing) {
    changed(
        new TableSummary(
            showing.number(),
            showing.isAtRest(),
            false,
            showing.view(),
            showing.clock(),
            showing.room(),
            Set.of(),
            () -> showing));
  }

  /// Where nobody watches it takes its seat, finishes the round and waits.
  private boolean isWanted(TableSummary now) {
    if (!isSettled || isGoing) {
      return true;
    }
    return now.isAtRest()
        ? (now.room().watched() || bots.isBusy()) && isWantedBetweenRounds(now)
        : now.awaited().isEmpty() || now.awaited().contains(me.name());
  }

  /// Where the table waits for nobody in particular, it may be for a bank that anybody can take.
  private boolean isWantedBetweenRounds(TableSummary now) {
    return now.awaited().contains(me.name())
        || (now.awaited().isEmpty() && !now.isDue())
        || isTimeToGo(now.open().table().round(), now.room())
        || errands.arePossible(now);
  }

  private Optional<SeatView> seat(TableShowing showing) {
    for (var seat : showing.view().seats()) {
      if (seat.player().equals(me.name())) {
        return Optional.of(seat);
      }
    }
    return Optional.empty();
  }

  private static long nowMs() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
  }

  /// It takes time to look at cards and results as people do: the clock only starts after them.
  private static long untoldMs(TableSummary now) {
    return now.clock().map(clock -> Math.max(0, clock.startedAt() - clock.now())).orElse(0L);
  }

  private static boolean isOverCards(TableSummary now) {
    return now.clock().filter(clock -> !QUICK_CLOCKS.contains(clock.name())).isPresent();
  }

  /// Bots do not think long while a person waits to be dealt in.
  private long pauseMs(TableSummary now) {
    return now.room().hurried() ? 0 : bots.pauseMs(isOverCards(now));
  }

  private synchronized void think(TableSummary now) {
    doing = BotActivity.THINKING;
    thought++;
    var number = thought;
    var pause = pauseMs(now) + Math.max(0, toldAt - nowMs());
    actsAt = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(pause);
    if (isSettled && !now.isAtRest()) {
      bots.threads().think(pause, () -> act(number));
    } else {
      // It may buy chips, and waits for them.
      bots.threads().after(pause, () -> act(number));
    }
  }

  private void act(int number) {
    if (bots.isClosed()) {
      return;
    }
    TableSummary glimpse;
    long due;
    synchronized (this) {
      if (number != thought) {
        return;
      }
      glimpse = latest.orElseThrow();
      due = actsAt;
      if (toldAt > nowMs()) {
        think(glimpse);
        return;
      }
      doing = BotActivity.SPEAKING;
    }
    try {
      var now = glimpse.whole().get();
      isSettled = seat(now).filter(mine -> !isIdle(mine)).isPresent();
      var act = isWanted(glimpse) ? decide(now) : Optional.<Command.Act>empty();
      if (act.isEmpty() && now.isAtRest()) {
        seat(now).ifPresent(errands::none);
      }
      act.ifPresentOrElse(said -> send(now, said, glimpse, due), () -> goOn(glimpse, 0));
    } catch (RuntimeException e) {
      if (!bots.isClosed()) {
        LOG.error("{} cannot decide", me, e);
      }
      goOn(glimpse, 0);
    }
  }

  /// It is free again, and thinks about what it missed since that glimpse.
  ///
  /// @param done what it did itself, which is about to be shown or has just been; 0 for nothing
  private synchronized void goOn(TableSummary glimpse, long done) {
    doing = BotActivity.NOTHING;
    latest
        .filter(now -> !now.equals(glimpse) && now.number() >= done && isWanted(now))
        .ifPresent(this::think);
  }

  private static boolean isIdle(SeatView mine) {
    return mine.stack().isZero() || mine.tags().contains(SeatTag.SITTING_OUT);
  }

  private void send(TableShowing now, Command.Act act, TableSummary glimpse, long due) {
    var asked = new Asked(act, Bots.freshKey(), act.choice(), now.number());
    var _ =
        room.tables()
            .act(table, asked)
            // An answer may also fail to come, when the table's machine goes down.
            .whenComplete(
                (answer, _) -> {
                  var isDone = answer instanceof Answer.Done;
                  if (isDone) {
                    bots.acted(System.nanoTime() - due);
                  }
                  goOn(glimpse, isDone ? ((Answer.Done) answer).number() : 0);
                });
  }

  private Optional<Command.Act> decide(TableShowing now) {
    var seated = seat(now);
    var offered = now.choices().offered();
    if (seated.isEmpty()) {
      return isGoing ? gone() : buy(BotChoices.seat(offered, visit.one() + 1));
    }
    since = OptionalInt.of(since.orElse(now.view().table().round()));
    var leave = BotChoices.find(offered, Seating.LEAVE).filter(_ -> isGoing || wantsToGo(now));
    if (leave.isPresent()) {
      isGoing = true;
      return leave.map(this::plain);
    }
    if (now.isAtRest() && Rebuy.isDue(now.view(), seated.get().stack(), offered)) {
      return buy(BotChoices.find(offered, Seating.TOP_UP));
    }
    return BotChoices.find(offered, Seating.COME_BACK)
        .or(() -> BotChoices.blindMissed(seated.get(), offered))
        .map(this::plain)
        .or(() -> bot.act(me, now.view(), SeatsForPeople.spared(now.view(), now.choices())))
        .or(() -> BotChoices.bankNobodyWants(me, offered));
  }

  private Command.Act plain(Choice choice) {
    return new Command.Act(me, choice.id(), choice.position());
  }

  /// Between rounds, when its time is over or somebody waits for a seat, and enough others stay.
  private boolean wantsToGo(TableShowing now) {
    return isTimeToGo(now.view().table().round(), now.room())
        && now.isAtRest()
        && !now.room().hurried()
        && SeatsForPeople.canSpare(now.view(), me.name())
        && visit.company().letsGo(visit.one());
  }

  private boolean isTimeToGo(int round, RoomView room) {
    return round - since.orElse(round) >= visit.rounds() || !room.waiting().isEmpty();
  }

  /// Only once: more may happen at the table before this one has stopped watching.
  private Optional<Command.Act> gone() {
    if (hasGone.compareAndSet(false, true)) {
      room.tables().unwatch(table, this);
      bots.gone(table, visit.company(), visit.one());
    }
    return Optional.empty();
  }

  private Optional<Command.Act> buy(Optional<Choice> choice) {
    var amount = choice.flatMap(Choice::amount).map(Choice.Amount::suggested).orElse(Money.ZERO);
    return choice
        .filter(_ -> bots.fund(me.name(), amount))
        .map(found -> new Command.Act(me, found.id(), found.position(), amount));
  }

  @Override
  public void ended() {
    bots.left(table);
  }
}
