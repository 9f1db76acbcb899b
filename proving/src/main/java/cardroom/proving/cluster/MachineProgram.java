package cardroom.proving.cluster;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// What runs on a machine.
public enum MachineProgram {
  /// `./cardroom open` of the checkout, as an operator starts it.
  LAUNCHED,
  /// The room in the classes of this process, for tests: nothing is built for them.
  IN_CLASSES,
  /// The next program, whose events have a new version ([NextVersionGames]).
  NEXT;

  private static final List<String> SMALL =
      List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx512m");

  /// JVM options that the launcher takes from the environment.
  static String smallJvm() {
    return String.join(" ", SMALL);
  }

  List<String> command(MachineProcess.Plan plan) {
    return this == LAUNCHED ? launched(plan) : inClasses(plan);
  }

  private static List<String> launched(MachineProcess.Plan plan) {
    var checkout =
        Path.of(Objects.requireNonNull(System.getProperty("cardroom.checkout"), "the checkout"));
    return List.of(
        checkout.resolve("cardroom").toString(),
        "open",
        "--data",
        plan.data().toString(),
        "--host",
        plan.host(),
        "--port",
        Integer.toString(plan.port()),
        "--node",
        plan.node(),
        "--join",
        String.join(",", plan.all()),
        "--db",
        plan.database(),
        "--demo",
        "false",
        // Everybody in the trial comes from one computer, and sends a made-up address.
        "--behind-proxy");
  }

  private List<String> inClasses(MachineProcess.Plan plan) {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of("--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow"));
    command.addAll(SMALL);
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(RoomMachine.class.getName(), name(), plan.data().toString()));
    command.addAll(List.of(Integer.toString(plan.port()), plan.node(), plan.database()));
    command.addAll(plan.all());
    return command;
  }
}
