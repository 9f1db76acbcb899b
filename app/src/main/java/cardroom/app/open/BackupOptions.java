package cardroom.app.open;

import cardroom.app.WrongUse;
import cardroom.server.backup.BackupKey;
import cardroom.server.backup.BackupSchedule;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// When the records of an open room are copied, and where to.
final class BackupOptions {
  private static final Pattern SPAN = Pattern.compile("([1-9]\\d{0,4})([mhd])");

  @Option(
      names = "--backup-every",
      paramLabel = "TIME",
      description = "How often to copy the records, such as 15m, 6h or 1d.")
  private @Nullable String every;

  @Option(
      names = "--backup-to",
      paramLabel = "DIR",
      description = "Where the copies go; default the folder backups in the room's own.")
  private @Nullable Path folder;

  @Option(
      names = "--backup-keep",
      paramLabel = "N",
      description = "How many of the newest copies stay; default 48.")
  private int kept = 48;

  @Option(
      names = "--backup-key",
      paramLabel = "FILE",
      description = "Seal the copies under the 64 hexadecimal digits in this file.")
  private @Nullable Path key;

  Optional<BackupSchedule.Plan> in(Path data) {
    var time = every;
    if (time == null) {
      if (folder != null || key != null) {
        throw new WrongUse("--backup-to and --backup-key need --backup-every, such as 6h.");
      }
      return Optional.empty();
    }
    if (kept < 1) {
      throw new WrongUse("--backup-keep %d: keep at least one copy.".formatted(kept));
    }
    var to = folder == null ? data.resolve("backups") : folder;
    return Optional.of(
        new BackupSchedule.Plan(span(time), to, kept, Optional.ofNullable(key).map(this::read)));
  }

  private BackupKey read(Path file) {
    try {
      return BackupKey.in(file);
    } catch (IllegalArgumentException e) {
      throw new WrongUse("--backup-key: %s.".formatted(e.getMessage()));
    }
  }

  private static Duration span(String words) {
    var found = SPAN.matcher(words);
    if (!found.matches()) {
      throw new WrongUse(
          "--backup-every %s: give minutes, hours or days, such as 15m, 6h or 1d."
              .formatted(words));
    }
    long count = Long.parseLong(found.group(1));
    return switch (found.group(2)) {
      case "m" -> Duration.ofMinutes(count);
      case "h" -> Duration.ofHours(count);
      default -> Duration.ofDays(count);
    };
  }
}
