package cardroom.server.api;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/// Where a visitor comes from, for the purpose of limits.
final class VisitorAddress {
  private static final int NETWORK_BYTES = 8;

  private VisitorAddress() {}

  /// @param remote the other end of the connection
  /// @param forwarded what a trusted proxy says; empty where there is none in front of us
  static String of(String remote, List<String> forwarded) {
    return network(nearest(forwarded).orElse(remote));
  }

  /// What the proxy nearest to us says: the last word of the last header. Everything before it may
  /// be made up by the visitor.
  static Optional<String> nearest(List<String> forwarded) {
    if (forwarded.isEmpty()) {
      return Optional.empty();
    }
    var last = forwarded.getLast();
    return Optional.of(last.substring(last.lastIndexOf(',') + 1).strip());
  }

  /// One customer has a whole network of IPv6 addresses, and could use another each time.
  private static String network(String text) {
    // Never a name that would be looked up: only digits, dots and colons.
    if (!text.matches("[0-9a-fA-F:.\\[\\]%]{2,50}")) {
      return text.length() > 50 ? text.substring(0, 50) : text;
    }
    try {
      var address = InetAddress.getByName(text.replaceAll("[\\[\\]]|%.*", ""));
      return address instanceof Inet6Address
          ? HexFormat.of().formatHex(address.getAddress(), 0, NETWORK_BYTES)
          : address.getHostAddress();
    } catch (UnknownHostException _) {
      return text;
    }
  }
}
