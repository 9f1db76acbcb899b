package cardroom.proving.recipes;

import cardroom.cards.Card;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Circle;
import cardroom.games.banked.Due;
import cardroom.games.banked.RoundStart;
import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A round of High Card: the cards dealt so far, one for each circle in turn, the bank's last.
record HighCardRound(RoundStart start, List<Card> cards) {

  HighCardRound {
    cards = List.copyOf(cards);
  }

  boolean isOver() {
    return cards.size() > start.circles().size();
  }

  HighCardRound deal(Card card) {
    var more = new ArrayList<>(cards);
    more.add(card);
    return new HighCardRound(start, more);
  }

  /// The circle that gets the next card; none when it is the bank's.
  Optional<Circle> next() {
    return cards.size() < start.circles().size()
        ? Optional.of(start.circles().get(cards.size()))
        : Optional.empty();
  }

  List<Card> of(Circle circle) {
    int place = start.circles().indexOf(circle);
    return place < cards.size() ? List.of(cards.get(place)) : List.of();
  }

  List<Card> bank() {
    return isOver() ? List.of(cards.getLast()) : List.of();
  }

  /// The verdict on the one wager there is.
  List<Due> due(Bet bet) {
    var circle =
        start.circles().stream().filter(one -> one.bets().contains(bet)).findFirst().orElseThrow();
    var mine = of(circle).getFirst();
    var banks = bank().getFirst();
    int ahead = Integer.compare(mine.rank().index(), banks.rank().index());
    var stake = bet.on(HighCard.WAGER);
    Rule rule = ahead == 0 ? HighCardRule.EQUAL : HighCardRule.HIGHER;
    return List.of(
        new Due(
            bet.position(),
            bet.bettor(),
            HighCard.WAGER,
            0,
            stake,
            ahead == 0 ? Money.ZERO : ahead > 0 ? stake : stake.negated(),
            List.of(rule),
            "%s against %s".formatted(mine, banks)));
  }
}
