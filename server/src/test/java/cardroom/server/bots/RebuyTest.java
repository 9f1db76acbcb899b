package cardroom.server.bots;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.money.Money;
import cardroom.games.seating.Seating;
import cardroom.games.table.CardStyle;
import cardroom.games.table.Choice;
import cardroom.games.table.Phase;
import cardroom.games.table.Position;
import cardroom.games.table.RoomRule;
import cardroom.games.table.View;
import cardroom.games.table.WagerId;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RebuyTest {
  private static final List<View.Area> CIRCLE =
      List.of(
          new View.Area(WagerId.named("game"), Money.dollars(5), Money.dollars(100), true),
          new View.Area(WagerId.named("bonus"), Money.dollars(50), Money.dollars(100), true));

  private static View table(List<View.Area> wagers) {
    var heading =
        new View.Heading(
            "", "", "", "", Phase.BANK_OFFER, "", 1, CardStyle.PLAIN, wagers, List.of());
    return new View(
        heading, List.of(), List.of(), Optional.empty(), List.of(), List.of(), List.of());
  }

  private static boolean isDue(List<View.Area> wagers, String stack, int usual) {
    var step = Money.cents(50);
    var amount = new Choice.Amount(step, Money.dollars(5_000), step, Money.dollars(usual));
    var topUp = Choice.amount(Seating.TOP_UP, "Add chips", Position.TABLE, amount, RoomRule.BUY_IN);
    return Rebuy.isDue(table(wagers), Money.parse(stack), List.of(topUp));
  }

  @Test
  void a_bot_that_cannot_make_the_least_wager_and_what_may_follow_it_buys_chips() {
    assertThat(isDue(CIRCLE, "$0", 20)).isTrue();
    assertThat(isDue(CIRCLE, "$4.50", 20)).as("more than a tenth of the usual").isTrue();
    assertThat(isDue(CIRCLE, "$14.50", 20)).isTrue();
    assertThat(isDue(CIRCLE, "$15", 20)).isFalse();
  }

  @Test
  void where_people_play_for_pots_a_tenth_of_the_usual_is_enough() {
    assertThat(isDue(List.of(), "$39.50", 400)).isTrue();
    assertThat(isDue(List.of(), "$40", 400)).isFalse();
  }

  @Test
  void nobody_buys_what_is_not_offered() {
    assertThat(Rebuy.isDue(table(CIRCLE), Money.ZERO, List.of())).isFalse();
  }
}
