package cardroom.notation.banked;

import cardroom.cards.Card;
import cardroom.games.banked.Move;
import cardroom.games.money.Money;
import cardroom.games.pure215.HandTotal;
import cardroom.games.pure215.Pure215ChoiceId;
import cardroom.games.pure215.Pure215Decision;
import cardroom.games.pure215.Pure215Rule;
import cardroom.games.pure215.Sheet;
import cardroom.games.rules.Rule;
import cardroom.games.table.Clock;
import cardroom.games.table.Position;
import cardroom.notation.script.Word;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// How a round of Pure 21.5 Blackjack is written.
record Pure215Dialect(Sheet sheet) implements Dialect {

  private static final Map<String, Shape> DECISIONS =
      Map.of(
          Pure215ChoiceId.HIT, Shape.CARD,
          Pure215ChoiceId.STAND, Shape.PLAIN,
          Pure215ChoiceId.DOUBLE, Shape.AMOUNT_AND_CARD,
          Pure215ChoiceId.SPLIT, Shape.HANDS,
          Pure215ChoiceId.SURRENDER, Shape.PLAIN,
          Pure215ChoiceId.INSURANCE, Shape.AMOUNT,
          Pure215ChoiceId.EVEN_MONEY, Shape.PLAIN);

  @Override
  public int firstCards() {
    return 2;
  }

  @Override
  public String bankCards() {
    return "8c (8d)";
  }

  /// Red Flex counts the bank's red cards alone (P215-REDFLEX-3).
  @Override
  public boolean readsSuitsOfSeats() {
    return false;
  }

  @Override
  public Map<String, Shape> decisions() {
    return DECISIONS;
  }

  /// Each bettor answers for their own wager before the turns.
  @Override
  public Map<String, Shape> behind() {
    return Map.of(
        Pure215ChoiceId.INSURANCE, Shape.AMOUNT,
        Pure215ChoiceId.EVEN_MONEY, Shape.PLAIN);
  }

  @Override
  public Set<String> side() {
    return Set.of(Pure215ChoiceId.INSURANCE, Pure215ChoiceId.EVEN_MONEY);
  }

  @Override
  public Move.Decide atEnd(Position position, Clock clock) {
    var choice = clock == Clock.SIDE ? Pure215Decision.NO_INSURANCE : Pure215Decision.STAND;
    return new Move.Decide(position, choice, Money.ZERO);
  }

  @Override
  public boolean isIdle(Word decision) {
    return decision.is(Pure215ChoiceId.STAND);
  }

  @Override
  public Rule bankMustDraw() {
    return Pure215Rule.CHART_1B;
  }

  /// Either the chart says stand, or it says draw but no wager depends on it any more.
  @Override
  public Rule bankDrawsNoMore(List<Card> fallen) {
    var total = HandTotal.of(fallen);
    var stand = sheet.charts().bankMustStandFrom();
    var wouldDraw =
        total.points() < stand
            || (total.points() == 17 && total.isSoft() && sheet.charts().bankHitsSoft17());
    return wouldDraw ? Pure215Rule.BANK_DRAWS_WHEN_NEEDED : Pure215Rule.CHART_1B;
  }
}
