package cardroom.server.cluster;

import cardroom.server.cluster.Letter.Asker;
import cardroom.server.cluster.Letter.ToPorter;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.receptionist.Receptionist;
import org.apache.pekko.actor.typed.receptionist.ServiceKey;

/// The one actor of a machine to which all others write. It passes messages on to those on this
/// machine who wait for them.
final class MachineInbox {
  private static final ServiceKey<ToPorter> KEY = ServiceKey.create(ToPorter.class, "porter");
  private static final Duration ASK_AGAIN = Duration.ofSeconds(3);

  private MachineInbox() {}

  /// What handles the messages.
  interface Desk {
    void answered(ToPorter letter);

    void told(ToPorter.Line line);

    void ended(String visit);

    void moved(String visit);

    void sessionEnded(String id);

    void rolesChanged(String name);

    ToPorter board(Asker asker);

    void inboxes(List<ActorRef<ToPorter>> all);

    void askAgain();
  }

  static Behavior<ToPorter> of(Desk desk) {
    return Behaviors.setup(
        context -> {
          var receptionist = context.getSystem().receptionist();
          receptionist.tell(Receptionist.register(KEY, context.getSelf()));
          var listings =
              context.messageAdapter(
                  Receptionist.Listing.class,
                  listing ->
                      (ToPorter)
                          new ToPorter.Inboxes(List.copyOf(listing.getServiceInstances(KEY))));
          receptionist.tell(Receptionist.subscribe(KEY, listings));
          return Behaviors.withTimers(
              timers -> {
                timers.startTimerWithFixedDelay(new ToPorter.AskAgain(), ASK_AGAIN);
                return Behaviors.receiveMessage(
                    letter -> {
                      hand(letter, desk);
                      return Behaviors.same();
                    });
              });
        });
  }

  private static void hand(ToPorter letter, Desk desk) {
    switch (letter) {
      case ToPorter.Done _,
          ToPorter.No _,
          ToPorter.Text _,
          ToPorter.Spoken _,
          ToPorter.Names _,
          ToPorter.Board _ ->
          desk.answered(letter);
      case ToPorter.Line line -> desk.told(line);
      case ToPorter.Ended(var visit) -> desk.ended(visit);
      case ToPorter.Moved(var visit) -> desk.moved(visit);
      case ToPorter.SessionEnded(var id) -> desk.sessionEnded(id);
      case ToPorter.RolesChanged(var name) -> desk.rolesChanged(name);
      case ToPorter.Rows(var asker) -> {
        Consumer<ToPorter> back = asker.inbox()::tell;
        back.accept(desk.board(asker));
      }
      case ToPorter.Inboxes(var all) -> desk.inboxes(all);
      case ToPorter.AskAgain _ -> desk.askAgain();
    }
  }
}
