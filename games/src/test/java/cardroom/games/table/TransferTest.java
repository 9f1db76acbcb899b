package cardroom.games.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cardroom.games.money.Money;
import cardroom.games.rules.Rule;
import cardroom.games.seating.SeatingEvent;
import cardroom.games.seating.SeatingTransfers;
import org.junit.jupiter.api.Test;

/// No chip appears or vanishes, and none moves without a cause.
class TransferTest {
  private static final Player ANN = new Player("ann");
  private static final ChipAccount PURSE = new ChipAccount.Purse(ANN);
  private static final ChipAccount STACK = new ChipAccount.Stack(ANN);
  private static final ChipAccount LAYOUT = new ChipAccount.Layout();
  private static final TransferCause BET =
      new TransferCause.Clause(Rule.cited("X-1"), Position.seat(1), WagerId.named("game"));

  @Test
  void what_one_account_loses_another_gains() {
    var transfer = new Transfer(STACK, LAYOUT, Money.dollars(5), BET);
    assertThat(transfer.to(STACK)).isEqualTo(Money.dollars(-5));
    assertThat(transfer.to(LAYOUT)).isEqualTo(Money.dollars(5));
    assertThat(transfer.to(PURSE)).isEqualTo(Money.ZERO);
  }

  @Test
  void chips_taken_back_move_the_other_way_and_nothing_does_not_move() {
    var slip = new Transfer.Slip().move(STACK, LAYOUT, Money.dollars(-5), BET);
    assertThat(slip.move(STACK, LAYOUT, Money.ZERO, BET).transfers())
        .containsExactly(new Transfer(LAYOUT, STACK, Money.dollars(5), BET));
    assertThatThrownBy(() -> new Transfer(STACK, LAYOUT, Money.ZERO, BET))
        .hasMessageContaining("moves no chip");
  }

  @Test
  void no_chip_moves_without_a_cause() {
    assertThatThrownBy(
            () -> new TransferCause.Clause(Rule.cited(""), Position.seat(1), WagerId.named("game")))
        .hasMessageContaining("by no clause");
    assertThat(SeatingTransfers.of(new SeatingEvent.ToppedUp(ANN, Money.dollars(20))))
        .containsExactly(
            new Transfer(PURSE, STACK, Money.dollars(20), TransferCause.Reason.TOP_UP));
    assertThat(SeatingTransfers.of(new SeatingEvent.Left(ANN, Money.dollars(20))))
        .containsExactly(
            new Transfer(STACK, PURSE, Money.dollars(20), TransferCause.Reason.CASH_OUT));
  }
}
