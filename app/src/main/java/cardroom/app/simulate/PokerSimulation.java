package cardroom.app.simulate;

import cardroom.analysis.simulate.PokerTally;
import cardroom.analysis.simulate.PokerTendencies;
import cardroom.analysis.simulate.PokerTrial;
import cardroom.app.LongWork;
import cardroom.app.WrongUse;
import cardroom.games.poker.sheet.PokerSheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import picocli.CommandLine.Option;

/// `simulate` of a poker game: what the house collects by limit and players, and how often each
/// type of hand is shown.
final class PokerSimulation {

  private static final int HANDS_PER_HOUR = 30;
  private static final PokerTendencies USUAL = new PokerTendencies(0.3, 0.1);

  @Option(
      names = "--hands-per-hour",
      paramLabel = "N",
      description = "Poker: hands dealt in an hour; default 30.")
  private Optional<Integer> handsPerHour = Optional.empty();

  @Option(
      names = "--calls",
      paramLabel = "F",
      description = "Poker: the chance that a player who must call stays in; default 0.3.")
  private Optional<Double> calls = Optional.empty();

  @Option(
      names = "--raises",
      paramLabel = "F",
      description = "Poker: the chance that a player bets or raises; default 0.1.")
  private Optional<Double> raises = Optional.empty();

  private volatile Optional<PokerTrial> running = Optional.empty();
  private volatile boolean isStopped;

  /// @param shown hands in which nobody folded
  record Found(
      PokerSheet sheet,
      PokerTendencies tendencies,
      int handsPerHour,
      List<ByPlayers> byPlayers,
      PokerTally shown,
      boolean isStoppedEarly) {}

  record ByPlayers(int players, PokerTally tally) {}

  /// How much of it is to be done, and by whom.
  record Size(long hands, long seed, int threads) {}

  boolean isGiven() {
    return handsPerHour.isPresent() || calls.isPresent() || raises.isPresent();
  }

  void stop() {
    isStopped = true;
    running.ifPresent(PokerTrial::stop);
  }

  /// @param only the number of players, or all that the table takes
  Found run(PokerSheet sheet, OptionalInt only, Size size, LongWork work)
      throws InterruptedException {
    var most = sheet.playersMax();
    if (only.isPresent() && (only.getAsInt() < 2 || only.getAsInt() > most)) {
      throw new WrongUse(
          "--seats %d: 2 to %d people play %s."
              .formatted(only.getAsInt(), most, sheet.variant().name()));
    }
    var tendencies = tendencies();
    var pace = pace();
    var counts = only.isPresent() ? IntStream.of(only.getAsInt()) : IntStream.rangeClosed(2, most);
    var wanted = counts.boxed().toList();
    var found = new ArrayList<ByPlayers>();
    for (var players : wanted) {
      found.add(new ByPlayers(players, tally(sheet, players, tendencies, size, work)));
    }
    var shown = tally(sheet, Math.min(wanted.getLast(), 6), PokerTendencies.ALL_STAY, size, work);
    return new Found(sheet, tendencies, pace, found, shown, isStopped);
  }

  private PokerTally tally(
      PokerSheet sheet, int players, PokerTendencies tendencies, Size size, LongWork work)
      throws InterruptedException {
    var trial =
        new PokerTrial(
            sheet, sheet.rows().getFirst(), players, tendencies, size.seed(), size.hands());
    running = Optional.of(trial);
    if (isStopped) {
      trial.stop();
    }
    return trial.run(
        size.threads(),
        done ->
            work.show(
                (double) done / size.hands(), "%,d hands of %d players".formatted(done, players)));
  }

  private PokerTendencies tendencies() {
    try {
      return new PokerTendencies(calls.orElse(USUAL.calls()), raises.orElse(USUAL.raises()));
    } catch (IllegalArgumentException wrong) {
      throw new WrongUse("--" + wrong.getMessage() + ".");
    }
  }

  private int pace() {
    var pace = handsPerHour.orElse(HANDS_PER_HOUR);
    if (pace < 1 || pace > 1_000) {
      throw new WrongUse("--hands-per-hour %d: give a number from 1 to 1,000.".formatted(pace));
    }
    return pace;
  }
}
