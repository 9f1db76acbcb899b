package cardroom.players;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.poker.table.Chair;
import cardroom.games.poker.table.Poker;
import cardroom.games.poker.table.PokerTable;
import cardroom.games.poker.variant.Variants;
import cardroom.games.table.Choice;
import cardroom.games.table.Choices;
import cardroom.games.table.Command;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Draw;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// The bot wins from somebody who does anything, and from somebody who always calls.
class PokerBotTest {
  private static final int HANDS = Integer.getInteger("cardroom.bot.hands", 500);
  private static final Money STACK = Money.dollars(800);
  private static final Player BOT = new Player("bot");
  private static final Player OTHER = new Player("other");

  static final List<String> GAMES = Variants.ALL.stream().map(variant -> variant.id()).toList();

  private final SplittableRandom random = new SplittableRandom(5);
  private List<Card> shoe = new ArrayList<>();

  @ParameterizedTest
  @FieldSource("GAMES")
  void the_bot_wins_from_random_play_and_from_a_caller(String game) {
    assertThat(errors(game, true)).as("standard errors, random").isGreaterThan(3);
    assertThat(errors(game, false)).as("standard errors, caller").isGreaterThan(3);
  }

  /// How many standard errors the bot is ahead of the other player; the fee hits both.
  private double errors(String name, boolean anything) {
    var sheet = Catalogue.packaged().poker("ocean-view", name, Map.of()).sheet();
    var game = new PokerTable(sheet);
    var bits = new SplittableRandom(9);
    var bot = new PokerBot(count -> bits.nextLong() >>> (64 - count));
    var stakes = new Setup.Stakes.Limit(Money.dollars(4), Money.dollars(8));
    var table = game.open(new Setup("t", stakes, 2));
    table = run(game, table, new Act(BOT, "sit", Position.seat(1), STACK));
    table = run(game, table, new Act(OTHER, "sit", Position.seat(2), STACK));
    double sum = 0;
    double squares = 0;
    for (int hands = 0; hands < HANDS; ) {
      table = step(game, table, bot, anything);
      if (table.play().isEmpty() && table.round() > hands) {
        hands++;
        double won = (stack(table, BOT) - stack(table, OTHER)) / 2;
        sum += won;
        squares += won * won;
        table = reset(table);
      }
    }
    double mean = sum / HANDS;
    return mean / Math.sqrt((squares / HANDS - mean * mean) / HANDS);
  }

  private static double stack(Poker table, Player player) {
    return table.of(player).orElseThrow().stack().cents();
  }

  private static Poker reset(Poker table) {
    var chairs =
        table.chairs().stream()
            .map(
                chair ->
                    new Chair(chair.player(), chair.seat(), STACK, false, false, chair.entry(), -1))
            .toList();
    return new Poker(
        table.setup(),
        table.row(),
        chairs,
        table.last(),
        table.round(),
        table.play(),
        table.armed(),
        table.drop(),
        table.results());
  }

  private Poker step(PokerTable game, Poker table, PokerBot bot, boolean anything) {
    return switch (game.need(table)) {
      case Need.Chance(var draw) -> run(game, table, chance(draw));
      case Need.Decisions(var who, _) -> {
        var player = table.at(who.iterator().next().seat()).orElseThrow().player();
        var choices = game.choices(table, new Viewer.Person(player));
        var view = game.view(table, new Viewer.Person(player));
        var act =
            player.equals(BOT)
                ? bot.act(player, view, choices).orElseThrow()
                : anything ? any(choices) : calls(choices);
        yield run(game, table, act);
      }
      case Need.Nothing _ -> throw new IllegalStateException("nobody plays");
    };
  }

  private Command chance(Draw draw) {
    return switch (draw) {
      case Draw.Shuffle(var cards) -> {
        shoe = new ArrayList<>(cards);
        for (int i = shoe.size() - 1; i > 0; i--) {
          Collections.swap(shoe, i, random.nextInt(i + 1));
        }
        yield new Command.Shuffled();
      }
      case Draw.OneCard _ -> new Command.Deal(shoe.removeLast());
      case Draw.OneOf(int count) -> new Command.Drawn(random.nextInt(count));
    };
  }

  private Act any(Choices choices) {
    var here =
        choices.offered().stream()
            .filter(choice -> !choice.position().equals(Position.TABLE))
            .toList();
    var choice = here.get(random.nextInt(here.size()));
    var cards =
        choice
            .cards()
            .map(
                pick ->
                    pick.from()
                        .subList(0, pick.min() + random.nextInt(pick.max() - pick.min() + 1)))
            .orElse(List.of());
    return act(choice, cards);
  }

  private Act calls(Choices choices) {
    for (var word : List.of("check", "call", "bring-in", "let-live", "draw", "discard")) {
      for (var choice : choices.offered()) {
        if (choice.id().equals(word)) {
          var cards =
              choice.cards().map(pick -> pick.from().subList(0, pick.min())).orElse(List.of());
          return act(choice, cards);
        }
      }
    }
    return any(choices);
  }

  private static Act act(Choice choice, List<Card> cards) {
    var amount = choice.amount().map(Choice.Amount::min).orElse(Money.ZERO);
    return new Act(OTHER, choice.id(), choice.position(), amount, cards);
  }

  private static Poker run(PokerTable game, Poker before, Command command) {
    var ruling = game.rule(before, command);
    assertThat(ruling).as(command.toString()).isInstanceOf(Ruling.Allowed.class);
    var table = before;
    for (var event : ((Ruling.Allowed) ruling).events()) {
      table = game.apply(table, event);
    }
    return table;
  }
}
