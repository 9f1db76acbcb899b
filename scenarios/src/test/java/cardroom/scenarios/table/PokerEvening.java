package cardroom.scenarios.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.poker.hand.Hand;
import cardroom.games.poker.table.HandInPlay;
import cardroom.games.poker.table.PokerPlayer;
import cardroom.games.poker.table.PokerState;
import cardroom.games.poker.table.PokerTable;
import cardroom.games.poker.variant.ForcedBets;
import cardroom.games.table.ChanceRequest;
import cardroom.games.table.ChipAccount;
import cardroom.games.table.Choice;
import cardroom.games.table.Command;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Event;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Setup;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import cardroom.scenarios.kit.TableDriver;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;

/// A long evening at one poker table: people come and go, things go wrong, and the books are kept.
final class PokerEvening extends TableDriver<PokerState, PokerTable> {
  private static final Viewer FLOOR = new Viewer.Floor("floor");

  private final Map<ChipAccount, Money> ledger = new HashMap<>();
  private final SplittableRandom random;
  private final Optional<BlindModel> blinds;
  private List<Card> shoe = new ArrayList<>();

  PokerEvening(PokerTable game, Setup setup, long seed) {
    super(game, game.open(setup), new Viewer.Rail());
    this.random = new SplittableRandom(seed);
    boolean hasBlinds = game.sheet().variant().opensWith(ForcedBets.BLINDS);
    this.blinds = hasBlinds ? Optional.of(new BlindModel(setup.seats())) : Optional.empty();
  }

  /// Plays until that many hands are over.
  void play(int hands, boolean troubles) {
    play(hands, troubles, () -> {});
  }

  /// @param look called before every step
  void play(int hands, boolean troubles, Runnable look) {
    for (int step = 0; table.round() < hands || table.play().isPresent(); step++) {
      assertThat(step).as("steps").isLessThan(400 * (hands + 5));
      look.run();
      if (random.nextInt(6) == 0 || table.chairs().size() < 2) {
        visitor();
      }
      if (troubles && random.nextInt(12) == 0) {
        trouble();
      }
      switch (game.need(table)) {
        case Need.Chance(var draw) -> chance(draw);
        case Need.Decisions(var who, _) -> decide(who.stream().toList());
        case Need.Nothing _ -> visitor();
      }
    }
  }

  private void chance(ChanceRequest draw) {
    switch (draw) {
      case ChanceRequest.Shuffle(var cards) -> {
        shoe = new ArrayList<>(cards);
        for (int i = shoe.size() - 1; i > 0; i--) {
          java.util.Collections.swap(shoe, i, random.nextInt(i + 1));
        }
        follow(new Command.Shuffled());
      }
      case ChanceRequest.OneCard _ -> follow(new Command.Deal(shoe.removeLast()));
      case ChanceRequest.OneOf(int count) -> follow(new Command.Drawn(random.nextInt(count)));
    }
  }

  private void decide(List<Position> who) {
    var position = who.get(random.nextInt(who.size()));
    var player = table.at(position.seat()).orElseThrow().player();
    if (random.nextInt(40) == 0) {
      follow(new Command.TimedOut(position));
      return;
    }
    var choices =
        game.choices(table, new Viewer.Person(player)).offered().stream()
            .filter(choice -> choice.position().equals(position))
            .toList();
    assertThat(choices).as("choices of " + position).isNotEmpty();
    follow(act(player, choices.get(random.nextInt(choices.size()))));
  }

  Act act(Player player, Choice choice) {
    var amount =
        choice
            .amount()
            .map(
                range -> {
                  long steps = range.max().minus(range.min()).cents() / range.step().cents();
                  long more = range.step().cents() * random.nextLong(Math.min(steps, 50) + 1);
                  return range.min().plus(Money.cents(more));
                })
            .orElse(Money.ZERO);
    List<Card> cards = new ArrayList<>();
    choice
        .cards()
        .ifPresent(
            pick -> {
              int count = pick.min() + random.nextInt(pick.max() - pick.min() + 1);
              cards.addAll(pick.from().subList(0, count));
            });
    return new Act(player, choice.id(), choice.position(), amount, cards);
  }

  private void visitor() {
    var player = new Player("p" + random.nextInt(12));
    boolean moves = random.nextInt(8) == 0;
    var choices =
        game.choices(table, new Viewer.Person(player)).offered().stream()
            .filter(choice -> moves == choice.id().equals("move"))
            .filter(choice -> moves || isOfTable(choice))
            .toList();
    if (!choices.isEmpty()) {
      follow(act(player, choices.get(random.nextInt(choices.size()))));
    }
  }

  /// Any call that the floor is offered; calling off a hand is chosen less often.
  private void trouble() {
    var calls = game.choices(table, FLOOR).offered();
    if (calls.isEmpty()) {
      return;
    }
    var one = calls.get(random.nextInt(calls.size()));
    if (!one.id().equals("void-hand") || random.nextInt(4) == 0) {
      follow(new Command.Call("floor", one.id(), one.position(), Money.ZERO, List.of()));
    }
  }

  private static boolean isOfTable(Choice choice) {
    return choice.position().equals(Position.TABLE) || choice.id().equals("sit");
  }

  @Override
  protected void happen(Event event) {
    for (var transfer : game.transfers(table, event)) {
      ledger.merge(transfer.from(), transfer.amount().negated(), Money::plus);
      ledger.merge(transfer.to(), transfer.amount(), Money::plus);
    }
    var before = table;
    super.happen(event);
    balance();
    table.play().ifPresent(play -> CardConservation.check(play.hand()));
    blinds.ifPresent(model -> model.note(before, event, table));
  }

  /// The books agree with the chips on the table and with the hand.
  private void balance() {
    for (PokerPlayer chair : table.chairs()) {
      var booked = ledger.getOrDefault(new ChipAccount.Stack(chair.player()), Money.ZERO);
      assertThat(booked).as(events().getLast() + " " + chair).isEqualTo(chair.stack());
      table.play().ifPresent(play -> behind(play, chair));
    }
    var layout = ledger.getOrDefault(new ChipAccount.Layout(), Money.ZERO);
    assertThat(layout).as(events().getLast().toString()).isEqualTo(table.layout());
    assertThat(ledger.getOrDefault(new ChipAccount.Drop(), Money.ZERO)).isEqualTo(table.drop());
    table.play().ifPresent(play -> seen(Money.cents(play.hand().felt().pot())));
  }

  private static void behind(HandInPlay play, PokerPlayer chair) {
    int place = play.lineup().place(chair.seat());
    if (place >= 0) {
      var behind = Money.cents(play.hand().felt().chips().behind(place));
      assertThat(chair.stack()).as(chair.toString()).isEqualTo(behind);
    }
  }

  /// Pots and bets add up to what was put in.
  private void seen(Money putIn) {
    var view = game.view(table, new Viewer.Rail());
    var bets = view.positions().stream().flatMap(spot -> spot.stakes().stream());
    var pots = view.pots().stream().map(View.Pot::amount);
    var all = Money.sum(Stream.concat(bets.map(View.Stake::amount), pots).toList());
    var isOver = table.play().orElseThrow().hand() instanceof Hand.Finished;
    assertThat(all).as(events().getLast().toString()).isEqualTo(isOver ? Money.ZERO : putIn);
  }
}
