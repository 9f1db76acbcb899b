package cardroom.scenarios.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.banked.table.BankedEvent;
import cardroom.games.banked.table.BankedPlayer;
import cardroom.games.banked.table.BankedState;
import cardroom.games.banked.table.BankedTable;
import cardroom.games.pure215.Pure215;
import cardroom.games.seating.SeatingEvent;
import cardroom.games.table.ChipAccount;
import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.TableGame;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.houses.TableEngines;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Laws of the banked table over random evenings with people coming and going.
class BankedTableTest {
  private static final int STEPS = 250 * Integer.getInteger("cardroom.tries", 1);

  @ParameterizedTest
  @CsvSource({
    "casino-club, separate, return-rest, 1",
    "casino-club, net, return-rest, 12",
    "casino-club, gross, run-on, 4",
    "bureau-standard, separate, stop-either, 1",
    "ocean-view, separate, run-on, 2",
    "aviator, separate, return-rest, 1",
    "aviator, gross, return-rest, 2"
  })
  void chips_are_conserved_over_an_evening(
      String house, String limit, String exhausted, int schedule) {
    var options = Map.of("bank-limit", limit, "when-exhausted", exhausted, "decks", "6");
    var sheet = Catalogue.packaged().pure215(house, options).sheet();
    var table = new BankedTable<>(new Pure215(sheet));
    var setup = new Setup("Test", new Stakes.Schedule(schedule), 8);
    for (var seed = 1; seed <= 3; seed++) {
      played(table, setup, seed, STEPS);
    }
  }

  @ParameterizedTest
  @CsvSource({"casino-club, pure-21.5, 3", "casino-club, three-card-poker, 4"})
  void the_floor_is_offered_exactly_what_the_rules_allow(String house, String game, long seed) {
    offersExactly(TableEngines.of(Catalogue.packaged(), house, game, Map.of()), seed);
  }

  private static <T> void offersExactly(TableGame<T> engine, long seed) {
    var setup = new Setup("Test", new Stakes.Schedule(1), engine.seatsMax());
    var evening = new BankedEvening<>(engine, engine.open(setup), seed);
    for (var step = 0; step < STEPS / 4; step++) {
      FloorCallsTest.offersWhatIsAllowed(engine, evening.table());
      evening.step();
    }
    var offered = engine.choices(evening.table(), new Viewer.Floor("floor")).offered();
    assertThat(offered).allMatch(choice -> !choice.remedies().isEmpty());
  }

  static <T> BankedEvening<T> played(TableGame<T> engine, Setup setup, long seed, int steps) {
    var evening = new BankedEvening<>(engine, engine.open(setup), seed);
    for (var step = 0; step < steps; step++) {
      evening.step();
    }
    assertThat(engine.round(evening.table())).isPositive();
    replayEqualsPlay(engine, setup, evening);
    var fees = evening.on(new ChipAccount.Drop());
    assertThat(fees.isNegative()).isFalse();
    return evening;
  }

  private static <T> void replayEqualsPlay(
      TableGame<T> engine, Setup setup, BankedEvening<T> evening) {
    var again = engine.open(setup);
    for (var event : evening.events()) {
      again = engine.apply(again, event);
    }
    assertThat(engine.view(again, new Viewer.Rail()))
        .isEqualTo(engine.view(evening.table(), new Viewer.Rail()));
    assertThat(again).isEqualTo(evening.table());
  }

  /// P215-ROT-1, -2: a third hand in a row only when everybody else passed or could not bank.
  @ParameterizedTest
  @CsvSource({"casino-club, 7", "ocean-view, 8", "aviator, 9"})
  void the_bank_goes_round_after_two_hands(String house, long seed) {
    var sheet = Catalogue.packaged().pure215(house, Map.of()).sheet();
    rotationIsFair(new BankedTable<>(new Pure215(sheet)), seed);
  }

  private static <R> void rotationIsFair(BankedTable<R> engine, long seed) {
    var setup = new Setup("Test", new Stakes.Schedule(1), 8);
    var evening = new BankedEvening<>(engine, engine.open(setup), seed);
    for (var step = 0; step < 4 * STEPS; step++) {
      evening.step();
    }
    var table = engine.open(setup);
    var banked = new ArrayList<Integer>();
    var passed = new HashSet<Integer>();
    for (var event : evening.events()) {
      if (event instanceof BankedEvent.BankTaken(var seat, _, _)) {
        if (banked.size() >= 2 && banked.stream().allMatch(other -> other.equals(seat))) {
          assertThat(couldHaveBanked(engine, table, seat, passed)).isEmpty();
          banked.clear();
        } else if (!passed.isEmpty()) {
          // The others were asked before, so the new banker begins a turn.
          banked.clear();
        }
        passed.clear();
      }
      table = engine.apply(table, event);
      switch (event) {
        case BankedEvent.Closed _ -> banked.add(table.rotation().banker());
        case BankedEvent.Voided _ -> banked.removeLast();
        case BankedEvent.BankPassed(var seat) -> passed.add(seat);
        case SeatingEvent.Left _ -> banked.add(0);
        default -> {}
      }
      while (banked.size() > 2) {
        banked.removeFirst();
      }
    }
  }

  private static <R> List<BankedPlayer> couldHaveBanked(
      BankedTable<R> engine, BankedState<R> table, int banker, Set<Integer> passed) {
    var schedule = engine.game().terms().schedule(table.schedule());
    var needed = schedule.limitMin().plus(schedule.rows().getLast().fee());
    return table.guests().stream()
        .filter(guest -> guest.seat() > 0 && guest.seat() != banker)
        .filter(guest -> !guest.isSittingOut() && !guest.stack().isLessThan(needed))
        .filter(guest -> !passed.contains(guest.seat()))
        .toList();
  }
}
