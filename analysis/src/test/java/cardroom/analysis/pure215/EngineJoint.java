package cardroom.analysis.pure215;

import cardroom.cards.Card;
import cardroom.games.banked.BankedGame;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Circle;
import cardroom.games.banked.Move;
import cardroom.games.banked.RoundStart;
import cardroom.games.money.Money;
import cardroom.games.pure215.Pure215;
import cardroom.games.pure215.Pure215Wagers;
import cardroom.games.pure215.Sheet;
import cardroom.games.pure215.SideBets;
import cardroom.games.table.Choice;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.WagerId;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// The joint results of game wager, Buster and Red Flex, every deal of a small shoe played through
/// the rules that the tables use.
final class EngineJoint<R> {

  private static final Money UNIT = Money.dollars(10);
  private static final Position SEAT = Position.seat(1);

  /// The results of the three wagers in units of each.
  record Nets(double game, double buster, double redFlex) {}

  private final BankedGame<R> game;
  private final Strategy strategy;
  private final SequencedMap<Card, Integer> cards;
  private final Map<Nets, Double> law = new LinkedHashMap<>();

  private EngineJoint(BankedGame<R> game, SequencedMap<Card, Integer> cards, Strategy strategy) {
    this.game = game;
    this.cards = cards;
    this.strategy = strategy;
  }

  static Map<Nets, Double> law(Sheet sheet, SequencedMap<Card, Integer> cards, Strategy strategy) {
    var wagers =
        Map.of(Pure215Wagers.GAME, UNIT, SideBets.BUSTER.id(), UNIT, SideBets.RED_FLEX.id(), UNIT);
    var bet = new Bet(SEAT, new Player("ann"), wagers, false);
    var circles = List.of(new Circle(1, List.of(bet)));
    var bank = new Player("bea");
    var schedule = sheet.schedules().getFirst();
    var start = new RoundStart(1, 8, bank, Money.UNLIMITED, schedule, 8, circles);
    var left = cards.values().stream().mapToInt(Integer::intValue).toArray();
    var engine = new EngineJoint<>(new Pure215(sheet), cards, strategy);
    return engine.dealt(start, left);
  }

  private Map<Nets, Double> dealt(RoundStart start, int[] left) {
    follow(game.open(start), left, 1);
    return law;
  }

  private void follow(R round, int[] left, double chance) {
    switch (game.need(round)) {
      case Need.Nothing _ -> settle(round, chance);
      case Need.Decisions _ -> follow(game.apply(round, advised(round)), left, chance);
      case Need.Chance _ -> fall(round, left, chance);
    }
  }

  private Move advised(R round) {
    var offered = game.choices(round, SEAT).offered();
    boolean isAsking = offered.stream().anyMatch(choice -> choice.id().equals("no-insurance"));
    var id = isAsking ? "no-insurance" : EngineOdds.advised(game, round, offered, strategy);
    var chosen =
        offered.stream().filter(choice -> choice.id().equals(id)).findFirst().orElseThrow();
    return new Move.Decide(
        SEAT, game.decision(id), chosen.amount().map(Choice.Amount::max).orElse(Money.ZERO));
  }

  private void fall(R round, int[] left, double chance) {
    int all = 0;
    for (int count : left) {
      all += count;
    }
    int place = 0;
    for (var card : cards.keySet()) {
      if (left[place] > 0) {
        var fewer = left.clone();
        fewer[place]--;
        follow(game.apply(round, new Move.Fall(card)), fewer, chance * left[place] / all);
      }
      place++;
    }
  }

  private void settle(R round, double chance) {
    var nets = new HashMap<WagerId, Double>();
    for (var outcome : game.settle(round).outcomes()) {
      double units = (double) outcome.net().cents() / UNIT.cents();
      nets.merge(outcome.due().wager(), units, Double::sum);
    }
    var one =
        new Nets(
            nets.getOrDefault(Pure215Wagers.GAME, 0.0),
            nets.getOrDefault(SideBets.BUSTER.id(), 0.0),
            nets.getOrDefault(SideBets.RED_FLEX.id(), 0.0));
    law.merge(one, chance, Double::sum);
  }
}
