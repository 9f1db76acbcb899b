package cardroom.analysis.pure215;

import cardroom.cards.Card;
import java.util.List;

/// How a player plays Pure 21.5: what to do with a hand against an up card.
///
/// A hand knows nothing of other hands, so a split hand is played as if it had been dealt.
public interface Strategy {

  /// The advice for the cards of a hand, at least two, that are neither bust nor a Pure.
  Advice advice(List<Card> hand, Card up);
}
