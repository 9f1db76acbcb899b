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

/// How the web server is reached: with which certificate, and under which host names.
///
/// @param tls empty where there is no TLS, or a proxy in front of the room handles it
/// @param hosts the host names that are the room's, with a port where browsers reach it at another
///   than its own; empty for any. Otherwise a foreign page whose name resolves to this machine (DNS
///   rebinding) would count as our own.
/// @param operator the token with which an operator's program reads the metrics; admins may do so
///   anyway
/// @param headWithin how long the head of a request may take to arrive
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
    // A name given with its port is more specific than the same without.
    return hosts.stream()
        .filter(host -> name(host).equals(name))
        .max(Comparator.comparing(host -> PORT.matcher(host).find()));
  }

  /// The site for passkeys of a visitor to that host: a name that the operator gave the room, over
  /// TLS or on the browser's own machine. Nothing but the name is taken from the request.
  ///
  /// @param port the room's own; empty behind a proxy, which uses the default port
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
