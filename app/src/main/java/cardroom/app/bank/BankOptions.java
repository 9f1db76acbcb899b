package cardroom.app.bank;

import cardroom.analysis.bank.BankQuestion;
import cardroom.analysis.bank.BankQuestion.Pace;
import cardroom.analysis.bank.BankStudy;
import cardroom.analysis.bank.KnownWagers;
import cardroom.analysis.simulate.SimulatedTable;
import cardroom.analysis.simulate.TablePlan;
import cardroom.analysis.simulate.ThreeCardPlan;
import cardroom.app.LongWork;
import cardroom.app.WrongUse;
import cardroom.app.simulate.SeatOptions;
import cardroom.games.banked.BankRules;
import cardroom.games.money.Money;
import cardroom.games.table.WagerId;
import cardroom.houses.LoadedSheet;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options of `analyze` about holding the bank, and the answer to them.
public final class BankOptions {

  private static final long ROUNDS_MAX = 1_000_000_000_000L;
  private static final int BANKS_IN_A_BANKROLL = 20;

  @Mixin private SeatOptions seats = new SeatOptions();

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "With --bank: rounds to simulate; default 2,000,000.")
  private Optional<Long> rounds = Optional.empty();

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "With --bank: the seed of the random numbers; default 1.")
  private Optional<Long> seed = Optional.empty();

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "With --bank: how many threads; default one for each processor.")
  private Optional<Integer> threads = Optional.empty();

  @Option(
      names = "--rounds-per-hour",
      paramLabel = "N",
      description = "With --bank: rounds dealt in an hour; default 60.")
  private Optional<Integer> roundsPerHour = Optional.empty();

  @Option(
      names = "--hours",
      paramLabel = "N",
      description = "With --bank: how many hours an evening lasts; default 8.")
  private Optional<Integer> hours = Optional.empty();

  @Option(
      names = "--bankroll",
      paramLabel = "$",
      description = "With --bank: the money behind the bank; default twenty banks.")
  private Optional<String> bankroll = Optional.empty();

  @Option(
      names = "--risk",
      paramLabel = "P",
      description = "With --bank: the risk of ruin you accept, such as 1%% or 0.01; default 1%%.")
  private Optional<String> risk = Optional.empty();

  private volatile Optional<BankStudy> running = Optional.empty();
  private volatile boolean isStopped;

  /// Whether the bank is asked about.
  ///
  /// @throws WrongUse where an option describes a bank that nobody asked about
  public boolean isAsked() {
    if (seats.hasBank()) {
      return true;
    }
    var isGiven =
        seats.isGiven()
            || rounds.isPresent()
            || seed.isPresent()
            || threads.isPresent()
            || roundsPerHour.isPresent()
            || hours.isPresent()
            || bankroll.isPresent()
            || risk.isPresent();
    if (isGiven) {
      throw new WrongUse(
          "Seats, schedule, bets, rounds and risk need a bank: give one, such as --bank 500.");
    }
    return false;
  }

  /// Plays the table and works out the figures.
  ///
  /// @return nothing where it was stopped before the first rounds were counted
  public Optional<Map<String, Object>> answer(LoadedSheet<?> loaded, LongWork work)
      throws InterruptedException {
    var wanted = number("--rounds", rounds.orElse(2_000_000L), ROUNDS_MAX);
    long processors = Runtime.getRuntime().availableProcessors();
    var workers =
        (int) number("--threads", threads.map(count -> (long) count).orElse(processors), 1024);
    var begins = seed.orElse(1L);
    var study = study(question(loaded), begins, wanted);
    running = Optional.of(study);
    if (isStopped) {
      study.stop();
    }
    var found =
        study.run(workers, done -> work.show((double) done / wanted, "%,d rounds".formatted(done)));
    return Optional.of(found)
        .filter(some -> some.tally().rounds() > 0)
        .map(some -> new BankJson(some, begins, wanted).document());
  }

  /// Ends the work after the rounds in play; what is known by then is the answer.
  public void stop() {
    isStopped = true;
    running.ifPresent(BankStudy::stop);
  }

  private static BankStudy study(BankQuestion question, long seed, long rounds) {
    try {
      return new BankStudy(question, seed, rounds);
    } catch (IllegalArgumentException wrong) {
      throw new WrongUse(wrong.getMessage() + ".");
    }
  }

  private BankQuestion question(LoadedSheet<?> loaded) {
    var table = seats.table(loaded);
    var bank = bank(loaded);
    var posted = table.start().schedule();
    var least = bank.least(posted);
    return new BankQuestion(
        table, bank.policy(), least, known(table), pace(), behind(table), wantedRisk());
  }

  private static BankRules bank(LoadedSheet<?> loaded) {
    return switch (loaded.sheet()) {
      case cardroom.games.pure215.Sheet sheet -> sheet.bank();
      case cardroom.games.threecard.Sheet sheet -> sheet.bank();
      default -> throw new WrongUse("%s has no bank.".formatted(loaded.form().name()));
    };
  }

  private Map<WagerId, Double> known(SimulatedTable table) {
    return switch (table) {
      case TablePlan plan -> KnownWagers.of(plan, seats.playsBest());
      case ThreeCardPlan plan -> KnownWagers.of(plan);
    };
  }

  private Pace pace() {
    return new Pace(
        (int) number("--rounds-per-hour", (long) roundsPerHour.orElse(60), 1_000),
        (int) number("--hours", (long) hours.orElse(8), 100));
  }

  private Money behind(SimulatedTable table) {
    try {
      var money = bankroll.map(Money::parse);
      var needed = table.bank().plus(table.collection());
      if (money.filter(given -> given.isLessThan(needed)).isPresent()) {
        throw new WrongUse(
            "--bankroll %s: one round takes %s, the bank and its collection; give more."
                .formatted(money.get(), needed));
      }
      return money.orElseGet(() -> table.bank().times(BANKS_IN_A_BANKROLL));
    } catch (IllegalArgumentException wrong) {
      throw new WrongUse("--bankroll: " + wrong.getMessage() + ".");
    }
  }

  private double wantedRisk() {
    var text = risk.orElse("1%").strip();
    try {
      var isPercent = text.endsWith("%");
      var value = Double.parseDouble(isPercent ? text.substring(0, text.length() - 1) : text);
      var chance = isPercent ? value / 100 : value;
      if (chance > 0 && chance < 1) {
        return chance;
      }
    } catch (NumberFormatException _) {
      // reported below, like every other invalid risk
    }
    throw new WrongUse("--risk %s: give a chance between 0 and 1, such as 1%%.".formatted(text));
  }

  private static long number(String option, long given, long most) {
    if (given < 1 || given > most) {
      throw new WrongUse("%s %d: give a number from 1 to %,d.".formatted(option, given, most));
    }
    return given;
  }
}
