package cardroom.app.play;

import static java.nio.charset.StandardCharsets.UTF_8;

import cardroom.app.WrongUse;
import cardroom.cards.Bits;
import cardroom.games.table.Setup;
import cardroom.games.table.TableGame;
import cardroom.houses.Catalogue;
import cardroom.houses.Tables;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
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

  @Option(names = "--rounds", paramLabel = "N", description = "Stop after so many rounds.")
  private Optional<Integer> rounds = Optional.empty();

  @Option(names = "--auto", description = "Let a bot play your seat and watch.")
  private boolean auto;

  @Option(names = "--option", paramLabel = "KEY=VALUE", description = "Change a key of the sheet.")
  private Map<String, String> options = Map.of();

  @Option(names = "--houses", paramLabel = "DIR", description = "A folder with sheets of your own.")
  private Optional<Path> houses = Optional.empty();

  @Override
  public Integer call() throws IOException {
    if (rounds.filter(count -> count < 1 || count > 1_000_000).isPresent()) {
      throw new WrongUse("--rounds %d: play 1 to 1,000,000 rounds".formatted(rounds.get()));
    }
    var catalogue = houses.map(Catalogue::with).orElseGet(Catalogue::packaged);
    var where = house.orElseGet(() -> StakesOption.usualHouse(game));
    var engine = Tables.of(catalogue, where, game, options);
    play(engine, stakes.stakes(game));
    return 0;
  }

  private <T> void play(TableGame<T> engine, Setup.Stakes opened) throws IOException {
    var isTerminal =
        !auto
            && Optional.ofNullable(System.console())
                .filter(java.io.Console::isTerminal)
                .isPresent();
    var out = spec.commandLine().getOut();
    try (var console =
        isTerminal
            ? KeyConsole.open(Duration.ofMillis(250))
            : new PipeConsole(new InputStreamReader(System.in, UTF_8), out)) {
      var screen = new Screen(out, new Paint(isTerminal));
      var evening = new Opening<>(engine, opened, bits(), screen, console);
      evening.seat(seats, auto).play(rounds.orElse(auto ? 10 : Integer.MAX_VALUE));
    }
  }

  /// Seeded bits repeat an evening; without a seed the system's own entropy shuffles.
  private Bits bits() {
    if (seed.isPresent()) {
      var random = new SplittableRandom(seed.get());
      return count -> random.nextLong() >>> (64 - count);
    }
    var random = new SecureRandom();
    return count -> random.nextLong() >>> (64 - count);
  }
}
