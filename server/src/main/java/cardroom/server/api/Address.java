package cardroom.server.api;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/// From where somebody comes, as far as limits go.
final class Address {
  private static final int NETWORK_BYTES = 8;

  private Address() {}

  /// @param remote the other end of the line
  /// @param forwarded what a trusted proxy says; empty where none stands before us
  static String of(String remote, List<String> forwarded) {
    return network(nearest(forwarded).orElse(remote));
  }

  /// What the proxy nearest to us says: the last word of the last header. All before it may be the
  /// visitor's own.
  static Optional<String> nearest(List<String> forwarded) {
    if (forwarded.isEmpty()) {
      return Optional.empty();
    }
    var last = forwarded.getLast();
    return Optional.of(last.substring(last.lastIndexOf(',') + 1).strip());
  }

  /// One customer has a whole network of IPv6 addresses, and would come from another each time.
  private static String network(String text) {
    // Never a name to be looked up: only digits, dots and colons.
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
