package cardroom.app.open;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// What was set for a room other than on the command line: by the environment
/// (`CARDROOM_BACKUP_EVERY` for `--backup-every`) or else by a line of a file.
final class Settings {
  private static final String PREFIX = "CARDROOM_";

  private final Map<String, String> environment;
  private final Optional<SettingsFile> file;

  /// @param source where it was set, in words
  record Setting(String value, String source) {}

  Settings(Map<String, String> environment, Optional<SettingsFile> file) {
    this.environment = Map.copyOf(environment);
    this.file = file;
  }

  /// Reads the file named on the command line or in the environment.
  static Settings of(Map<String, String> environment, @Nullable Path file, CommandSpec command) {
    var named = Optional.ofNullable(environment.get(variable("config"))).map(Path::of);
    var read = Optional.ofNullable(file).or(() -> named).map(SettingsFile::read);
    read.ifPresent(lines -> lines.refuseUnknown(names(command)));
    return new Settings(environment, read);
  }

  /// The options that can be set this way: all except `--help` and the like, and the file itself.
  static List<OptionSpec> options(CommandSpec command) {
    return command.options().stream()
        .filter(option -> !option.usageHelp() && !option.versionHelp())
        .filter(option -> !List.of("config", "print-config").contains(name(option)))
        .toList();
  }

  private static List<String> names(CommandSpec command) {
    return options(command).stream().map(Settings::name).sorted().toList();
  }

  static String name(OptionSpec option) {
    return option.longestName().replaceFirst("^--", "");
  }

  static String variable(String name) {
    return PREFIX + name.toUpperCase(Locale.ROOT).replace('-', '_');
  }

  /// An empty variable sets nothing.
  Optional<Setting> of(String name) {
    var given = environment.getOrDefault(variable(name), "");
    if (!given.isEmpty()) {
      return Optional.of(new Setting(given, "environment " + variable(name)));
    }
    return file.flatMap(
        lines ->
            lines
                .line(name)
                .map(
                    line ->
                        new Setting(line.value(), "%s:%d".formatted(lines.path(), line.number()))));
  }

  /// Gives picocli the values of options that are not on the command line.
  static final class Provider implements IDefaultValueProvider {
    @Override
    public @Nullable String defaultValue(ArgSpec argument) {
      if (argument instanceof OptionSpec option
          && argument.command().userObject() instanceof Open open
          && options(argument.command()).contains(option)) {
        return open.settings().of(name(option)).map(Setting::value).orElse(null);
      }
      return null;
    }
  }
}
