package cardroom.houses.table;

import cardroom.cards.Card;
import cardroom.games.banked.table.BankedEvent;
import cardroom.games.money.Money;
import cardroom.games.table.ChanceRequest;
import cardroom.games.table.Command;
import cardroom.games.table.Event;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling;
import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.TableGame;
import cardroom.games.table.Viewer;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;

/// One round of Three Card Poker from a given deck: Ann, Bob and Eve at seats 1 to 3 with Dee
/// behind Ann, Cy banks at 7. Everything that one viewer gets is written down.
final class OneRound<T> {

  /// @param before what the viewer was sent until the last decision
  /// @param after what the viewer was sent from then on, with the hands shown
  record Seen(List<Object> before, List<Object> after, List<Event> events) {

    /// What the bank paid and took for each wager.
    List<Money> money() {
      return events.stream()
          .filter(BankedEvent.Settled.class::isInstance)
          .flatMap(event -> ((BankedEvent.Settled) event).lines().stream())
          .map(line -> line.paid().minus(line.collected()))
          .toList();
    }
  }

  private final TableGame<T> engine;
  private final Viewer viewer;
  private final Iterator<Card> deck;
  private final Random decisions;
  private final List<Object> seen = new ArrayList<>();
  private final List<Event> events = new ArrayList<>();
  private T table;

  private OneRound(TableGame<T> engine, List<Card> deck, long seed, Viewer viewer) {
    this.engine = engine;
    this.viewer = viewer;
    this.deck = deck.iterator();
    this.decisions = new Random(seed);
    this.table = engine.open(new Setup("Test", new Stakes.Schedule(1), 7));
  }

  static Viewer viewer(String name) {
    return name.equals("rail") ? new Viewer.Rail() : new Viewer.Person(new Player(name));
  }

  /// The places in the deck of the cards that this viewer may see before any hand is shown.
  static List<Integer> seenBefore(String name) {
    return switch (name) {
      case "ann" -> List.of(0, 1, 2, 11);
      case "bob" -> List.of(3, 4, 5, 11);
      case "eve" -> List.of(6, 7, 8, 11);
      default -> List.of(11);
    };
  }

  static <T> Seen play(TableGame<T> engine, List<Card> deck, long seed, Viewer viewer) {
    var round = new OneRound<>(engine, deck, seed, viewer);
    round.wagers();
    return round.decisions();
  }

  private void wagers() {
    act("ann", "sit", Position.seat(1), 1000);
    act("bob", "sit", Position.seat(2), 1000);
    act("eve", "sit", Position.seat(3), 1000);
    act("cy", "sit", Position.seat(7), 1000);
    act("dee", "stand-behind", Position.TABLE, 1000);
    for (var seat : List.of(1, 2, 3)) {
      act(List.of("ann", "bob", "eve").get(seat - 1), "pass-bank", Position.seat(seat), 0);
    }
    act("cy", "take-bank", Position.seat(7), 500);
    for (var seat : List.of(1, 2, 3)) {
      act(List.of("ann", "bob", "eve").get(seat - 1), "bet.ante", Position.seat(seat), 10);
    }
    act("ann", "bet.pair-plus", Position.seat(1), 5);
    act("ann", "bet.six-card-bonus", Position.seat(1), 5);
    act("eve", "bet.six-card-bonus", Position.seat(3), 5);
    act("dee", "bet.ante", Position.behind(1, new Player("dee")), 10);
    List.of("ann", "bob", "eve", "dee").forEach(name -> act(name, "done", Position.TABLE, 0));
  }

  private Seen decisions() {
    var beforeLast = seen.size();
    while (engine.need(table) instanceof Need.Decisions(var who, _) && !engine.atRest(table)) {
      beforeLast = seen.size();
      var position = who.iterator().next();
      var name =
          position.isBackline() ? "dee" : List.of("ann", "bob", "eve").get(position.seat() - 1);
      act(name, decisions.nextInt(3) == 0 ? "play" : "fold", position, 0);
    }
    return new Seen(
        List.copyOf(seen.subList(0, beforeLast)),
        List.copyOf(seen.subList(beforeLast, seen.size())),
        events);
  }

  private void act(String name, String choice, Position position, int dollars) {
    rule(new Command.Act(new Player(name), choice, position, Money.dollars(dollars)));
    while (engine.need(table) instanceof Need.Chance(var draw)) {
      rule(
          draw instanceof ChanceRequest.OneCard
              ? new Command.Deal(deck.next())
              : new Command.Shuffled());
    }
  }

  private void rule(Command command) {
    switch (engine.rule(table, command)) {
      case Ruling.Refused refused -> throw new AssertionError(command + ": " + refused.words());
      case Ruling.Allowed(var followed) -> followed.forEach(this::happen);
    }
    seen.add(engine.view(table, viewer));
    seen.add(engine.choices(table, viewer));
    seen.add(engine.need(table));
  }

  private void happen(Event event) {
    seen.add(engine.story(table, event, viewer));
    table = engine.apply(table, event);
    events.add(event);
  }
}
