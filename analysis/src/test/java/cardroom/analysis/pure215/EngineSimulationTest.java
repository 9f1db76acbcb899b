package cardroom.analysis.pure215;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.cards.CardCounts;
import cardroom.games.banked.BankedGame;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Circle;
import cardroom.games.banked.Move;
import cardroom.games.banked.RoundStart;
import cardroom.games.money.Money;
import cardroom.games.pure215.Pure215;
import cardroom.games.pure215.Pure215Wagers;
import cardroom.games.pure215.SideBets;
import cardroom.games.table.Choice;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.WagerId;
import cardroom.houses.Catalogue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Rounds dealt at random through the plain engine come out as the exact figures say.
@Tag("slow")
final class EngineSimulationTest {

  private static final int ROUNDS = 3_000 * Integer.getInteger("cardroom.tries", 1);
  private static final Money UNIT = Money.dollars(10);
  private static final Position SEAT = Position.seat(1);

  private final SplittableRandom random = new SplittableRandom(215);
  private final Map<WagerId, Double> sums = new HashMap<>();
  private final Map<WagerId, Double> squares = new HashMap<>();

  @Test
  void means_and_deviations_are_within_four_standard_errors() {
    var sheet = Catalogue.packaged().pure215("casino-club", Map.of("decks", "6")).sheet();
    var exact = Pure215Analysis.of(sheet, CardSupply.decks(6));
    var game = new Pure215(sheet);
    var wagers =
        Map.of(Pure215Wagers.GAME, UNIT, SideBets.BUSTER.id(), UNIT, SideBets.RED_FLEX.id(), UNIT);
    var bet = new Bet(SEAT, new Player("ann"), wagers, false);
    var circles = List.of(new Circle(1, List.of(bet)));
    var bank = new Player("bea");
    var schedule = sheet.schedules().getFirst();
    var start = new RoundStart(1, 8, bank, Money.UNLIMITED, schedule, 8, circles);
    evening(game, start, exact.game());
    agrees(Pure215Wagers.GAME, exact.game().ev(), exact.game().law().sd());
    deviates(Pure215Wagers.GAME, exact.game().ev(), exact.game().law().sd());
    var buster = exact.bonus(SideBets.BUSTER.id()).orElseThrow();
    agrees(SideBets.BUSTER.id(), buster.ev().toDouble(), buster.sd());
    var redFlex = exact.bonus(SideBets.RED_FLEX.id()).orElseThrow();
    agrees(SideBets.RED_FLEX.id(), redFlex.ev().toDouble(), redFlex.sd());
  }

  private <R> void evening(BankedGame<R> game, RoundStart start, Strategy strategy) {
    for (int round = 0; round < ROUNDS; round++) {
      tally(game, play(game, game.open(start), strategy));
    }
  }

  private <R> R play(BankedGame<R> game, R opened, Strategy strategy) {
    var shoe = new ArrayList<>(CardCounts.of(6).cards());
    var round = opened;
    while (true) {
      switch (game.need(round)) {
        case Need.Nothing _ -> {
          return round;
        }
        case Need.Chance _ -> round = game.apply(round, new Move.Fall(next(shoe)));
        case Need.Decisions _ -> round = game.apply(round, decide(game, round, strategy));
      }
    }
  }

  private Card next(List<Card> shoe) {
    int place = random.nextInt(shoe.size());
    var card = shoe.get(place);
    shoe.set(place, shoe.getLast());
    shoe.removeLast();
    return card;
  }

  private static <R> Move decide(BankedGame<R> game, R round, Strategy strategy) {
    var offered = game.choices(round, SEAT).offered();
    boolean isAsking = offered.stream().anyMatch(choice -> choice.id().equals("no-insurance"));
    var id = isAsking ? "no-insurance" : EngineOdds.advised(game, round, offered, strategy);
    var chosen =
        offered.stream().filter(choice -> choice.id().equals(id)).findFirst().orElseThrow();
    var amount = chosen.amount().map(Choice.Amount::max).orElse(Money.ZERO);
    return new Move.Decide(SEAT, game.decision(id), amount);
  }

  private <R> void tally(BankedGame<R> game, R round) {
    var nets = new HashMap<WagerId, Double>();
    for (var outcome : game.settle(round).outcomes()) {
      double units = (double) outcome.net().cents() / UNIT.cents();
      nets.merge(outcome.due().wager(), units, Double::sum);
    }
    nets.forEach(
        (wager, net) -> {
          sums.merge(wager, net, Double::sum);
          squares.merge(wager, net * net, Double::sum);
        });
  }

  private void agrees(WagerId wager, double ev, double sd) {
    double mean = sums.getOrDefault(wager, Double.NaN) / ROUNDS;
    assertThat(Math.abs(mean - ev)).as(wager.word()).isLessThan(4 * sd / Math.sqrt(ROUNDS));
  }

  /// The fourth moment of a round is below 4, so four standard errors of the square are below this.
  private void deviates(WagerId wager, double ev, double sd) {
    double square = squares.getOrDefault(wager, Double.NaN) / ROUNDS;
    assertThat(Math.abs(square - sd * sd - ev * ev)).isLessThan(4 * Math.sqrt(4.0 / ROUNDS));
  }
}
