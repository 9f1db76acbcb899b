package cardroom.server.table;

import cardroom.games.table.RoomRule;
import cardroom.server.journal.PageOutcome;
import cardroom.server.journal.Records.Unread;
import cardroom.server.journal.WriteFailure;
import cardroom.server.table.TableRecovery.Recovered;
import cardroom.server.table.Tables.Asked;
import cardroom.server.table.Tables.Listed;
import cardroom.server.table.Tables.Seen;
import java.time.Duration;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;

/// One live table: judges one command after another, writes what follows, and only when it is on
/// disk applies, acknowledges and shows it. It knows no rule of any game.
final class TableActor extends AbstractBehavior<TableMessage> {
  private static final Duration LOAD_AGAIN = Duration.ofMillis(500);

  private final long id;
  private final TableServices floor;
  private final WaitingMessages stash = new WaitingMessages();
  private final Audience audience;
  private final Timekeeper timekeeper;
  private final TableClock clock;
  private final WaitingDesk desk;
  private final LastRound lastRound = new LastRound();
  private ActorPhase phase = ActorPhase.LOADING;
  private Answer.Refused declined = RoomRefusals.records();
  private boolean closes;
  private Optional<TableInPlay<?>> inPlay = Optional.empty();
  private Optional<PendingCommand> pending = Optional.empty();

  private TableActor(ActorContext<TableMessage> context, long id, TableServices floor) {
    super(context);
    this.id = id;
    this.floor = floor;
    this.audience = new Audience(why -> floor.alarms().failed(id, "cannot be shown", why));
    this.timekeeper = new Timekeeper(context, floor, audience);
    this.clock = timekeeper.clock();
    this.desk = new WaitingDesk(id, floor.journal(), context.getSelf()::tell);
    load();
  }

  static Behavior<TableMessage> of(long id, TableServices floor) {
    return Behaviors.setup(context -> new TableActor(context, id, floor));
  }

  @Override
  public Receive<TableMessage> createReceive() {
    return newReceiveBuilder().onMessage(TableMessage.class, this::on).build();
  }

  private Behavior<TableMessage> on(TableMessage message) {
    try {
      return take(message);
    } catch (RuntimeException | StackOverflowError e) {
      failed(message, e);
      return this;
    }
  }

  private Behavior<TableMessage> take(TableMessage message) {
    switch (message) {
      case TableMessage.Wrote(var outcome) -> wrote(outcome);
      case TableMessage.Loaded(var table) -> loaded(table);
      case TableMessage.NotLoaded(var why) -> notLoaded(why);
      case TableMessage.LoadAgain _ -> load();
      case TableMessage.Rang _ -> rang();
      case TableMessage.Unwatch(var watcher) -> unwatch(watcher);
      case TableMessage.Stop _ -> {
        audience.end();
        return Behaviors.stopped();
      }
      default -> whenReady(message);
    }
    return this;
  }

  private void whenReady(TableMessage message) {
    switch (phase) {
      case READY -> handle(message);
      case LOADING, COMMITTING -> stash.add(message);
      case RECORDS_GONE, BROKEN -> message.decline(declined);
    }
  }

  private void handle(TableMessage message) {
    switch (message) {
      case TableMessage.Act(var asked, var reply) -> act(asked, reply);
      case TableMessage.SendHome home when live().isAtRest() -> put(home.leaving());
      case TableMessage.SendHome home -> home.decline(RoomRefusals.inRound());
      case TableMessage.Closes(var reply) -> {
        closes = true;
        reply.accept(new Answer.Done(live().number()));
      }
      case TableMessage.Watch(var watcher, var last) -> watch(watcher, last);
      case TableMessage.Look(var eyes, var reply) ->
          reply.accept(new Seen.Yes(audience.glance(live(), eyes, clock, floor.now())));
      case TableMessage.Wait wait when wait.enters() && Audience.isSeated(live(), wait.player()) ->
          wait.reply().accept(new Listed.No(RoomRefusals.seatedAlready()));
      case TableMessage.Wait wait -> desk.ask(wait);
      case TableMessage.Say say -> audience.talk(say, live(), floor.now());
      case TableMessage.Entered entered -> {
        entered.asked().reply().accept(desk.heard(entered, audience, live(), floor.now()));
        timekeeper.goOn(live());
        show(live().number());
      }
      default -> throw new IllegalStateException("not for a table in play: " + message);
    }
  }

  private TableInPlay<?> live() {
    return inPlay.orElseThrow();
  }

  private void act(Asked asked, Consumer<Answer> reply) {
    var print = CommandKeys.Print.of(id, asked, floor.shoes());
    var key = CommandKeys.written(asked.key(), print);
    var request = new PendingCommand(Optional.of(asked.command()), asked.maker(), key, reply);
    CommandGate.before(asked, print, live(), audience, closes, floor.now())
        .ifPresentOrElse(reply, () -> put(request));
  }

  private void put(PendingCommand request) {
    try {
      switch (live().judge(request.command(), request.maker(), request.key(), floor.stamp())) {
        case TableInPlay.Judged.Refused(var why) -> request.reply().accept(why);
        case TableInPlay.Judged.Drafted(var page) -> {
          phase = ActorPhase.COMMITTING;
          pending = Optional.of(request);
          var self = getContext().getSelf();
          floor.journal().write(page, outcome -> self.tell(new TableMessage.Wrote(outcome)));
        }
      }
    } catch (RuntimeException | StackOverflowError e) {
      floor.alarms().failed(id, "cannot judge " + request.name(), e);
      pending = Optional.empty();
      startOver(EventMakers.isPerson(request.maker()));
      request.reply().accept(RoomRefusals.failed());
    }
  }

