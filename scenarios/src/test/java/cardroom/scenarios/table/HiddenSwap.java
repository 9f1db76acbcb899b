package cardroom.scenarios.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.poker.table.PokerEvent;
import cardroom.games.poker.table.PokerState;
import cardroom.games.poker.table.PokerTable;
import cardroom.games.table.Event;
import cardroom.games.table.Face;
import cardroom.games.table.Player;
import cardroom.games.table.Setup;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/// Swaps two cards that a person cannot see, and looks again.
record HiddenSwap(PokerTable game, List<Event> events, SplittableRandom random) {

  private static final Viewer FLOOR = new Viewer.Floor("floor");

  /// Where the hidden cards matter: hands that are shown, and a card taken at random from a sorted
  /// hand.
  private static boolean decides(Event event) {
    return event instanceof PokerEvent.Turned || event instanceof PokerEvent.Taken;
  }

  void check(Setup setup) {
    var table = game.open(setup);
    int from = 0;
    for (int i = 0; i < events.size(); i++) {
      table = game.apply(table, events.get(i));
      from = events.get(i) instanceof PokerEvent.Began ? i : from;
    }
    boolean shows = events.subList(from, events.size()).stream().anyMatch(HiddenSwap::decides);
    if (table.play().isEmpty() || shows) {
      return; // what is shown decides what happens from there on
    }
    var viewers = new ArrayList<Viewer>(List.of(new Viewer.Rail(), FLOOR));
    table.chairs().forEach(chair -> viewers.add(new Viewer.Person(chair.player())));
    for (var viewer : viewers) {
      check(setup, table, viewer, from);
    }
  }

  private void check(Setup setup, PokerState table, Viewer viewer, int from) {
    var view = game.view(table, viewer);
    var known = known(view);
    known.addAll(dealt(setup, viewer, from));
    var hidden =
        Cards.ofBits(game.sheet().variant().deck().bits() & ~Cards.bits(List.copyOf(known)));
    var one = hidden.get(random.nextInt(hidden.size()));
    var other = hidden.get(random.nextInt(hidden.size()));
    var now = game.open(setup);
    var swapped = now;
    for (int i = 0; i < events.size(); i++) {
      var event = i < from ? events.get(i) : swapped(events.get(i), one, other);
      assertThat(game.story(swapped, event, viewer))
          .isEqualTo(game.story(now, events.get(i), viewer));
      now = game.apply(now, events.get(i));
      swapped = game.apply(swapped, event);
    }
    assertThat(game.view(swapped, viewer)).isEqualTo(view);
    assertThat(game.choices(swapped, viewer)).isEqualTo(game.choices(now, viewer));
  }

  /// Cards of this hand that the viewer has seen: their own, and all that were dealt face up.
  private Set<Card> dealt(Setup setup, Viewer viewer, int from) {
    var seen = new HashSet<Card>();
    var table = game.open(setup);
    for (int i = 0; i < events.size(); i++) {
      table = game.apply(table, events.get(i));
      if (i >= from && viewer instanceof Viewer.Person(Player player)) {
        seen.addAll(cards(table, player));
      }
      if (i >= from && events.get(i) instanceof PokerEvent.Dealt(var card, boolean up) && up) {
        seen.add(card);
      }
      if (i >= from && events.get(i) instanceof PokerEvent.Troubled(_, _, var cards, _)) {
        seen.addAll(cards);
      }
    }
    return seen;
  }

  private static List<Card> cards(PokerState table, Player player) {
    return table
        .play()
        .flatMap(
            play ->
                table
                    .of(player)
                    .map(chair -> play.lineup().place(chair.seat()))
                    .filter(place -> place >= 0)
                    .map(place -> Cards.ofBits(play.hand().felt().layout().own(place))))
        .orElse(List.of());
  }

  private static Set<Card> known(View view) {
    var known = new HashSet<Card>();
    view.board().forEach(face -> add(known, face));
    view.positions()
        .forEach(
            spot -> spot.hands().forEach(hand -> hand.cards().forEach(face -> add(known, face))));
    return known;
  }

  private static void add(Set<Card> known, Face face) {
    if (face instanceof Face.Up(var card)) {
      known.add(card);
    }
  }

  private static Event swapped(Event event, Card one, Card other) {
    return switch (event) {
      case PokerEvent.Dealt(var card, boolean up) ->
          new PokerEvent.Dealt(swap(card, one, other), up);
      case PokerEvent.Decided(int seat, var choice, var amount, var cards, boolean room) ->
          new PokerEvent.Decided(
              seat,
              choice,
              amount,
              cards.stream().map(card -> swap(card, one, other)).toList(),
              room);
      default -> event;
    };
  }

  private static Card swap(Card card, Card one, Card other) {
    return card == one ? other : card == other ? one : card;
  }
}
