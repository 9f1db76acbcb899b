package cardroom.notation.banked;

import cardroom.cards.Card;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The bank's written cards as they are dealt: brackets mark those dealt face down.
final class BankCards {

  private final List<RoundLine.Lying> written;
  private final List<Card> fallen = new ArrayList<>();
  private final boolean hasBrackets;

  BankCards(RoundLine.Bank line) {
    this.written = new ArrayList<>(line.cards());
    this.hasBrackets = written.stream().anyMatch(RoundLine.Lying::isDown);
  }

  /// The next written card that is dealt this way up; without brackets simply the next one.
  Optional<RoundLine.Lying> next(boolean faceUp) {
    var card = written.stream().filter(one -> !hasBrackets || one.isDown() != faceUp).findFirst();
    card.ifPresent(
        found -> {
          written.remove(found);
          fallen.add(found.card());
        });
    return card;
  }

  List<Card> fallen() {
    return List.copyOf(fallen);
  }

  /// Cards that are written and were not dealt.
  List<RoundLine.Lying> left() {
    return List.copyOf(written);
  }
}
