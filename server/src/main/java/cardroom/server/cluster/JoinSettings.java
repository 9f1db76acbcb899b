package cardroom.server.cluster;

import cardroom.server.cluster.ClusterNode.Place;
import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.util.List;
import java.util.stream.Collectors;

/// With which settings a machine joins the others.
final class JoinSettings {
  private JoinSettings() {}

  /// @param events the versions that this program writes
  /// @param writing the machines that write into the records now, as [Membership] names them
  static Config of(String name, Place place, int events, List<String> writing) {
    var seeds =
        seeds(place, writing).stream()
            .map(seed -> "\"pekko://%s@%s\"".formatted(name, seed))
            .collect(Collectors.joining(", ", "[", "]"));
    var own =
        """
        pekko.remote.artery.canonical.hostname = "%s"
        pekko.remote.artery.canonical.port = %d
        pekko.cluster.seed-nodes = %s
        pekko.cluster.app-version = "%d.0.0"
        include classpath("cardroom/server/cluster.conf")
        """
            .formatted(place.host(), place.port(), seeds, events);
    return ConfigFactory.parseString(own).withFallback(ConfigFactory.load());
  }

  /// The first of the seeds founds a cluster when none of the others answers within seconds, as on
  /// a busy computer, and would then be refused by the records. So where they say that others of
  /// them play, it is not among those it asks, and goes on asking.
  static List<String> seeds(Place place, List<String> writing) {
    var own = "%s:%d".formatted(place.host(), place.port());
    var isOneThere =
        writing.stream()
            .map(machine -> machine.replaceFirst("#.*", ""))
            .anyMatch(at -> !at.equals(own) && place.seeds().contains(at));
    return isOneThere
        ? place.seeds().stream().filter(seed -> !seed.equals(own)).toList()
        : place.seeds();
  }
}
