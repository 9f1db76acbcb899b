package cardroom.notation.banked;

import cardroom.cards.Card;
import cardroom.games.banked.Move;
import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.table.Clock;
import cardroom.games.table.Position;
import cardroom.games.threecard.ThreeCardChoiceId;
import cardroom.games.threecard.ThreeCardDecision;
import cardroom.games.threecard.ThreeCardRule;
import cardroom.notation.script.Word;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// How a round of Three Card Poker is written: `seat 2 ante $10 pair-plus $5 Kh9d2c play`, and the
/// bank's face-up card last, `bank seat 7 (Qs 7d) 4h`.
record ThreeCardDialect() implements Dialect {

  private static final Map<String, Shape> DECISIONS =
      Map.of(ThreeCardChoiceId.PLAY, Shape.AMOUNT_IF_ANY, ThreeCardChoiceId.FOLD, Shape.PLAIN);

  @Override
  public int firstCards() {
    return 3;
  }

  @Override
  public String bankCards() {
    return "(Qs 7d) 4h";
  }

  @Override
  public boolean readsSuitsOfSeats() {
    return true;
  }

  @Override
  public Map<String, Shape> decisions() {
    return DECISIONS;
  }

  /// A bettor behind a seat makes their own decision once the seat has played.
  @Override
  public Map<String, Shape> behind() {
    return DECISIONS;
  }

  @Override
  public Set<String> side() {
    return Set.of();
  }

  /// A line without a decision folds, as a player whose time ran out does.
  @Override
  public Move.Decide atEnd(Position position, Clock clock) {
    return new Move.Decide(position, ThreeCardDecision.FOLD, Money.ZERO);
  }

  @Override
  public boolean isIdle(Word decision) {
    return false;
  }

  @Override
  public Rule bankMustDraw() {
    return ThreeCardRule.STACKS;
  }

  @Override
  public Rule bankDrawsNoMore(List<Card> fallen) {
    return ThreeCardRule.STACKS;
  }
}
