package cardroom.scenarios.table;

import static cardroom.scenarios.kit.RulingAssert.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.money.Money;
import cardroom.games.poker.rules.IrregularityRule;
import cardroom.games.table.ChipAccount;
import cardroom.games.table.Choice;
import cardroom.games.table.Command;
import cardroom.games.table.Command.Act;
import cardroom.games.table.Command.Call;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling;
import cardroom.games.table.Transfer;
import cardroom.games.table.TransferCause;
import cardroom.games.table.Viewer;
import cardroom.games.table.WagerId;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A stud hand with both hole cards exposed is given back for its ante.
class WithdrawalTest extends PokerTableTalk {
  private static final Act WITHDRAW = new Act(player(2), "withdraw", Position.TABLE);

  @BeforeEach
  void both_hole_cards_of_seat_2_are_exposed() {
    game = at("seven-card-stud");
    table = open(game);
    sit(1, 2, 3);
    act(new Command.Shuffled());
    for (int card = 0; card < 2; card++) {
      act(new Call("floor", "expose-next", Position.seat(2), Money.ZERO, List.of()));
      deal(3);
    }
    assertThat(offered(2)).isFalse();
    deal(3);
  }

  private boolean offered(int seat) {
    return game.choices(table, new Viewer.Person(player(seat))).offered().stream()
        .filter(choice -> choice.rule() == IrregularityRule.STUD_HOLE_EXPOSED)
        .map(Choice::id)
        .anyMatch("withdraw"::equals);
  }

  private Money stack(int seat) {
    return table.at(seat).orElseThrow().stack();
  }

  @Test
  void only_that_player_may_withdraw() {
    assertThat(List.of(offered(1), offered(2), offered(3))).containsExactly(false, true, false);
    assertThat(refusal(new Act(player(1), "withdraw", Position.TABLE))).cites("ROOM-FLOOR");
    var called = new Call("floor", "withdraw", Position.seat(2), Money.ZERO, List.of());
    assertThat(allows(called)).isFalse();
  }

  @Test
  void their_ante_comes_back_from_the_pot_under_the_clause() {
    assertThat(stack(2)).isEqualTo(Money.cents(199_50));
    var event = ((Ruling.Allowed) game.rule(table, WITHDRAW)).events().getFirst();
    assertThat(game.transfers(table, event))
        .containsExactly(
            new Transfer(
                new ChipAccount.Layout(),
                new ChipAccount.Stack(player(2)),
                Money.cents(50),
                new TransferCause.Clause(
                    IrregularityRule.STUD_HOLE_EXPOSED, Position.seat(2), WagerId.named("pot"))));
    act(WITHDRAW);
    assertThat(stack(2)).isEqualTo(dollars(200));
    assertThat(table.play().orElseThrow().hand().felt().pot()).isEqualTo(100);
    assertThat(offered(2)).isFalse();
  }

  @Test
  void the_others_play_on_for_what_is_left() {
    act(WITHDRAW);
    act(new Command.TimedOut(turn()));
    act(new Command.TimedOut(turn()));
    assertThat(table.play()).isEmpty();
    assertThat(stack(1).plus(stack(3))).isEqualTo(dollars(400));
    assertThat(stack(2)).isEqualTo(dollars(200));
  }

  private Position turn() {
    var decisions = (cardroom.games.table.Need.Decisions) game.need(table);
    return decisions.who().iterator().next();
  }
}
