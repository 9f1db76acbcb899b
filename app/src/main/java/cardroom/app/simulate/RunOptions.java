package cardroom.app.simulate;

import cardroom.app.JsonOutput;
import cardroom.app.WrongUse;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/// How long a simulation runs, its seed, and how its figures are printed; the same on one machine
/// and on many.
public final class RunOptions {

  private static final long ROUNDS_MAX = 1_000_000_000_000L;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "How many rounds; default 10,000,000, or 100,000 poker hands.")
  private Optional<Long> rounds = Optional.empty();

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The seed of the random numbers; default 1.")
  private long seed = 1;

  @Option(names = "--json", description = "Prints one JSON document.")
  private boolean json;

  @Option(
      names = "--distribution",
      description = "Adds to --json how often seats and bank got each amount.")
  private boolean distribution;

  public long rounds(long usually) {
    return rounds.orElse(usually);
  }

  public long seed() {
    return seed;
  }

  boolean isJson() {
    return json;
  }

  boolean wantsDistribution() {
    return distribution;
  }

  /// @throws WrongUse before anything is played
  public void refuseNonsense() {
    if (rounds.filter(given -> given < 1 || given > ROUNDS_MAX).isPresent()) {
      throw new WrongUse(
          "--rounds %d: give a number of rounds from 1 to %,d."
              .formatted(rounds.get(), ROUNDS_MAX));
    }
    if (distribution && !json) {
      throw new WrongUse("--distribution: it adds to --json; give both.");
    }
  }

  /// What was found, in the format that was asked for.
  public List<String> lines(SimulationResult found) {
    return json
        ? List.of(JsonOutput.of(new SimulationJson(found, distribution).document()))
        : new SimulationText(found).lines();
  }
}
