package cardroom.bots;

import cardroom.cards.Card;
import cardroom.games.pure215.Pure215ChoiceId;
import cardroom.games.table.Choice;
import cardroom.games.table.Face;
import cardroom.games.table.HandTag.Mark;
import cardroom.games.table.View;
import cardroom.games.threecard.ThreeCardChoiceId;
import java.util.List;
import java.util.Set;

/// Which of the offered choices the book recommends for the hand that is to act.
final class BookChoice {

  static final Set<String> WORDS =
      Set.of(
          Pure215ChoiceId.HIT,
          Pure215ChoiceId.STAND,
          Pure215ChoiceId.DOUBLE,
          Pure215ChoiceId.SPLIT,
          Pure215ChoiceId.SURRENDER,
          ThreeCardChoiceId.PLAY,
          ThreeCardChoiceId.FOLD);

  private BookChoice() {}

  static Choice best(View view, List<Choice> playable) {
    var position = playable.getFirst().position();
    var spot = view.positions().stream().filter(one -> one.position().equals(position)).findFirst();
    var hand =
        spot.stream()
            .flatMap(one -> one.hands().stream())
            .filter(one -> one.tags().contains(Mark.ACTIVE))
            .findFirst()
            .or(() -> spot.stream().flatMap(one -> one.hands().stream()).findFirst());
    var cards = hand.map(one -> known(one.cards())).orElse(List.of());
    var bank = view.bank().map(one -> known(one.hand().cards())).orElse(List.of());
    var wishes =
        playable.stream().anyMatch(choice -> choice.id().equals(ThreeCardChoiceId.FOLD))
            ? ThreeCardBook.wishes(cards)
            : BlackjackBook.wishes(cards, bank);
    for (var wish : wishes) {
      for (var choice : playable) {
        if (choice.id().equals(wish)) {
          return choice;
        }
      }
    }
    return playable.getFirst();
  }

  private static List<Card> known(List<Face> faces) {
    return faces.stream()
        .filter(Face.Up.class::isInstance)
        .map(face -> ((Face.Up) face).card())
        .toList();
  }
}
