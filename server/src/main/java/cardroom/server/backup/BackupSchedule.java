package cardroom.server.backup;

import cardroom.server.journal.Database;
import cardroom.server.journal.Records;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Copies the records of an open room at regular intervals, and keeps the newest copies.
public final class BackupSchedule implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(BackupSchedule.class);
  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss'Z'", Locale.ROOT).withZone(ZoneOffset.UTC);
  private static final String COPY = "room-\\d{8}T\\d{6}Z\\.(db|sealed)";
  private static final Pattern OURS = Pattern.compile(COPY);
  private static final Pattern UNFINISHED = Pattern.compile("\\." + COPY + "\\.\\d+(-[a-z]+)?");

  private final Database database;
  private final Plan plan;
  private final InstantSource calendar;
  private final BooleanSupplier isOurs;
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("backups").daemon().factory());

  /// When copies are made, and where to.
  ///
  /// @param kept how many of the newest stay; older ones are deleted
  /// @param key with which they are sealed; not sealed without one
  public record Plan(Duration every, Path folder, int kept, Optional<BackupKey> key) {}

  public BackupSchedule(Database database, Plan plan, InstantSource calendar) {
    this(database, plan, calendar, () -> true);
  }

  /// @param calendar names the copies; if it is set back, new copies get old names
  /// @param isOurs whether it is this machine's task; one of several does it for all
  public BackupSchedule(
      Database database, Plan plan, InstantSource calendar, BooleanSupplier isOurs) {
    this.database = database;
    this.plan = plan;
    this.calendar = calendar;
    this.isOurs = isOurs;
  }

  public void start() {
    var every = plan.every().toMillis();
    var _ = clock.scheduleWithFixedDelay(this::makeOrComplain, every, every, TimeUnit.MILLISECONDS);
  }

  private void makeOrComplain() {
    try {
      if (isOurs.getAsBoolean()) {
        make();
      }
    } catch (IllegalStateException | Records.Unread | IOException e) {
      LOG.error("no backup was made: {}", e.getMessage());
    }
  }

  /// Makes one copy now.
  public Path make() throws IOException {
    var ending = plan.key().isPresent() ? "sealed" : "db";
    var name = "room-%s.%s".formatted(STAMP.format(calendar.instant()), ending);
    var file = plan.folder().resolve(name);
    InterruptedCopies.sweep(plan.folder(), UNFINISHED);
    RecordsCopy.of(database, file, plan.key());
    deleteOld();
    return file;
  }

  /// Only copies that a schedule made are deleted; one that somebody put beside them stays.
  private void deleteOld() throws IOException {
    try (var files = Files.list(plan.folder())) {
      var old =
          files
              .filter(file -> OURS.matcher(String.valueOf(file.getFileName())).matches())
              .sorted(Comparator.comparing(Path::getFileName).reversed())
              .skip(plan.kept())
              .toList();
      for (var file : old) {
        Files.delete(file);
      }
    }
  }

  /// Returns when a copy that is being made is complete.
  @Override
  public void close() {
    clock.close();
  }
}
