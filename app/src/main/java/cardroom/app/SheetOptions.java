package cardroom.app;

import cardroom.houses.Catalogue;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/// The options of every command that reads a house's sheet: where the sheets are, and what to
/// change.
public final class SheetOptions {

  @Option(
      names = "--houses",
      paramLabel = "DIR",
      description =
          "A folder of your own sheets, DIR/HOUSE/GAME.yaml, before those of the program.")
  private Optional<Path> folder = Optional.empty();

  @Option(
      names = "--option",
      paramLabel = "KEY=VALUE",
      description = "Reads VALUE in place of what the sheet says, such as hit-soft-17=false.")
  private Map<String, String> options = new LinkedHashMap<>();

  public Catalogue catalogue() {
    return folder.map(Catalogue::with).orElseGet(Catalogue::packaged);
  }

  public Map<String, String> options() {
    return options;
  }
}
