package cardroom.server.codec.poker;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.poker.table.PokerState;
import cardroom.games.poker.table.PokerTable;
import cardroom.games.table.ChanceRequest;
import cardroom.games.table.Choice;
import cardroom.games.table.Command;
import cardroom.games.table.Event;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling;
import cardroom.games.table.Setup;
import cardroom.games.table.Viewer;
import cardroom.server.codec.GameCodec.Body;
import cardroom.server.journal.Row.ShoeRow;
import cardroom.server.shoe.Entropy;
import cardroom.server.shoe.RoomKey;
import cardroom.server.shoe.SealedShoe;
import cardroom.server.shoe.ShoeSlots;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// An evening at one poker table, dealt from sealed shoes and written down as it happens.
final class WrittenEvening {
  /// An event, how it was written, the table after it, and the shoe it was dealt from.
  record Line(Event event, Body body, PokerState after, int shoe) {}

  final List<Line> lines = new ArrayList<>();
  final List<ShoeRow> shoes = new ArrayList<>();
  final SealedShoe seals = new SealedShoe(RoomKey.parse("5a".repeat(32)), Entropy.ofTheSystem());
  private final PokerTable game;
  private final PokerCodec codec;
  private final SplittableRandom random;
  private final ShoeSlots slots = new ShoeSlots(List.of(), seals::open);
  private PokerState table;

  WrittenEvening(PokerTable game, Setup setup, long seed) {
    this.game = game;
    this.codec = new PokerCodec(game.sheet());
    this.table = game.open(setup);
    this.random = new SplittableRandom(seed);
  }

  void play(int hands) {
    for (int step = 0; table.round() < hands || table.play().isPresent(); step++) {
      assertThat(step).as("steps").isLessThan(400 * (hands + 5));
      if (random.nextInt(8) == 0 || table.chairs().size() < 2) {
        visitor();
      }
      if (random.nextInt(16) == 0) {
        trouble();
      }
      switch (game.need(table)) {
        case Need.Chance(var draw) -> chance(draw);
        case Need.Decisions(var who, _) -> decide(who.iterator().next());
        case Need.Nothing _ -> visitor();
      }
    }
  }

  private void chance(ChanceRequest draw) {
    switch (draw) {
      case ChanceRequest.Shuffle(var cards) -> {
        var shoe = seals.shuffle(1, slots.ordinalNext(), cards);
        slots.begin(shoe);
        shoes.add(shoe.row());
        must(new Command.Shuffled());
      }
      case ChanceRequest.OneCard _ -> {
        must(new Command.Deal(slots.deal()));
        slots.dealt();
      }
      case ChanceRequest.OneOf(int count) -> must(new Command.Drawn(random.nextInt(count)));
    }
  }

  private void decide(Position position) {
    var player = table.at(position.seat()).orElseThrow().player();
    var choices =
        game.choices(table, new Viewer.Person(player)).offered().stream()
            .filter(choice -> choice.position().equals(position))
            .filter(choice -> !choice.id().equals("fold") || random.nextInt(3) == 0)
            .toList();
    must(
        choices.isEmpty()
            ? new Command.TimedOut(position)
            : act(player, choices.get(random.nextInt(choices.size()))));
  }

  private Command act(Player player, Choice choice) {
    List<Card> cards = new ArrayList<>();
    choice
        .cards()
        .ifPresent(
            pick -> {
              int count = pick.min() + random.nextInt(pick.max() - pick.min() + 1);
              cards.addAll(pick.from().subList(0, count));
            });
    var amount = choice.amount().map(Choice.Amount::min).orElse(Money.ZERO);
    return new Command.Act(player, choice.id(), choice.position(), amount, cards);
  }

  private void visitor() {
    var player = new Player("p" + random.nextInt(9));
    var choices =
        game.choices(table, new Viewer.Person(player)).offered().stream()
            .filter(choice -> choice.position().equals(Position.TABLE) || choice.id().equals("sit"))
            .toList();
    if (!choices.isEmpty()) {
      must(act(player, choices.get(random.nextInt(choices.size()))));
    }
  }

  private void trouble() {
    var calls = game.choices(table, new Viewer.Floor("floor")).offered();
    if (!calls.isEmpty()) {
      var one = calls.get(random.nextInt(calls.size()));
      must(new Command.Call("floor", one.id(), one.position(), Money.ZERO, List.of()));
    }
  }

  private void must(Command command) {
    var ruling = game.rule(table, command);
    assertThat(ruling).as(command.toString()).isInstanceOf(Ruling.Allowed.class);
    ((Ruling.Allowed) ruling).events().forEach(this::happen);
  }

  private void happen(Event event) {
    var body = codec.write(event, slots);
    var wasAtRest = game.atRest(table);
    table = game.apply(table, event);
    lines.add(new Line(event, body, table, slots.ordinal()));
    if (game.atRest(table) && !wasAtRest) {
      slots.cleared();
    }
  }
}
