package cardroom.server.api;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// How the doors stand to the net: with which certificate, and to which names they answer.
///
/// @param tls empty where no TLS is spoken, or a proxy before the room speaks it
/// @param hosts the names in a request's Host that are the room's; empty for any. A foreign page
///   whose name leads to this machine (DNS rebinding) would be our own page otherwise.
/// @param operator by which a program of the operator's reads the measurements; admins do anyhow
/// @param headWithin how long the head of a request may take to come
public record Entrance(
    Optional<TlsFiles> tls,
    Set<String> hosts,
    Optional<OperatorToken> operator,
    Duration headWithin) {
  public static final Entrance PLAIN = new Entrance(Optional.empty(), Set.of());

  /// The names of a room that only its own machine reaches.
  public static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

  public Entrance {
    hosts =
        hosts.stream()
            .map(host -> host.toLowerCase(Locale.ROOT))
            .collect(Collectors.toUnmodifiableSet());
  }

  public Entrance(Optional<TlsFiles> tls, Set<String> hosts) {
    this(tls, hosts, Optional.empty(), Duration.ofSeconds(10));
  }

  public Entrance with(Optional<OperatorToken> other) {
    return new Entrance(tls, hosts, other, headWithin);
  }

  Entrance headWithin(Duration other) {
    return new Entrance(tls, hosts, operator, other);
  }

  boolean answersTo(@Nullable String host) {
    return hosts.isEmpty()
        || (host != null
            && hosts.contains(host.toLowerCase(Locale.ROOT).replaceFirst(":\\d{1,5}$", "")));
  }
}
