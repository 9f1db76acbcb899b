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

/// The members of the cluster, by the names under which the records know them.
final class Membership {
  private Membership() {}

  /// `10.0.0.5:25520#4711`: a machine that restarts counts as a new one.
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

  /// A machine that stops forgets all the others at once; that does not mean they are gone.
  private static boolean hasGone(ClusterEvent.MemberRemoved removed) {
    return removed.previousStatus().equals(MemberStatus.down())
        || removed.previousStatus().equals(MemberStatus.exiting());
  }

  /// Reports every machine that has left the cluster or was removed from it.
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
