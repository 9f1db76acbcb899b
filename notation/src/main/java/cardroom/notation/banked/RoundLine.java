package cardroom.notation.banked;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.WagerId;
import cardroom.notation.script.Word;
import java.util.List;
import java.util.Optional;

/// A line of a written round of a banked game.
sealed interface RoundLine {

  Word place();

  /// A bettor on a circle, or behind one, with their wagers and what they do.
  ///
  /// @param matching which raises of the seat a backline bettor matches
  record Betting(
      Word place,
      int seat,
      Optional<String> by,
      boolean isBackline,
      Matching matching,
      List<Stake> stakes,
      WrittenStep.Written hand,
      List<Expectation> expected)
      implements RoundLine {
    public Betting {
      stakes = List.copyOf(stakes);
      expected = List.copyOf(expected);
    }

    Player bettor() {
      return new Player(by.orElse("seat " + seat));
    }

    Position position() {
      return isBackline ? Position.behind(seat, bettor()) : Position.seat(seat);
    }

    /// `seat 3`, `backline 3 by bob`.
    String title() {
      return isBackline ? "backline %d by %s".formatted(seat, bettor()) : "seat " + seat;
    }
  }

  /// Chips on one wager.
  record Stake(WagerId wager, Money amount, Word word) {}

  /// The player-dealer's cards.
  record Bank(
      Word place,
      Optional<Integer> seat,
      Optional<String> by,
      List<Lying> cards,
      List<Expectation> expected)
      implements RoundLine {
    public Bank {
      cards = List.copyOf(cards);
      expected = List.copyOf(expected);
    }
  }

  /// A card of the bank, and whether it is written in brackets: face down.
  record Lying(Card card, Word word, boolean isDown) {}

  /// `fee bank -> $0.50 COL-CC215-1`: what somebody must pay for the round in all.
  record Fee(Word place, Position payer, Money amount, List<Word> rules) implements RoundLine {
    public Fee {
      rules = List.copyOf(rules);
    }
  }

  /// `button -> seat 3`: where the action button must be.
  record Button(Word place, int seat) implements RoundLine {}
}
