package cardroom.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.table.Clock;
import cardroom.games.table.Need;
import cardroom.games.table.Position;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What people see of a table's clock: whose decision it is, or when the next round begins.
class TableClockTest {
  private static final TableClock.Holders NOBODY_AWAY = holders(false, false);
  private static final TableClock.Holders ALL_AWAY = holders(true, false);
  private static final TableClock.Holders ALL_CLOSED = holders(true, true);
  private static final long DECIDES_MS = ClockTimes.STANDARD.actionMs();
  private static final long COMES_BACK_MS = ClockTimes.STANDARD.awayMs();

  private static TableClock.Holders holders(boolean away, boolean closed) {
    return new TableClock.Holders() {
      @Override
      public Optional<String> holder(Position position) {
        return Optional.of("ann");
      }

      @Override
      public boolean away(String player) {
        return away;
      }

      @Override
      public boolean hasClosed(String player) {
        return closed;
      }
    };
  }

  @Test
  void between_two_rounds_it_counts_to_the_next() {
    var clock = new TableClock(ClockTimes.STANDARD);
    clock.pause(10_000);
    var shown = clock.view(11_000).orElseThrow();
    assertThat(shown.name()).isEqualTo(ClockName.BETWEEN);
    assertThat(shown.positions()).isEmpty();
    assertThat(shown.deadline()).isEqualTo(10_000 + ClockTimes.STANDARD.betweenMs());
    assertThat(clock.view(12_000).orElseThrow().isSameAs(shown)).isTrue();
    clock.endPause();
    assertThat(clock.view(12_000)).isEmpty();
  }

  @Test
  void a_hurried_table_waits_only_so_long_for_its_story() {
    var clock = new TableClock(ClockTimes.STANDARD);
    clock.tell(20_000, 10_000);
    var need = Need.Decisions.by(List.of(Position.seat(3)), Clock.ACTION);
    clock.follow(need, 1, Position.TABLE, 10_000, NOBODY_AWAY);
    clock.pause(10_000);
    clock.hurry(11_000);
    assertThat(clock.running().orElseThrow().since()).isEqualTo(11_000);
    assertThat(clock.beginsAt()).hasValue(11_000);
    clock.hurry(12_000);
    assertThat(clock.running().orElseThrow().since()).isEqualTo(11_000);
  }

  @Test
  void a_decision_goes_before_the_pause_and_has_a_time_bank() {
    var clock = new TableClock(ClockTimes.STANDARD);
    clock.pause(10_000);
    var need = Need.Decisions.by(List.of(Position.seat(3)), Clock.ACTION);
    clock.follow(need, 1, Position.TABLE, 10_000, NOBODY_AWAY);
    var shown = clock.view(10_000).orElseThrow();
    assertThat(shown.name()).isEqualTo(ClockName.ACTION);
    assertThat(shown.positions()).containsExactly("3");
    assertThat(shown.bankMs()).isEqualTo(ClockTimes.STANDARD.bankMs());
  }

  @Test
  void what_is_offered_round_the_table_is_asked_of_each_for_the_whole_time() {
    var clock = new TableClock(ClockTimes.STANDARD);
    var first = Need.Decisions.by(List.of(Position.seat(3)), Clock.BANK_OFFER);
    clock.follow(first, 1, Position.TABLE, 10_000, NOBODY_AWAY);
    var next = Need.Decisions.by(List.of(Position.seat(4)), Clock.BANK_OFFER);
    clock.follow(next, 1, Position.seat(3), 24_000, NOBODY_AWAY);
    assertThat(clock.running().orElseThrow().since()).isEqualTo(24_000);
  }

  @Test
  void betting_time_is_one_for_all_however_many_have_bet() {
    var clock = new TableClock(ClockTimes.STANDARD);
    var all = Need.Decisions.by(List.of(Position.seat(3), Position.seat(4)), Clock.BETTING);
    clock.follow(all, 1, Position.TABLE, 10_000, NOBODY_AWAY);
    var rest = Need.Decisions.by(List.of(Position.seat(4)), Clock.BETTING);
    clock.follow(rest, 1, Position.seat(3), 14_000, NOBODY_AWAY);
    assertThat(clock.running().orElseThrow().since()).isEqualTo(10_000);
  }

