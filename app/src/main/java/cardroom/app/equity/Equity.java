package cardroom.app.equity;

import cardroom.analysis.equity.Equities;
import cardroom.analysis.equity.EquityError;
import cardroom.analysis.equity.EquityQuestion;
import cardroom.app.LongWork;
import cardroom.app.Status;
import cardroom.app.WrongUse;
import cardroom.games.poker.variant.Variant;
import cardroom.games.poker.variant.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// What poker hands are worth against each other when nothing more is bet.
@Command(
    name = "equity",
    description = "What poker hands are worth against each other.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Hands: AsKs; in stud down/up, AsKs/Qd9h; in draw games kept/drawn, 7h5s3dJk/1.",
      "A rank without a suit is any card of it, x an unknown card: AAxx in Omaha.",
      "Hold'em ranges, separated by commas: QQ+, AKs, AKo, A2-A5, 22-55, Kx, 15%%, random.",
      "",
      "  ./cardroom equity texas-holdem AhAs KdKc",
      "  ./cardroom equity texas-holdem \"QQ+,AKs\" 15%% --board Ts9s2d",
      "  ./cardroom equity omaha-high-low AcAd2c3d KhKsQhJs",
      "  ./cardroom equity razz 2s3d/4c 8h9h/Tc --dead KsQd"
    })
public final class Equity implements Callable<Integer> {

  @Parameters(index = "0", paramLabel = "GAME", description = "A poker game: texas-holdem, ...")
  private String game = "";

  @Parameters(index = "1..*", paramLabel = "HAND", description = "Two to nine hands.")
  private List<String> hands = new ArrayList<>();

  @Option(names = "--board", paramLabel = "CARDS", description = "Board cards already dealt.")
  private String board = "";

  @Option(
      names = "--dead",
      paramLabel = "CARDS",
      description = "Cards that can no longer be dealt.")
  private String dead = "";

  @Option(
      names = "--samples",
      paramLabel = "N",
      description = "Deals this many times at random instead of trying every deal.")
  private Optional<Integer> samples = Optional.empty();

  @Option(names = "--json", description = "Prints JSON instead of a table.")
  private boolean json;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public Integer call() {
    var variant = variant();
    if (samples.orElse(1) < 1) {
      throw new WrongUse("--samples %d: give a number from 1.".formatted(samples.orElse(1)));
    }
    try {
      answer(variant, Equities.ask(variant, hands, board, dead, samples.orElse(0)));
      return Status.DONE;
    } catch (EquityError wrong) {
      throw new WrongUse(wrong.sentence());
    }
  }

  private void answer(Variant variant, EquityQuestion question) {
    var isStopped = new AtomicBoolean();
    var out = spec.commandLine().getOut();
    try (var work = LongWork.stoppedBy(() -> isStopped.set(true), spec.commandLine().getErr())) {
      var answer =
          Equities.answer(
              question,
              part -> {
                work.show(part, "of all deals");
                return !isStopped.get();
              });
      work.clear();
      out.print(json ? EquityText.json(variant, answer) : EquityText.table(variant, answer));
      out.flush();
    }
  }

  private Variant variant() {
    return Variants.ALL.stream()
        .filter(variant -> variant.id().equals(game))
        .findFirst()
        .orElseThrow(
            () ->
                new WrongUse(
                    "\"%s\" is not a poker game: give one of %s."
                        .formatted(
                            game,
                            Variants.ALL.stream()
                                .map(Variant::id)
                                .collect(Collectors.joining(", ")))));
  }
}
