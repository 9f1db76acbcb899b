package cardroom.app.open;

import cardroom.app.WrongUse;
import cardroom.server.cluster.ClusterNode.Place;
import java.util.List;

/// Reads the address at which the machines of a room find each other.
final class JoinAddress {
  private JoinAddress() {}

  static Place place(String node, List<String> seeds) {
    seeds.forEach(seed -> port("--join", seed));
    var colon = node.lastIndexOf(':');
    return new Place(node.substring(0, Math.max(0, colon)), port("--node", node), seeds);
  }

  private static int port(String option, String text) {
    var colon = text.lastIndexOf(':');
    var digits = text.substring(colon + 1);
    if (colon < 1 || !digits.matches("[1-9]\\d{0,4}") || Integer.parseInt(digits) > 65_535) {
      throw new WrongUse(
          "%s reads '%s', which is not an address: give host:port, such as 10.0.0.5:25520."
              .formatted(option, text));
    }
    return Integer.parseInt(digits);
  }
}
