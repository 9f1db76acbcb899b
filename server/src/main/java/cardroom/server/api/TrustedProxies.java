package cardroom.server.api;

import java.net.InetAddress;
import java.util.List;
import java.util.stream.Stream;

/// The proxies that are believed about a visitor: where they come from, and whether over TLS. From
/// anybody else such headers are made up.
public final class TrustedProxies {
  /// There is no proxy in front of the room.
  public static final TrustedProxies NONE = new TrustedProxies(List.of());

  /// Every connection is from the proxy: only where nobody else can reach the room.
  public static final TrustedProxies ANYONE = of("0.0.0.0/0,::/0");

  private final List<AddressRange> ranges;

  private TrustedProxies(List<AddressRange> ranges) {
    this.ranges = List.copyOf(ranges);
  }

  /// @param list addresses and ranges, separated by commas
  /// @throws IllegalArgumentException with a sentence, where one of them is invalid
  public static TrustedProxies of(String list) {
    return new TrustedProxies(
        Stream.of(list.split(",", -1)).map(String::strip).map(AddressRange::of).toList());
  }

  /// Whether there is a proxy in front of the room at all.
  public boolean areThere() {
    return !ranges.isEmpty();
  }

  /// Whether some range includes every address.
  public boolean includeAnyone() {
    return ranges.stream().anyMatch(range -> range.bits() == 0);
  }

  /// @param remote the address at the other end of the connection
  boolean include(String remote) {
    if (ranges.isEmpty()) {
      return false;
    }
    try {
      var address = InetAddress.ofLiteral(remote.replaceAll("[\\[\\]]|%.*", ""));
      return ranges.stream().anyMatch(range -> range.contains(address));
    } catch (IllegalArgumentException _) {
      return false;
    }
  }
}
