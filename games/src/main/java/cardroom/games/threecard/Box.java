package cardroom.games.threecard;

import cardroom.cards.Card;
import cardroom.cards.ranking.HandRank;
import cardroom.cards.ranking.Rankings;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Circle;
import cardroom.games.table.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A circle in play: its bets, its three cards, and who plays or folds on them.
///
/// @param decided by position; missing while undecided
record Box(Circle circle, List<Card> cards, Map<Position, Decision> decided) {

  enum Decision {
    PLAYS,
    FOLDS
  }

  Box {
    cards = List.copyOf(cards);
    decided = Map.copyOf(decided);
  }

  static Box of(Circle circle) {
    return new Box(circle, List.of(), Map.of());
  }

  Position position() {
    return circle.own().position();
  }

  Box with(Card card) {
    var more = new ArrayList<>(cards);
    more.add(card);
    return new Box(circle, more, decided);
  }

  Box with(Position position, Decision decision) {
    var more = new HashMap<>(decided);
    more.put(position, decision);
    return new Box(circle, cards, more);
  }

  /// Everybody behind the seat folds with it.
  Box allFold() {
    var folded = this;
    for (var bet : circle.bets()) {
      folded = folded.with(bet.position(), Decision.FOLDS);
    }
    return folded;
  }

  /// The seat's own bettor first, then those behind it as they came.
  Optional<Bet> undecided() {
    for (var bet : circle.bets()) {
      if (!decided.containsKey(bet.position())) {
        return Optional.of(bet);
      }
    }
    return Optional.empty();
  }

  boolean plays(Position position) {
    return decided.get(position) == Decision.PLAYS;
  }

  boolean folds(Position position) {
    return decided.get(position) == Decision.FOLDS;
  }

  /// Whether somebody plays this hand, so that it is shown in the end.
  boolean isPlayed() {
    return decided.containsValue(Decision.PLAYS);
  }

  HandRank rank() {
    return Rankings.THREE_CARD.rank(cards);
  }
}