  @Test
  void whoever_loses_the_line_at_their_turn_gets_time_to_come_back_once() {
    var clock = new TableClock(ClockTimes.STANDARD);
    var need = Need.Decisions.by(List.of(Position.seat(3)), Clock.ACTION);
    clock.follow(need, 1, Position.TABLE, 10_000, NOBODY_AWAY);
    var deadline = clock.running().orElseThrow().deadline();
    assertThat(clock.went(10_000, NOBODY_AWAY)).isFalse();
    assertThat(clock.went(10_000, ALL_AWAY)).isTrue();
    var longer = deadline + ClockTimes.STANDARD.awayMs();
    assertThat(clock.view(10_000).orElseThrow().totalMs())
        .as("the others see it run from the first second")
        .isEqualTo(DECIDES_MS + COMES_BACK_MS);
    assertThat(clock.running().orElseThrow().deadline()).isEqualTo(longer);
    assertThat(clock.went(10_000, ALL_AWAY)).isFalse();
    assertThat(clock.running().orElseThrow().deadline()).isEqualTo(longer);
  }

  @Test
  void a_clock_runs_when_what_led_to_it_has_been_told() {
    var clock = new TableClock(ClockTimes.STANDARD);
    var need = Need.Decisions.by(List.of(Position.seat(3)), Clock.BETTING);
    clock.tell(6_000, 10_000);
    clock.follow(need, 1, Position.TABLE, 10_000, NOBODY_AWAY);
    var whole = 16_000 + ClockTimes.STANDARD.bettingMs();
    assertThat(clock.running().orElseThrow().deadline()).isEqualTo(whole);
    assertThat(clock.view(11_000).orElseThrow().startedAt()).isEqualTo(16_000);
    clock.tell(2_000, 12_000);
    clock.pause(12_000);
    assertThat(clock.beginsAt()).hasValue(18_000 + ClockTimes.STANDARD.betweenMs());
    clock.tell(600_000, 12_000);
    clock.pause(12_000);
    assertThat(clock.beginsAt().getAsLong()).isLessThan(60_000);
  }

  @Test
  void where_nobody_waits_there_is_no_clock() {
    var clock = new TableClock(ClockTimes.ENDLESS);
    clock.pause(10_000);
    assertThat(clock.view(10_000)).isEmpty();
  }

  @Test
  void nobody_waits_long_for_the_bets_of_those_who_have_gone() {
    var clock = new TableClock(ClockTimes.STANDARD);
    var need = Need.Decisions.by(List.of(Position.seat(3)), Clock.BETTING);
    clock.follow(need, 1, Position.TABLE, 10_000, NOBODY_AWAY);
    assertThat(clock.running().orElseThrow().deadline()).isEqualTo(25_000);
    clock.went(12_000, ALL_AWAY);
    assertThat(clock.running().orElseThrow().deadline()).isEqualTo(15_000);
    clock.follow(need, 1, Position.seat(4), 14_000, ALL_AWAY);
    assertThat(clock.running().orElseThrow().deadline())
        .as("what others do does not make it longer")
        .isEqualTo(15_000);
    clock.follow(need, 1, Position.seat(4), 14_500, NOBODY_AWAY);
    assertThat(clock.running().orElseThrow().deadline())
        .as("somebody is there again")
        .isEqualTo(25_000);
  }

  private static TableClock atTurn(TableClock.Holders holders) {
    var clock = new TableClock(ClockTimes.STANDARD);
    turn(clock, 1, 10_000, holders);
    return clock;
  }

  private static void turn(TableClock clock, int seat, long now, TableClock.Holders holders) {
    var need = Need.Decisions.by(List.of(Position.seat(seat)), Clock.ACTION);
    clock.follow(need, 1, Position.TABLE, now, holders);
  }

  private static long deadline(TableClock clock) {
    return clock.running().orElseThrow().deadline();
  }

  @Test
  void who_closed_the_page_before_their_turn_keeps_the_time_bank_until_they_are_back() {
    var clock = atTurn(ALL_CLOSED);
    assertThat(deadline(clock)).isEqualTo(10_000 + DECIDES_MS + COMES_BACK_MS);
    clock.came(NOBODY_AWAY);
    assertThat(deadline(clock))
        .isEqualTo(10_000 + DECIDES_MS + COMES_BACK_MS + ClockTimes.STANDARD.bankMs());
  }

  @Test
  void a_program_without_a_page_has_its_time_bank() {
    assertThat(deadline(atTurn(ALL_AWAY)))
        .isEqualTo(10_000 + DECIDES_MS + ClockTimes.STANDARD.bankMs() + COMES_BACK_MS);
  }

