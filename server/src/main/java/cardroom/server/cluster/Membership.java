package cardroom.server.cluster;

import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.ClusterEvent;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Subscribe;

/// Who is of the cluster, by the names under which machines are known to the records.
final class Membership {
  private Membership() {}

  /// `10.0.0.5:25520#4711`: a machine that starts again is another one.
  static String name(Member member) {
    var at = member.address();
    return "%s:%s#%d"
        .formatted(
            at.getHost().orElse(""), at.getPort().orElse(0), member.uniqueAddress().longUid());
  }

  static Set<String> names(Cluster cluster) {
    return StreamSupport.stream(cluster.state().getMembers().spliterator(), false)
        .map(Membership::name)
        .collect(Collectors.toUnmodifiableSet());
  }

  /// A machine that stops forgets all the others at once; they are not gone for that.
  private static boolean hasGone(ClusterEvent.MemberRemoved removed) {
    return removed.previousStatus().equals(MemberStatus.down())
        || removed.previousStatus().equals(MemberStatus.exiting());
  }

  /// Tells of every machine that the cluster has given up or let go.
  static Behavior<ClusterEvent.MemberEvent> departures(Consumer<String> gone) {
    return Behaviors.setup(
        context -> {
          Cluster.get(context.getSystem())
              .subscriptions()
              .tell(Subscribe.create(context.getSelf(), ClusterEvent.MemberEvent.class));
          return Behaviors.receiveMessage(
              event -> {
                if (event instanceof ClusterEvent.MemberRemoved removed && hasGone(removed)) {
                  gone.accept(name(removed.member()));
                }
                return Behaviors.same();
              });
        });
  }
}
