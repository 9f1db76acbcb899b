package cardroom.notation.banked;

import cardroom.cards.Card;
import cardroom.games.banked.BankedGame;
import cardroom.games.banked.Move;
import cardroom.games.pure215.Pure215;
import cardroom.games.rules.Rule;
import cardroom.games.table.Clock;
import cardroom.games.table.Position;
import cardroom.games.threecard.ThreeCardPoker;
import cardroom.notation.script.Word;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// How the rounds of one banked game are written: what the notation must know besides its rules.
public interface Dialect {

  /// What is written after the word of a decision.
  enum Shape {
    /// Nothing: `stand`.
    PLAIN,
    /// The card it draws: `hit 9s`.
    CARD,
    /// An amount: `insurance $5`.
    AMOUNT,
    /// An amount that may be left out: `play $10`.
    AMOUNT_IF_ANY,
    /// An amount that may be left out, and a card: `double $30 Ts`.
    AMOUNT_AND_CARD,
    /// The two hands it makes: `split 8h 3c | 8s Kd`.
    HANDS
  }

  /// How many cards a hand begins with.
  int firstCards();

  /// The bank's first cards as an example: which of them are dealt face down.
  String bankCards();

  /// Whether some rule reads the suits of a seat's cards; where none does, ranks are enough to
  /// settle.
  boolean readsSuitsOfSeats();

  /// The decisions by their words.
  Map<String, Shape> decisions();

  /// The decisions of a bettor behind a seat.
  Map<String, Shape> behind();

  /// Those among them that answer a question asked before the turns.
  Set<String> side();

  /// What a position does when it is asked and its line says nothing more.
  Move.Decide atEnd(Position position, Clock clock);

  /// Whether this decision changes nothing on a hand that is finished.
  boolean isIdle(Word decision);

  /// The clause cited when the bank must take a card and none is written.
  Rule bankMustDraw();

  /// The clause cited when the bank takes no more cards, though more are written.
  ///
  /// @param fallen the cards dealt to the bank
  Rule bankDrawsNoMore(List<Card> fallen);

  static Dialect of(BankedGame<?> game) {
    if (game instanceof Pure215 pure) {
      return new Pure215Dialect(pure.sheet());
    }
    if (game instanceof ThreeCardPoker) {
      return new ThreeCardDialect();
    }
    throw new IllegalArgumentException(
        "rounds of " + game.terms().gameTitle() + " cannot be written in this notation");
  }
}