  private void wrote(PageOutcome outcome) {
    var request = pending.orElseThrow();
    pending = Optional.empty();
    switch (outcome) {
      case PageOutcome.Done _ -> done(request);
      case PageOutcome.Not(var failure) -> {
        request.reply().accept(RoomRefusals.of(failure));
        if (failure instanceof WriteFailure.Unavailable) {
          turnAway(ActorPhase.RECORDS_GONE, RoomRefusals.records());
        }
        // The draft has drawn cards: only the records say where the table stands now.
        load();
      }
    }
  }

  private void done(PendingCommand request) {
    var before = live().number();
    live().commit();
    if (EventMakers.isPerson(request.maker())) {
      live().keys().note(request.maker(), request.key(), live().number(), floor.now());
    }
    audience.acted(request.command(), live(), floor.now());
    desk.keep(audience.waiting());
    phase = ActorPhase.READY;
    try {
      timekeeper.follow(live(), request.command(), before);
      post();
    } finally {
      // It is on disk, whatever becomes of clock and lobby.
      request.reply().accept(new Answer.Done(live().number()));
    }
    present(before);
    proceed();
  }

  private void rang() {
    timekeeper.rang();
    if (phase == ActorPhase.READY) {
      audience.letGo(live(), floor.now());
      desk.keep(audience.waiting());
      timekeeper.next(live(), closes).ifPresentOrElse(this::put, () -> show(live().number()));
    }
    // Otherwise the clock is set again after the commit or the load, and rings again.
  }

  private void proceed() {
    while (phase == ActorPhase.READY) {
      var next = stash.next();
      if (next.isEmpty()) {
        return;
      }
      handle(next.get());
    }
  }

  private void watch(Watcher watcher, long last) {
    timekeeper.whenEnters(live(), () -> audience.enters(watcher));
    audience.welcome(watcher, live(), last, clock, floor.now());
    show(live().number());
  }

  private void unwatch(Watcher watcher) {
    stash.forget(watcher);
    audience.leaves(watcher);
    if (phase == ActorPhase.READY) {
      timekeeper.went(live());
      show(live().number());
    }
  }

  private void show(long since) {
    present(since);
    post();
  }

  private void present(long since) {
    audience.show(live(), since, clock, timekeeper.isHurried(live()), floor.now());
  }

  private void post() {
    lastRound.follow(live().publicView(), live().isAtRest(), floor.now());
    floor.lobby().post(id, live(), audience.beside(live(), clock, lastRound.told(), floor::now));
  }

  private void load() {
    phase = phase == ActorPhase.RECORDS_GONE ? phase : ActorPhase.LOADING;
    floor.load(id, getContext().getSelf()::tell);
  }

  private void loaded(Recovered<?> table) {
    var known = inPlay.map(TableInPlay::number).orElse(-1L);
    inPlay = Optional.of(new TableInPlay<>(id, floor.shoes(), table));
    phase = ActorPhase.READY;
    floor.alarms().plays(id);
    if (known < 0) {
      desk.recall(table.waiting(), audience, live(), floor.now());
    }
    timekeeper.back(live(), live().number() == known);
    show(known < 0 ? live().number() : known);
    proceed();
  }

  private void notLoaded(RuntimeException why) {
    if (why instanceof Unread) {
      turnAway(ActorPhase.RECORDS_GONE, RoomRefusals.records());
      getContext().scheduleOnce(LOAD_AGAIN, getContext().getSelf(), new TableMessage.LoadAgain());
    } else if (why instanceof NoSuchElementException) {
      var no = Answer.refuse(RoomRule.UNKNOWN, "There is no table " + id, "Look in the lobby");
      turnAway(ActorPhase.BROKEN, no);
    } else {
      stopDealing("cannot be brought back", why);
    }
  }

  private void turnAway(ActorPhase now, Answer.Refused words) {
    phase = now;
    declined = words;
    stash.declineAll(words);
  }

  /// A draft may have drawn cards: only the records say where the table stands. What the room
  /// itself tried is tried again after a while, with whole clocks.
  private void startOver(boolean atOnce) {
    phase = ActorPhase.LOADING;
    if (atOnce) {
      load();
    } else {
      timekeeper.startAnew(live());
      getContext().scheduleOnce(LOAD_AGAIN, getContext().getSelf(), new TableMessage.LoadAgain());
    }
  }

  /// No message stops a table: it is declined, and the table is reloaded from its records.
  private void failed(TableMessage message, Throwable why) {
    if (inPlay.isEmpty() || message instanceof TableMessage.Loaded) {
      stopDealing("cannot be brought back", why);
    } else {
      floor.alarms().failed(id, "cannot take " + message.getClass().getSimpleName(), why);
      if (phase != ActorPhase.BROKEN && pending.isEmpty()) {
        startOver(message instanceof TableMessage.Act);
      }
    }
    message.decline(RoomRefusals.failed());
  }

  private void stopDealing(String what, Throwable why) {
    floor.alarms().stopped(id, what, why);
    turnAway(ActorPhase.BROKEN, RoomRefusals.stopped(why));
  }
}
