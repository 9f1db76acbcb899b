package cardroom.server.table;

import java.time.Duration;
import org.apache.pekko.actor.typed.javadsl.ActorContext;

/// The timer of one table. One is enough: when it rings before the deadline, which may have moved,
/// it is set again.
final class Alarm {
  private final ActorContext<TableMessage> context;
  private long wakesAt = Long.MAX_VALUE;

  Alarm(ActorContext<TableMessage> context) {
    this.context = context;
  }

  void set(long deadline, long now) {
    if (deadline < wakesAt) {
      wakesAt = deadline;
      var delay = Duration.ofMillis(Math.max(0, deadline - now));
      context.scheduleOnce(delay, context.getSelf(), new TableMessage.Rang());
    }
  }

  void rang() {
    wakesAt = Long.MAX_VALUE;
  }
}
