package cardroom.games.banked;

import cardroom.games.money.Money;
import cardroom.games.table.Position;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// One step of a round: the deck's or a position's. Chance is a move like any other.
public sealed interface Move {

  /// The next card of the shoe goes where the round needs it.
  record Fall(cardroom.cards.Card card) implements Move {}

  /// A position decides.
  ///
  /// @param behind what backline bettors add to match a double or a split, by their positions
  record Decide(Position position, Decision choice, Money amount, Map<Position, Money> behind)
      implements Move {
    public Decide {
      behind = Collections.unmodifiableMap(new LinkedHashMap<>(behind));
    }

    public Decide(Position position, Decision choice, Money amount) {
      this(position, choice, amount, Map.of());
    }
  }
}
