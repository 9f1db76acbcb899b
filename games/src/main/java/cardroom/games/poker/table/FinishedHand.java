package cardroom.games.poker.table;

import cardroom.cards.Card;
import cardroom.games.poker.hand.Action;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.hand.HandStart;
import cardroom.games.table.Event;
import cardroom.games.table.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// A hand of a table from the deal to the pots, as moves, and what one person came to know of it.
public final class FinishedHand {
  private final HandWithPlayers end;
  private final List<Action> actions;
  private final int number;
  private final Viewer viewer;

  private FinishedHand(HandWithPlayers end, List<Action> actions, int number, Viewer viewer) {
    this.end = end;
    this.actions = List.copyOf(actions);
    this.number = number;
    this.viewer = viewer;
  }

  /// Empty when the hand was called off, or the floor had to put something right: then its moves
  /// alone do not describe it.
  ///
  /// @param before the table when the hand began
  /// @param events what happened from then to the end of the hand
  public static Optional<FinishedHand> of(
      PokerTable game, PokerState before, List<? extends Event> events, Viewer viewer) {
    var actions = new ArrayList<Action>();
    var table = before;
    Optional<HandWithPlayers> end = Optional.empty();
    for (var event : events) {
      switch (event) {
        case PokerEvent.Redealt _ -> actions.clear();
        case PokerEvent.Troubled _, PokerEvent.Taken _, PokerEvent.Voided _ -> {
          return Optional.empty();
        }
        case PokerEvent.Dealt _, PokerEvent.Decided _ ->
            actions.add(PokerTransitions.action(table.play().orElseThrow(), event));
        case PokerEvent.Shuffled _ -> {
          if (!table.play().orElseThrow().shuffleDue()) {
            actions.add(Action.SHUFFLED);
          }
        }
        case PokerEvent.Ended _ -> end = Optional.of(HandWithPlayers.of(table));
        default -> {
          // Arrivals and departures are not part of the hand.
        }
      }
      table = game.apply(table, event);
    }
    int number = table.round();
    return end.map(hand -> new FinishedHand(hand, actions, number, viewer));
  }

  public HandStart start() {
    return end.play().start();
  }

  public List<Action> actions() {
    return actions;
  }

  /// Which hand of its table it was, counted from 1.
  public int number() {
    return number;
  }

  /// Whether the viewer knows a card of a place: their own, those dealt face up, and those shown in
  /// the end.
  public boolean knows(int place, Card card) {
    Hand hand = end.play().hand();
    return viewer.is(end.players().get(place))
        || (hand.felt().layout().up(place) & card.bit()) != 0
        || end.play().opened().contains(card)
        || (PublicHand.cards(hand, place) & card.bit()) != 0;
  }
}
