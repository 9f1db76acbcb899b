package cardroom.app.analyze;

import cardroom.analysis.odds.PayLaw;
import cardroom.analysis.odds.PayTableDesign;
import cardroom.analysis.odds.Ratio;
import cardroom.app.JsonOutput;
import cardroom.app.SheetOptions;
import cardroom.app.StakesOption;
import cardroom.app.Status;
import cardroom.app.WrongUse;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `design WAGER --edge 5%`: pay tables of a shape that come closest to an edge.
@Command(
    name = "design",
    description = "Pay tables of a bonus wager that come closest to a desired edge.",
    mixinStandardHelpOptions = true)
public final class Design implements Callable<Integer> {

  private static final int SHOWN = 10;
  private static final int PAYS_MOST = 10_000;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      paramLabel = "WAGER",
      description = "A side bet by its name, such as buster or pair-plus.")
  private String wager = "";

  @Option(
      names = "--edge",
      required = true,
      paramLabel = "5%",
      description = "What the bank is to keep of every unit.")
  private String edge = "";

  @Option(names = "--house", paramLabel = "H", description = "The house whose sheet to use.")
  private Optional<String> house = Optional.empty();

  @Option(names = "--decks", paramLabel = "N|infinite", description = "Decks in the shoe.")
  private Optional<String> decks = Optional.empty();

  @Option(
      names = "--shape",
      paramLabel = "LINES",
      description = "The lines that pay, such as 3,4,5,6,7,8+; without it, those of the sheet.")
  private Optional<String> shape = Optional.empty();

  @Option(names = "--max", paramLabel = "N", description = "The most that a line may pay.")
  private int max = 250;

  @Option(names = "--json", description = "Prints one JSON document.")
  private boolean json;

  @Mixin private SheetOptions sheets = new SheetOptions();

  @Override
  public Integer call() {
    double wanted = edge(edge);
    if (max < 1 || max > PAYS_MOST) {
      throw new WrongUse("--max %d: a line may pay 1 to 10,000 for one.".formatted(max));
    }
    var catalogue = sheets.catalogue();
    var bonus = DesignedWager.named(catalogue, wager);
    var where = house.orElseGet(() -> StakesOption.usualHouse(catalogue, bonus.game()));
    var question = AnalysisQuestion.of(catalogue, bonus.game(), where, decks, "", sheets.options());
    var law = bonus.law(question, shape);
    var lines = bonus.paying(law);
    var lost = lines.stream().map(PayLaw.Line::chance).reduce(Ratio.ONE, Ratio::minus);
    var chances = lines.stream().map(PayLaw.Line::chance).toList();
    var tables = PayTableDesign.nearest(chances, lost, wanted, max, SHOWN);
    print(lines, lost, tables);
    return Status.DONE;
  }

  private static double edge(String text) {
    var match = java.util.regex.Pattern.compile("(\\d{1,2}(?:\\.\\d{1,6})?)\\s*%").matcher(text);
    if (!match.matches()) {
      throw new WrongUse(
          "--edge %s: that is not an edge; write a percentage such as 5%% or 4.75%%."
              .formatted(text));
    }
    return Double.parseDouble(match.group(1)) / 100;
  }

  private void print(List<PayLaw.Line> lines, Ratio lost, List<List<Integer>> tables) {
    var out = spec.commandLine().getOut();
    var answers = new ArrayList<Map<String, Object>>();
    for (var table : tables) {
      var law = law(lines, lost, table);
      var pays = new LinkedHashMap<String, Integer>();
      for (int line = 0; line < lines.size(); line++) {
        pays.put(lines.get(line).name(), table.get(line));
      }
      var answer = new LinkedHashMap<String, Object>();
      answer.put("pays", pays);
      answer.put("edge", -law.ev().toDouble());
      answer.put("numerator", law.ev().numerator());
      answer.put("denominator", law.ev().denominator());
      answer.put("sd", law.sd());
      answers.add(answer);
      if (!json) {
        out.println(
            String.format(
                Locale.ROOT,
                "edge %9.5f %%  deviation %8.4f  pays %s",
                -100 * law.ev().toDouble(),
                law.sd(),
                pays.toString().replace("=", ": ")));
      }
    }
    if (json) {
      var document = new LinkedHashMap<String, Object>();
      document.put("wager", wager);
      document.put("edge", edge(edge));
      document.put("tables", answers);
      out.println(JsonOutput.of(document));
    }
  }

  private static PayLaw law(List<PayLaw.Line> lines, Ratio lost, List<Integer> table) {
    var all = new ArrayList<PayLaw.Line>();
    for (int line = 0; line < lines.size(); line++) {
      var old = lines.get(line);
      all.add(new PayLaw.Line(old.name(), old.chance(), Ratio.of(table.get(line), 1)));
    }
    all.add(new PayLaw.Line("lost", lost, Ratio.of(-1, 1)));
    return new PayLaw(all);
  }
}
