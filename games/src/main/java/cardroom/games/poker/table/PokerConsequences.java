package cardroom.games.poker.table;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.money.Money;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.LegalOptions;
import cardroom.games.poker.hand.PokerGame;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.seating.SeatingEvent;
import cardroom.games.table.Event;
import java.util.List;
import java.util.Optional;

/// What follows by itself: shows, decisions for people who left, the end of the hand.
record PokerConsequences(PokerSheet sheet) {

  /// The next event that follows by itself; empty when somebody must act.
  Optional<? extends Event> next(PokerState table, Event last) {
    if (table.play().isEmpty()) {
      return departure(table);
    }
    var play = table.play().get();
    if (play.shuffleDue()) {
      return Optional.empty();
    }
    var dealt =
        last instanceof PokerEvent.Dealt(var card, _) ? Optional.of(card) : Optional.<Card>empty();
    int to = dealt.map(card -> holder(play, card)).orElse(0);
    var trouble = PokerFloorCalls.due(table, dealt, to);
    if (trouble.isPresent()) {
      return Optional.of(trouble.get());
    }
    return switch (play.hand()) {
      case Hand.Finished finished -> Optional.of(PotPayouts.of(table, play, finished));
      case Hand.Misdealt _ -> Optional.of(new PokerEvent.Redealt());
      case Hand.Showing showing -> Optional.of(show(play, showing, last));
      default -> absent(table, play);
    };
  }

  private static Optional<SeatingEvent> departure(PokerState table) {
    return table.chairs().stream()
        .filter(PokerPlayer::isLeaving)
        .<SeatingEvent>map(chair -> new SeatingEvent.Left(chair.player(), chair.stack()))
        .findFirst();
  }

  private static int holder(HandInPlay play, Card card) {
    for (int place = 0; place < play.lineup().seats().size(); place++) {
      if ((play.hand().felt().layout().own(place) & card.bit()) != 0) {
        return play.lineup().seat(place);
      }
    }
    return 0;
  }

  /// Cards speak: a hand that can win is shown, a beaten one is thrown away unseen.
  private static PokerEvent show(HandInPlay play, Hand.Showing showing, Event last) {
    int seat = play.lineup().seat(showing.place());
    var layout = showing.felt().layout();
    var cards = Cards.ofBits(layout.own(showing.place()));
    boolean turned = last instanceof PokerEvent.Turned(int shown, _) && shown == seat;
    if (turned) {
      return new PokerEvent.Decided(seat, PokerDecision.SHOW, Money.ZERO, List.of(), true);
    }
    boolean mucks =
        PokerGame.options(showing) instanceof LegalOptions.Shows shows
            && shows.mayMuck()
            && isBeaten(showing);
    return mucks
        ? new PokerEvent.Decided(seat, PokerDecision.MUCK, Money.ZERO, List.of(), true)
        : new PokerEvent.Turned(seat, cards);
  }

  /// Somebody who plays for all the same pots has shown a better hand for every part of them.
  private static boolean isBeaten(Hand.Showing showing) {
    var felt = showing.felt();
    long mine = felt.contributed(showing.place());
    for (var share : felt.variant().showdown()) {
      long board = felt.layout().board();
      int strength = share.strength(felt.layout().own(showing.place()), board);
      boolean beaten = strength == 0;
      for (int other : showing.shown().list()) {
        beaten |=
            felt.contributed(other) >= mine
                && share.strength(felt.layout().own(other), board) > strength;
      }
      if (!beaten) {
        return false;
      }
    }
    return true;
  }

  /// A player who is leaving is not waited for.
  private Optional<PokerEvent> absent(PokerState table, HandInPlay play) {
    for (int place : PokerGame.toAct(play.hand()).list()) {
      int seat = play.lineup().seat(place);
      if (table.at(seat).filter(chair -> !chair.isLeaving()).isEmpty()) {
        return Optional.of(byRoom(play, seat));
      }
    }
    return Optional.empty();
  }

  PokerEvent byRoom(HandInPlay play, int seat) {
    var choice = HandDecisions.byRoom(play.hand(), sheet.customs().discardTimeoutKills());
    int place = play.lineup().place(seat);
    var own = Cards.ofBits(play.hand().felt().layout().down(place));
    var cards = choice == PokerDecision.DISCARD ? own.subList(0, 1) : List.<Card>of();
    return new PokerEvent.Decided(seat, choice, Money.ZERO, cards, true);
  }
}
