package cardroom.app.simulate;

import cardroom.analysis.simulate.ShoePolicy;
import cardroom.analysis.simulate.SimulatedTable;
import cardroom.analysis.simulate.TablePlan;
import cardroom.app.SheetOptions;
import cardroom.app.StakesOption;
import cardroom.app.WrongUse;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.variant.Variants;
import cardroom.games.table.WagerId;
import cardroom.houses.LoadedSheet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Which table is simulated, as the command line says it.
public final class TableQuestion {

  @Parameters(
      paramLabel = "GAME",
      description = "pure-21.5, three-card-poker, or a poker game such as texas-holdem.")
  private String game = "pure-21.5";

  @Option(names = "--house", paramLabel = "H", description = "The house whose sheet to use.")
  private Optional<String> house = Optional.empty();

  @Option(names = "--decks", paramLabel = "N", description = "Decks in the shoe.")
  private Optional<String> decks = Optional.empty();

  @Mixin private SeatOptions seats = new SeatOptions();

  @Option(
      names = "--penetration",
      paramLabel = "F",
      description = "Shuffles once this part of the shoe is dealt; without it, before each round.")
  private Optional<Double> penetration = Optional.empty();

  /// @param line the whole question in words, which a state file must match
  public record Read(
      String game, LoadedSheet<?> loaded, SimulatedTable table, ShoePolicy policy, String line) {}

  /// The sheet of a poker game; empty where the game has a bank.
  Optional<PokerSheet> poker(SheetOptions sheets) {
    if (Variants.ALL.stream().noneMatch(variant -> variant.id().equals(game))) {
      return Optional.empty();
    }
    if (decks.isPresent() || penetration.isPresent() || seats.isBanked()) {
      throw new WrongUse(
          "%s has no bank: of the table, give --house, --option and --seats alone."
              .formatted(game));
    }
    var where = house.orElseGet(() -> StakesOption.usualHouse(sheets.catalogue(), game));
    return Optional.of(sheets.catalogue().poker(where, game, sheets.options()).sheet());
  }

  /// The number of seats, if it was given.
  OptionalInt seats() {
    return seats.count();
  }

  public Read read(SheetOptions sheets) {
    var options = new LinkedHashMap<>(sheets.options());
    decks.ifPresent(count -> options.put("decks", count));
    var where = house.orElseGet(() -> StakesOption.usualHouse(sheets.catalogue(), game));
    var loaded = sheets.catalogue().load(where, game, options);
    var table = seats.table(loaded);
    var policy = policy(table, options);
    return new Read(game, loaded, table, policy, line(loaded, table, policy));
  }

  /// Fresh cards for every round, unless the command line says how far a shoe is dealt.
  private ShoePolicy policy(SimulatedTable table, Map<String, String> options) {
    if (table instanceof TablePlan plan) {
      var asOption = options.containsKey("penetration");
      if (asOption && penetration.isPresent()) {
        throw new WrongUse("--penetration and --option penetration: give one of them.");
      }
      var posted = plan.sheet().shoe().penetration();
      var part = asOption ? Optional.of((double) posted.over() / posted.under()) : penetration;
      if (part.isPresent() && plan.sheet().shoe().continuousShuffle()) {
        throw new WrongUse(
            "--penetration: the shoe is never dealt down under continuous-shuffle=true; leave one"
                + " of them out.");
      }
      return part.map(TableQuestion::dealtTo).orElseGet(ShoePolicy.FreshEveryRound::new);
    }
    if (penetration.isPresent()) {
      throw new WrongUse(
          "--penetration: %s is dealt from a whole deck every round; leave it out."
              .formatted(table.gameTitle()));
    }
    return new ShoePolicy.FreshEveryRound();
  }

  private static ShoePolicy dealtTo(double part) {
    try {
      return new ShoePolicy.CutCard(part);
    } catch (IllegalArgumentException wrong) {
      throw new WrongUse(wrong.getMessage() + ".");
    }
  }

  private String line(LoadedSheet<?> loaded, SimulatedTable table, ShoePolicy policy) {
    return "%s %s %s, schedule %d, seats %d, bank %s, bets %s, strategy %s, %s"
        .formatted(
            game,
            loaded.heading().house(),
            loaded.values().hashCode(),
            table.schedule(),
            table.seatCount(),
            table.bank(),
            bets(table),
            seats.strategy(),
            policy);
  }

  /// `game $5, buster $1`.
  static String bets(SimulatedTable table) {
    return table.wagers().stream()
        .filter(wager -> table.stake(0, wager).isPositive())
        .map(wager -> words(table, wager))
        .collect(Collectors.joining(", "));
  }

  private static String words(SimulatedTable table, WagerId wager) {
    return wager.word() + " " + table.stake(0, wager);
  }
}
