package cardroom.proving.cluster;

import cardroom.server.shoe.RoomKey;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;

/// One machine of the room, in a process of its own.
final class MachineProcess {
  private static final long PATIENCE_S = 180;

  private final Process process;
  private final URI address;

  private MachineProcess(Process process, URI address) {
    this.process = process;
    this.address = address;
  }

  /// How a machine is started.
  ///
  /// @param inside the prefix of the command, where it runs in a network of its own
  record Plan(
      Path data,
      int port,
      String node,
      String database,
      List<String> all,
      String key,
      List<String> inside) {
    Plan {
      all = List.copyOf(all);
      inside = List.copyOf(inside);
    }

    String host() {
      return node.replaceFirst(":.*", "");
    }
  }

  /// Starts a machine and waits until it accepts connections.
  static MachineProcess start(MachineProgram program, Plan plan) throws IOException {
    List<String> command = new ArrayList<>(plan.inside());
    command.addAll(program.command(plan));
    var builder = new ProcessBuilder(command);
    builder.environment().put(RoomKey.VARIABLE, plan.key());
    if (program == MachineProgram.LAUNCHED) {
      builder.environment().put("JAVA_TOOL_OPTIONS", MachineProgram.smallJvm());
    }
    var log = plan.data().resolveSibling(plan.data().getFileName() + ".log").toFile();
    var process = builder.redirectError(ProcessBuilder.Redirect.appendTo(log)).start();
    // Ending the trial ends the machine as well.
    Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
    var out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    for (var line = out.readLine(); line != null; line = out.readLine()) {
      if (line.startsWith(RoomMachine.READY)) {
        return new MachineProcess(
            process, URI.create("http://%s:%d".formatted(plan.host(), plan.port())));
      }
    }
    throw new IOException("the machine did not open; its log is " + log);
  }

  URI address() {
    return address;
  }

  /// Kills it as `kill -9` does: it gets no chance to clean up.
  void kill() {
    process.destroyForcibly();
  }

  /// Freezes it, or lets it continue.
  void signal(String name) throws IOException, InterruptedException {
    var pid = Long.toString(process.pid());
    if (new ProcessBuilder("kill", "-" + name, pid).start().waitFor() != 0) {
      throw new IOException("the machine hears no signal");
    }
  }

  /// Stops it as a service is stopped.
  void stop() {
    process.destroy();
  }

  /// @param then gets its exit status, whoever ended it
  void whenEnded(IntConsumer then) {
    var _ =
        process
            .onExit()
            .thenAcceptAsync(ended -> then.accept(ended.exitValue()), Thread::startVirtualThread);
  }

  /// Returns its exit status.
  int awaitEnd() throws IOException, InterruptedException {
    if (!process.waitFor(PATIENCE_S, TimeUnit.SECONDS)) {
      throw new IOException("the machine does not end");
    }
    return process.exitValue();
  }
}
