package cardroom.server.cluster;

import cardroom.server.cluster.Letter.ToPorter;
import cardroom.server.cluster.Letter.ToTable;
import cardroom.server.table.StoryPace;
import cardroom.server.table.Viewpoint;
import cardroom.server.wire.TableListener;
import org.apache.pekko.actor.typed.ActorRef;

/// A person connected to any machine who watches a table of this one.
final class RemoteListener implements TableListener {
  private final String visit;
  private final Viewpoint eyes;
  private final StoryPace pace;
  private final ActorRef<ToPorter> inbox;
  private volatile boolean left;

  RemoteListener(ToTable.Watch watch) {
    this.visit = watch.visit();
    this.eyes = watch.eyes();
    this.pace = watch.pace();
    this.inbox = watch.inbox();
  }

  String visit() {
    return visit;
  }

  ActorRef<ToPorter> inbox() {
    return inbox;
  }

  @Override
  public Viewpoint eyes() {
    return eyes;
  }

  @Override
  public StoryPace pace() {
    return pace;
  }

  @Override
  public void told(long number, String text) {
    if (!left) {
      inbox.tell(new ToPorter.Line(visit, number, text));
    }
  }

  @Override
  public void ended() {
    if (!left) {
      inbox.tell(new ToPorter.Ended(visit));
    }
  }

  void leave() {
    left = true;
  }

  /// The table continues elsewhere: this is not its end.
  void moves() {
    left = true;
    inbox.tell(new ToPorter.Moved(visit));
  }
}
