package cardroom.houses.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.table.ChanceRequest;
import cardroom.games.table.ChipAccount;
import cardroom.games.table.Choice;
import cardroom.games.table.Choice.Amount;
import cardroom.games.table.Command;
import cardroom.games.table.Event;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Ruling;
import cardroom.games.table.TableGame;
import cardroom.games.table.Viewer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/// A table driven at random: people come, go, bank, bet and decide, and the test keeps its own
/// books.
final class BankedEvening<T> {

  private static final List<Player> PEOPLE =
      List.of("Ann", "Bob", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", "Ida", "Joe").stream()
          .map(Player::new)
          .toList();

  final TableGame<T> engine;
  final List<Event> events = new ArrayList<>();
  final Map<ChipAccount, Money> books = new HashMap<>();
  private final Random random;
  private List<Card> shoe = new ArrayList<>();
  T table;

  BankedEvening(TableGame<T> engine, T table, long seed) {
    this.engine = engine;
    this.table = table;
    this.random = new Random(seed);
  }

  /// One command of somebody, and all chance moves up to the next decision.
  void step() {
    if (random.nextInt(12) == 0) {
      visit(somebody());
    } else {
      decide();
    }
    while (engine.need(table) instanceof Need.Chance(var draw)) {
      chance(draw);
    }
  }

  private void decide() {
    var need = engine.need(table);
    if (!(need instanceof Need.Decisions(var who, _))) {
      visit(somebody());
      return;
    }
    if (random.nextInt(20) == 0) {
      allowed(new Command.TimedOut(who.iterator().next()));
      return;
    }
    var offered = new ArrayList<Command>();
    for (var player : PEOPLE) {
      engine.choices(table, new Viewer.Person(player)).offered().stream()
          .filter(choice -> who.contains(choice.position()) || choice.id().startsWith("bet."))
          .forEach(choice -> offered.add(act(player, choice)));
    }
    assertThat(offered).as("somebody can answer %s", need).isNotEmpty();
    allowed(offered.get(random.nextInt(offered.size())));
  }

  /// Somebody does anything they are allowed to do: sits down, leaves, tops up, bets elsewhere.
  private void visit(Player player) {
    var offered = engine.choices(table, new Viewer.Person(player)).offered();
    if (!offered.isEmpty()) {
      allowed(act(player, offered.get(random.nextInt(offered.size()))));
    }
  }

  private Player somebody() {
    return PEOPLE.get(random.nextInt(PEOPLE.size()));
  }

  private Command act(Player player, Choice choice) {
    var amount = choice.amount().map(this::some).orElse(Money.ZERO);
    return new Command.Act(player, choice.id(), choice.position(), amount);
  }

  private Money some(Amount range) {
    return switch (random.nextInt(4)) {
      case 0 -> range.min();
      case 1 -> range.max();
      case 2 -> range.suggested();
      default -> {
        var steps = range.max().minus(range.min()).cents() / range.step().cents();
        var few = (int) Math.min(steps, 40);
        yield range.min().plus(range.step().times(random.nextInt(few + 1)));
      }
    };
  }

  private void chance(ChanceRequest draw) {
    switch (draw) {
      case ChanceRequest.Shuffle(var cards) -> {
        shoe = new ArrayList<>(cards);
        Collections.shuffle(shoe, random);
        allowed(new Command.Shuffled());
      }
      case ChanceRequest.OneCard _ -> allowed(new Command.Deal(shoe.removeLast()));
      case ChanceRequest.OneOf(var count) -> allowed(new Command.Drawn(random.nextInt(count)));
    }
  }

  void allowed(Command command) {
    switch (engine.rule(table, command)) {
      case Ruling.Refused refused ->
          throw new AssertionError(command + " was offered and refused: " + refused.words());
      case Ruling.Allowed(var followed) -> followed.forEach(this::happen);
    }
  }

  private void happen(Event event) {
    for (var transfer : engine.transfers(table, event)) {
      books.merge(transfer.from(), transfer.amount().negated(), Money::plus);
      books.merge(transfer.to(), transfer.amount(), Money::plus);
    }
    for (var viewer : List.of(new Viewer.Rail(), new Viewer.Person(PEOPLE.getFirst()))) {
      assertThat(engine.story(table, event, viewer)).isNotNull();
    }
    table = engine.apply(table, event);
    events.add(event);
    booksHold();
  }

  private void booksHold() {
    var view = engine.view(table, new Viewer.Rail());
    for (var seat : view.seats()) {
      if (!seat.player().isEmpty()) {
        var booked =
            books.getOrDefault(new ChipAccount.Stack(new Player(seat.player())), Money.ZERO);
        assertThat(seat.stack()).isEqualTo(booked);
        assertThat(seat.stack().isNegative()).isFalse();
      }
    }
    assertThat(Money.sum(books.values())).isEqualTo(Money.ZERO);
    if (engine.atRest(table)) {
      assertThat(on(new ChipAccount.Layout())).isEqualTo(Money.ZERO);
      assertThat(on(new ChipAccount.Bank())).isEqualTo(Money.ZERO);
    }
  }

  Money on(ChipAccount account) {
    return books.getOrDefault(account, Money.ZERO);
  }
}
