package cardroom.app.open;

import cardroom.app.MaskedAddress;
import cardroom.server.shoe.RoomKey;
import cardroom.server.startup.SignerChoice;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// Prints every setting of a room with where it came from, as a file that `--config` reads again. A
/// secret is named but not shown.
final class PrintedSettings {
  private static final String MASK = "***";
  private static final List<String> SECRETS =
      List.of(RoomKey.VARIABLE, SignerChoice.COMMAND, SignerChoice.FILE, SignerChoice.PUBLIC);
  private static final List<String> OTHERS =
      List.of("CARDROOM_CONFIG", "CARDROOM_JAVA_OPTIONS", "CARDROOM_TRACE", "CARDROOM_CHROMIUM");

  private PrintedSettings() {}

  static void print(
      CommandSpec command, Settings settings, Map<String, String> environment, PrintWriter out) {
    for (var option : Settings.options(command)) {
      var name = Settings.name(option);
      var value = text(option.getValue());
      var source = source(command, option, settings);
      out.printf(
          "%s%-20s # %s%n",
          value.isEmpty() ? "# " : "", "%s = %s".formatted(name, MaskedAddress.of(value)), source);
    }
    for (var secret : SECRETS) {
      var isSet = environment.containsKey(secret);
      out.printf("# %s: %s%n", secret, isSet ? MASK + " (environment)" : "not set");
    }
    strangers(command, environment)
        .forEach(name -> out.printf("# %s: set, but nothing reads it%n", name));
  }

  private static String source(CommandSpec command, OptionSpec option, Settings settings) {
    if (command.commandLine().getParseResult().hasMatchedOption(option)) {
      return "command line";
    }
    return settings
        .of(Settings.name(option))
        .map(Settings.Setting::source)
        .orElse(option.getValue() == null ? "not set" : "default");
  }

  private static String text(Object value) {
    return value instanceof Collection<?> all
        ? all.stream().map(String::valueOf).collect(Collectors.joining(","))
        : Objects.toString(value, "");
  }

  private static Collection<String> strangers(
      CommandSpec command, Map<String, String> environment) {
    var names = new TreeSet<>(environment.keySet());
    names.removeIf(name -> !name.startsWith("CARDROOM_"));
    SECRETS.forEach(names::remove);
    OTHERS.forEach(names::remove);
    Settings.options(command)
        .forEach(option -> names.remove(Settings.variable(Settings.name(option))));
    return names;
  }
}
