package cardroom.games.pure215;

import cardroom.cards.Card;
import cardroom.games.banked.Circle;
import cardroom.games.money.Money;
import cardroom.games.table.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A circle in play: its bets, its hands in their order on the table, and what was decided before
/// the turns.
///
/// @param split the first two cards once they were split; empty before
/// @param insurance by position, zero where it was declined; missing while undecided
/// @param evenMoney the positions whose Pure was settled at even money
record Box(
    Circle circle,
    List<BlackjackHand> hands,
    List<Card> split,
    Map<Position, Money> insurance,
    List<Position> evenMoney) {

  Box {
    hands = List.copyOf(hands);
    split = List.copyOf(split);
    insurance = Map.copyOf(insurance);
    evenMoney = List.copyOf(evenMoney);
  }

  static Box of(Circle circle) {
    var stakes = circle.bets().stream().map(bet -> bet.on(Pure215Wagers.GAME)).toList();
    return new Box(circle, List.of(BlackjackHand.dealt(stakes)), List.of(), Map.of(), List.of());
  }

  int seat() {
    return circle.seat();
  }

  Position position() {
    return circle.own().position();
  }

  /// The first two cards dealt to the circle, split or not.
  List<Card> first() {
    var cards = hands.getFirst().cards();
    return split.isEmpty() ? cards.subList(0, Math.min(2, cards.size())) : split;
  }

  /// The place of a bettor in the circle's order, or -1.
  int index(Position position) {
    for (var index = 0; index < circle.bets().size(); index++) {
      if (circle.bets().get(index).position().equals(position)) {
        return index;
      }
    }
    return -1;
  }

  Box with(int hand, BlackjackHand changed) {
    var all = new ArrayList<>(hands);
    all.set(hand, changed);
    return new Box(circle, all, split, insurance, evenMoney);
  }

  /// The second hand of a split comes directly after its parent (P215-SPLIT-8).
  Box split(int hand, BlackjackHand first, BlackjackHand second) {
    var cards = first();
    var all = new ArrayList<>(hands);
    all.set(hand, first);
    all.add(hand + 1, second);
    return new Box(circle, all, cards, insurance, evenMoney);
  }

  Box insured(Position position, Money amount) {
    var changed = new HashMap<>(insurance);
    changed.put(position, amount);
    return new Box(circle, hands, split, changed, evenMoney);
  }

  Box tookEvenMoney(Position position) {
    var changed = new ArrayList<>(evenMoney);
    changed.add(position);
    return new Box(circle, hands, split, insurance, changed).insured(position, Money.ZERO);
  }

  Money insurance(Position position) {
    return insurance.getOrDefault(position, Money.ZERO);
  }
}
