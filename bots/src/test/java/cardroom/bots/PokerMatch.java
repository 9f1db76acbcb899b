package cardroom.bots;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.poker.table.PokerPlayer;
import cardroom.games.poker.table.PokerState;
import cardroom.games.poker.table.PokerTable;
import cardroom.games.table.ChanceRequest;
import cardroom.games.table.Choice;
import cardroom.games.table.Choices;
import cardroom.games.table.Command;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling;
import cardroom.games.table.Setup;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/// The bot against one other player, every hand with the same stacks; all from a seed.
final class PokerMatch {
  private static final Money STACK = Money.dollars(800);
  private static final Money BIG_BET = Money.dollars(8);

  /// The bot before it estimated equities: few deals, whatever the others bet.
  private static final PokerBot.Manner FORMER = new PokerBot.Manner(48, 24, false, 1.1, 0.04);

  private static final Player BOT = new Player("bot");
  private static final Player OTHER = new Player("other");

  /// Whom the bot plays.
  enum Rival {
    /// Any of their choices, all equally likely.
    RANDOM,
    /// Checks or calls, and stands pat.
    CALLER,
    /// The bot as it was before it estimated equities.
    FORMER
  }

  private final PokerTable game;
  private final Rival rival;
  private final SplittableRandom random;
  private final PokerBot bot;
  private final PokerBot former;
  private PokerState table;
  private List<Card> shoe = new ArrayList<>();

  PokerMatch(String name, Rival rival, long seed) {
    this.game = new PokerTable(Catalogue.packaged().poker("ocean-view", name, Map.of()).sheet());
    this.rival = rival;
    this.random = new SplittableRandom(seed);
    var bits = random.split();
    this.bot = new PokerBot(count -> bits.nextLong() >>> (64 - count));
    var others = random.split();
    this.former = new PokerBot(count -> others.nextLong() >>> (64 - count), FORMER);
    var stakes = new Setup.Stakes.Limit(Money.dollars(4), BIG_BET);
    this.table = game.open(new Setup("t", stakes, 2));
    run(new Act(BOT, "sit", Position.seat(1), STACK));
    run(new Act(OTHER, "sit", Position.seat(2), STACK));
  }

  /// How far the bot is ahead of the other player; both pay the fee.
  ///
  /// @param mean big bets won a hand
  /// @param errors how many standard errors that is
  record Lead(double mean, double errors) {}

  Lead lead(int hands) {
    double sum = 0;
    double squares = 0;
    for (int played = 0; played < hands; ) {
      step();
      if (table.play().isEmpty() && table.round() > played) {
        played++;
        double won = (stack(BOT) - stack(OTHER)) / 2;
        sum += won;
        squares += won * won;
        reset();
      }
    }
    double mean = sum / hands;
    double error = Math.sqrt((squares / hands - mean * mean) / hands);
    return new Lead(mean / BIG_BET.cents(), mean / error);
  }

  private double stack(Player player) {
    return table.of(player).orElseThrow().stack().cents();
  }

  private void reset() {
    var chairs =
        table.chairs().stream()
            .map(
                one ->
                    new PokerPlayer(
                        one.player(),
                        one.seat(),
                        STACK,
                        false,
                        false,
                        one.entry(),
                        -1,
                        one.paid(),
                        false))
            .toList();
    table =
        new PokerState(
            table.setup(),
            table.row(),
            chairs,
            table.last(),
            table.round(),
            table.play(),
            table.armed(),
            table.drop(),
            table.results(),
            table.shown(),
            table.gone(),
            table.departures());
  }

  private void step() {
    switch (game.need(table)) {
      case Need.Chance(var draw) -> run(chance(draw));
      case Need.Decisions(var who, _) -> {
        var player = table.at(who.iterator().next().seat()).orElseThrow().player();
        var choices = game.choices(table, new Viewer.Person(player));
        run(player.equals(BOT) ? bots(choices) : others(choices));
      }
      case Need.Nothing _ -> throw new IllegalStateException("nobody plays");
    }
  }

  private Act bots(Choices choices) {
    return bot.act(BOT, game.view(table, new Viewer.Person(BOT)), choices).orElseThrow();
  }

  private Command chance(ChanceRequest draw) {
    return switch (draw) {
      case ChanceRequest.Shuffle(var cards) -> {
        shoe = new ArrayList<>(cards);
        for (int i = shoe.size() - 1; i > 0; i--) {
          Collections.swap(shoe, i, random.nextInt(i + 1));
        }
        yield new Command.Shuffled();
      }
      case ChanceRequest.OneCard _ -> new Command.Deal(shoe.removeLast());
      case ChanceRequest.OneOf(int count) -> new Command.Drawn(random.nextInt(count));
    };
  }

  private Act others(Choices choices) {
    if (rival == Rival.FORMER) {
      var view = game.view(table, new Viewer.Person(OTHER));
      return former.act(OTHER, view, choices).orElseThrow();
    }
    var here =
        choices.offered().stream()
            .filter(choice -> !choice.position().equals(Position.TABLE))
            .toList();
    if (rival == Rival.RANDOM) {
      return act(here.get(random.nextInt(here.size())), true);
    }
    for (var word : List.of("check", "call", "bring-in", "let-live", "draw", "discard")) {
      for (var choice : here) {
        if (choice.id().equals(word)) {
          return act(choice, false);
        }
      }
    }
    return act(here.getFirst(), false);
  }

  private Act act(Choice choice, boolean anyCards) {
    var amount = choice.amount().map(Choice.Amount::min).orElse(Money.ZERO);
    var cards =
        choice
            .cards()
            .map(
                pick -> {
                  int more = anyCards ? random.nextInt(pick.max() - pick.min() + 1) : 0;
                  return pick.from().subList(0, pick.min() + more);
                })
            .orElse(List.of());
    return new Act(OTHER, choice.id(), choice.position(), amount, cards);
  }

  private void run(Command command) {
    var ruling = game.rule(table, command);
    assertThat(ruling).as(command.toString()).isInstanceOf(Ruling.Allowed.class);
    for (var event : ((Ruling.Allowed) ruling).events()) {
      table = game.apply(table, event);
    }
  }
}
