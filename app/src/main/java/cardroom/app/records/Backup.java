package cardroom.app.records;

import cardroom.app.RoomFiles;
import cardroom.app.Status;
import cardroom.app.WrongUse;
import cardroom.server.journal.Database;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
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
      "The copy holds sealed shoes; keep room.key in another place, and as safe.",
      "To go back: put the file into a folder as room.db, and the key beside it as room.key."
    })
public final class Backup implements Callable<Integer> {

  @Parameters(paramLabel = "FILE", description = "The copy; it must not exist yet.")
  private Path file = Path.of("");

  @Option(names = "--data", paramLabel = "DIR", description = "The room's folder; default ./data.")
  private String data = "data";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() {
    if (Files.exists(file)) {
      throw new WrongUse("%s is there already: give the name of a new file.".formatted(file));
    }
    try (var database = Database.in(new RoomFiles(data).file())) {
      database.copyTo(file);
    } catch (IllegalStateException e) {
      throw new WrongUse("No copy was made: %s.".formatted(e.getMessage()));
    }
    spec.commandLine().getOut().printf("The records of %s are in %s.%n", data, file);
    return Status.DONE;
  }
}
