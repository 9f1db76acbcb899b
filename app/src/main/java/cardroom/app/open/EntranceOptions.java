package cardroom.app.open;

import cardroom.app.ShortText;
import cardroom.app.WrongUse;
import cardroom.server.api.OperatorToken;
import cardroom.server.api.TlsAndHosts;
import cardroom.server.api.TlsFiles;
import cardroom.server.api.TrustedProxies;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// How a room can be reached from the network.
final class EntranceOptions {
  private static final Pattern HOST = Pattern.compile("[^\\s/]+");

  @Option(
      names = "--tls-cert",
      paramLabel = "FILE",
      description =
          "Use TLS with this certificate (PEM, followed by its chain); read again when renewed.")
  private @Nullable Path certificate;

  @Option(names = "--tls-key", paramLabel = "FILE", description = "Its key (PEM, PKCS #8).")
  private @Nullable Path key;

  @Option(
      names = "--allow-host",
      paramLabel = "NAME",
      split = ",",
      description = "The names by which browsers find the room; default any but on localhost.")
  private List<String> allowed = List.of();

  @Option(
      names = "--behind-proxy",
      paramLabel = "ADDRESSES",
      arity = "0..1",
      fallbackValue = "true",
      description =
          "Proxies stand in front of the room, such as 10.0.0.5,10.1.0.0/16: limits go by their"
              + " X-Forwarded-For. Without addresses, whoever connects is trusted as the proxy.")
  private String behindProxy = "false";

  @Option(
      names = "--metrics-token",
      paramLabel = "FILE",
      description = "Prometheus reads /metrics with the token in this file, and without a session.")
  private @Nullable Path token;

  TrustedProxies proxies() {
    return switch (behindProxy.toLowerCase(Locale.ROOT)) {
      case "false" -> TrustedProxies.NONE;
      case "true" -> TrustedProxies.ANYONE;
      default -> named();
    };
  }

  private TrustedProxies named() {
    try {
      return TrustedProxies.of(behindProxy);
    } catch (IllegalArgumentException e) {
      throw new WrongUse("--behind-proxy: %s.".formatted(e.getMessage()));
    }
  }

  String scheme() {
    return certificate == null ? "http" : "https";
  }

  /// @param host the address that the room is opened on
  TlsAndHosts on(String host) {
    return new TlsAndHosts(tls(), hosts(host)).with(operator());
  }

  private Optional<OperatorToken> operator() {
    try {
      return Optional.ofNullable(token).map(OperatorToken::in);
    } catch (IllegalArgumentException e) {
      throw new WrongUse("--metrics-token: %s.".formatted(e.getMessage()));
    }
  }

  private Optional<TlsFiles> tls() {
    var file = certificate;
    var secret = key;
    if (file == null && secret == null) {
      return Optional.empty();
    }
    if (file == null || secret == null) {
      throw new WrongUse("--tls-cert and --tls-key go together: give both files, or neither.");
    }
    try {
      return Optional.of(TlsFiles.of(file, secret));
    } catch (IllegalArgumentException e) {
      throw new WrongUse("The room cannot open: %s.".formatted(e.getMessage()));
    }
  }

  /// A room that only listens on its own machine accepts no other host name; a proxy passes on
  /// other names.
  private Set<String> hosts(String host) {
    if (allowed.isEmpty()) {
      return TlsAndHosts.LOOPBACK.contains(host) && !proxies().areThere()
          ? TlsAndHosts.LOOPBACK
          : Set.of();
    }
    allowed.stream()
        .filter(name -> !HOST.matcher(name).matches())
        .findFirst()
        .ifPresent(
            name -> {
              throw new WrongUse(
                  "--allow-host %s: give a name alone, such as cards.example, without https:// before it."
                      .formatted(ShortText.of(name)));
            });
    var hosts = new HashSet<>(TlsAndHosts.LOOPBACK);
    hosts.addAll(allowed);
    return hosts;
  }
}
