package cardroom.games.pure215;

import cardroom.cards.Card;
import cardroom.games.banked.Move;
import cardroom.games.money.Money;
import cardroom.games.table.Position;
import java.util.Map;
import java.util.Optional;

/// What may happen in a round.
sealed interface Action {

  /// The deck's own move.
  record Deal(Card card) implements Action {}

  /// Insurance; zero declines it.
  record Insure(Position position, Money amount) implements Action {}

  /// A Pure against an ace, settled at once at even money where the sheet offers it.
  record EvenMoney(Position position) implements Action {}

  record Hit(Position position) implements Action {}

  record Stand(Position position) implements Action {}

  /// A second wager and one more card; backline bettors who match add theirs.
  record DoubleDown(Position position, Money amount, Map<Position, Money> behind)
      implements Action {}

  /// An equal second wager, also when the amount is zero. Backline bettors who match add theirs.
  record Split(Position position, Money amount, Map<Position, Money> behind) implements Action {}

  record Surrender(Position position) implements Action {}

  /// The action that a move stands for; empty for a word this game does not know.
  static Optional<Action> of(Move move) {
    return switch (move) {
      case Move.Fall(var card) -> Optional.of(new Deal(card));
      case Move.Decide(var position, var choice, var amount, var behind) ->
          switch (choice) {
            case Pure215Decision.HIT -> Optional.of(new Hit(position));
            case Pure215Decision.STAND -> Optional.of(new Stand(position));
            case Pure215Decision.DOUBLE -> Optional.of(new DoubleDown(position, amount, behind));
            case Pure215Decision.SPLIT -> Optional.of(new Split(position, amount, behind));
            case Pure215Decision.SURRENDER -> Optional.of(new Surrender(position));
            case Pure215Decision.INSURANCE -> Optional.of(new Insure(position, amount));
            case Pure215Decision.NO_INSURANCE -> Optional.of(new Insure(position, Money.ZERO));
            case Pure215Decision.EVEN_MONEY -> Optional.of(new EvenMoney(position));
            default -> Optional.empty();
          };
    };
  }
}
