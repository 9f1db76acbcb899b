package cardroom.notation.poker;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What a line says that a seat receives: `2 nine-high straight 7d6d wins $24 OMAHA-HL-1`, the
/// words in any order.
record Award(int seat, String hand, List<Card> cards, Money amount, Optional<String> rule) {

  static Award read(LineWords words) {
    var name = new ArrayList<String>();
    List<Card> cards = List.of();
    Optional<Integer> seat = Optional.empty();
    Optional<Money> amount = Optional.empty();
    Optional<String> rule = Optional.empty();
    while (!words.atEnd()) {
      // The name of a hand may end with a number, as in pair of kings with 9.
      boolean isSeat = words.isSeat() && name.isEmpty();
      if ((isSeat && seat.isPresent()) || (words.isAmount() && amount.isPresent())) {
        words.finish();
      }
      if (words.take("wins") || words.isAmount()) {
        amount = Optional.of(words.amount());
      } else if (isSeat || (words.isSeat() && seat.isEmpty())) {
        seat = Optional.of(words.seat());
      } else if (words.isCards()) {
        cards = words.cards();
      } else if (words.isRule()) {
        rule = words.ruleIfAny();
      } else {
        name.add(words.next("a word").text());
      }
    }
    if (seat.isEmpty() || amount.isEmpty()) {
      throw words.error("a seat and what it receives belong here, as in best 2 wins $24");
    }
    return new Award(seat.get(), String.join(" ", name), cards, amount.get(), rule);
  }
}
