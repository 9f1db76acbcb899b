package cardroom.server.api;

import cardroom.server.people.PasskeySite;
import java.time.Duration;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// How the web server is reached: with which certificate, and by which names.
///
/// @param tls empty where no TLS is spoken, or a proxy before the room speaks it
/// @param hosts the names in a request's Host that are the room's, with the port where browsers
///   find it at another than its own; empty for any. A foreign page whose name leads to this
///   machine (DNS rebinding) would be our own page otherwise.
/// @param operator by which a program of the operator's reads the measurements; admins do anyhow
/// @param headWithin how long the head of a request may take to come
public record TlsAndHosts(
    Optional<TlsFiles> tls,
    Set<String> hosts,
    Optional<OperatorToken> operator,
    Duration headWithin) {
  public static final TlsAndHosts PLAIN = new TlsAndHosts(Optional.empty(), Set.of());

  /// The names of a room that only its own machine reaches.
  public static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

  private static final Pattern PORT = Pattern.compile(":(\\d{1,5})$");
  // Devices bind keys to names, never to bare addresses.
  private static final Pattern NUMBERS = Pattern.compile("[\\d.]+|\\[.*]");

  public TlsAndHosts {
    hosts =
        hosts.stream()
            .map(host -> host.toLowerCase(Locale.ROOT))
            .collect(Collectors.toUnmodifiableSet());
  }

  public TlsAndHosts(Optional<TlsFiles> tls, Set<String> hosts) {
    this(tls, hosts, Optional.empty(), Duration.ofSeconds(10));
  }

  public TlsAndHosts with(Optional<OperatorToken> other) {
    return new TlsAndHosts(tls, hosts, other, headWithin);
  }

  TlsAndHosts headWithin(Duration other) {
    return new TlsAndHosts(tls, hosts, operator, other);
  }

  boolean answersTo(@Nullable String host) {
    return hosts.isEmpty() || (host != null && own(name(host)).isPresent());
  }

  private static String name(String host) {
    return PORT.matcher(host.toLowerCase(Locale.ROOT)).replaceFirst("");
  }

  private Optional<String> own(String name) {
    // A name given with its port says more than the same without.
    return hosts.stream()
        .filter(host -> name(host).equals(name))
        .max(Comparator.comparing(host -> PORT.matcher(host).find()));
  }

  /// Where passkeys are good for somebody who came to that host: at a name that the operator gave
  /// the room, over TLS or on the browser's own machine. What the request says beside the name
  /// counts for nothing.
  ///
  /// @param port the room's own; empty behind a proxy, which stands at the usual one
  Optional<PasskeySite> site(@Nullable String host, boolean isSecure, OptionalInt port) {
    if (host == null) {
      return Optional.empty();
    }
    var name = name(host);
    if (NUMBERS.matcher(name).matches() || !(isSecure || name.equals("localhost"))) {
      return Optional.empty();
    }
    return own(name).map(own -> new PasskeySite(name, origin(own, isSecure, port)));
  }

  private static String origin(String own, boolean isSecure, OptionalInt port) {
    var given = PORT.matcher(own);
    var usual = isSecure ? 443 : 80;
    var at = given.find() ? Integer.parseInt(given.group(1)) : port.orElse(usual);
    var start = (isSecure ? "https://" : "http://") + name(own);
    return at == usual ? start : start + ":" + at;
  }
}
