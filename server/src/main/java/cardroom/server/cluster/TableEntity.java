package cardroom.server.cluster;

import cardroom.server.cluster.Letter.Asker;
import cardroom.server.cluster.Letter.ToPorter;
import cardroom.server.cluster.Letter.ToTable;
import cardroom.server.table.Answer;
import cardroom.server.table.LocalTables;
import cardroom.server.table.Tables.Heard;
import cardroom.server.table.Tables.Listed;
import cardroom.server.table.Tables.Seen;
import cardroom.server.wire.TableUpdates;
import cardroom.server.wire.Wire;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.Terminated;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.actor.typed.javadsl.StashBuffer;

/// A table's entity on the machine that deals there: it passes messages to the table and answers
/// back. While it exists this machine deals; when the cluster moves it, the table is stopped first.
final class TableEntity extends AbstractBehavior<ToTable> {
  private static final int LETTERS_MAX = 10_000;

  private final long table;
  private final LocalTables here;
  private final StashBuffer<ToTable> stash;
  private final Map<String, RemoteListener> visits = new HashMap<>();
  private CompletableFuture<Boolean> waking = CompletableFuture.completedFuture(false);
  private boolean isAwake;
  private boolean isToldToRest;
  private boolean hasRested;

  private TableEntity(
      ActorContext<ToTable> context, StashBuffer<ToTable> stash, long table, LocalTables here) {
    super(context);
    this.stash = stash;
    this.table = table;
    this.here = here;
    wake();
  }

  static Behavior<ToTable> of(long table, LocalTables here) {
    return Behaviors.setup(
        context ->
            Behaviors.withStash(
                LETTERS_MAX, stash -> new TableEntity(context, stash, table, here)));
  }

  @Override
  public Receive<ToTable> createReceive() {
    return newReceiveBuilder()
        .onMessage(ToTable.class, this::take)
        .onSignal(Terminated.class, this::gone)
        .onSignal(PostStop.class, _ -> stopped())
        .build();
  }

  private void wake() {
    isAwake = false;
    waking = CompletableFuture.supplyAsync(() -> here.wake(table), Thread::startVirtualThread);
    getContext()
        .pipeToSelf(
            waking,
            (isOpen, why) -> why == null ? new ToTable.Woken(isOpen) : new ToTable.Rested());
  }

  private Behavior<ToTable> take(ToTable letter) {
    return switch (letter) {
      case ToTable.Woken _ -> woken();
      case ToTable.Rested _ -> {
        hasRested = true;
        yield Behaviors.stopped();
      }
      case ToTable.Rest _ -> {
        isToldToRest = true;
        yield isAwake ? rest() : this;
      }
      case ToTable.Act _,
          ToTable.Look _,
          ToTable.Wait _,
          ToTable.Say _,
          ToTable.Shut _,
          ToTable.Watch _,
          ToTable.Unwatch _,
          ToTable.Wake _ -> {
        if (isAwake) {
          handle(letter);
        } else if (!stash.isFull()) {
          stash.stash(letter);
        }
        yield this;
      }
    };
  }

  private void handle(ToTable letter) {
    switch (letter) {
      case ToTable.Act(var asker, var asked) -> answer(asker, here.act(table, asked));
      case ToTable.Shut(var asker) -> answer(asker, here.shut(table));
      case ToTable.Look(var asker, var eyes) ->
          reply(asker, here.look(table, eyes).thenApply(seen -> text(asker, seen)));
      case ToTable.Wait(var asker, var player, var enters) ->
          reply(asker, here.wait(table, player, enters).thenApply(who -> names(asker, who)));
      case ToTable.Say(var asker, var speech) ->
          reply(asker, here.talk(table, speech).thenApply(heard -> spoken(asker, heard)));
      case ToTable.Watch watch -> watch(watch);
      case ToTable.Unwatch(var visit) -> unwatch(visit);
      case ToTable.Wake _ -> {
        if (!here.deals(table)) {
          wake();
        }
      }
      case ToTable.Rest _, ToTable.Woken _, ToTable.Rested _ ->
          throw new IllegalStateException("not for a table that is awake");
    }
  }

  /// Sent on the table's own thread, so that an answer comes before the change it made.
  private static void reply(Asker asker, CompletableFuture<ToPorter> reply) {
    var _ = reply.thenAccept(asker.inbox()::tell);
  }

  private static void answer(Asker asker, CompletableFuture<Answer> answer) {
    reply(
        asker,
        answer.thenApply(
            said ->
                switch (said) {
                  case Answer.Done(var number) -> new ToPorter.Done(asker.ticket(), number);
                  case Answer.Refused no -> new ToPorter.No(asker.ticket(), no);
                }));
  }

  private static ToPorter text(Asker asker, Seen seen) {
    return switch (seen) {
      case Seen.Yes(var showing) -> new ToPorter.Text(asker.ticket(), Wire.whole(showing));
      case Seen.No(var why) -> new ToPorter.No(asker.ticket(), why);
    };
  }

  private static ToPorter spoken(Asker asker, Heard heard) {
    return switch (heard) {
      case Heard.Yes(var said) -> new ToPorter.Spoken(asker.ticket(), said);
      case Heard.No(var why) -> new ToPorter.No(asker.ticket(), why);
    };
  }

  private static ToPorter names(Asker asker, Listed listed) {
    return switch (listed) {
      case Listed.Yes(var names) -> new ToPorter.Names(asker.ticket(), names);
      case Listed.No(var why) -> new ToPorter.No(asker.ticket(), why);
    };
  }

  private void watch(ToTable.Watch watch) {
    if (visits.containsKey(watch.visit())) {
      return;
    }
    var listener = new RemoteListener(watch);
    visits.put(watch.visit(), listener);
    getContext().watch(watch.inbox());
    here.watch(table, new TableUpdates(listener), watch.last());
  }

  private void unwatch(String visit) {
    var listener = visits.remove(visit);
    if (listener != null) {
      listener.leave();
      here.unwatch(table, new TableUpdates(listener));
    }
  }

  /// A machine is gone, and with it the people connected to it.
  private Behavior<ToTable> gone(Terminated signal) {
    ActorRef<Void> inbox = signal.getRef();
    List.copyOf(visits.values()).stream()
        .filter(listener -> listener.inbox().path().equals(inbox.path()))
        .forEach(listener -> unwatch(listener.visit()));
    return this;
  }

  /// A table that is moved while it is being loaded is loaded first: otherwise the loading would
  /// end after the move, and two machines would deal.
  private Behavior<ToTable> woken() {
    if (isToldToRest) {
      return rest();
    }
    isAwake = true;
    return stash.unstashAll(this);
  }

  private Behavior<ToTable> rest() {
    isAwake = false;
    visits.values().forEach(RemoteListener::moves);
    visits.clear();
    getContext().pipeToSelf(here.rest(table), (_, _) -> new ToTable.Rested());
    return this;
  }

  /// The cluster does not wait for ever, but the table must not go on here without it.
  private Behavior<ToTable> stopped() {
    if (!hasRested) {
      var _ = waking.exceptionally(_ -> false).thenCompose(_ -> here.rest(table));
    }
    return this;
  }
}
