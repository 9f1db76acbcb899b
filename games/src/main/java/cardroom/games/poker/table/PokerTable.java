package cardroom.games.poker.table;

import cardroom.games.money.Money;
import cardroom.games.poker.hand.Action;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.table.Choices;
import cardroom.games.table.Command;
import cardroom.games.table.Event;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Ruling;
import cardroom.games.table.Setup;
import cardroom.games.table.SharedView;
import cardroom.games.table.StoryLine;
import cardroom.games.table.TableGame;
import cardroom.games.table.Transfer;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// The table of every poker game; the game itself is its sheet.
public final class PokerTable implements TableGame<PokerState> {

  private final PokerSheet sheet;
  private final PokerTransitions transitions;
  private final PokerConsequences consequences;

  public PokerTable(PokerSheet sheet) {
    this.sheet = sheet;
    this.transitions = new PokerTransitions(sheet);
    this.consequences = new PokerConsequences(sheet);
  }

  @Override
  public int seatsMax() {
    return sheet.playersMax();
  }

  public PokerSheet sheet() {
    return sheet;
  }

  @Override
  public PokerState open(Setup setup) {
    int most = sheet.playersMax();
    if (setup.seats() < 2 || setup.seats() > most) {
      throw new IllegalArgumentException(
          "%s has 2 to %d seats, not %d".formatted(sheet.variant().name(), most, setup.seats()));
    }
    return PokerState.opened(setup, sheet.row(setup.stakes()));
  }

  /// The events that a command causes, and all that follows from them by itself.
  @Override
  public Ruling rule(PokerState table, Command command) {
    return switch (new PokerRulings(sheet, table).of(command)) {
      case Ruling.Refused refused -> refused;
      case Ruling.Allowed(var events) -> new Ruling.Allowed(withConsequences(table, events));
    };
  }

  private List<Event> withConsequences(PokerState table, List<Event> events) {
    var all = new ArrayList<Event>();
    var now = table;
    for (var event : events) {
      now = transitions.apply(now, event);
      all.add(event);
    }
    var next = consequences.next(now, all.getLast());
    while (next.isPresent()) {
      now = transitions.apply(now, next.get());
      all.add(next.get());
      next = consequences.next(now, next.get());
    }
    return all;
  }

  @Override
  public PokerState apply(PokerState table, Event event) {
    return transitions.apply(table, event);
  }

  /// What an event of a hand does in it.
  ///
  /// @param event a card, a decision, or something that went wrong or was put right
  public static Action action(HandInPlay play, Event event) {
    return PokerTransitions.action(play, event);
  }

  @Override
  public Need need(PokerState table) {
    return new PokerNeeds(sheet, table).now();
  }

  @Override
  public Choices choices(PokerState table, Viewer viewer) {
    return switch (viewer) {
      case Viewer.Person(var player) -> new PokerChoices(this, table, player).all();
      case Viewer.Floor(var name) -> new FloorChoices(sheet, table, name).all();
      case Viewer.Rail _ -> Choices.NONE;
    };
  }

  @Override
  public View view(PokerState table, Viewer viewer) {
    return new PokerTableView(sheet, table, viewer).view();
  }

  @Override
  public SharedView sharedView(PokerState table) {
    return new SharedPokerView(this, table);
  }

  @Override
  public List<StoryLine> story(PokerState before, Event event, Viewer viewer) {
    return new PokerStory(sheet, before, viewer::is).of(event);
  }

  @Override
  public List<Transfer> transfers(PokerState before, Event event) {
    return transitions.transfers(before, event);
  }

  @Override
  public Set<Player> departed(PokerState table) {
    return table.departures().players();
  }

  @Override
  public int round(PokerState table) {
    return table.round();
  }

  @Override
  public boolean atRest(PokerState table) {
    return table.play().isEmpty();
  }

  /// All chips at the table: stacks, pots and what is not yet dropped.
  static Money chips(PokerState table) {
    return Money.sum(table.chairs().stream().map(PokerPlayer::stack).toList()).plus(table.layout());
  }
}
