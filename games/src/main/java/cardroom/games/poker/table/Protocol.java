package cardroom.games.poker.table;

import cardroom.games.poker.hand.Action;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.phh.Phh;
import cardroom.games.poker.phh.PhhSight;
import cardroom.games.table.Document;
import cardroom.games.table.Event;
import cardroom.games.table.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A finished hand as a PHH document: what this person did not see is written as `??`.
record Protocol(PokerTable game, Viewer viewer) {

  Optional<Document> of(Poker before, List<Event> events) {
    var actions = new ArrayList<Action>();
    var table = before;
    Optional<Seated> end = Optional.empty();
    for (var event : events) {
      switch (event) {
        case PokerEvent.Redealt _ -> actions.clear();
        case PokerEvent.Troubled _, PokerEvent.Taken _, PokerEvent.Voided _ -> {
          // PHH has no word for what the floor put right.
          return Optional.empty();
        }
        case PokerEvent.Dealt _, PokerEvent.Decided _ ->
            actions.add(PokerTransitions.action(table.play().orElseThrow(), event));
        case PokerEvent.Shuffled _ -> {
          if (!table.play().orElseThrow().shuffleDue()) {
            actions.add(Action.SHUFFLED);
          }
        }
        case PokerEvent.Ended _ -> end = Optional.of(Seated.of(table));
        default -> {
          // Who comes and goes is not part of the hand.
        }
      }
      table = game.apply(table, event);
    }
    int round = table.round();
    return end.map(hand -> document(hand, actions, round));
  }

  private Document document(Seated end, List<Action> actions, int round) {
    var start = end.play().start();
    var hand = Phh.record(start, actions, Integer.toString(round), sight(end));
    return new Document("phh", Phh.write(hand));
  }

  /// The viewer's own cards, what lay open, and what was shown in the end.
  private PhhSight sight(Seated end) {
    Hand hand = end.play().hand();
    return (place, card) ->
        viewer.is(end.players().get(place))
            || (hand.felt().layout().up().at(place) & card.bit()) != 0
            || end.play().opened().contains(card)
            || (Shown.cards(hand, place) & card.bit()) != 0;
  }
}
