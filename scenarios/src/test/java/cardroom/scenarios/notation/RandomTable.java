package cardroom.scenarios.notation;

import cardroom.cards.Card;
import cardroom.games.banked.table.BankedState;
import cardroom.games.banked.table.BankedTable;
import cardroom.games.money.Money;
import cardroom.games.table.ChanceRequest;
import cardroom.games.table.Choice;
import cardroom.games.table.Command;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Setup;
import cardroom.games.table.Viewer;
import cardroom.scenarios.kit.TableDriver;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/// A table at which people do whatever they are offered, most of them with few chips: they come and
/// go, bank, bet before and behind seats, run out of chips and of time, and the floor calls rounds
/// off and changes the schedule.
final class RandomTable<R> extends TableDriver<BankedState<R>, BankedTable<R>> {
  private static final List<Player> PEOPLE =
      List.of(
          new Player("ann"),
          new Player("Bob (bot 7)"),
          new Player("7 of nine"),
          new Player("bob bot-7"),
          new Player("eve"),
          new Player("Élodie"),
          new Player("x"));
  private static final List<String> GOING = List.of("leave", "sit-out");

  private final Random random;
  private List<Card> shoe = new ArrayList<>();
  private BankedState<R> before;

  RandomTable(BankedTable<R> engine, Setup setup, long seed) {
    super(engine, engine.open(setup), new Viewer.Rail());
    this.random = new Random(seed);
    this.before = table;
  }

  BankedState<R> before() {
    return before;
  }

  /// Plays until a round is settled, or gives up after many steps.
  boolean playRound() {
    before = table;
    events().clear();
    var round = table.round();
    for (int step = 0; step < 3_000; step++) {
      var wasAtRest = game.atRest(table);
      switch (game.need(table)) {
        case Need.Chance(var draw) -> chance(draw);
        case Need.Decisions(var who, _) when random.nextInt(60) == 0 ->
            tries(new Command.TimedOut(who.iterator().next()));
        case Need.Decisions _, Need.Nothing _ when random.nextInt(150) == 0 -> call();
        case Need.Decisions _, Need.Nothing _ -> act(PEOPLE.get(random.nextInt(PEOPLE.size())));
      }
      if (!wasAtRest && game.atRest(table) && table.round() > round) {
        return true;
      }
    }
    return false;
  }

  private void chance(ChanceRequest draw) {
    switch (draw) {
      case ChanceRequest.OneCard _ -> tries(new Command.Deal(shoe.removeLast()));
      case ChanceRequest.Shuffle(var cards) -> {
        shoe = new ArrayList<>(cards);
        Collections.shuffle(shoe, random);
        tries(new Command.Shuffled());
      }
      case ChanceRequest.OneOf(var count) -> tries(new Command.Drawn(random.nextInt(count)));
    }
  }

  private void act(Player player) {
    var goes = random.nextInt(12) == 0;
    var offered =
        game.choices(table, new Viewer.Person(player)).offered().stream()
            .filter(choice -> goes || !GOING.contains(choice.id()))
            .toList();
    if (offered.isEmpty()) {
      return;
    }
    var choice = offered.get(random.nextInt(offered.size()));
    tries(new Command.Act(player, choice.id(), choice.position(), amount(choice)));
  }

  private void call() {
    var calls = game.choices(table, new Viewer.Floor("floor")).offered();
    if (!calls.isEmpty()) {
      var one = calls.get(random.nextInt(calls.size()));
      tries(new Command.Call("floor", one.id(), one.position(), Money.ZERO, List.of()));
    }
  }

  private Money amount(Choice choice) {
    if (choice.amount().isEmpty()) {
      return Money.ZERO;
    }
    var range = choice.amount().get();
    if (random.nextInt(8) == 0) {
      return random.nextBoolean() ? range.min() : range.max();
    }
    var steps = range.max().minus(range.min()).cents() / range.step().cents();
    var chosen = random.nextInt((int) Math.min(40, steps) + 1);
    return range.min().plus(range.step().times(chosen));
  }
}
