package cardroom.games.table;

import cardroom.cards.Card;
import java.util.List;

/// What chance is asked for.
public sealed interface ChanceRequest {

  /// The next card of the shoe. Face down cards belong to nobody or to one player until they are
  /// turned.
  record OneCard(boolean faceUp) implements ChanceRequest {}

  /// These cards are shuffled and become the shoe.
  record Shuffle(List<Card> cards) implements ChanceRequest {
    public Shuffle {
      cards = List.copyOf(cards);
    }
  }

  /// One of `count`, all equally likely: 0 to count - 1.
  record OneOf(int count) implements ChanceRequest {}
}
