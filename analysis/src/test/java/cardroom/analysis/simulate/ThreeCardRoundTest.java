package cardroom.analysis.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import cardroom.analysis.simulate.ShoePolicy.FreshEveryRound;
import cardroom.analysis.threecard.ThreeCardAnalysis;
import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.cards.ranking.Rankings;
import cardroom.games.banked.BankedGame;
import cardroom.games.banked.Move;
import cardroom.games.banked.Settlement;
import cardroom.games.money.Money;
import cardroom.games.table.Need;
import cardroom.games.table.Position;
import cardroom.games.table.WagerId;
import cardroom.games.threecard.SideBets;
import cardroom.games.threecard.ThreeCardDecision;
import cardroom.games.threecard.ThreeCardPoker;
import cardroom.houses.Catalogue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// The kernel for Three Card Poker deals, plays and settles as the plain engine does.
final class ThreeCardRoundTest {

  private static final WagerId PAIR_PLUS = SideBets.PAIR_PLUS.id();
  private static final WagerId SIX_CARDS = SideBets.SIX_CARD_BONUS.id();

  private static final int TABLES = 30;
  private static final int ROUNDS = 250;

  @Test
  void every_round_ends_as_in_the_plain_engine() {
    new ProofTables("cardroom.simulate.tables", TABLES).forEach(ThreeCardRoundTest::holds);
  }

  private static void holds(int table) {
    var plan = RandomThreeCardPlan.of(table);
    var shoe = new DealtShoe(new BlockRandom(77, table), Cards.STANDARD_52);
    var round = new ThreeCardRound(new ThreeCardRules(plan), shoe);
    var settlement = new BankSettlement(round, plan.sheet().bank().policy(), plan.bank().cents());
    for (var number = 0; number < ROUNDS; number++) {
      shoe.shuffle();
      round.play();
      settlement.settle();
      var expected = plain(new ThreeCardPoker(plan.sheet()), plan, shoe.round());
      assertThat(settlement.net)
          .as("table %d round %d: %s", table, number, shoe.round())
          .isEqualTo(nets(plan, expected));
      assertThat(settlement.paid).isEqualTo(expected.bank().paid().cents());
      assertThat(settlement.collected).isEqualTo(expected.bank().collected().cents());
    }
  }

  private static <R> Settlement plain(BankedGame<R> game, ThreeCardPlan plan, List<Card> cards) {
    var left = new ArrayList<>(cards.reversed());
    var round = game.open(plan.start());
    while (true) {
      switch (game.need(round)) {
        case Need.Chance _ -> round = game.apply(round, new Move.Fall(left.removeLast()));
        case Need.Decisions(var who, _) -> {
          var position = who.iterator().next();
          var move = decide(plan, position, cards);
          assertThat(game.refusal(round, move)).isEmpty();
          round = game.apply(round, move);
        }
        case Need.Nothing _ -> {
          assertThat(left).isEmpty();
          return game.settle(round);
        }
      }
    }
  }

  /// The cards are in stacks of three by seat, the bank's bottom card last.
  private static Move decide(ThreeCardPlan plan, Position position, List<Card> cards) {
    var seat = position.seat() - 1;
    var hand = Rankings.THREE_CARD.rank(cards.subList(3 * seat, 3 * seat + 3));
    var weakest = plan.seats().get(seat).chart().weakest(cards.getLast().rank());
    return hand.strength() >= weakest
        ? new Move.Decide(position, ThreeCardDecision.PLAY, plan.seats().get(seat).ante())
        : new Move.Decide(position, ThreeCardDecision.FOLD, Money.ZERO);
  }

  /// The plain engine's result for each wager of each seat in the round with these cards.
  static long[] nets(ThreeCardPlan plan, List<Card> cards) {
    return nets(plan, plain(new ThreeCardPoker(plan.sheet()), plan, cards));
  }

  private static long[] nets(ThreeCardPlan plan, Settlement settlement) {
    var nets = new long[plan.seatCount() * plan.wagers().size()];
    for (var outcome : settlement.outcomes()) {
      var place = plan.wagers().indexOf(outcome.due().wager());
      nets[(outcome.due().position().seat() - 1) * plan.wagers().size() + place] +=
          outcome.net().cents();
    }
    return nets;
  }

  @Test
  void means_lie_within_four_errors_of_the_exact_odds() throws InterruptedException {
    var sheet = Catalogue.packaged().threeCard("casino-club", Map.of()).sheet();
    var chart = FoldChart.blind("Q64");
    var seat =
        new ThreeCardSeat(
            Money.dollars(10),
            Map.of(PAIR_PLUS, Money.dollars(5), SIX_CARDS, Money.dollars(1)),
            chart);
    var plan = new ThreeCardPlan(sheet, 1, Money.UNLIMITED, Collections.nCopies(6, seat));
    var tally = new Simulation(plan, 8, new FreshEveryRound(), 500_000).run(2, _ -> {});
    var analysis = new ThreeCardAnalysis(sheet, Cards.STANDARD_52);
    var exact =
        -6
            * (1000 * analysis.playing(chart::weakest).toDouble()
                + 500 * analysis.bonus(PAIR_PLUS).orElseThrow().ev().toDouble()
                + 100 * analysis.bonus(SIX_CARDS).orElseThrow().ev().toDouble());
    assertThat(tally.bank().moments().mean(tally.rounds()))
        .isCloseTo(exact, within(4 * tally.bank().moments().standardError(tally.rounds())));
    // Q64 is the best rule for a player who ignores the exposed card.
    assertThat(analysis.blindStrategy()).isEqualTo("Q64");
    assertThat(analysis.playing(chart::weakest)).isEqualTo(analysis.blind().ev());
  }

  @Test
  void a_chart_that_looks_where_nothing_is_shown_is_refused() {
    var sheet =
        Catalogue.packaged()
            .threeCard("casino-club", Map.of("pd-card-exposed-before-decision", "false"))
            .sheet();
    var strategy = new java.util.HashMap<String, String>();
    for (var rank : List.of("2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A")) {
      strategy.put(rank, rank.equals("A") ? "KJ9" : "Q64");
    }
    var seat = new ThreeCardSeat(Money.dollars(10), Map.of(), FoldChart.of(strategy));
    var plan = new ThreeCardPlan(sheet, 1, Money.UNLIMITED, List.of(seat));
    assertThatThrownBy(() -> new Simulation(plan, 1, new FreshEveryRound(), 10))
        .hasMessageContaining("pd-card-exposed-before-decision=false does not show");
  }
}
