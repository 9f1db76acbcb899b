package cardroom.app.open;

import cardroom.app.WrongUse;
import cardroom.server.cluster.ClusterNode.Place;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// Reads the address at which the machines of a room find each other.
final class JoinAddress {
  private static final Set<String> ANY = Set.of("0.0.0.0", "::", "[::]", "*");
  private static final Pattern LOOPBACK = Pattern.compile("localhost|127\\..*|\\[?::1]?");

  private JoinAddress() {}

  static Place place(String node, List<String> seeds) {
    seeds.forEach(seed -> port("--join", seed));
    var port = port("--node", node);
    refuseUnreachable(node, seeds);
    return new Place(host(node), port, seeds);
  }

  private static String host(String address) {
    return address.substring(0, Math.max(0, address.lastIndexOf(':')));
  }

  /// Such a machine would wait a minute and a half for answers that go to somebody else.
  private static void refuseUnreachable(String node, List<String> seeds) {
    var isAlone = seeds.stream().map(JoinAddress::host).allMatch(JoinAddress::isLoopback);
    if (ANY.contains(host(node)) || (isLoopback(host(node)) && !isAlone)) {
      throw new WrongUse(
          ("%s is not where the machines of --join reach this one: give --node with its own address"
                  + " and a port, such as 10.0.0.5:25520.")
              .formatted(node));
    }
  }

  private static boolean isLoopback(String host) {
    return LOOPBACK.matcher(host).matches();
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
