package cardroom.proving.cluster;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// A network of its own for one machine, with one link to the others and one to the database, each
/// of which can be cut. Needs Linux and the permission to create one.
final class NetworkIsland implements AutoCloseable {
  private static final long PATIENCE_S = 10;

  private final String name;
  private final String line;
  private final String network;
  private final PortRelay relay;

  private NetworkIsland(String name, String network, PortRelay relay) {
    this.name = name;
    this.line = name + "b";
    this.network = network;
    this.relay = relay;
  }

  /// @param databasePort of the database, on localhost
  static Optional<NetworkIsland> with(int databasePort) {
    var own = ProcessHandle.current().pid() % 120;
    var name = "crm" + own;
    var network = "10.213.%d".formatted(2 * own);
    var toDatabase = "10.213.%d".formatted(2 * own + 1);
    try {
      ip("netns", "add", name);
      join(name, name + "a", name + "b", network);
      join(name, name + "c", name + "d", toDatabase);
      return Optional.of(
          new NetworkIsland(name, network, PortRelay.from(toDatabase + ".1", databasePort)));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static void join(String name, String here, String there, String network)
      throws IOException {
    ip("link", "add", here, "type", "veth", "peer", "name", there, "netns", name);
    ip("addr", "add", network + ".1/24", "dev", here);
    ip("link", "set", here, "up");
    ip("-n", name, "addr", "add", network + ".2/24", "dev", there);
    ip("-n", name, "link", "set", there, "up");
    ip("-n", name, "link", "set", "lo", "up");
  }

  private static void ip(String... words) throws IOException {
    List<String> command = new ArrayList<>(List.of("ip"));
    command.addAll(List.of(words));
    var process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      if (!process.waitFor(PATIENCE_S, TimeUnit.SECONDS) || process.exitValue() != 0) {
        throw new IOException(String.join(" ", command) + " is not permitted");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  /// The prefix of a command that runs there.
  List<String> inside() {
    return List.of("ip", "netns", "exec", name);
  }

  /// The address of the island's machine for the others.
  String address() {
    return network + ".2";
  }

  /// The address of the others for the island.
  String mainland() {
    return network + ".1";
  }

  /// The same database as the island reaches it.
  String database(String url) {
    return url.replaceFirst("//[^/]+/", "//%s/".formatted(relay.address()));
  }

  void cut() throws IOException {
    ip("-n", name, "link", "set", line, "down");
  }

  void mend() throws IOException {
    ip("-n", name, "link", "set", line, "up");
  }

  @Override
  public void close() throws IOException {
    relay.close();
    ip("netns", "del", name);
  }
}
