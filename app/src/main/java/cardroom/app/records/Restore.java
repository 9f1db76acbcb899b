package cardroom.app.records;

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

/// Fills an empty PostgreSQL with the records of a copy.
@Command(
    name = "restore",
    description = "Fills an empty PostgreSQL database with a copy that backup made.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "A room in a folder needs no command: put the copy there as room.db, and its key as room.key.",
      "Afterwards verify URL --since CHECKPOINT says whether the records are whole."
    })
public final class Restore implements Callable<Integer> {

  @Parameters(paramLabel = "COPY", description = "What backup or --backup-every has written.")
  private Path copy = Path.of("");

  @Option(
      names = "--db",
      paramLabel = "URL",
      required = true,
      description = "jdbc:postgresql://host/name, a database without a room.")
  private String url = "";

  @Option(names = "--key", paramLabel = "FILE", description = "The key of a sealed copy.")
  private @Nullable Path key;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() {
    if (!Files.isRegularFile(copy)) {
      throw new WrongUse("There is no copy %s: give a file that backup wrote.".formatted(copy));
    }
    try (var database = Database.at(url)) {
      var secret = Optional.ofNullable(key).map(BackupKey::in);
      RecordsCopy.restore(copy, database.ready(), secret);
    } catch (IllegalStateException | IllegalArgumentException e) {
      throw new WrongUse("Nothing was restored: %s.".formatted(e.getMessage()));
    }
    spec.commandLine().getOut().printf("The records of %s are in the database.%n", copy);
    return Status.DONE;
  }
}
