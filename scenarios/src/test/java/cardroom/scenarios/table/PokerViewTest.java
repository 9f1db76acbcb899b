package cardroom.scenarios.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.money.Money;
import cardroom.games.table.Command;
import cardroom.games.table.Command.Act;
import cardroom.games.table.HandTag.Mark;
import cardroom.games.table.Need;
import cardroom.games.table.Phase;
import cardroom.games.table.Position;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What people see of a hand of Hold'em: bets in front of the players, pots in the middle, and the
/// end.
class PokerViewTest extends PokerTableTalk {
  private final Deque<Card> shoe =
      new ArrayDeque<>(Cards.parse("2c3c4c5c6c7c8c 9c KhQsJh Td Ts 9d 2h"));

  private void begin() {
    act(new Command.Shuffled());
    deal();
  }

  private void deal() {
    while (table.play().isPresent() && game.need(table) instanceof Need.Chance) {
      act(new Command.Deal(shoe.remove()));
    }
  }

  @Override
  void act(int seat, String choice) {
    act(new Act(player(seat), choice, Position.seat(seat)));
    deal();
  }

  private View rail() {
    return game.view(table, new Viewer.Rail());
  }

  private List<String> bets() {
    return rail().positions().stream()
        .flatMap(spot -> spot.stakes().stream().map(s -> spot.position() + " " + s.amount()))
        .toList();
  }

  private List<String> pots() {
    return rail().pots().stream().map(pot -> pot.name() + " " + pot.amount()).toList();
  }

  @Test
  void a_bet_lies_before_the_player_until_the_round_is_over() {
    sit(1, 2, 3);
    begin(); // button 1, blinds 2 and 3
    assertThat(bets()).containsExactly("2 $2", "3 $4");
    assertThat(pots()).containsExactly("main pot $0");
    act(1, "raise");
    assertThat(bets()).containsExactly("2 $2", "3 $4", "1 $8");
    act(2, "fold");
    act(3, "call");
    assertThat(bets()).isEmpty();
    assertThat(pots()).as("the fee is taken before the flop").containsExactly("main pot $14");
    act(3, "bet");
    assertThat(pots()).containsExactly("main pot $14");
    assertThat(bets()).containsExactly("3 $4");
  }

  @Test
  void the_end_of_a_hand_lies_there_until_the_next_begins() {
    sit(1, 2);
    begin();
    act(1, "call");
    act(2, "check");
    for (int street = 0; street < 3; street++) {
      act(2, "check");
      act(1, "check");
    }
    assertThat(table.play()).isEmpty();
    assertThat(rail().table().phase()).isEqualTo(Phase.SETTLED);
    assertThat(rail().board()).as("in the order they fell").hasSize(5);
    assertThat(rail().positions()).hasSize(2);
    assertThat(rail().positions())
        .anySatisfy(spot -> assertThat(spot.hands().getFirst().tags()).contains(Mark.WINNER));
    assertThat(pots()).isEmpty();
  }

  @Test
  void whoever_takes_the_seat_afterwards_sees_no_card_of_their_predecessor() {
    sit(1, 2);
    begin();
    act(1, "fold");
    act(new Act(player(2), "leave", Position.TABLE));
    act(new Act(player(9), "sit", Position.seat(2), Money.dollars(200)));
    assertThat(game.view(table, new Viewer.Person(player(9))).positions())
        .isEqualTo(rail().positions());
  }

  @Test
  void whoever_lets_their_time_run_out_checks_where_it_is_free_and_sits_out_the_next_hand() {
    sit(1, 2, 3);
    begin();
    act(1, "call");
    act(2, "call");
    act(new Command.TimedOut(Position.seat(3)));
    deal();
    assertThat(table.play().orElseThrow().hand().felt().live().size())
        .as("nobody folded")
        .isEqualTo(3);
    assertThat(table.at(3).orElseThrow().isSittingOut()).isTrue();
    act(2, "bet");
    act(new Command.TimedOut(Position.seat(3)));
    act(1, "fold");
    assertThat(table.play()).isEmpty();
    act(new Command.Shuffled());
    assertThat(table.last().orElseThrow().seats()).doesNotContain(3);
    act(new Act(player(3), "come-back", Position.TABLE));
    assertThat(table.at(3).orElseThrow().isSittingOut()).isFalse();
  }
}
