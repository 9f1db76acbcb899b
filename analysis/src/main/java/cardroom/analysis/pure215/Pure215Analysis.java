package cardroom.analysis.pure215;

import cardroom.analysis.odds.PayLaw;
import cardroom.games.pure215.HouseBet;
import cardroom.games.pure215.Sheet;
import cardroom.games.pure215.SideBet;
import cardroom.games.pure215.SideBets;
import java.util.List;
import java.util.Optional;

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

  public Optional<PayLaw> buster() {
    return sheet.sideBet(SideBets.BUSTER.id()).flatMap(HouseBet::table).map(bonuses::buster);
  }

  /// Game, Buster and Red Flex together, by the law of the game wager.
  public JointLaw joint(RoundLaw round) {
    return joint(round, AnalysisWatch.NOBODY).orElseThrow();
  }

  /// The same, unless the watch stops it.
  public Optional<JointLaw> joint(RoundLaw round, AnalysisWatch watch) {
    var joint = new JointLaw();
    var redFlex = sheet.sideBet(SideBets.RED_FLEX.id()).filter(bet -> bet.table().isPresent());
    for (var solution : game.upcards()) {
      if (!watch.goesOn((double) solution.up().rank() / PointRank.COUNT)) {
        return Optional.empty();
      }
      var behind =
          redFlex
              .map(bet -> bet.isOn(SideBets.BONUS_CARDS_HAVE_SUIT))
              .map(suited -> new RedRuns(solution.up(), supply, suited))
              .map(runs -> JointUpcard.coloured(solution, runs, joint))
              .orElseGet(() -> JointUpcard.plain(solution, joint));
      behind.add(game, round);
    }
    return Optional.of(joint);
  }

  /// What a unit on Buster earns in a case, zero where it is not offered.
  public double buster(JointLaw.Case one) {
    return paid(SideBets.BUSTER, one.bustCards());
  }

  public double redFlex(JointLaw.Case one) {
    return paid(SideBets.RED_FLEX, one.run());
  }

  private double paid(SideBet bet, int count) {
    return sheet
        .sideBet(bet.id())
        .flatMap(HouseBet::table)
        .map(table -> table.pays(count).map(PlayRules::number).orElse(-1.0))
        .orElse(0.0);
  }

  public Optional<PayLaw> redFlex() {
    return sheet
        .sideBet(SideBets.RED_FLEX.id())
        .flatMap(
            bet ->
                bet.table()
                    .map(
                        table -> bonuses.redFlex(table, bet.isOn(SideBets.BONUS_CARDS_HAVE_SUIT))));
  }
}
