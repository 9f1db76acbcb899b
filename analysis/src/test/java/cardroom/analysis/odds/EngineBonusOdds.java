package cardroom.analysis.odds;

import cardroom.cards.Card;
import cardroom.games.banked.BankedGame;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Circle;
import cardroom.games.banked.Move;
import cardroom.games.banked.RoundStart;
import cardroom.games.banked.Schedule;
import cardroom.games.money.Money;
import cardroom.games.table.Choice;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.WagerId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/// What each wager earns under the rules that the tables use, every deal of a small deck counted in
/// whole numbers; one person plays by a fixed list of preferences.
final class EngineBonusOdds<R> {

  private static final Position SEAT = Position.seat(1);

  private final BankedGame<R> game;
  private final SequencedMap<Card, Integer> cards;
  private final List<String> likes;
  private final Map<WagerId, Ratio> nets = new HashMap<>();
  private final Map<WagerId, Ratio> stakes = new HashMap<>();

  /// @param cards how many of each there are
  /// @param likes choices by their ids; the first one offered is taken
  EngineBonusOdds(BankedGame<R> game, SequencedMap<Card, Integer> cards, List<String> likes) {
    this.game = game;
    this.cards = cards;
    this.likes = likes;
  }

  EngineBonusOdds<R> dealt(Schedule schedule, Map<WagerId, Money> wagers) {
    var bet = new Bet(SEAT, new Player("ann"), wagers, false);
    var circles = List.of(new Circle(1, List.of(bet)));
    var banker = new Player("bea");
    var start = new RoundStart(1, 7, banker, Money.UNLIMITED, schedule, 7, circles);
    var left = cards.values().stream().mapToInt(Integer::intValue).toArray();
    follow(game.open(start), left, Ratio.ONE);
    return this;
  }

  /// What a unit of the wager earns, over the deals in which it was made.
  Ratio ev(WagerId wager) {
    var stake = stakes.getOrDefault(wager, Ratio.ZERO);
    var net = nets.getOrDefault(wager, Ratio.ZERO);
    return new Ratio(
        net.numerator().multiply(stake.denominator()),
        net.denominator().multiply(stake.numerator()));
  }

  private void follow(R round, int[] left, Ratio chance) {
    switch (game.need(round)) {
      case Need.Nothing _ -> settle(round, chance);
      case Need.Decisions _ -> follow(game.apply(round, liked(round)), left, chance);
      case Need.Chance _ -> fall(round, left, chance);
    }
  }

  private Move liked(R round) {
    var offered = game.choices(round, SEAT).offered();
    for (var id : likes) {
      for (var choice : offered) {
        if (choice.id().equals(id)) {
          var amount = choice.amount().map(Choice.Amount::max).orElse(Money.ZERO);
          return new Move.Decide(SEAT, game.decision(id), amount);
        }
      }
    }
    throw new AssertionError("none of " + likes + " is offered, but " + offered);
  }

  private void fall(R round, int[] left, Ratio chance) {
    int all = 0;
    for (int count : left) {
      all += count;
    }
    int place = 0;
    for (var card : cards.keySet()) {
      if (left[place] > 0) {
        var fewer = left.clone();
        fewer[place]--;
        var part = chance.times(Ratio.of(left[place], all));
        follow(game.apply(round, new Move.Fall(card)), fewer, part);
      }
      place++;
    }
  }

  private void settle(R round, Ratio chance) {
    for (var outcome : game.settle(round).outcomes()) {
      var wager = outcome.due().wager();
      nets.merge(wager, chance.times(Ratio.of(outcome.net().cents(), 1)), Ratio::plus);
      stakes.merge(wager, chance.times(Ratio.of(outcome.due().stake().cents(), 1)), Ratio::plus);
    }
  }
}
