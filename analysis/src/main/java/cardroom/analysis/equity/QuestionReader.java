package cardroom.analysis.equity;

import cardroom.cards.Cards;
import cardroom.games.poker.variant.Variant;
import java.util.ArrayList;
import java.util.List;

/// Reads a question as people write it, and refuses what is impossible.
final class QuestionReader {
  private static final int HANDS_MIN = 2;
  private static final int HANDS_MAX = 9;

  private final Variant variant;
  private final EquityGame game;

  QuestionReader(Variant variant) {
    this.variant = variant;
    this.game = EquityGame.of(variant);
  }

  EquityQuestion read(List<String> hands, String board, String dead, int samples) {
    if (hands.size() < HANDS_MIN || hands.size() > HANDS_MAX) {
      throw new EquityError(
          "%d %s given: give two to nine hands."
              .formatted(hands.size(), hands.size() == 1 ? "hand was" : "hands were"));
    }
    long shared = CardReader.known(board, "the board");
    checkBoard(shared, board);
    long gone = CardReader.known(dead, "the dead cards");
    checkDeck(shared, "the board");
    checkDeck(gone, "the dead cards");
    CardReader.refuseTwice(shared & gone, "the board", "the dead cards");
    List<EquityHand> entrants = new ArrayList<>();
    for (String hand : hands) {
      entrants.add(new HandReader(game, variant).read(hand));
    }
    checkApart(entrants, shared, gone);
    checkEnough(entrants, shared, gone);
    return new EquityQuestion(variant, entrants, shared, gone, samples);
  }

  private void checkBoard(long shared, String text) {
    int count = Long.bitCount(shared);
    if (count > 0 && !game.hasBoard()) {
      throw new EquityError(
          "--board %s: %s has no board; leave it out.".formatted(text, variant.id()));
    }
    if (count > game.boardCards()) {
      throw new EquityError(
          "--board %s has %d cards: give at most %d.".formatted(text, count, game.boardCards()));
    }
  }

  private void checkDeck(long cards, String where) {
    long foreign = cards & ~game.deck();
    if (foreign != 0) {
      throw new EquityError(
          "%s in %s: the deck of %s has no joker."
              .formatted(Cards.text(Cards.ofBits(foreign)), where, variant.id()));
    }
  }

  /// Cards that are known for certain may be in one place only; a range merely loses what others
  /// hold.
  private static void checkApart(List<EquityHand> entrants, long shared, long gone) {
    for (int hand = 0; hand < entrants.size(); hand++) {
      EquityHand one = entrants.get(hand);
      if (!one.isFixed()) {
        continue;
      }
      long own = one.holdings().getFirst();
      CardReader.refuseTwice(own & shared, one.text(), "the board");
      CardReader.refuseTwice(own & gone, one.text(), "the dead cards");
      for (EquityHand other : entrants.subList(0, hand)) {
        long both = other.isFixed() ? own & other.holdings().getFirst() : 0;
        CardReader.refuseTwice(both, other.text(), one.text());
      }
    }
  }

  private void checkEnough(List<EquityHand> entrants, long shared, long gone) {
    int needed = game.boardCards() + Long.bitCount(gone);
    for (EquityHand entrant : entrants) {
      needed += Long.bitCount(entrant.holdings().getFirst()) + entrant.missing();
    }
    if (needed > game.deckSize()) {
      throw new EquityError(
          "%d hands with the board and the dead cards need %d cards, and the deck has %d: leave out"
                  .formatted(entrants.size(), needed, game.deckSize())
              + " a hand.");
    }
    if (game.discards() && Long.bitCount(shared) > EquityGame.FLOP) {
      for (EquityHand entrant : entrants) {
        if (Long.bitCount(entrant.holdings().getFirst()) + entrant.missing() > 2) {
          throw new EquityError(
              "%s has three cards: by the turn one is discarded, so give two."
                  .formatted(entrant.text()));
        }
      }
    }
  }
}
