package cardroom.app.analyze;

import cardroom.analysis.document.SheetDocument;
import cardroom.analysis.document.StoppedEarly;
import cardroom.analysis.document.WantedFigures;
import cardroom.analysis.pure215.Pure215Analysis;
import cardroom.app.JsonOutput;
import cardroom.app.LongWork;
import cardroom.app.SheetOptions;
import cardroom.app.StakesOption;
import cardroom.app.Status;
import cardroom.app.WrongUse;
import cardroom.app.bank.BankOptions;
import cardroom.houses.Catalogue;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `analyze GAME`: exact odds and strategy for a rule sheet.
@Command(
    name = "analyze",
    description = "What a rule sheet is worth: exact odds and strategy for every wager.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Figures are per unit staked, from the player's side: a negative ev is lost by the player.",
      "docs/analysis.md says how they are got and what the treatment of splits assumes.",
      "Ctrl-C prints what is known."
    })
public final class Analyze implements Callable<Integer> {

  private static final int SPLITS_MAX = 1_000_000;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "GAME", description = "pure-21.5 or three-card-poker.")
  private String game = "pure-21.5";

  @Option(names = "--house", paramLabel = "H", description = "The house whose sheet to use.")
  private Optional<String> house = Optional.empty();

  @Option(
      names = "--decks",
      paramLabel = "N|infinite",
      description = "Decks in the shoe; without it, those of the sheet.")
  private Optional<String> decks = Optional.empty();

  @Option(
      names = "--removed",
      paramLabel = "CARDS",
      description = "Cards that are out of the shoe, such as AhKsKd.")
  private String removed = "";

  @Option(
      names = "--distribution",
      description = "Also the whole distribution of a round's result on the game wager.")
  private boolean distribution;

  @Option(
      names = "--removal",
      description = "Also what a missing card does to each wager, and what counting brings.")
  private boolean removal;

  @Option(
      names = "--splits",
      arity = "0..1",
      fallbackValue = "1000",
      paramLabel = "N",
      description =
          "Also what weighing all cards in sight after a split would bring, measured on N split"
              + " rounds; default 1,000.")
  private Optional<Integer> splits = Optional.empty();

  @Option(
      names = "--versus",
      paramLabel = "\"house=…,decks=…,key=value\"",
      description = "Compares with another sheet; what is not named stays as it is.")
  private Optional<String> versus = Optional.empty();

  @Option(names = "--json", description = "Prints one JSON document.")
  private boolean json;

  @Mixin private PageOptions pages = new PageOptions();
  @Mixin private SheetOptions sheets = new SheetOptions();

  @Mixin private BankOptions bank = new BankOptions();

  @Override
  public Integer call() throws IOException, InterruptedException {
    pages.check(versus.isPresent());
    Thread.ofPlatform().daemon().start(Pure215Analysis::prepare);
    var catalogue = sheets.catalogue();
    var where = house.orElseGet(() -> usualHouse(catalogue));
    var question = AnalysisQuestion.of(catalogue, game, where, decks, removed, sheets.options());
    try (var work = LongWork.stoppedBy(bank::stop, spec.commandLine().getErr())) {
      var document = analysed(question, work);
      var written = written(document, question, work);
      if (versus.isPresent()) {
        var other = other(catalogue, where, versus.get());
        document = VersusReport.of(document, analysed(other, work));
      }
      work.clear();
      print(document, written);
    }
    return Status.DONE;
  }

  /// No page is written of an analysis that was stopped early.
  private List<String> written(
      Map<String, Object> document, AnalysisQuestion question, LongWork work) throws IOException {
    return work.isStopped() ? List.of() : pages.write(document, question.loaded());
  }

  private void print(Map<String, Object> document, List<String> written) {
    var out = spec.commandLine().getOut();
    if (json) {
      out.println(JsonOutput.of(document));
    } else if (!written.isEmpty()) {
      written.forEach(out::println);
    } else {
      out.print(new AnalyzeReport(TerminalColours.of(System.console())).text(document));
    }
    out.flush();
  }

  private Map<String, Object> analysed(AnalysisQuestion question, LongWork work)
      throws InterruptedException {
    var asksBank = bank.isAsked();
    if (asksBank && (question.decks().isEmpty() || !question.removed().isEmpty())) {
      throw new WrongUse(
          "--bank is calculated from whole decks; leave out --removed and --decks infinite.");
    }
    var document = exact(question, work);
    if (asksBank) {
      var answer = bank.answer(question.loaded(), work);
      answer.ifPresent(known -> document.put("bank", known));
      if (answer.isEmpty()) {
        StoppedEarly.without("bank", document);
      }
    }
    return document;
  }

  private AnalysisQuestion other(Catalogue catalogue, String where, String given) {
    var words = VersusReport.words(given);
    var there = Optional.ofNullable(words.remove("house")).orElse(where);
    var many = Optional.ofNullable(words.remove("decks")).or(() -> decks);
    var less = Optional.ofNullable(words.remove("removed")).orElse(removed);
    var options = new LinkedHashMap<>(sheets.options());
    options.putAll(words);
    return AnalysisQuestion.of(catalogue, game, there, many, less, options);
  }

  private Map<String, Object> exact(AnalysisQuestion question, LongWork work) {
    if (!SheetDocument.isFor(question.loaded())) {
      throw new WrongUse(
          "%s cannot be analysed: nobody banks it; the games are pure-21.5, three-card-poker."
              .formatted(question.game()));
    }
    refuseNonsense(question);
    var wanted = new WantedFigures(distribution || pages.isWanted(), removal, splits(question));
    return SheetDocument.of(
        question.analysed(),
        wanted,
        done -> {
          work.show(done, "of the analysis");
          return !work.isStopped();
        });
  }

  private void refuseNonsense(AnalysisQuestion question) {
    var isPure = question.loaded().sheet() instanceof cardroom.games.pure215.Sheet;
    if (!isPure && (removal || splits.isPresent())) {
      throw new WrongUse(
          "%s: only pure-21.5 has that analysis; leave it out."
              .formatted(removal ? "--removal" : "--splits"));
    }
  }

  private int splits(AnalysisQuestion question) {
    var rounds = splits.orElse(0);
    if (splits.isPresent() && (rounds < 1 || rounds > SPLITS_MAX)) {
      throw new WrongUse(
          "--splits %d: give a number of split rounds from 1 to %,d."
              .formatted(rounds, SPLITS_MAX));
    }
    if (splits.isPresent() && question.decks().isEmpty()) {
      throw new WrongUse(
          "--splits: cards in sight say nothing about infinite decks; name a number of decks.");
    }
    return rounds;
  }

  private String usualHouse(Catalogue catalogue) {
    var known =
        catalogue.houses().stream()
            .flatMap(one -> catalogue.games(one).stream())
            .distinct()
            .toList();
    if (!known.contains(game)) {
      throw new WrongUse(
          "There is no game '%s'; the games are pure-21.5, three-card-poker.".formatted(game));
    }
    return StakesOption.usualHouse(catalogue, game);
  }
}
