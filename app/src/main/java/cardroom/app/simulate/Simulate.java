package cardroom.app.simulate;

import cardroom.analysis.simulate.Simulation;
import cardroom.analysis.simulate.StateFile;
import cardroom.app.JsonOutput;
import cardroom.app.LongWork;
import cardroom.app.SheetOptions;
import cardroom.app.Status;
import cardroom.app.WrongUse;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `simulate GAME`: whole tables, short banks and fees by the million rounds.
@Command(
    name = "simulate",
    description = "Plays whole tables by the million rounds: every wager, seat and the bank.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "The same seed gives the same figures for any number of threads. Figures of wagers are per"
          + " unit",
      "staked, from the player's side. Ctrl-C prints what is known; with --state the run goes on"
          + " later.",
      "A chart file holds the strategy as analyze --json prints it."
    })
public final class Simulate implements Callable<Integer> {

  private static final long ROUNDS_MAX = 1_000_000_000_000L;

  @Mixin private TableQuestion table = new TableQuestion();

  @Mixin private SheetOptions sheets = new SheetOptions();

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "How many rounds, 10,000,000 without it.")
  private long rounds = 10_000_000;

  @Option(names = "--seed", paramLabel = "N", description = "Where chance begins, 1 without it.")
  private long seed = 1;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many threads, as many as there are processors without it.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--state",
      paramLabel = "FILE",
      description = "Keeps what is finished in FILE, and goes on from there.")
  private Optional<Path> state = Optional.empty();

  @Option(names = "--json", description = "Prints one JSON document.")
  private boolean json;

  @Option(
      names = "--distribution",
      description = "Adds to --json how often seats and bank got each amount.")
  private boolean distribution;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() throws IOException, InterruptedException {
    refuseNonsense();
    var question = table.read(sheets);
    var file = state.map(path -> new StateFile(path, question.line() + ", seed " + seed));
    var simulation = begun(question, file);
    if (file.isPresent()) {
      // A folder that cannot be written to is found out now, and not after the work.
      file.get().write(simulation.state());
    }
    try (var work = LongWork.stoppedBy(simulation::stop, spec.commandLine().getErr())) {
      var before = simulation.tally().rounds();
      var began = System.nanoTime();
      var tally =
          simulation.run(
              threads, done -> work.show((double) done / rounds, "%,d rounds".formatted(done)));
      var seconds = (System.nanoTime() - began) / 1e9;
      work.clear();
      if (file.isPresent()) {
        file.get().write(simulation.state());
      }
      print(new SimulationResult(question, tally, rounds, seed, tally.rounds() - before, seconds));
    }
    return Status.DONE;
  }

  private void print(SimulationResult found) {
    var out = spec.commandLine().getOut();
    if (json) {
      out.println(JsonOutput.of(new SimulationJson(found, distribution).document()));
    } else {
      new SimulationText(found).lines().forEach(out::println);
    }
    out.flush();
  }

  private Simulation begun(TableQuestion.Read question, Optional<StateFile> file)
      throws IOException {
    try {
      var simulation = new Simulation(question.table(), seed, question.policy(), rounds);
      if (file.isPresent() && file.get().exists()) {
        simulation.resume(file.get().read(question.table().seatCount()));
      }
      return simulation;
    } catch (IllegalArgumentException wrong) {
      throw new WrongUse(wrong.getMessage() + ".");
    }
  }

  private void refuseNonsense() {
    if (rounds < 1 || rounds > ROUNDS_MAX) {
      throw new WrongUse(
          "--rounds %d: give a number of rounds from 1 to %,d.".formatted(rounds, ROUNDS_MAX));
    }
    if (distribution && !json) {
      throw new WrongUse("--distribution: it adds to --json; give both.");
    }
    if (threads < 1 || threads > 1024) {
      throw new WrongUse("--threads %d: give a number from 1 to 1,024.".formatted(threads));
    }
  }
}
