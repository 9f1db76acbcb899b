package cardroom.server.api;

import java.net.InetAddress;
import java.util.List;
import java.util.stream.Stream;

/// The proxies whose word on a visitor is taken: from where they come, and whether over TLS.
/// Whoever else says it is a visitor who made it up.
public final class TrustedProxies {
  /// No proxy stands before the room.
  public static final TrustedProxies NONE = new TrustedProxies(List.of());

  /// Whoever connects is the proxy: only where nobody else can reach the room.
  public static final TrustedProxies ANYONE = of("0.0.0.0/0,::/0");

  private final List<AddressRange> ranges;

  private TrustedProxies(List<AddressRange> ranges) {
    this.ranges = List.copyOf(ranges);
  }

  /// @param list addresses and ranges, with commas between them
  /// @throws IllegalArgumentException with a sentence, where one of them is none
  public static TrustedProxies of(String list) {
    return new TrustedProxies(
        Stream.of(list.split(",", -1)).map(String::strip).map(AddressRange::of).toList());
  }

  /// Whether a proxy stands before the room at all.
  public boolean areThere() {
    return !ranges.isEmpty();
  }

  /// Whether some range leaves out nobody.
  public boolean includeAnyone() {
    return ranges.stream().anyMatch(range -> range.bits() == 0);
  }

  /// @param remote the address at the other end of the line
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
