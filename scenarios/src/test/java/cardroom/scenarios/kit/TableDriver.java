package cardroom.scenarios.kit;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Cards;
import cardroom.games.money.Money;
import cardroom.games.table.ChanceRequest;
import cardroom.games.table.ChipAccount;
import cardroom.games.table.Choice;
import cardroom.games.table.Command;
import cardroom.games.table.Event;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling;
import cardroom.games.table.StoryLine;
import cardroom.games.table.TableGame;
import cardroom.games.table.Transfer;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Drives a table of any game in a test: gives commands to the rules, and keeps the results. The
/// vocabulary of each game is in a subclass.
public abstract class TableDriver<T, G extends TableGame<T>> {
  /// The rules of the table; a test may change to another game before anything is done.
  protected G game;

  protected T table;
  private final Viewer listener;
  private final List<Event> events = new ArrayList<>();
  private final List<Transfer> transfers = new ArrayList<>();
  private final List<StoryLine> told = new ArrayList<>();

  /// @param listener whose view of the story is recorded
  protected TableDriver(G game, T table, Viewer listener) {
    this.game = game;
    this.table = table;
    this.listener = listener;
  }

  public final G game() {
    return game;
  }

  public final T table() {
    return table;
  }

  /// A command with all that follows from it; the answer where it is not allowed.
  protected final Optional<Ruling.Refused> tries(Command command) {
    return switch (game.rule(table, command)) {
      case Ruling.Refused no -> Optional.of(no);
      case Ruling.Allowed(var followed) -> {
        followed.forEach(this::happen);
        yield Optional.empty();
      }
    };
  }

  /// A command that must be allowed, with all that follows from it.
  protected final void follow(Command command) {
    tries(command)
        .ifPresent(
            no -> {
              throw new AssertionError(command + " is refused: " + no.words());
            });
  }

  /// Whether a command would be allowed.
  public final boolean allows(Command command) {
    return game.rule(table, command) instanceof Ruling.Allowed;
  }

  protected void happen(Event event) {
    told.addAll(game.story(table, event, listener));
    transfers.addAll(game.transfers(table, event));
    table = game.apply(table, event);
    events.add(event);
  }

  /// The answer to a command that must not be allowed.
  public final Ruling.Refused refused(Command command) {
    return switch (game.rule(table, command)) {
      case Ruling.Refused no -> no;
      case Ruling.Allowed _ -> throw new AssertionError(command + " is allowed");
    };
  }

  public static Command act(String who, String choice, Position position, int dollars) {
    return new Command.Act(new Player(who), choice, position, Money.dollars(dollars));
  }

  public static Command call(String choice, Position position) {
    return new Command.Call("floor", choice, position, Money.ZERO, List.of());
  }

  /// Makes the shuffle that is due, if one is.
  protected final boolean shuffle() {
    var isDue = game.need(table) instanceof Need.Chance(ChanceRequest.Shuffle _);
    if (isDue) {
      follow(new Command.Shuffled());
    }
    return isDue;
  }

  /// Deals these cards, each where the table wants it; shuffles when that is due.
  protected final void dealCards(String cards) {
    for (var card : Cards.parse(cards)) {
      shuffle();
      follow(new Command.Deal(card));
    }
  }

  public final Need need() {
    return game.need(table);
  }

  public final boolean isAsked(Position position) {
    return need() instanceof Need.Decisions(var who, _) && who.contains(position);
  }

  public final View view(Viewer viewer) {
    return game.view(table, viewer);
  }

  /// What somebody may do: `bet.game 2 $5-$500 $25`, `done 2`.
  public final List<String> offers(Viewer viewer) {
    return game.choices(table, viewer).offered().stream().map(TableDriver::words).toList();
  }

  /// What somebody may not have, and the rule: `double 4 ROOM-CHIPS`.
  public final List<String> barred(Viewer viewer) {
    return game.choices(table, viewer).barred().stream()
        .map(bar -> bar.id() + " " + bar.position() + " " + bar.rule().id())
        .toList();
  }

  private static String words(Choice choice) {
    var range =
        choice.amount().map(one -> " %s-%s %s".formatted(one.min(), one.max(), one.suggested()));
    return choice.id() + " " + choice.position() + range.orElse("");
  }

  public final List<Event> events() {
    return events;
  }

  public final <E extends Event> List<E> events(Class<E> kind) {
    return events.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  public final List<Transfer> transfers() {
    return transfers;
  }

  public final List<StoryLine> told() {
    return told;
  }

  /// The chips on an account, by all that was posted to it.
  public final Money on(ChipAccount account) {
    return Transfer.to(account, transfers);
  }

  /// Between rounds there is no chip on the layout or in the bank.
  protected final void nothingLeftOver() {
    assertThat(on(new ChipAccount.Layout())).isEqualTo(Money.ZERO);
    assertThat(on(new ChipAccount.Bank())).isEqualTo(Money.ZERO);
  }
}
