package cardroom.games.pure215;

import cardroom.cards.Card;
import cardroom.games.pure215.SideBet.Fallen;
import java.util.List;

/// What a side bet counts among the cards of a round, from 0, which always loses.
///
/// The table judges by it, and exact odds and simulations are worked out from it: a side bet says
/// once what it depends on, and none of them has to know its name.
public sealed interface Counted {

  /// The count so far.
  int of(Fallen cards, HouseBet bet);

  /// Whether no further card of the player-dealer can change that count.
  boolean isFinal(Fallen cards, int count);

  /// The least count above 0.
  default int least() {
    return 1;
  }

  /// A count that the first cards decide: the two of the bettor's circle and the player-dealer's up
  /// card.
  record FirstCards(First count) implements Counted {

    /// @see FirstCards
    @FunctionalInterface
    public interface First {

      /// @param first the first two cards of the bettor's circle, in the order they were dealt
      int of(List<Card> first, Card up);
    }

    @Override
    public int of(Fallen cards, HouseBet bet) {
      return count.of(cards.first(), cards.bank().getFirst());
    }

    @Override
    public boolean isFinal(Fallen cards, int counted) {
      return true;
    }
  }

  /// The cards in the player-dealer's busted hand; 0 if it does not bust.
  record BustedHand() implements Counted {

    @Override
    public int of(Fallen cards, HouseBet bet) {
      return HandTotal.of(cards.bank()).busts() ? cards.bank().size() : 0;
    }

    @Override
    public boolean isFinal(Fallen cards, int counted) {
      return counted > 0;
    }

    /// Two cards never bust.
    @Override
    public int least() {
      return 3;
    }
  }

  /// The player-dealer's cards from the first one on that belong to a kind, up to the first that
  /// does not.
  ///
  /// @param word for the kind, such as `red`
  record Run(String word, Belongs belongs) implements Counted {

    /// @see Run
    @FunctionalInterface
    public interface Belongs {
      boolean test(Card card, HouseBet bet);
    }

    @Override
    public int of(Fallen cards, HouseBet bet) {
      var run = 0;
      while (run < cards.bank().size() && belongs.test(cards.bank().get(run), bet)) {
        run++;
      }
      return run;
    }

    @Override
    public boolean isFinal(Fallen cards, int counted) {
      return counted < cards.bank().size();
    }
  }
}
