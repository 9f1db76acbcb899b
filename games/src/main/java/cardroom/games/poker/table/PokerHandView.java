package cardroom.games.poker.table;

import cardroom.cards.Cards;
import cardroom.games.money.Money;
import cardroom.games.poker.betting.PlaceSet;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.hand.PotsAndBets;
import cardroom.games.table.Face;
import cardroom.games.table.HandTag;
import cardroom.games.table.HandTag.Mark;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.View;
import cardroom.games.table.WagerId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/// What is on the table: cards, bets, pots and the board, as one person sees them.
///
/// @param winners the seats that have won a pot; none while the hand is played
/// @param sees whose cards the viewer knows
record PokerHandView(HandWithPlayers seated, Set<Integer> winners, Predicate<Player> sees) {
  private static final WagerId BET = WagerId.named("bet");
  private static final WagerId UNCALLED = WagerId.named("uncalled");

  private HandInPlay play() {
    return seated.play();
  }

  List<View.Spot> spots() {
    var players = seated.players();
    var middle = PotsAndBets.of(play().hand());
    var spots = new ArrayList<View.Spot>();
    for (int place = 0; place < players.size(); place++) {
      spots.add(spot(middle, place));
    }
    return spots;
  }

  /// The same, made from what the rail sees.
  List<View.Spot> spots(List<View.Spot> open) {
    var players = seated.players();
    var spots = open;
    for (int place = 0; place < players.size(); place++) {
      if (sees.test(players.get(place))) {
        spots = new ArrayList<>(spots);
        spots.set(place, spot(PotsAndBets.of(play().hand()), place));
      }
    }
    return spots;
  }

  private View.Spot spot(PotsAndBets middle, int place) {
    var player = seated.players().get(place);
    var stakes = isOver() ? List.<View.Stake>of() : stakes(middle, place);
    var hand = hand(place, sees.test(player));
    var position = Position.seat(play().lineup().seat(place));
    return new View.Spot(position, player.name(), stakes, List.of(hand), List.of());
  }

  private boolean isOver() {
    return play().hand() instanceof Hand.Finished;
  }

  private static List<View.Stake> stakes(PotsAndBets middle, int place) {
    var stakes = new ArrayList<View.Stake>();
    if (middle.bets().at(place) > 0) {
      stakes.add(new View.Stake(BET, Money.cents(middle.bets().at(place))));
    }
    if (middle.uncalled().at(place) > 0) {
      stakes.add(new View.Stake(UNCALLED, Money.cents(middle.uncalled().at(place))));
    }
    return stakes;
  }

  private View.Hand hand(int place, boolean mine) {
    var felt = play().hand().felt();
    var layout = mine ? play().layoutFor(place) : felt.layout();
    long shown = PublicHand.cards(play().hand(), place);
    var faces = new ArrayList<Face>(Collections.nCopies(layout.unknown(place), Face.down()));
    for (var card : Cards.ofBits(layout.down(place))) {
      boolean open = mine || (shown & card.bit()) != 0;
      faces.add(open ? Face.up(card) : Face.down());
    }
    // Hidden cards are in the order of their index, which would reveal something: face-down ones
    // first.
    faces.sort((a, b) -> Boolean.compare(a instanceof Face.Up, b instanceof Face.Up));
    faces.addAll(up(layout.up(place)));
    boolean all = shown != 0 && shown == layout.down(place);
    boolean claimed = felt.live().or(play().thrown().mucked()).contains(place);
    var readings =
        claimed && (mine || all)
            ? PublicHand.readings(felt.variant(), layout, place)
            : List.<View.Reading>of();
    var words = readings.isEmpty() ? "" : readings.getFirst().words();
    int closed = Long.bitCount(layout.down(place) & ~shown);
    return new View.Hand(faces, words, paid(place), tags(place), closed, readings);
  }

  /// All that a place has put in during the hand.
  private Money paid(int place) {
    var felt = play().hand().felt();
    return Money.cents(felt.start().stacks().at(place) - felt.chips().behind(place));
  }

  private List<HandTag> tags(int place) {
    var hand = play().hand();
    var tags = new ArrayList<HandTag>();
    if (!hand.felt().live().contains(place)) {
      tags.add(play().thrown().mucked().contains(place) ? Mark.MUCKED : Mark.FOLDED);
    }
    if (PokerGame.toAct(hand).contains(place)) {
      tags.add(Mark.ACTIVE);
    }
    if (PublicHand.tellsDraw(hand, place)) {
      tags.add(new HandTag.Drew(hand.felt().drawn(place)));
    }
    if (winners.contains(play().lineup().seat(place))) {
      tags.add(Mark.WINNER);
    }
    return tags;
  }

  /// What the house has taken from this hand.
  Money dropped() {
    return Money.cents(play().hand().felt().dropped());
  }

  List<Face> board() {
    return up(play().hand().felt().layout().board());
  }

  private List<Face> up(long cards) {
    var faces = new ArrayList<Face>();
    for (var card : play().inOrder(cards)) {
      faces.add(Face.up(card));
    }
    return faces;
  }

  /// A pot is what is collected; while a hand is played there is always a main pot.
  List<View.Pot> pots() {
    if (isOver()) {
      return List.of();
    }
    var pots = new ArrayList<View.Pot>();
    for (var pot : PotsAndBets.of(play().hand()).pots()) {
      var name = pots.isEmpty() ? "main pot" : "side pot " + pots.size();
      pots.add(new View.Pot(name, Money.cents(pot.amount()), seats(pot.places())));
    }
    if (pots.isEmpty()) {
      pots.add(new View.Pot("main pot", Money.ZERO, seats(play().hand().felt().live())));
    }
    return pots;
  }

  private List<Integer> seats(PlaceSet places) {
    return places.list().stream().map(play().lineup()::seat).toList();
  }
}
