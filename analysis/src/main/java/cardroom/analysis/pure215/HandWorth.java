package cardroom.analysis.pure215;

import cardroom.cards.Card;
import cardroom.games.pure215.Sheet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// What each play of one hand is worth, per unit of its wager, to a player who has seen certain
/// cards and knows nothing of the others.
///
/// The hand is considered alone and played at its best from here on, against an unlimited bank.
///
/// @param plays after the peek, when the bank is known to have no Pure; callers check which of them
///   are legal
/// @param declined the whole hand before the peek, without insurance or surrender
/// @param insurance per unit of insurance, before the peek
/// @param bankBusts the chance that the bank goes over 21 or makes 8-8-8, after the peek
public record HandWorth(
    Map<PlayerOption, Double> plays, double declined, double insurance, double bankBusts) {

  private static final HeldCards HANDS = HeldCards.ALL;

  public HandWorth {
    plays = Map.copyOf(plays);
  }

  /// A hand to be weighed.
  ///
  /// @param seen every other card in sight, the up card left out
  /// @param hands into how many hands the circle has been split by now
  public record Situation(List<Card> hand, Card up, List<Card> seen, int hands) {
    public Situation {
      hand = List.copyOf(hand);
      seen = List.copyOf(seen);
    }
  }

  public static HandWorth of(Sheet sheet, Situation at) {
    var rules = PlayRules.of(sheet).afterSplits(at.hands() - 1);
    var supply = CardSupply.decks(sheet.shoe().decks()).without(at.seen());
    var up = new Upcard(rules, new DrawTables(supply), PointRank.of(at.up()));
    int hand = HANDS.of(at.hand());
    var solution = UpcardSolution.best(up);
    double pure = solution.pure(hand);
    double pays = PlayRules.number(sheet.insurance().pays());
    return new HandWorth(
        plays(solution, hand),
        rules.surrender() == PlayRules.Surrender.EARLY
            ? keptBeforePeek(solution, hand)
            : solution.value(hand),
        pure * pays - (1 - pure),
        busts(up, hand));
  }

  static Map<PlayerOption, Double> plays(UpcardSolution solution, int hand) {
    var up = solution.up();
    double noPure = 1 - solution.pure(hand);
    var plays = new EnumMap<PlayerOption, Double>(PlayerOption.class);
    plays.put(PlayerOption.STAND, solution.standing().value(hand) / noPure);
    plays.put(PlayerOption.HIT, solution.values().hit(hand) / noPure);
    plays.put(PlayerOption.DOUBLE, solution.values().doubled(hand) / noPure);
    plays.put(PlayerOption.SURRENDER, -up.rules().forfeits());
    if (HANDS.isPair(hand) && solution.maySplit(HANDS.lowest(hand))) {
      plays.put(
          PlayerOption.SPLIT, SplitWorth.of(up, solution.policy(), HANDS.lowest(hand)) / noPure);
    }
    return plays;
  }

  /// Nobody surrenders a Pure, so there is nothing else to weigh for it.
  private static double keptBeforePeek(UpcardSolution solution, int hand) {
    return UpcardSolution.isPure(hand) ? solution.value(hand) : solution.kept(hand);
  }

  static double busts(Upcard up, int hand) {
    var chances = new double[BankLaw.OUTCOMES];
    up.law(PointRank.ACE).of(HANDS.key(hand), HANDS.cards(hand), chances, 0);
    return (chances[BankHands.BUST] + chances[BankHands.TRIPLE_EIGHT])
        / up.noPure(HANDS.key(hand), HANDS.cards(hand));
  }
}
