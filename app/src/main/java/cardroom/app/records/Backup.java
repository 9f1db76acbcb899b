package cardroom.app.records;

import cardroom.app.RoomFiles;
import cardroom.app.Status;
import cardroom.app.WrongUse;
import cardroom.server.backup.BackupKey;
import cardroom.server.backup.RecordsCopy;
import cardroom.server.journal.Database;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// Copies the records of a room, whole and consistent, while it is in use.
@Command(
    name = "backup",
    description = "Copies a room's records into a file, while the room is open or not.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "The copy holds sealed shoes; keep room.key elsewhere, and just as safe.",
      "With --key the whole copy is sealed; backup ROOM.DB --of COPY --key FILE opens it.",
      "To go back: put the file into a folder as room.db, and the key beside it as room.key;",
      "restore fills a PostgreSQL with it."
    })
public final class Backup implements Callable<Integer> {

  @Parameters(paramLabel = "FILE", description = "The copy; it must not exist yet.")
  private Path file = Path.of("");

  @Option(names = "--data", paramLabel = "DIR", description = "The room's folder; default ./data.")
  private String data = "data";

  @Option(
      names = "--db",
      paramLabel = "URL",
      description = "jdbc:postgresql://host/name: copy the room in this database.")
  private @Nullable String url;

  @Option(
      names = "--key",
      paramLabel = "FILE",
      description = "Seal the copy under the 64 hexadecimal digits in this file.")
  private @Nullable Path key;

  @Option(
      names = "--of",
      paramLabel = "COPY",
      description = "Open this sealed copy into FILE instead of copying a room.")
  private @Nullable Path sealed;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() {
    refuseNoNewFile();
    try {
      var secret = Optional.ofNullable(key).map(BackupKey::in);
      var copy = sealed;
      var from = copy == null ? copied(secret) : opened(copy, secret);
      spec.commandLine().getOut().printf("The records of %s are in %s.%n", from, file);
      return Status.DONE;
    } catch (IllegalStateException | IllegalArgumentException e) {
      throw new WrongUse("No copy was made: %s.".formatted(e.getMessage()));
    }
  }

  private void refuseNoNewFile() {
    if (Files.exists(file)) {
      throw new WrongUse("%s already exists: give the name of a new file.".formatted(file));
    }
    var folder = file.toAbsolutePath().getParent();
    if (folder == null || !Files.isDirectory(folder)) {
      throw new WrongUse("There is no folder %s: make it, or name another.".formatted(folder));
    }
  }

  private String copied(Optional<BackupKey> secret) {
    var server = url;
    try (var database =
        server == null ? Database.in(new RoomFiles(data).file()) : Database.at(server)) {
      RecordsCopy.of(database, file, secret);
    }
    return server == null ? data : "the database";
  }

  private String opened(Path copy, Optional<BackupKey> secret) {
    if (secret.isEmpty()) {
      throw new WrongUse("--of %s: give the key of the copy with --key.".formatted(copy));
    }
    RecordsCopy.open(copy, file, secret.get());
    return copy.toString();
  }
}
