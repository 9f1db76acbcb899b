package cardroom.app;

import cardroom.games.banked.table.BankedTable;
import cardroom.games.money.Money;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.TableGame;
import cardroom.houses.Catalogue;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/// What a table is opened for: a schedule of a banked game, a limit or a spread of a poker game.
public final class StakesOption {

  /// The houses to try when none is named: the first that has the game.
  private static final List<String> USUAL = List.of("casino-club", "ocean-view");

  @Option(
      names = "--schedule",
      paramLabel = "N",
      description = "Option of the collection schedule.")
  private Optional<Integer> schedule = Optional.empty();

  @Option(names = "--limit", paramLabel = "4-8", description = "Limit of a poker table.")
  private Optional<String> limit = Optional.empty();

  @Option(names = "--spread", paramLabel = "2-10", description = "Spread of a poker table.")
  private Optional<String> spread = Optional.empty();

  public static String usualHouse(Catalogue catalogue, String game) {
    return Stream.concat(USUAL.stream(), catalogue.houses().stream())
        .filter(house -> catalogue.games(house).contains(game))
        .findFirst()
        .orElse(USUAL.getLast());
  }

  /// Schedule 1 for banked games and $4-$8 for poker unless the user asks for something else.
  public Stakes stakes(TableGame<?> table) {
    if (schedule.isPresent()) {
      return new Stakes.Schedule(schedule.get());
    }
    if (spread.isPresent()) {
      var ends = ends("--spread", spread.get());
      return new Stakes.Spread(ends.getFirst(), ends.getLast());
    }
    if (limit.isPresent() || !(table instanceof BankedTable<?>)) {
      var ends = ends("--limit", limit.orElse("4-8"));
      return new Stakes.Limit(ends.getFirst(), ends.getLast());
    }
    return new Stakes.Schedule(1);
  }

  private static List<Money> ends(String option, String text) {
    var parts = text.split("-", -1);
    try {
      if (parts.length == 2) {
        return List.of(Money.parse(parts[0]), Money.parse(parts[1]));
      }
    } catch (IllegalArgumentException _) {
      // reported below, like everything else that is not a pair of amounts
    }
    throw new WrongUse("%s %s: write two amounts such as 4-8.".formatted(option, text));
  }
}
