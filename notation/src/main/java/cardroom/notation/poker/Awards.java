package cardroom.notation.poker;

import cardroom.cards.Cards;
import cardroom.games.money.Money;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.hand.PotPayout;
import cardroom.games.poker.variant.PotShare;
import java.util.List;

/// What everybody received at the end of a hand, in words.
final class Awards {
  private final Hand hand;
  private final SeatPlaces seats;

  Awards(Hand hand, SeatPlaces seats) {
    this.hand = hand;
    this.seats = seats;
  }

  List<JudgedPokerHand.Award> list() {
    return PokerGame.outcomes(hand).stream().map(this::award).toList();
  }

  private JudgedPokerHand.Award award(PotPayout outcome) {
    return new JudgedPokerHand.Award(
        seats.seat(outcome.place()),
        outcome.award(),
        Money.cents(outcome.amount()),
        outcome.rule(),
        outcome.isReturned() ? "" : words(outcome));
  }

  /// The hand's name, when it was shown.
  private String words(PotPayout outcome) {
    if (!(hand instanceof Hand.Finished finished) || finished.claims().size() < 2) {
      return "";
    }
    var layout = hand.felt().layout();
    boolean board = finished.board().contains(outcome.place());
    for (var share : hand.felt().variant().showdown()) {
      if (share.part() == outcome.part() || outcome.part() == PotShare.Part.WHOLE) {
        var own =
            board ? List.<cardroom.cards.Card>of() : Cards.ofBits(layout.own(outcome.place()));
        return share.selection().rank(share.ranking(), own, Cards.ofBits(layout.board())).words();
      }
    }
    return "";
  }
}
