package cardroom.scenarios.table;

import cardroom.cards.Card;
import cardroom.games.banked.table.BankedEvent;
import cardroom.games.money.Money;
import cardroom.games.table.ChanceRequest;
import cardroom.games.table.Command;
import cardroom.games.table.Event;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.TableGame;
import cardroom.games.table.Viewer;
import cardroom.scenarios.kit.TableDriver;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;

/// One round of Three Card Poker from a given deck: Ann, Bob and Eve at seats 1 to 3 with Dee
/// behind Ann, Cy banks at 7. Everything that one viewer gets is written down.
final class OneRound<T> extends TableDriver<T, TableGame<T>> {

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

  private final Viewer viewer;
  private final Iterator<Card> deck;
  private final Random decisions;
  private final List<Object> seen = new ArrayList<>();

  private OneRound(TableGame<T> engine, List<Card> deck, long seed, Viewer viewer) {
    super(engine, engine.open(new Setup("Test", new Stakes.Schedule(1), 7)), viewer);
    this.viewer = viewer;
    this.deck = deck.iterator();
    this.decisions = new Random(seed);
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
    does("ann", "sit", Position.seat(1), 1000);
    does("bob", "sit", Position.seat(2), 1000);
    does("eve", "sit", Position.seat(3), 1000);
    does("cy", "sit", Position.seat(7), 1000);
    does("dee", "stand-behind", Position.TABLE, 1000);
    for (var seat : List.of(1, 2, 3)) {
      does(List.of("ann", "bob", "eve").get(seat - 1), "pass-bank", Position.seat(seat), 0);
    }
    does("cy", "take-bank", Position.seat(7), 500);
    for (var seat : List.of(1, 2, 3)) {
      does(List.of("ann", "bob", "eve").get(seat - 1), "bet.ante", Position.seat(seat), 10);
    }
    does("ann", "bet.pair-plus", Position.seat(1), 5);
    does("ann", "bet.six-card-bonus", Position.seat(1), 5);
    does("eve", "bet.six-card-bonus", Position.seat(3), 5);
    does("dee", "bet.ante", Position.behind(1, new Player("dee")), 10);
    List.of("ann", "bob", "eve", "dee").forEach(name -> does(name, "done", Position.TABLE, 0));
  }

  private Seen decisions() {
    var beforeLast = seen.size();
    while (game.need(table) instanceof Need.Decisions(var who, _) && !game.atRest(table)) {
      beforeLast = seen.size();
      var position = who.iterator().next();
      var name =
          position.isBackline() ? "dee" : List.of("ann", "bob", "eve").get(position.seat() - 1);
      does(name, decisions.nextInt(3) == 0 ? "play" : "fold", position, 0);
    }
    return new Seen(
        List.copyOf(seen.subList(0, beforeLast)),
        List.copyOf(seen.subList(beforeLast, seen.size())),
        events());
  }

  private void does(String name, String choice, Position position, int dollars) {
    rule(new Command.Act(new Player(name), choice, position, Money.dollars(dollars)));
    while (game.need(table) instanceof Need.Chance(var draw)) {
      rule(
          draw instanceof ChanceRequest.OneCard
              ? new Command.Deal(deck.next())
              : new Command.Shuffled());
    }
  }

  private void rule(Command command) {
    follow(command);
    seen.add(game.view(table, viewer));
    seen.add(game.choices(table, viewer));
    seen.add(game.need(table));
  }

  @Override
  protected void happen(Event event) {
    seen.add(game.story(table, event, viewer));
    super.happen(event);
  }
}
