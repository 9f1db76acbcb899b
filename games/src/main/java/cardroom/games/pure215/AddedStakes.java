package cardroom.games.pure215;

import cardroom.games.banked.Bet;
import cardroom.games.banked.Decision;
import cardroom.games.banked.Move;
import cardroom.games.money.Money;
import cardroom.games.pure215.Round.Playing;
import cardroom.games.table.Position;
import java.util.LinkedHashMap;
import java.util.Map;

/// Chips that decisions add to the layout: insurance, doubles and splits.
final class AddedStakes {

  private AddedStakes() {}

  static Map<Position, Money> of(Round round, Move.Decide decision) {
    var added = new LinkedHashMap<Position, Money>();
    switch (decision.choice()) {
      case Pure215Decision.INSURANCE, Pure215Decision.DOUBLE ->
          added.put(decision.position(), decision.amount());
      case Pure215Decision.SPLIT -> added.put(decision.position(), splitWager(round));
      default -> {}
    }
    added.putAll(decision.behind());
    return added;
  }

  static Pure215Rule clause(Decision choice) {
    return switch (choice) {
      case Pure215Decision.INSURANCE -> Pure215Rule.INSURANCE_OFFER;
      case Pure215Decision.DOUBLE -> Pure215Rule.DOUBLE;
      case Pure215Decision.SPLIT -> Pure215Rule.SPLIT_EQUAL;
      default -> Pure215Rule.ACTIONS;
    };
  }

  private static Money splitWager(Round round) {
    return round instanceof Playing(var felt, var spot)
        ? felt.hand(spot).stakes().getFirst()
        : Money.ZERO;
  }

  /// A backline bettor who matches adds as much as their own wager on that hand.
  static Map<Position, Money> matching(Round round, Move.Decide decision) {
    var isRaise =
        decision.choice() == Pure215Decision.DOUBLE || decision.choice() == Pure215Decision.SPLIT;
    if (!isRaise || !(round instanceof Playing(var felt, var spot))) {
      return Map.of();
    }
    var hand = felt.hand(spot);
    var added = new LinkedHashMap<Position, Money>();
    var bets = felt.box(spot).circle().bets();
    for (var index = 1; index < bets.size(); index++) {
      Bet bet = bets.get(index);
      if (bet.matches() && hand.stakes().get(index).isPositive()) {
        added.put(bet.position(), hand.stakes().get(index));
      }
    }
    return added;
  }
}
