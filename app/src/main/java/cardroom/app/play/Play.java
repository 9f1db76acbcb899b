package cardroom.app.play;

import static java.nio.charset.StandardCharsets.UTF_8;

import cardroom.app.SheetOptions;
import cardroom.app.StakesOption;
import cardroom.app.Status;
import cardroom.app.WrongUse;
import cardroom.bots.coach.Lessons;
import cardroom.cards.RandomBits;
import cardroom.games.poker.variant.Variants;
import cardroom.games.table.TableGame;
import cardroom.houses.Catalogue;
import cardroom.houses.TableEngines;
import cardroom.houses.signs.Sign;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.random.RandomGenerator;
import org.jline.terminal.TerminalBuilder;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `play GAME`: a table in the terminal against bots.
@Command(
    name = "play",
    description = "Play at a table in the terminal against bots.",
    mixinStandardHelpOptions = true)
public final class Play implements Callable<Integer> {

  private static final Duration PACE = Duration.ofMillis(200);

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description = "The game: ${DEFAULT-VALUE}.",
      defaultValue = "pure-21.5")
  private String game = "pure-21.5";

  @Option(names = "--house", paramLabel = "H", description = "The house whose rules are played.")
  private Optional<String> house = Optional.empty();

  @ArgGroup private StakesOption stakes = new StakesOption();

  @Option(
      names = "--seats",
      paramLabel = "N",
      description = "Players at the table, you included.",
      defaultValue = "5")
  private int seats = 5;

  @Option(names = "--seed", paramLabel = "N", description = "The same seed deals the same evening.")
  private Optional<Long> seed = Optional.empty();

  @Option(names = "--rounds", paramLabel = "N", description = "Stop after this many rounds.")
  private Optional<Integer> rounds = Optional.empty();

  @Option(names = "--auto", description = "Let a bot play your seat and watch.")
  private boolean auto;

  @Option(
      names = "--dealer-errors",
      description =
          "A dealer in training deals: at poker tables cards are exposed, miscounted or turned too "
              + "early now and then, and the remedy is carried out with its clause.")
  private boolean dealerErrors;

  @Option(
      names = "--train",
      description =
          "Practise instead: single decisions in which mistakes are costly, with the best choice and the "
              + "cost of yours at once. What you know is kept in the data folder.")
  private boolean train;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "Where --train keeps your record; default ./data.")
  private Path data = Path.of("data");

  @Mixin private SheetOptions sheets = new SheetOptions();

  @Override
  public Integer call() throws IOException {
    if (rounds.filter(count -> count < 1 || count > 1_000_000).isPresent()) {
      throw new WrongUse("--rounds %d: play 1 to 1,000,000 rounds.".formatted(rounds.get()));
    }
    var catalogue = sheets.catalogue();
    var where = house.orElseGet(() -> usualHouse(catalogue));
    if (train) {
      train(catalogue, where);
      return Status.DONE;
    }
    var engine = engine(catalogue, where);
    if (dealerErrors && !Variants.has(game)) {
      throw new WrongUse(
          "--dealer-errors %s: only poker has rules for them; try texas-holdem.".formatted(game));
    }
    var isExample = catalogue.load(where, game, sheets.options()).heading().isExample();
    play(engine, isExample);
    return Status.DONE;
  }

  private void train(Catalogue catalogue, String where) throws IOException {
    var lessons =
        Lessons.of(catalogue.load(where, game, sheets.options()).sheet())
            .orElseThrow(
                () ->
                    new WrongUse(
                        "--train %s: what a choice is worth can be counted for pure-21.5 and three-card-poker alone."
                            .formatted(game)));
    var record = TrainingRecord.in(data.resolve("training-%s-%s.txt".formatted(where, game)));
    try (var console = console()) {
      var paint = ScreenColours.on(isTerminal());
      var screen = new Screen(spec.commandLine().getOut(), paint, console);
      new Training(lessons, record, random(), paint, screen, console)
          .run(rounds.orElse(Integer.MAX_VALUE));
    }
  }

  private Console console() throws IOException {
    return isTerminal()
        ? KeyConsole.open(ScreenColours.on(true), PACE)
        : new PipeConsole(new InputStreamReader(System.in, UTF_8), spec.commandLine().getOut());
  }

  private static boolean isTerminal() {
    return Optional.ofNullable(System.console()).filter(java.io.Console::isTerminal).isPresent()
        && !"dumb".equals(System.getenv("TERM"));
  }

  private TableGame<?> engine(Catalogue catalogue, String where) {
    try {
      return TableEngines.of(catalogue, where, game, sheets.options());
    } catch (IllegalStateException none) {
      throw new WrongUse(
          "%s cannot be played yet: there is %s.".formatted(game, none.getMessage()));
    }
  }

  /// A game that no house offers is unknown, whichever house is the default.
  private String usualHouse(Catalogue catalogue) {
    var games = catalogue.houses().stream().flatMap(one -> catalogue.games(one).stream());
    var known = games.distinct().toList();
    if (!known.contains(game)) {
      throw new WrongUse(
          "There is no game '%s'; the games are %s.".formatted(game, String.join(", ", known)));
    }
    return StakesOption.usualHouse(catalogue, game);
  }

  private <T> void play(TableGame<T> engine, boolean isExample) throws IOException {
    try (var console = console()) {
      var screen = new Screen(spec.commandLine().getOut(), ScreenColours.on(isTerminal()), console);
      if (isExample) {
        screen.note(Sign.EXAMPLE);
      }
      var opening = new TerminalOpening<>(engine, stakes.stakes(engine), bits(), screen, console);
      opening.seat(seats, auto, dealerErrors).play(rounds.orElse(auto ? 10 : Integer.MAX_VALUE));
    }
  }

  /// Plays a few rounds on a dummy terminal, so that the launcher caches its classes too.
  public static void rehearse() throws IOException {
    var unseen = OutputStream.nullOutputStream();
    var paint = new ScreenColours(ScreenColours.Style.COLOURS);
    var terminal =
        TerminalBuilder.builder()
            .system(false)
            .streams(InputStream.nullInputStream(), unseen)
            .build();
    try (var console = new KeyConsole(terminal, paint, Duration.ZERO)) {
      var screen = new Screen(new PrintWriter(unseen, false, UTF_8), paint, console);
      var engine = TableEngines.of(Catalogue.packaged(), "casino-club", "pure-21.5", Map.of());
      rehearse(engine, screen, console);
    }
  }

  private static <T> void rehearse(TableGame<T> engine, Screen screen, Console console) {
    var stakes = new StakesOption().stakes(engine);
    var bits = bits(new SplittableRandom(1));
    new TerminalOpening<>(engine, stakes, bits, screen, console).seat(5, false, false).play(1);
  }

  /// The same seed repeats an evening; without one the cards are shuffled from system entropy.
  private RandomBits bits() {
    return bits(random());
  }

  private RandomGenerator random() {
    return seed.<RandomGenerator>map(SplittableRandom::new).orElseGet(SecureRandom::new);
  }

  static RandomBits bits(RandomGenerator random) {
    return count -> random.nextLong() >>> (64 - count);
  }
}
