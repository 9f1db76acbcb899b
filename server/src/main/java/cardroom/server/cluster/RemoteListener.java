package cardroom.server.cluster;

import cardroom.server.cluster.Letter.ToPorter;
import cardroom.server.table.Viewpoint;
import cardroom.server.wire.Listener;
import org.apache.pekko.actor.typed.ActorRef;

/// Somebody who came in at any machine and looks at a table of this one.
final class RemoteListener implements Listener {
  private final String visit;
  private final Viewpoint eyes;
  private final ActorRef<ToPorter> porter;
  private volatile boolean left;

  RemoteListener(String visit, Viewpoint eyes, ActorRef<ToPorter> porter) {
    this.visit = visit;
    this.eyes = eyes;
    this.porter = porter;
  }

  String visit() {
    return visit;
  }

  ActorRef<ToPorter> porter() {
    return porter;
  }

  @Override
  public Viewpoint eyes() {
    return eyes;
  }

  @Override
  public void told(long number, String text) {
    if (!left) {
      porter.tell(new ToPorter.Line(visit, number, text));
    }
  }

  @Override
  public void ended() {
    if (!left) {
      porter.tell(new ToPorter.Ended(visit));
    }
  }

  void leave() {
    left = true;
  }

  /// The table goes on elsewhere: this is not its end.
  void moves() {
    left = true;
    porter.tell(new ToPorter.Moved(visit));
  }
}
