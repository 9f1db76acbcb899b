package cardroom.app.house;

import cardroom.app.JsonOutput;
import cardroom.app.SheetOptions;
import cardroom.app.Status;
import cardroom.houses.LoadedSheet;
import cardroom.houses.signs.Sign;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `house show`: every key of a sheet with its effective value and the file that it comes from.
@Command(
    name = "show",
    description = "Shows the sheet of a house, with any options in place.",
    mixinStandardHelpOptions = true)
final class HouseShow implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();
  @Mixin private SheetOptions sheets = new SheetOptions();

  @Parameters(index = "0", paramLabel = "HOUSE", description = "Such as casino-club.")
  private String house = "";

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "GAME",
      description = "Such as pure-21.5; without it, every sheet of the house.")
  private Optional<String> game = Optional.empty();

  @Option(names = "--json", description = "Prints one JSON document.")
  private boolean json;

  @Override
  public Integer call() {
    var catalogue = sheets.catalogue();
    var loaded =
        game.map(List::of).orElseGet(() -> catalogue.firstGames(house)).stream()
            .<LoadedSheet<?>>map(each -> catalogue.load(house, each, sheets.options()))
            .toList();
    var out = spec.commandLine().getOut();
    if (json) {
      out.println(JsonOutput.of(loaded.stream().map(HouseShow::document).toList()));
    } else {
      loaded.forEach(sheet -> print(sheet, out));
    }
    return Status.DONE;
  }

  private static Map<String, Object> document(LoadedSheet<?> sheet) {
    var document = new LinkedHashMap<String, Object>();
    document.put("house", sheet.heading().house());
    document.put("title", sheet.heading().title());
    document.put("sheet", sheet.form().name());
    document.put("example", sheet.heading().isExample());
    document.put("options", sheet.options());
    document.put("values", sheet.values());
    document.put("payTables", sheet.payTables());
    document.put("places", places(sheet));
    return document;
  }

  private static void print(LoadedSheet<?> sheet, PrintWriter out) {
    out.println("%s, %s".formatted(sheet.heading().title(), sheet.form().name()));
    if (sheet.heading().isExample()) {
      out.println("EXAMPLE: " + Sign.EXAMPLE);
    }
    out.println("★ a reading of the paper that changes money (docs/rules/ambiguities.md)");
    out.println();
    sheet.values().forEach((key, value) -> line(sheet, key, value, out));
    sheet.payTables().forEach((key, value) -> line(sheet, key, value, out));
  }

  private static void line(LoadedSheet<?> sheet, String key, String value, PrintWriter out) {
    var star = sheet.isStarred(key) ? "★" : " ";
    out.println("%s %-32s %-24s %s".formatted(star, key, value, place(sheet, key)));
  }

  /// The file and line that a value comes from, or the option that overrides it.
  private static String place(LoadedSheet<?> sheet, String key) {
    var place = Objects.requireNonNull(sheet.places().get(key));
    return place.line() == 0 ? "(by option)" : place.toString();
  }

  private static Map<String, Object> places(LoadedSheet<?> sheet) {
    var places = new LinkedHashMap<String, Object>();
    sheet.places().keySet().forEach(key -> places.put(key, place(sheet, key)));
    return places;
  }
}
