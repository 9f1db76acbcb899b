package cardroom.scenarios.pure215;

import static cardroom.scenarios.kit.RulingAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Cards;
import cardroom.games.banked.BankedGame;
import cardroom.games.banked.Bet;
import cardroom.games.banked.Circle;
import cardroom.games.banked.Move;
import cardroom.games.banked.RoundStart;
import cardroom.games.money.Money;
import cardroom.games.pure215.Pure215Wagers;
import cardroom.games.table.Player;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling;
import cardroom.scenarios.kit.Proves;
import cardroom.scenarios.kit.WrittenRounds;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// P215-BACK-5 in detail: what bettors behind a seat may add when it doubles or splits.
final class MatchingTest {

  private static final Position SEAT = Position.seat(1);
  private static final Position ANN = Position.behind(1, new Player("ann"));
  private static final Position BOB = Position.behind(1, new Player("bob"));
  private static final Position NEXT = Position.seat(2);

  /// Seat 1 holds a pair of eights; ann behind it matches with $20, bob stays with $20.
  private record Table<R>(BankedGame<R> game, R round) {

    static <R> Table<R> of(BankedGame<R> game) {
      var circles =
          List.of(
              new Circle(1, List.of(bet(SEAT, 10, false), bet(ANN, 20, true), bet(BOB, 20, false))),
              new Circle(2, List.of(bet(NEXT, 10, false))));
      var start =
          new RoundStart(
              1, 8, new Player("bank"), Money.dollars(500), game.terms().schedule(1), 8, circles);
      var round = game.open(start);
      for (var card : Cards.parse("8c Tc 9c 8d 9d 9h")) {
        round = game.apply(round, new Move.Fall(card));
      }
      return new Table<>(game, round);
    }

    private static Bet bet(Position position, int dollars, boolean matches) {
      var stakes = Map.of(Pure215Wagers.GAME, Money.dollars(dollars));
      return new Bet(position, new Player(position.id()), stakes, matches);
    }

    boolean allows(String choice, Map<Position, Money> behind) {
      return game.refusal(
              round, new Move.Decide(SEAT, game.decision(choice), Money.dollars(10), behind))
          .isEmpty();
    }

    /// The answer to a bettor who comes too late, after seat 1 has stood.
    Ruling.Refused afterStanding(Position who, String choice) {
      var stood = game.apply(round, new Move.Decide(SEAT, game.decision("stand"), Money.ZERO));
      var late = new Move.Decide(who, game.decision(choice), Money.ZERO);
      return game.refusal(stood, late).orElseThrow();
    }

    Map<Position, Money> extra(String choice) {
      var plain = new Move.Decide(SEAT, game.decision(choice), Money.dollars(10));
      var behind = game.matching(round, plain);
      return game.extra(
          round, new Move.Decide(SEAT, game.decision(choice), Money.dollars(10), behind));
    }
  }

  private static Table<?> table() {
    return Table.of(WrittenRounds.pure215("casino-club", Map.of()));
  }

  @Test
  @Proves("P215-BACK-5")
  void whoever_matches_adds_their_own_wager_and_nobody_else_adds_anything() {
    for (var choice : List.of("double", "split")) {
      assertThat(table().extra(choice))
          .containsOnly(Map.entry(SEAT, Money.dollars(10)), Map.entry(ANN, Money.dollars(20)));
    }
    assertThat(table().extra("hit")).isEmpty();
    assertThat(table().extra("stand")).isEmpty();
  }

  @Test
  @Proves("P215-BACK-5")
  void a_double_may_be_matched_for_less_and_a_split_may_not() {
    assertThat(table().allows("double", Map.of(ANN, Money.dollars(20)))).isTrue();
    assertThat(table().allows("double", Map.of(ANN, Money.cents(50)))).isTrue();
    assertThat(table().allows("double", Map.of(ANN, Money.cents(75)))).isFalse();
    assertThat(table().allows("double", Map.of(ANN, Money.dollars(21)))).isFalse();
    assertThat(table().allows("double", Map.of(ANN, Money.ZERO))).isFalse();
    assertThat(table().allows("split", Map.of(ANN, Money.dollars(20)))).isTrue();
    assertThat(table().allows("split", Map.of(ANN, Money.dollars(10)))).isFalse();
  }

  @Test
  @Proves("P215-BACK-5")
  void whoever_stays_and_whoever_is_elsewhere_adds_nothing() {
    for (var choice : List.of("double", "split")) {
      assertThat(table().allows(choice, Map.of(BOB, Money.dollars(20)))).isFalse();
      assertThat(table().allows(choice, Map.of(NEXT, Money.dollars(10)))).isFalse();
      assertThat(table().allows(choice, Map.of(SEAT, Money.dollars(10)))).isFalse();
      assertThat(table().allows(choice, Map.of())).isTrue();
    }
  }

  @Test
  @Proves({"P215-BACK-5", "P215-PLAY-1"})
  void whoever_bets_behind_decides_nothing_themselves() {
    assertThat(table().afterStanding(BOB, "hit")).cites("P215-PLAY-1");
    assertThat(table().afterStanding(SEAT, "hit")).cites("P215-PLAY-2");
  }
}
