package cardroom.spark;

import static java.nio.charset.StandardCharsets.UTF_8;

import cardroom.analysis.simulate.SimulationBlocks;
import cardroom.app.Cardroom;
import cardroom.app.SheetOptions;
import cardroom.app.Status;
import cardroom.app.WrongUse;
import cardroom.app.simulate.RunOptions;
import cardroom.app.simulate.SimulationResult;
import cardroom.app.simulate.TableQuestion;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `simulate GAME` on the machines of a Spark cluster, or on all cores of this one.
@Command(
    name = "simulate",
    description = "Plays whole tables on the machines of a Spark cluster.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "The same seed gives the same figures as ./cardroom simulate, to the last digit. Without a"
          + " cluster",
      "(spark-submit --master) it runs on all cores of this machine."
    })
public final class SimulateOnSpark implements Callable<Integer> {

  private static final long ROUNDS = 10_000_000;
  private static final Set<String> OURS =
      Set.of("--rounds", "--seed", "--parquet", "--json", "--distribution");

  @Mixin private TableQuestion table = new TableQuestion();

  @Mixin private SheetOptions sheets = new SheetOptions();

  @Mixin private RunOptions run = new RunOptions();

  @Option(
      names = "--parquet",
      paramLabel = "DIR",
      description = "Writes a row for each round into a new folder, which any machine can reach.")
  private Optional<String> parquet = Optional.empty();

  @Spec private CommandSpec spec = CommandSpec.create();

  public static void main(String[] arguments) {
    var out = new PrintWriter(System.out, true, UTF_8);
    var err = new PrintWriter(System.err, true, UTF_8);
    System.exit(Cardroom.run(List.of(arguments), List.of(new SimulateOnSpark()), out, err));
  }

  @Override
  public Integer call() throws Exception {
    run.refuseNonsense();
    var rounds = run.rounds(ROUNDS);
    var question = table.read(sheets);
    var asked = new AskedTable(words(), run.seed(), rounds);
    refuseUnplayable(asked);
    try (var spark = session()) {
      if (parquet.isPresent()) {
        refuseExisting(spark, parquet.get());
      }
      var err = spec.commandLine().getErr();
      var blocks = new SparkBlocks(spark, asked);
      var began = System.nanoTime();
      var state = blocks.count(done -> err.printf("%,d of %,d rounds%n", done, rounds));
      var seconds = (System.nanoTime() - began) / 1e9;
      parquet.ifPresent(folder -> blocks.rounds(state.blocks()).write().parquet(folder));
      var tally = state.tally();
      var found =
          new SimulationResult(question, tally, rounds, run.seed(), tally.rounds(), seconds);
      var out = spec.commandLine().getOut();
      run.lines(found).forEach(out::println);
      out.flush();
    }
    return Status.DONE;
  }

  /// The options that describe the table, without those that only this command needs.
  private List<String> words() {
    var words = new ArrayList<String>();
    for (var given : spec.commandLine().getParseResult().matchedArgs()) {
      switch (given) {
        case OptionSpec option when OURS.contains(option.longestName()) -> {}
        case OptionSpec option ->
            option
                .originalStringValues()
                .forEach(value -> words.addAll(List.of(option.longestName(), value)));
        default -> words.addAll(given.originalStringValues());
      }
    }
    return words;
  }

  private static SparkSession session() {
    var builder = SparkSession.builder().appName("Cardroom simulate");
    var isSubmitted = System.getProperty("spark.master") != null;
    var spark =
        (isSubmitted ? builder : builder.master("local[*]").config("spark.ui.enabled", "false"))
            .getOrCreate();
    spark.sparkContext().setLogLevel("WARN");
    return spark;
  }

  private static void refuseUnplayable(AskedTable asked) {
    try {
      var _ = new SimulationBlocks(asked.table(), asked.seed(), asked.question().policy());
    } catch (IllegalArgumentException wrong) {
      throw new WrongUse(wrong.getMessage() + ".");
    }
  }

  private static void refuseExisting(SparkSession spark, String folder) throws Exception {
    var path = new Path(folder);
    if (path.getFileSystem(spark.sparkContext().hadoopConfiguration()).exists(path)) {
      throw new WrongUse("--parquet %s: it is there already; name a new folder.".formatted(folder));
    }
  }
}
