package cardroom.games.pure215;

import cardroom.games.pure215.Action.*;
import cardroom.games.pure215.Round.*;
import cardroom.games.table.Position;
import java.util.Optional;

/// The diagram of a round: which action leads from which phase to which.
final class RoundTransitions {

  private RoundTransitions() {}

  private record Step(Round round, Action action) {}

  /// The next state; throws exactly when [Refusals] has something to say.
  static Round apply(Round round, Action action) {
    return switch (new Step(round, action)) {
      case Step(Dealing r, Deal(var card)) -> r.deal(card);
      case Step(Asking r, Insure(var position, var amount)) -> r.insure(position, amount);
      case Step(Asking r, EvenMoney(var position)) -> r.takeEvenMoney(position);
      case Step(Asking r, Surrender(var position)) -> r.surrender(position);
      case Step(Playing r, Hit _) -> r.hit();
      case Step(Playing r, Stand _) -> r.stand();
      case Step(Playing r, DoubleDown(_, var amount, var behind)) -> r.doubleDown(amount, behind);
      case Step(Playing r, Split(_, _, var behind)) -> r.split(behind);
      case Step(Playing r, Surrender _) -> r.surrender();
      case Step(Drawing r, Deal(var card)) -> r.deal(card);
      case Step(Banking r, Deal(var card)) -> r.deal(card);
      case Step _ -> throw new IllegalStateException(action + " does not fit the round now");
    };
  }

  /// The position that an action is made for; empty for the deck.
  static Optional<Position> position(Action action) {
    return switch (action) {
      case Deal _ -> Optional.empty();
      case Insure(var position, _) -> Optional.of(position);
      case EvenMoney(var position) -> Optional.of(position);
      case Hit(var position) -> Optional.of(position);
      case Stand(var position) -> Optional.of(position);
      case DoubleDown(var position, _, _) -> Optional.of(position);
      case Split(var position, _, _) -> Optional.of(position);
      case Surrender(var position) -> Optional.of(position);
    };
  }
}
