package cardroom.analysis.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.analysis.simulate.ShoePolicy.CutCard;
import cardroom.analysis.simulate.ShoePolicy.FreshEveryRound;
import cardroom.games.money.Money;
import cardroom.games.pure215.SideBets;
import cardroom.houses.Catalogue;
import java.util.Collections;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class SimulationTest {

  private static final ShoePolicy FRESH = new FreshEveryRound();

  @Test
  void the_seed_alone_decides_the_figures_whatever_the_threads() throws InterruptedException {
    for (var policy : new ShoePolicy[] {FRESH, new CutCard(0.75)}) {
      for (var seats : new int[] {1, 3}) {
        var plan = plan(seats, seats > 1 ? Money.dollars(200) : Money.UNLIMITED);
        var alone = new Simulation(plan, 42, policy, 200_000).run(1, _ -> {});
        var together = new Simulation(plan, 42, policy, 200_000).run(5, _ -> {});
        assertThat(together.rounds()).isEqualTo(alone.rounds());
        assertThat(together.bank()).isEqualTo(alone.bank());
        assertThat(together.seat(0)).isEqualTo(alone.seat(0));
        assertThat(together.wager(0, TableRules.GAME)).isEqualTo(alone.wager(0, TableRules.GAME));
        assertThat(together.seatProducts).isEqualTo(alone.seatProducts);
        assertThat(together.kindProducts).isEqualTo(alone.kindProducts);
      }
    }
  }

  @Test
  void a_run_that_is_stopped_goes_on_where_it_was() throws InterruptedException {
    var plan = plan(2, Money.dollars(300));
    var whole = new Simulation(plan, 7, FRESH, 300_000).run(2, _ -> {});
    var first = new Simulation(plan, 7, FRESH, 300_000);
    first.run(
        2,
        rounds -> {
          if (rounds > 100_000) {
            first.stop();
          }
        });
    var second = new Simulation(plan, 7, FRESH, 300_000);
    second.resume(first.state());
    assertThat(second.run(3, _ -> {}).bank()).isEqualTo(whole.bank());
  }

  @Test
  void exactly_as_many_rounds_are_played_as_were_asked_for() throws InterruptedException {
    assertThat(new Simulation(plan(1, Money.UNLIMITED), 1, FRESH, 70_001).run(2, _ -> {}).rounds())
        .isEqualTo(70_001);
  }

  @Test
  void one_seat_alone_and_one_at_a_table_come_to_the_same() throws InterruptedException {
    var quick = new Simulation(plan(1, Money.UNLIMITED), 3, FRESH, 3_000_000).run(2, _ -> {});
    var table = new Simulation(plan(1, Money.dollars(200)), 3, FRESH, 3_000_000).run(2, _ -> {});
    var gap =
        quick.bank().moments().mean(quick.rounds()) - table.bank().moments().mean(table.rounds());
    var error =
        Math.hypot(
            quick.bank().moments().standardError(quick.rounds()),
            table.bank().moments().standardError(table.rounds()));
    assertThat(Math.abs(gap)).isLessThan(4 * error);
  }

  private static TablePlan plan(int seats, Money bank) {
    var sheet = Catalogue.packaged().pure215("casino-club", Map.of()).sheet();
    var bonus = seats > 1 ? Money.dollars(5) : Money.ZERO;
    var wagers = Map.of(SideBets.BUSTER.id(), bonus, SideBets.RED_FLEX.id(), bonus);
    var seat = new SeatPlan(Money.dollars(25), wagers, PlayChart.of(TestChart.BASIC), false);
    return new TablePlan(sheet, 6, 1, bank, Collections.nCopies(seats, seat));
  }
}