  @Test
  void time_to_come_back_is_given_until_somebody_has_not_come() {
    var clock = atTurn(ALL_CLOSED);
    var late = deadline(clock);
    assertThat(clock.next(late, ALL_CLOSED)).contains(Position.seat(1));
    turn(clock, 2, late, ALL_CLOSED);
    assertThat(deadline(clock))
        .as("whoever was waited for in vain has hardly any time")
        .isEqualTo(late + DECIDES_MS / 10);
    assertThat(clock.went(late + 1_000, ALL_CLOSED)).as("somebody else goes").isFalse();
    clock.came(NOBODY_AWAY);
    assertThat(deadline(clock))
        .as("they are back in time")
        .isEqualTo(late + DECIDES_MS / 10 + ClockTimes.STANDARD.bankMs());
    clock.acted("ann");
    turn(clock, 1, late, ALL_CLOSED);
    assertThat(deadline(clock)).isEqualTo(late + DECIDES_MS + COMES_BACK_MS);
  }

  @Test
  void a_program_without_a_page_that_let_a_turn_pass_has_its_whole_time_for_the_next() {
    var clock = atTurn(ALL_AWAY);
    var late = deadline(clock);
    assertThat(clock.next(late, ALL_AWAY)).contains(Position.seat(1));
    turn(clock, 2, late, ALL_AWAY);
    assertThat(deadline(clock)).isEqualTo(late + DECIDES_MS + ClockTimes.STANDARD.bankMs());
  }

  @Test
  void
      where_somebody_waits_to_be_dealt_in_whoever_closed_the_page_has_half_the_time_from_then_on() {
    var clock = atTurn(NOBODY_AWAY);
    clock.went(15_000, ALL_CLOSED);
    clock.waitsNoLongerThan(15_000, ALL_CLOSED);
    assertThat(deadline(clock)).isEqualTo(15_000 + DECIDES_MS / 2);
    clock.waitsNoLongerThan(24_000, ALL_CLOSED);
    assertThat(deadline(clock)).as("not longer by waiting").isEqualTo(15_000 + DECIDES_MS / 2);
    clock.came(NOBODY_AWAY);
    assertThat(clock.running().orElseThrow().bankMs()).isEqualTo(ClockTimes.STANDARD.bankMs());
  }

  @Test
  void no_time_bank_runs_for_who_closes_the_page_at_their_turn_whoever_waits() {
    var clock = atTurn(NOBODY_AWAY);
    clock.went(15_000, ALL_CLOSED);
    assertThat(deadline(clock)).isEqualTo(10_000 + DECIDES_MS + COMES_BACK_MS);
    clock.came(NOBODY_AWAY);
    assertThat(clock.running().orElseThrow().bankMs()).isEqualTo(ClockTimes.STANDARD.bankMs());
  }

  @Test
  void a_discard_that_only_people_who_closed_the_page_still_owe_has_half_the_time() {
    var clock = new TableClock(ClockTimes.STANDARD);
    var need = Need.Decisions.by(List.of(Position.seat(1), Position.seat(2)), Clock.SIDE);
    clock.follow(need, 1, Position.TABLE, 10_000, NOBODY_AWAY);
    var whole = ClockTimes.STANDARD.sideMs();
    clock.went(12_000, ALL_AWAY);
    assertThat(deadline(clock)).as("a lost line").isEqualTo(10_000 + whole);
    clock.went(12_000, ALL_CLOSED);
    assertThat(deadline(clock)).isEqualTo(12_000 + whole / 2);
    clock.follow(need, 1, Position.TABLE, 13_000, NOBODY_AWAY);
    assertThat(deadline(clock)).as("they are back").isEqualTo(10_000 + whole);
  }

  @Test
  void where_somebody_comes_late_in_such_a_turn_it_does_not_become_longer() {
    var clock = atTurn(ALL_CLOSED);
    var late = deadline(clock);
    clock.waitsNoLongerThan(late - 1_000, ALL_CLOSED);
    assertThat(deadline(clock)).isEqualTo(late);
  }

  @Test
  void whoever_already_thinks_on_their_time_bank_keeps_what_is_left_of_it() {
    var clock = atTurn(NOBODY_AWAY);
    var now = 10_000 + DECIDES_MS + 5_000;
    clock.went(now, ALL_CLOSED);
    clock.waitsNoLongerThan(now, ALL_CLOSED);
    assertThat(deadline(clock)).isEqualTo(now + DECIDES_MS / 2);
    clock.came(NOBODY_AWAY);
    assertThat(clock.running().orElseThrow().bankMs())
        .isEqualTo(ClockTimes.STANDARD.bankMs() - 5_000);
  }
}
