package cardroom.app.simulate;

import cardroom.analysis.simulate.SimulatedTable;
import cardroom.app.GivenText;
import cardroom.app.WrongUse;
import cardroom.games.banked.BankRules;
import cardroom.games.banked.BonusLimits;
import cardroom.games.banked.Schedule;
import cardroom.games.banked.WagerLimits;
import cardroom.games.money.Money;
import cardroom.games.table.WagerId;
import cardroom.houses.LoadedSheet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/// Who sits at a table that is simulated, what they stake, and against which bank.
public final class SeatOptions {

  private static final String GAMES = "pure-21.5 and three-card-poker";

  @Option(
      names = "--schedule",
      paramLabel = "N",
      description = "Option of the collection schedule; default 1.")
  private Optional<Integer> schedule = Optional.empty();

  @Option(names = "--seats", paramLabel = "N", description = "Seats that bet; default 1.")
  private Optional<Integer> seats = Optional.empty();

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
          "What each seat stakes, such as game=25,buster=5 or ante=10,pair-plus=0; default the"
              + " least the table takes.")
  private Map<String, String> bets = new LinkedHashMap<>();

  @Option(
      names = "--strategy",
      paramLabel = "NAME|FILE",
      description =
          "chart (the best by totals, or by the exposed card), mimic (as the bank), never-bust or"
              + " always, or a file with a chart.")
  private Optional<String> strategy = Optional.empty();

  /// What must be known of a table to set it up: seats, schedules and the rules of its bank.
  record House(int places, BankRules bank) {}

  public boolean hasBank() {
    return bank.isPresent();
  }

  /// Whether any option about the seats was given.
  public boolean isGiven() {
    return seats.isPresent() || isBanked();
  }

  /// Whether an option was given that only banked games have.
  boolean isBanked() {
    return schedule.isPresent() || bank.isPresent() || !bets.isEmpty() || strategy.isPresent();
  }

  OptionalInt count() {
    return seats.map(OptionalInt::of).orElseGet(OptionalInt::empty);
  }

  /// The table of a sheet in force.
  public SimulatedTable table(LoadedSheet<?> loaded) {
    var table = seated(loaded);
    var terms = table.terms();
    var circles = terms.circles().maxInPlay();
    if (circles > 0 && table.seatCount() > circles) {
      throw new WrongUse(
          "--seats %d: max-circles-in-play=%d; let fewer seats bet."
              .formatted(table.seatCount(), circles));
    }
    if (!table.bank().equals(Money.UNLIMITED) && !table.bank().isMultipleOf(terms.moneyUnit())) {
      throw new WrongUse(
          "--bank %s: a bank is a multiple of %s.".formatted(table.bank(), terms.moneyUnit()));
    }
    refuseStakes(table);
    return table;
  }

  /// A simulation refuses stakes that the table would refuse from a player.
  private static void refuseStakes(SimulatedTable table) {
    var start = table.start();
    var limits = new WagerLimits(table.terms(), start.schedule());
    for (var bet : start.circles().getFirst().bets()) {
      bet.stakes()
          .forEach(
              (wager, stake) ->
                  limits
                      .refusal(bet, wager, stake)
                      .ifPresent(
                          refused -> {
                            throw new WrongUse(
                                "--bet %s=%s: %s".formatted(wager, stake, refused.words()));
                          }));
    }
  }

  private SimulatedTable seated(LoadedSheet<?> loaded) {
    try {
      return switch (loaded.sheet()) {
        case cardroom.games.pure215.Sheet sheet -> new Pure215Seats(sheet, this).table();
        case cardroom.games.threecard.Sheet sheet -> new ThreeCardSeats(sheet, this).table();
        default ->
            throw new WrongUse(
                "'%s' is not simulated; %s are.".formatted(loaded.form().name(), GAMES));
      };
    } catch (IllegalArgumentException wrong) {
      throw new WrongUse(wrong.getMessage() + ".");
    }
  }

  int schedule() {
    return schedule.orElse(1);
  }

  String strategy() {
    return strategy.orElse("chart");
  }

  /// Whether the seats play what `analyze` found best.
  public boolean playsBest() {
    return strategy().equals("chart");
  }

  /// What the command line names for a wager.
  Optional<Money> bet(String wager) {
    return Optional.ofNullable(bets.get(wager)).map(Money::parse);
  }

  /// @param main the wager that every seat makes
  void refuseOtherBets(WagerId main, Stream<WagerId> bonus) {
    var wagers = Stream.concat(Stream.of(main), bonus.sorted()).map(WagerId::word).toList();
    bets.keySet().stream()
        .filter(name -> !wagers.contains(name))
        .findFirst()
        .ifPresent(
            name -> {
              throw new WrongUse(
                  "--bet %s: there is no such wager; name %s."
                      .formatted(name, String.join(", ", wagers)));
            });
  }

  /// What is staked on a bonus wager, within the limits of a house that offers it.
  Money bonus(
      WagerId wager, Optional<BonusLimits> limits, Schedule posted, Money base, String house) {
    var wanted = bet(wager.word());
    if (limits.isEmpty()) {
      if (wanted.filter(Money::isPositive).isPresent()) {
        throw new WrongUse("--bet %s: %s does not offer it.".formatted(wager, house));
      }
      return Money.ZERO;
    }
    var least = limits.get().min(posted);
    var most = limits.get().max(posted, base);
    var stake = wanted.orElse(least);
    if (stake.isPositive() && (stake.isLessThan(least) || stake.isMoreThan(most))) {
      throw new WrongUse(
          "--bet %s=%s: from %s to %s beside a first wager of %s, or 0 for none."
              .formatted(wager, stake, least, most, base));
    }
    return stake;
  }

  /// @param known other names for a strategy
  static GivenText file(String name, String known) {
    if (!name.equals("-") && !Files.exists(Path.of(name))) {
      throw new WrongUse(
          "--strategy %s: there is no such strategy or file; give %s.".formatted(name, known));
    }
    try {
      return GivenText.read(name);
    } catch (IOException _) {
      throw new WrongUse("--strategy %s: that file cannot be read.".formatted(name));
    }
  }

  int seats(House house) {
    var count = seats.orElse(1);
    var most = house.places() - 1;
    if (count < 1 || count > most) {
      throw new WrongUse("--seats %d: 1 to %d seats can bet.".formatted(count, most));
    }
    return count;
  }

  Money bank(House house, Schedule posted) {
    var put = bank.map(Money::parse).orElse(Money.UNLIMITED);
    var least = house.bank().least(posted);
    if (put.isLessThan(least)) {
      throw new WrongUse(
          "--bank %s: the player-dealer puts up at least %s under schedule %d."
              .formatted(put, least, posted.option()));
    }
    return put;
  }
}
