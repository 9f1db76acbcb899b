package cardroom.scenarios.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Cards;
import cardroom.games.banked.ActionButton;
import cardroom.games.banked.BankedGame;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Circle;
import cardroom.games.banked.Move;
import cardroom.games.banked.Outcome;
import cardroom.games.banked.RoundStart;
import cardroom.games.banked.Settlement;
import cardroom.games.money.Money;
import cardroom.games.table.Need;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.threecard.SideBets;
import cardroom.games.threecard.ThreeCardPoker;
import cardroom.games.threecard.ThreeCardWagers;
import cardroom.houses.Catalogue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Random rounds of Three Card Poker under every schedule and every reading of the bank's limit.
final class ThreeCardRoundsTest {

  private static final int ROUNDS = 200;

  @ParameterizedTest
  @CsvSource({
    "separate, return-rest, false",
    "separate, return-rest, true",
    "separate, run-on, false",
    "separate, stop-either, true",
    "net, return-rest, false",
    "gross, return-rest, true"
  })
  void each_wager_is_settled_once_within_the_banks_limit(
      String limit, String exhausted, String first) {
    var options =
        Map.of("bank-limit", limit, "when-exhausted", exhausted, "forfeits-collected-first", first);
    var game = new ThreeCardPoker(Catalogue.packaged().threeCard("casino-club", options).sheet());
    var random = new Random(limit.length() + 31L * exhausted.length());
    for (var round = 0; round < ROUNDS; round++) {
      var start = start(game, 1 + round % 5, random);
      var staked = new TreeMap<String, Money>();
      for (var circle : start.circles()) {
        circle.bets().forEach(bet -> stake(staked, bet));
      }
      holds(start, limit, staked, settled(game, start, staked, random));
    }
  }

  private static void stake(Map<String, Money> staked, Bet bet) {
    bet.stakes().forEach((wager, amount) -> staked.put(bet.position() + " " + wager, amount));
  }

  private static void holds(
      RoundStart start, String limit, Map<String, Money> staked, Settlement settlement) {
    var found = new TreeMap<String, Money>();
    for (var outcome : settlement.outcomes()) {
      var due = outcome.due();
      assertThat(found.put(due.position() + " " + due.wager(), due.stake())).isNull();
      assertThat(outcome.collected().plus(outcome.returned())).isEqualTo(due.stake());
      assertThat(outcome.net().abs().isMoreThan(due.amount().abs())).isFalse();
    }
    assertThat(found).isEqualTo(staked);
    var paid = Money.sum(settlement.outcomes().stream().map(Outcome::paid).toList());
    var collected = Money.sum(settlement.outcomes().stream().map(Outcome::collected).toList());
    assertThat(settlement.bank().left()).isEqualTo(start.bank().plus(collected).minus(paid));
    var used =
        switch (limit) {
          case "separate" -> paid.max(collected);
          case "net" -> paid.minus(collected).abs();
          default -> paid.plus(collected);
        };
    assertThat(used.isMoreThan(start.bank())).as("%s of %s", used, start.bank()).isFalse();
  }

  private static RoundStart start(BankedGame<?> game, int schedule, Random random) {
    var bankSeat = 1 + random.nextInt(7);
    var circles = new ArrayList<Circle>();
    for (var seat : ActionButton.clockwiseFrom(bankSeat, 7)) {
      if (random.nextInt(3) > 0 || circles.isEmpty()) {
        var bets = new ArrayList<Bet>();
        bets.add(bet(Position.seat(seat), new Player("p" + seat), random));
        if (random.nextInt(3) == 0) {
          var behind = new Player("b" + seat);
          bets.add(bet(Position.behind(seat, behind), behind, random));
        }
        circles.add(new Circle(seat, bets));
      }
    }
    var bank = Money.dollars(5 + random.nextInt(400));
    var terms = game.terms();
    return new RoundStart(
        1, bankSeat, new Player("banker"), bank, terms.schedule(schedule), 7, circles);
  }

  private static Bet bet(Position position, Player bettor, Random random) {
    var bet = new Bet(position, bettor, Map.of(), random.nextBoolean());
    bet = bet.with(ThreeCardWagers.ANTE, Money.dollars(5 + random.nextInt(40)));
    if (random.nextBoolean()) {
      bet = bet.with(SideBets.PAIR_PLUS.id(), Money.dollars(1 + random.nextInt(50)));
    }
    return random.nextBoolean()
        ? bet.with(SideBets.SIX_CARD_BONUS.id(), Money.dollars(1 + random.nextInt(25)))
        : bet;
  }

  /// Plays to the end, noting the Play wagers among what is staked.
  private static <R> Settlement settled(
      BankedGame<R> game, RoundStart start, Map<String, Money> staked, Random random) {
    var deck = new ArrayList<>(Cards.STANDARD_52);
    Collections.shuffle(deck, random);
    var round = game.open(start);
    while (!(game.need(round) instanceof Need.Nothing)) {
      Move move =
          game.need(round) instanceof Need.Decisions(var who, _)
              ? decision(game, round, who.iterator().next(), random)
              : new Move.Fall(deck.removeLast());
      assertThat(game.refusal(round, move)).isEmpty();
      if (move instanceof Move.Decide decide) {
        game.extra(round, decide)
            .forEach(
                (position, amount) -> staked.put(position + " " + ThreeCardWagers.PLAY, amount));
      }
      round = game.apply(round, move);
    }
    return game.settle(round);
  }

  private static <R> Move.Decide decision(
      BankedGame<R> game, R round, Position position, Random random) {
    var choice = List.of("play", "play", "fold").get(random.nextInt(3));
    var plain = new Move.Decide(position, game.decision(choice), Money.ZERO);
    return new Move.Decide(
        position, game.decision(choice), Money.ZERO, game.matching(round, plain));
  }
}
