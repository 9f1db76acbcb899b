package cardroom.scenarios.table;

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
import cardroom.games.table.TableGame;
import cardroom.games.table.Viewer;
import cardroom.scenarios.kit.TableDriver;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/// A table driven at random: people come, go, bank, bet and decide, and the test keeps its own
/// books.
final class BankedEvening<T> extends TableDriver<T, TableGame<T>> {

  private static final List<Player> PEOPLE =
      List.of("Ann", "Bob", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", "Ida", "Joe").stream()
          .map(Player::new)
          .toList();

  private final Map<ChipAccount, Money> books = new HashMap<>();
  private final Random random;
  private List<Card> shoe = new ArrayList<>();

  BankedEvening(TableGame<T> game, T table, long seed) {
    super(game, table, new Viewer.Person(PEOPLE.getFirst()));
    this.random = new Random(seed);
  }

  /// One command of somebody, and all chance moves up to the next decision.
  void step() {
    if (random.nextInt(12) == 0) {
      visit(somebody());
    } else {
      decide();
    }
    while (game.need(table) instanceof Need.Chance(var draw)) {
      chance(draw);
    }
  }

  private void decide() {
    var need = game.need(table);
    if (!(need instanceof Need.Decisions(var who, _))) {
      visit(somebody());
      return;
    }
    if (random.nextInt(20) == 0) {
      follow(new Command.TimedOut(who.iterator().next()));
      return;
    }
    var offered = new ArrayList<Command>();
    for (var player : PEOPLE) {
      game.choices(table, new Viewer.Person(player)).offered().stream()
          .filter(choice -> who.contains(choice.position()) || choice.id().startsWith("bet."))
          .forEach(choice -> offered.add(act(player, choice)));
    }
    assertThat(offered).as("somebody can answer %s", need).isNotEmpty();
    follow(offered.get(random.nextInt(offered.size())));
  }

  /// Somebody does anything they are allowed to do: sits down, leaves, tops up, bets elsewhere.
  private void visit(Player player) {
    var offered = game.choices(table, new Viewer.Person(player)).offered();
    if (!offered.isEmpty()) {
      follow(act(player, offered.get(random.nextInt(offered.size()))));
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
        follow(new Command.Shuffled());
      }
      case ChanceRequest.OneCard _ -> follow(new Command.Deal(shoe.removeLast()));
      case ChanceRequest.OneOf(var count) -> follow(new Command.Drawn(random.nextInt(count)));
    }
  }

  @Override
  protected void happen(Event event) {
    for (var transfer : game.transfers(table, event)) {
      books.merge(transfer.from(), transfer.amount().negated(), Money::plus);
      books.merge(transfer.to(), transfer.amount(), Money::plus);
    }
    assertThat(game.story(table, event, new Viewer.Rail())).isNotNull();
    super.happen(event);
    booksHold();
  }

  private void booksHold() {
    var view = game.view(table, new Viewer.Rail());
    for (var seat : view.seats()) {
      if (!seat.player().isEmpty()) {
        var booked = booked(new ChipAccount.Stack(new Player(seat.player())));
        assertThat(seat.stack()).isEqualTo(booked);
        assertThat(seat.stack().isNegative()).isFalse();
      }
    }
    assertThat(Money.sum(books.values())).isEqualTo(Money.ZERO);
    if (game.atRest(table)) {
      assertThat(booked(new ChipAccount.Layout())).isEqualTo(Money.ZERO);
      assertThat(booked(new ChipAccount.Bank())).isEqualTo(Money.ZERO);
    }
  }

  private Money booked(ChipAccount account) {
    return books.getOrDefault(account, Money.ZERO);
  }
}
