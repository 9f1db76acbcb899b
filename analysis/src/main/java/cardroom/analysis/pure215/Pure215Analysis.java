package cardroom.analysis.pure215;

import cardroom.analysis.odds.PayLaw;
import cardroom.games.pure215.Counted;
import cardroom.games.pure215.HouseBet;
import cardroom.games.pure215.Sheet;
import cardroom.games.table.WagerId;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.ToDoubleFunction;

/// Everything about a sheet of Pure 21.5 that can be computed exactly; the front door of the
/// package.
public final class Pure215Analysis {

  /// What the treatment of splits assumes, and what that costs.
  public static final String SPLITS =
      "Splits: every further card of the pair's rank is split again while the sheet allows it, and each hand is"
          + " played like the same cards unsplit. Under these two assumptions the expectation is exact."
          + " What a player who weighed the cards of all their hands would gain is measured by --splits, for the"
          + " sheet and the shoe in question.";

  /// How the figures are got and what they assume, for reports.
  public static final List<String> METHOD =
      List.of(
          "Every draw is without replacement from the cards named, unless the decks are infinite. The ten"
              + " kinds of cards"
              + " that the game tells apart are counted; nothing is sampled.",
          "Play: stand, hit, double and surrender are compared for each set of cards against each up card"
              + " (composition-dependent, zero memory), within Charts 1A and 1B, the peek and 8-8-8 as the"
              + " sheet says.",
          SPLITS,
          "A double is for the whole wager. Insurance is a wager of its own, taken with nothing known but the ace.",
          "The game wager is computed in double precision and equals brute force through the rules of the"
              + " table within"
              + " 0.000000000001 in trial shoes. Bonus bets are counted in whole numbers; their figures are exact"
              + " fractions.");

  private final Sheet sheet;
  private final CardSupply supply;
  private final GameSolution game;
  private final BonusLaws bonuses;

  private Pure215Analysis(Sheet sheet, CardSupply supply, GameSolution game) {
    this.sheet = sheet;
    this.supply = supply;
    this.game = game;
    this.bonuses = new BonusLaws(game.rules().drawing(), supply);
  }

  /// Prepares what every analysis needs, whatever the sheet: a cold command does this on another
  /// thread while it reads the sheet.
  public static void prepare() {
    HeldCards.ALL.size();
  }

  /// For the whole shoe that the house deals from.
  public static Pure215Analysis of(Sheet sheet) {
    return of(sheet, CardSupply.decks(sheet.shoe().decks()));
  }

  public static Pure215Analysis of(Sheet sheet, CardSupply supply) {
    return new Pure215Analysis(sheet, supply, GameSolution.of(PlayRules.of(sheet), supply));
  }

  /// The same on every processor, for a caller that waits.
  public static Pure215Analysis inParallel(Sheet sheet, CardSupply supply) {
    return new Pure215Analysis(sheet, supply, GameSolution.inParallel(PlayRules.of(sheet), supply));
  }

  /// Reuses the solution for other cards of the same ranks: it does not depend on colours.
  static Pure215Analysis bonuses(Sheet sheet, CardSupply supply, Pure215Analysis sameRanks) {
    return new Pure215Analysis(sheet, supply, sameRanks.game);
  }

  /// The game wager at its best.
  public GameSolution game() {
    return game;
  }

  public CardSupply supply() {
    return supply;
  }

  /// Insurance per unit of it, with an ace up and nothing else known; empty where it is not
  /// offered.
  public Optional<PayLaw> insurance() {
    var insurance = sheet.insurance();
    return insurance.offered()
        ? Optional.of(bonuses.insurance(insurance.pays()))
        : Optional.empty();
  }

  /// What considering the cards of all hands of a split would gain, measured on that many split
  /// rounds, unless the watch stops it.
  public Optional<SplitGain.Measured> splitGain(int rounds, AnalysisWatch watch) {
    return SplitGain.of(game, supply, rounds, watch);
  }

  /// Every side bet that this house offers, in the order of its wagers.
  public SequencedMap<WagerId, PayLaw> bonuses() {
    return bonuses.offered(sheet);
  }

  /// One of them; empty where this house does not offer it.
  public Optional<PayLaw> bonus(WagerId wager) {
    return sheet.sideBet(wager).flatMap(bet -> bet.table().map(table -> bonuses.of(bet, table)));
  }

  private List<HouseBet> offered() {
    return sheet.offered().stream().sorted(Comparator.comparing(HouseBet::id)).toList();
  }

  /// The game wager and the side bets that the bank's hand decides, by the law of the game wager.
  public JointLaw joint(RoundLaw round) {
    return joint(round, AnalysisWatch.NOBODY).orElseThrow();
  }

  /// The same, unless the watch stops it.
  public Optional<JointLaw> joint(RoundLaw round, AnalysisWatch watch) {
    var joint = new JointLaw();
    var ofKind = run().map(run -> run.ofKind(supply));
    for (var solution : game.upcards()) {
      if (!watch.goesOn((double) solution.up().rank() / PointRank.COUNT)) {
        return Optional.empty();
      }
      var behind =
          ofKind
              .map(counts -> new BankRuns(solution.up(), supply, counts))
              .map(runs -> JointUpcard.withRuns(solution, runs, joint))
              .orElseGet(() -> JointUpcard.plain(solution, joint));
      behind.add(game, round);
    }
    return Optional.of(joint);
  }

  /// A side bet on a run of cards of a kind.
  private record RunBet(HouseBet bet, Counted.Run run) {

    private int[] ofKind(CardSupply supply) {
      return supply.likely().getFirst().byRank(card -> run.belongs().test(card, bet));
    }
  }

  /// The one whose length the joint law distinguishes: the first that is offered.
  private Optional<RunBet> run() {
    for (var bet : offered()) {
      if (bet.bet().counted() instanceof Counted.Run run) {
        return Optional.of(new RunBet(bet, run));
      }
    }
    return Optional.empty();
  }

  /// The kind of cards whose run the joint law distinguishes, such as `red`.
  public Optional<String> runOf() {
    return run().map(found -> found.run().word());
  }

  /// What a unit on each side bet earns in a case of the joint law; those that the bank's hand does
  /// not decide are not among them.
  public SequencedMap<WagerId, ToDoubleFunction<JointLaw.Case>> jointBonuses() {
    var wagers = new LinkedHashMap<WagerId, ToDoubleFunction<JointLaw.Case>>();
    for (var bet : offered()) {
      switch (bet.bet().counted()) {
        case Counted.BustedHand _ -> wagers.put(bet.id(), one -> paid(bet, one.bustCards()));
        case Counted.Run _ -> {
          if (run().filter(found -> found.bet().equals(bet)).isPresent()) {
            wagers.put(bet.id(), one -> paid(bet, one.run()));
          }
        }
        case Counted.FirstCards _ -> {}
      }
    }
    return wagers;
  }

  private static double paid(HouseBet bet, int count) {
    return bet.pays(count).map(PlayRules::number).orElse(-1.0);
  }
}
