package cardroom.app.house;

import cardroom.app.JsonOutput;
import cardroom.app.SheetOptions;
import cardroom.app.Status;
import cardroom.houses.Catalogue;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `house list`: which houses there are and what is played there.
@Command(
    name = "list",
    description = "Lists the houses and the games they have a sheet for.",
    mixinStandardHelpOptions = true)
final class HouseList implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private SheetOptions sheets = new SheetOptions();

  @Option(names = "--json", description = "Prints one JSON document.")
  private boolean json;

  /// One line of the list.
  private record Line(String house, String title, List<String> games, boolean isExample) {
    static Line of(Catalogue catalogue, String house) {
      var games = catalogue.games(house);
      var heading = catalogue.load(house, games.getFirst(), Map.of()).heading();
      return new Line(house, heading.title(), games, heading.isExample());
    }

    Map<String, Object> json() {
      return Map.of("house", house, "title", title, "games", games, "example", isExample);
    }

    @Override
    public String toString() {
      return "%-17s %-22s %s%s"
          .formatted(
              house,
              title,
              String.join(", ", games),
              isExample ? "  (example: limits and fees are not approved figures)" : "");
    }
  }

  @Override
  public Integer call() {
    var catalogue = sheets.catalogue();
    var lines =
        catalogue.houses().stream()
            .filter(house -> !catalogue.games(house).isEmpty())
            .map(house -> Line.of(catalogue, house))
            .toList();
    var out = spec.commandLine().getOut();
    if (json) {
      out.println(JsonOutput.of(Map.of("houses", lines.stream().map(Line::json).toList())));
    } else {
      lines.forEach(out::println);
    }
    return Status.DONE;
  }
}
