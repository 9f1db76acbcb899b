package cardroom.notation.poker;

import cardroom.games.money.Money;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.hand.PotAward;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The expectations that a written hand ends with: who receives what, and all stacks.
record HandEndExpectations(Hand hand, SeatPlaces seats) {

  List<String> lines() {
    var lines = new ArrayList<String>();
    Map<String, List<JudgedPokerHand.Award>> awards = new LinkedHashMap<>();
    for (var award : new Awards(hand, seats).list()) {
      var part = award.award() == PotAward.WHOLE ? "best" : award.award().word();
      awards.computeIfAbsent(part + " " + award.seat(), _ -> new ArrayList<>()).add(award);
    }
    awards.forEach((receives, some) -> lines.add(receives + " " + words(some)));
    if (hand.felt().dropped() > 0) {
      lines.add("drop " + Money.cents(hand.felt().dropped()));
    }
    var stacks = PokerGame.stacks(hand);
    var ends = new StringBuilder("ends");
    for (int seat : seats.seats().stream().sorted().toList()) {
      ends.append(" %d %s".formatted(seat, Money.cents(stacks.at(seats.place(seat)))));
    }
    lines.add(ends.toString());
    return lines;
  }

  private static String words(List<JudgedPokerHand.Award> some) {
    var amount = Money.sum(some.stream().map(JudgedPokerHand.Award::amount).toList());
    var first = some.getFirst();
    var name = first.hand().isEmpty() ? "" : first.hand() + " ";
    var wins = first.award() == PotAward.RETURNED ? "" : "wins ";
    return name + wins + amount + " " + first.rule().id();
  }
}
