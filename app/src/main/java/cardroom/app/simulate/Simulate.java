package cardroom.app.simulate;

import cardroom.analysis.simulate.Simulation;
import cardroom.analysis.simulate.StateFile;
import cardroom.app.JsonOutput;
import cardroom.app.LongWork;
import cardroom.app.SheetOptions;
import cardroom.app.Status;
import cardroom.app.WrongUse;
import cardroom.games.poker.sheet.PokerSheet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `simulate GAME`: whole tables, short banks and fees, for millions of rounds.
@Command(
    name = "simulate",
    description = "Plays whole tables for millions of rounds: every wager, seat and the bank.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "The same seed gives the same figures for any number of threads. Figures of wagers are per"
          + " unit",
      "staked, from the player's side. Ctrl-C prints what is known; with --state the run goes on"
          + " later.",
      "A chart file holds the strategy as analyze --json prints it. A poker game tells what the"
          + " house",
      "collects an hour by limit and players, and how often each type of hand is shown."
    })
public final class Simulate implements Callable<Integer> {

  private static final long ROUNDS = 10_000_000;
  private static final long HANDS = 100_000;

  @Mixin private TableQuestion table = new TableQuestion();

  @Mixin private SheetOptions sheets = new SheetOptions();

  @Mixin private PokerSimulation hands = new PokerSimulation();

  @Mixin private RunOptions run = new RunOptions();

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many threads; default one for each processor.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--state",
      paramLabel = "FILE",
      description = "Keeps finished work in FILE and continues from there.")
  private Optional<Path> state = Optional.empty();

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() throws IOException, InterruptedException {
    refuseNonsense();
    var poker = table.poker(sheets);
    if (poker.isPresent()) {
      return playHands(poker.get());
    }
    if (hands.isGiven()) {
      throw new WrongUse("--hands-per-hour, --calls and --raises are for poker; leave them out.");
    }
    return playRounds(run.rounds(ROUNDS));
  }

  private int playHands(PokerSheet sheet) throws InterruptedException {
    if (state.isPresent() || run.wantsDistribution()) {
      throw new WrongUse("--state and --distribution are for games with a bank; leave them out.");
    }
    try (var work = LongWork.stoppedBy(hands::stop, spec.commandLine().getErr())) {
      var size = new PokerSimulation.Size(run.rounds(HANDS), run.seed(), threads);
      var report = new PokerReport(hands.run(sheet, table.seats(), size, work), run.seed());
      work.clear();
      print(run.isJson() ? List.of(JsonOutput.of(report.json())) : report.lines());
    }
    return Status.DONE;
  }

  private int playRounds(long rounds) throws IOException, InterruptedException {
    var question = table.read(sheets);
    var file = state.map(path -> new StateFile(path, question.line() + ", seed " + run.seed()));
    var simulation = begun(question, rounds, file);
    if (file.isPresent()) {
      // A folder that cannot be written to is discovered now, not after the work.
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
      var found =
          new SimulationResult(
              question, tally, rounds, run.seed(), tally.rounds() - before, seconds);
      print(run.lines(found));
    }
    return Status.DONE;
  }

  private void print(List<String> lines) {
    var out = spec.commandLine().getOut();
    lines.forEach(out::println);
    out.flush();
  }

  private Simulation begun(TableQuestion.Read question, long rounds, Optional<StateFile> file)
      throws IOException {
    try {
      var simulation = new Simulation(question.table(), run.seed(), question.policy(), rounds);
      if (file.isPresent() && file.get().exists()) {
        simulation.resume(file.get().read(question.table()));
      }
      return simulation;
    } catch (IllegalArgumentException wrong) {
      throw new WrongUse(wrong.getMessage() + ".");
    }
  }

  private void refuseNonsense() {
    run.refuseNonsense();
    if (threads < 1 || threads > 1024) {
      throw new WrongUse("--threads %d: give a number from 1 to 1,024.".formatted(threads));
    }
  }
}
