package cardroom.games.banked.table;

import cardroom.games.banked.BankedGame;
import cardroom.games.table.Choices;
import cardroom.games.table.Command;
import cardroom.games.table.Event;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Ruling;
import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes.Schedule;
import cardroom.games.table.SharedView;
import cardroom.games.table.StoryLine;
import cardroom.games.table.TableGame;
import cardroom.games.table.Transfer;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/// The table of every banked game; the game itself is a parameter.
public final class BankedTable<R> implements TableGame<BankedState<R>> {

  private final BankedGame<R> game;
  private final BankedTransitions<R> transitions;
  private final BankedConsequences<R> consequences;
  private final Map<Integer, LayoutAreas> layouts;

  public BankedTable(BankedGame<R> game) {
    this.game = game;
    this.transitions = new BankedTransitions<>(game);
    this.consequences = new BankedConsequences<>(game);
    this.layouts = LayoutAreas.of(game.terms());
  }

  public BankedGame<R> game() {
    return game;
  }

  @Override
  public int seatsMax() {
    return game.terms().circles().seats();
  }

  @Override
  public BankedState<R> open(Setup setup) {
    if (!(setup.stakes() instanceof Schedule(var option))) {
      throw new IllegalArgumentException(
          "%s is opened by a schedule, not by %s".formatted(game.terms().game(), setup.stakes()));
    }
    var most = seatsMax();
    if (setup.seats() < 2 || setup.seats() > most) {
      throw new IllegalArgumentException(
          "%s has 2 to %d seats, not %d".formatted(game.terms().game(), most, setup.seats()));
    }
    return BankedState.opened(setup, game.terms().schedule(option).option());
  }

  /// The events that a command causes, and all that follows from them by itself.
  @Override
  public Ruling rule(BankedState<R> table, Command command) {
    return switch (new BankedRulings<>(game, table).of(command)) {
      case Ruling.Refused refused -> refused;
      case Ruling.Allowed(var events) -> new Ruling.Allowed(withConsequences(table, events));
    };
  }

  private List<Event> withConsequences(BankedState<R> table, List<Event> events) {
    var all = new ArrayList<Event>();
    var now = table;
    for (var event : events) {
      now = happen(now, event, all);
    }
    for (var next = consequences.next(now); next.isPresent(); next = consequences.next(now)) {
      now = happen(now, next.get(), all);
    }
    return all;
  }

  private BankedState<R> happen(BankedState<R> before, Event event, List<Event> all) {
    var after = transitions.apply(before, event);
    all.add(event);
    if (before.phase() instanceof BankedPhase.Dealing<R> was
        && after.phase() instanceof BankedPhase.Dealing<R> is) {
      var turned = game.turned(was.round(), is.round());
      if (!turned.isEmpty()) {
        all.add(new BankedEvent.Turned(turned));
      }
    }
    return after;
  }

  @Override
  public BankedState<R> apply(BankedState<R> table, Event event) {
    return transitions.apply(table, event);
  }

  @Override
  public Need need(BankedState<R> table) {
    return new BankedNeeds<>(game, table).now();
  }

  @Override
  public Choices choices(BankedState<R> table, Viewer viewer) {
    return switch (viewer) {
      case Viewer.Person(var player) -> new BankedChoices<>(this, table, player).all();
      case Viewer.Floor(var name) -> new FloorCalls<>(game.terms(), table).choices(name);
      case Viewer.Rail _ -> Choices.NONE;
    };
  }

  @Override
  public View view(BankedState<R> table, Viewer viewer) {
    return sharedView(table).view(viewer);
  }

  @Override
  public SharedView sharedView(BankedState<R> table) {
    return new SharedBankedView<>(
        this, Objects.requireNonNull(layouts.get(table.schedule())), table);
  }

  @Override
  public List<StoryLine> story(BankedState<R> before, Event event, Viewer viewer) {
    return new BankedStory<>(game, before, viewer).of(event);
  }

  @Override
  public List<Transfer> transfers(BankedState<R> before, Event event) {
    return new BankedTransfers<>(game).of(before, event);
  }

  @Override
  public Set<Player> departed(BankedState<R> table) {
    return table.departures().players();
  }

  @Override
  public int round(BankedState<R> table) {
    return table.round();
  }

  @Override
  public boolean atRest(BankedState<R> table) {
    return table.phase() instanceof BankedPhase.Resting<R>;
  }
}
