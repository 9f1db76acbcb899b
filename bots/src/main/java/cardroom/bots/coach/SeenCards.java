package cardroom.bots.coach;

import cardroom.cards.Card;
import cardroom.games.table.Face;
import cardroom.games.table.HandTag.Mark;
import cardroom.games.table.Position;
import cardroom.games.table.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The cards of a banked table as one person sees them from the hand that is to be played.
///
/// @param hand the hand in question
/// @param bank what is seen of the bank's hand
/// @param others every other card in sight
/// @param spot the wagers on the hand, and the hands it was split into
record SeenCards(
    View.Hand hand, List<Card> cards, List<Card> bank, List<Card> others, View.Spot spot) {

  SeenCards {
    cards = List.copyOf(cards);
    bank = List.copyOf(bank);
    others = List.copyOf(others);
  }

  static Optional<SeenCards> at(View view, Position position) {
    return view.positions().stream()
        .filter(spot -> spot.position().equals(position))
        .findFirst()
        .flatMap(spot -> toPlay(spot).map(hand -> of(view, spot, hand)));
  }

  private static Optional<View.Hand> toPlay(View.Spot spot) {
    return spot.hands().stream()
        .filter(hand -> hand.tags().contains(Mark.ACTIVE))
        .findFirst()
        .or(() -> spot.hands().stream().findFirst());
  }

  private static SeenCards of(View view, View.Spot spot, View.Hand hand) {
    var cards = known(hand.cards());
    var others = new ArrayList<Card>();
    for (var each : view.positions()) {
      // A bettor behind a seat is shown that seat's cards a second time.
      if (!each.position().isBackline()) {
        each.hands().forEach(one -> others.addAll(known(one.cards())));
      }
    }
    cards.forEach(others::remove);
    var bank = view.bank().map(plate -> known(plate.hand().cards())).orElse(List.of());
    return new SeenCards(hand, cards, bank, others, spot);
  }

  private static List<Card> known(List<Face> faces) {
    var known = new ArrayList<Card>();
    for (var face : faces) {
      if (face instanceof Face.Up(var card)) {
        known.add(card);
      }
    }
    return known;
  }
}
