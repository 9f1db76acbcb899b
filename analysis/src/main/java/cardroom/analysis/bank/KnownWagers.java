package cardroom.analysis.bank;

import cardroom.analysis.odds.PayLaw;
import cardroom.analysis.pure215.CardSupply;
import cardroom.analysis.pure215.Pure215Analysis;
import cardroom.analysis.simulate.SeatPlan;
import cardroom.analysis.simulate.SimulatedTable;
import cardroom.analysis.simulate.TablePlan;
import cardroom.analysis.simulate.ThreeCardPlan;
import cardroom.analysis.simulate.ThreeCardSeat;
import cardroom.analysis.threecard.ThreeCardAnalysis;
import cardroom.cards.Cards;
import cardroom.cards.Rank;
import cardroom.cards.Shoe;
import cardroom.games.money.Money;
import cardroom.games.pure215.Pure215Wagers;
import cardroom.games.table.WagerId;
import cardroom.games.threecard.ThreeCardWagers;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.IntStream;

/// The wagers of a table whose expectation is known without playing: what they earn in a round at
/// all seats together, in cents, from an unlimited bank.
///
/// By the exchangeability of the cards every seat that plays by its own cards and the up card has
/// the same expectation as one that sits alone.
public final class KnownWagers {

  private KnownWagers() {}

  /// @param playsBestChart whether all seats play the best chart by totals of this sheet and shoe
  public static Map<WagerId, Double> of(TablePlan plan, boolean playsBestChart) {
    var supply = CardSupply.of(Shoe.of(plan.decks()));
    var analysis = Pure215Analysis.of(plan.sheet(), supply);
    var known = new LinkedHashMap<WagerId, Double>();
    if (playsBestChart && isPlayedWhole(plan)) {
      var staked = staked(plan, Pure215Wagers.GAME);
      known.put(Pure215Wagers.GAME, staked.cents() * analysis.game().byTotals().ev());
    }
    analysis.bonuses().forEach((wager, law) -> put(known, plan, wager, law));
    return known;
  }

  /// Whole dollars are paid in full, whatever rounding a sheet has.
  private static boolean isWhole(SimulatedTable plan, WagerId wager) {
    return IntStream.range(0, plan.seatCount())
        .allMatch(seat -> plan.stake(seat, wager).isMultipleOf(Money.dollars(1)));
  }

  /// For every chart of Three Card Poker: what each seat plays and folds can be counted exactly.
  public static Map<WagerId, Double> of(ThreeCardPlan plan) {
    var analysis = new ThreeCardAnalysis(plan.sheet(), Cards.STANDARD_52);
    var known = new LinkedHashMap<WagerId, Double>();
    var worth = 0.0;
    for (var seat : plan.seats()) {
      var chart = seat.chart();
      worth += seat.ante().cents() * analysis.playing(chart::weakest).toDouble();
    }
    // Ante and Play are only known together: the sum is stored for the first, and zero for the
    // other.
    known.put(ThreeCardWagers.ANTE, worth);
    known.put(ThreeCardWagers.PLAY, 0.0);
    analysis
        .bonuses()
        .forEach(
            (wager, bonus) -> {
              if (isJudged(plan, wager)) {
                put(known, plan, wager, bonus.law());
              }
            });
    return known;
  }

  /// A side bet that a fold loses has the odds of the cards only where no hand that it pays is
  /// folded.
  private static boolean isJudged(ThreeCardPlan plan, WagerId wager) {
    var bet = plan.sheet().sideBet(wager).orElseThrow();
    if (bet.bet().outlivesFold()) {
      return true;
    }
    var least = ThreeCardAnalysis.weakestPaid(bet);
    return plan.seats().stream()
        .map(ThreeCardSeat::chart)
        .allMatch(
            chart -> Arrays.stream(Rank.values()).allMatch(rank -> chart.weakest(rank) <= least));
  }

  private static Money staked(SimulatedTable plan, WagerId wager) {
    return Money.sum(
        IntStream.range(0, plan.seatCount()).mapToObj(seat -> plan.stake(seat, wager)).toList());
  }

  /// Only where the table, like the analysis, doubles the whole wager, and pays and forfeits exact
  /// fractions.
  private static boolean isPlayedWhole(TablePlan plan) {
    return plan.seats().stream().allMatch(seat -> isPlayedWhole(plan, seat));
  }

  private static boolean isPlayedWhole(TablePlan plan, SeatPlan seat) {
    var sheet = plan.sheet();
    var stake = seat.game();
    var pays = sheet.purePays();
    var paid = pays.on(stake, sheet.payoutRounding(), sheet.moneyUnit());
    var part = sheet.surrender().forfeits();
    var forfeited = part.of(stake, sheet.surrender().rounding(), sheet.moneyUnit());
    var most = sheet.schedule(plan.schedule()).limitMax();
    var doublesWhole = !sheet.doubling().countsTowardMaximum() || !stake.times(2).isMoreThan(most);
    return paid.cents() * pays.per() == stake.cents() * pays.pays()
        && forfeited.cents() * part.under() == stake.cents() * part.over()
        && doublesWhole
        && !seat.insures();
  }

  private static void put(
      Map<WagerId, Double> known, SimulatedTable plan, WagerId wager, PayLaw law) {
    var staked = staked(plan, wager);
    if (staked.isPositive() && isWhole(plan, wager)) {
      known.put(wager, staked.cents() * law.ev().toDouble());
    }
  }
}
