package cardroom.scenarios.rounds;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.banked.BankLimit;
import cardroom.games.banked.BankMeters;
import cardroom.games.banked.Bet;
import cardroom.games.money.Money;
import java.util.HashSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/// Laws of every round, for every house, schedule, number of decks and reading.
final class RoundLawsTest {

  private static final int TRIES = 600;

  @Property(seed = "215", tries = TRIES, shrinking = ShrinkingMode.OFF)
  void chips_are_conserved_and_the_bank_stays_within_its_limit(@ForAll long seed) {
    conserved(RandomRound.of(seed));
  }

  private static <R> void conserved(RandomRound<R> played) {
    played.play(_ -> {});
    var settlement = played.game.settle(played.round);
    var bank = settlement.bank();
    var staked = Money.sum(played.bets().stream().map(Bet::total).toList()).plus(played.added());
    var back =
        Money.sum(
            settlement.outcomes().stream().map(one -> one.returned().plus(one.paid())).toList());
    assertThat(back.plus(bank.left())).isEqualTo(staked.plus(bank.wager()));
    for (var outcome : settlement.outcomes()) {
      assertThat(outcome.returned().isNegative()).isFalse();
      assertThat(outcome.paid().isZero() || outcome.collected().isZero()).isTrue();
      assertThat(outcome.rules()).isNotEmpty();
    }
    withinLimits(bank);
  }

  private static void withinLimits(BankMeters bank) {
    var wager = bank.wager();
    assertThat(bank.left().isNegative()).isFalse();
    assertThat(bank.left()).isLessThanOrEqualTo(wager.times(2));
    if (bank.policy().limit() == BankLimit.SEPARATE) {
      assertThat(bank.paid()).isLessThanOrEqualTo(wager);
      assertThat(bank.collected()).isLessThanOrEqualTo(wager);
    }
    if (bank.policy().limit() == BankLimit.GROSS) {
      assertThat(bank.paid().plus(bank.collected())).isLessThanOrEqualTo(wager);
    }
  }

  @Property(seed = "215", tries = TRIES, shrinking = ShrinkingMode.OFF)
  void every_wager_is_settled_exactly_once(@ForAll long seed) {
    settledOnce(RandomRound.of(seed));
  }

  private static <R> void settledOnce(RandomRound<R> played) {
    played.play(_ -> {});
    var settled = new HashSet<String>();
    var stakes = Money.ZERO;
    for (var outcome : played.game.settle(played.round).outcomes()) {
      var due = outcome.due();
      assertThat(settled.add("%s %s %d".formatted(due.position(), due.wager(), due.hand())))
          .as("%s settled twice", due)
          .isTrue();
      stakes = stakes.plus(due.stake());
    }
    for (var bet : played.bets()) {
      bet.stakes()
          .keySet()
          .forEach(
              wager -> assertThat(settled).contains("%s %s 0".formatted(bet.position(), wager)));
    }
    var staked = Money.sum(played.bets().stream().map(Bet::total).toList()).plus(played.added());
    assertThat(stakes).isEqualTo(staked);
  }

  @Property(seed = "215", tries = TRIES, shrinking = ShrinkingMode.OFF)
  void a_replay_equals_the_play(@ForAll long seed) {
    replayed(RandomRound.of(seed));
  }

  private static <R> void replayed(RandomRound<R> played) {
    played.play(_ -> {});
    var again = played.replayed(played.moves);
    assertThat(again).isEqualTo(played.round);
    assertThat(played.game.settle(again)).isEqualTo(played.game.settle(played.round));
  }
}
