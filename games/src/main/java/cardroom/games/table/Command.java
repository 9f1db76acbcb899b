package cardroom.games.table;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import java.util.List;

/// Something somebody wants to happen; each names its maker. The rules answer with a [Ruling].
public sealed interface Command {

  /// A person takes a choice: one of those [TableGame#choices] offers, with its amount and cards.
  ///
  /// @param amount zero where the choice has none
  /// @param cards empty where the choice has none
  record Act(Player player, String choice, Position position, Money amount, List<Card> cards)
      implements Command {
    public Act {
      cards = List.copyOf(cards);
    }

    public Act(Player player, String choice, Position position, Money amount) {
      this(player, choice, position, amount, List.of());
    }

    public Act(Player player, String choice, Position position) {
      this(player, choice, position, Money.ZERO, List.of());
    }
  }

  /// The deck answers [ChanceRequest.OneCard].
  record Deal(Card card) implements Command {}

  /// The deck answers [ChanceRequest.Shuffle]: the named cards are now in an order nobody knows.
  record Shuffled() implements Command {}

  /// Chance answers [ChanceRequest.OneOf].
  record Drawn(int index) implements Command {}

  /// The room says that the clock of a position ran out.
  record TimedOut(Position position) implements Command {}

  /// The room says that an hour has passed since that player left the table.
  record HourPassed(Player player) implements Command {}

  /// The floor or the house dealer rules: voids a round, changes the schedule, calls an
  /// irregularity.
  record Call(String floor, String choice, Position position, Money amount, List<Card> cards)
      implements Command {
    public Call {
      cards = List.copyOf(cards);
    }
  }
}
