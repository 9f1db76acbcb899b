package cardroom.app.simulate;

import cardroom.analysis.pure215.CardSupply;
import cardroom.analysis.pure215.Pure215Analysis;
import cardroom.analysis.simulate.PlayChart;
import cardroom.analysis.simulate.SeatPlan;
import cardroom.analysis.simulate.ShoePolicy;
import cardroom.analysis.simulate.TablePlan;
import cardroom.app.GivenText;
import cardroom.app.SheetOptions;
import cardroom.app.StakesOption;
import cardroom.app.WrongUse;
import cardroom.cards.Shoe;
import cardroom.games.money.Money;
import cardroom.games.pure215.Sheet;
import cardroom.houses.Loaded;
import java.io.IOException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Which table is simulated, as the command line says it.
final class TableQuestion {

  private static final String GAME = "pure-21.5";

  @Parameters(paramLabel = "GAME", description = "pure-21.5.")
  private String game = GAME;

  @Option(names = "--house", paramLabel = "H", description = "The house whose sheet is meant.")
  private Optional<String> house = Optional.empty();

  @Option(names = "--decks", paramLabel = "N", description = "Decks in the shoe.")
  private Optional<String> decks = Optional.empty();

  @Option(
      names = "--schedule",
      paramLabel = "N",
      description = "Option of the collection schedule, 1 without it.")
  private int schedule = 1;

  @Option(names = "--seats", paramLabel = "N", description = "Seats that bet, 1 without it.")
  private int seats = 1;

  @Option(
      names = "--bank",
      paramLabel = "$",
      description = "What the player-dealer puts up each round; without it, all is covered.")
  private Optional<String> bank = Optional.empty();

  @Option(
      names = "--bet",
      paramLabel = "WAGER=$",
      split = ",",
      description =
          "What each seat stakes, such as game=25,buster=5,red-flex=0; the least of the table"
              + " without it.")
  private Map<String, String> bets = new LinkedHashMap<>();

  @Option(
      names = "--strategy",
      paramLabel = "NAME|FILE",
      description = "chart (the best by totals), mimic, never-bust, or a file with a chart.")
  private String strategy = "chart";

  @Option(
      names = "--penetration",
      paramLabel = "F",
      description = "Shuffles once this part of the shoe is dealt; without it, before each round.")
  private Optional<Double> penetration = Optional.empty();

  /// @param line the whole question in words, by which a state file is known
  record Read(Loaded<Sheet> loaded, TablePlan plan, ShoePolicy policy, String line) {}

  Read read(SheetOptions sheets) {
    if (!game.equals(GAME)) {
      throw new WrongUse("'%s' is not simulated; %s is.".formatted(game, GAME));
    }
    var options = new LinkedHashMap<>(sheets.options());
    decks.ifPresent(count -> options.put("decks", count));
    var where = house.orElseGet(() -> StakesOption.usualHouse(game));
    var loaded = sheets.catalogue().pure215(where, options);
    var sheet = loaded.sheet();
    try {
      var plan = plan(sheet);
      return new Read(loaded, plan, policy(), line(loaded, plan));
    } catch (IllegalArgumentException wrong) {
      throw new WrongUse(wrong.getMessage() + ".");
    }
  }

  private ShoePolicy policy() {
    return penetration
        .<ShoePolicy>map(ShoePolicy.CutCard::new)
        .orElseGet(ShoePolicy.FreshEveryRound::new);
  }

  private TablePlan plan(Sheet sheet) {
    var most = sheet.circles().seats() - 1;
    if (seats < 1 || seats > most) {
      throw new WrongUse("--seats %d: 1 to %d seats can bet.".formatted(seats, most));
    }
    var posted = sheet.schedule(schedule);
    var put = bank.map(Money::parse).orElse(Money.UNLIMITED);
    var least = sheet.bank().minimum().isZero() ? posted.limitMin() : sheet.bank().minimum();
    if (put.isLessThan(least)) {
      throw new WrongUse(
          "--bank %s: the player-dealer puts up at least %s under schedule %d."
              .formatted(put, least, schedule));
    }
    var seat = new SeatBets(sheet, posted, bets).plan(() -> chart(sheet));
    return new TablePlan(
        sheet, sheet.shoe().decks(), schedule, put, Collections.<SeatPlan>nCopies(seats, seat));
  }

  private PlayChart chart(Sheet sheet) {
    return switch (strategy) {
      case "chart" ->
          PlayChart.of(
              Pure215Analysis.of(sheet, CardSupply.of(Shoe.of(sheet.shoe().decks())))
                  .game()
                  .byTotals()
                  .chart());
      case "mimic" -> PlayChart.mimic(sheet.charts().bankHitsSoft17());
      case "never-bust" -> PlayChart.neverBust();
      default -> ChartFile.read(file(strategy));
    };
  }

  private static GivenText file(String name) {
    if (!name.equals("-") && !java.nio.file.Files.exists(java.nio.file.Path.of(name))) {
      throw new WrongUse(
          "--strategy %s: there is no such strategy or file; give chart, mimic, never-bust or a file."
              .formatted(name));
    }
    try {
      return GivenText.read(name);
    } catch (IOException _) {
      throw new WrongUse("--strategy %s: that file cannot be read.".formatted(name));
    }
  }

  private String line(Loaded<Sheet> loaded, TablePlan plan) {
    return "%s %s %s, schedule %d, seats %d, bank %s, bets %s, strategy %s, %s"
        .formatted(
            game,
            loaded.heading().house(),
            loaded.values().hashCode(),
            schedule,
            seats,
            plan.bank(),
            SeatBets.words(plan.seats().getFirst()),
            strategy,
            policy());
  }
}
