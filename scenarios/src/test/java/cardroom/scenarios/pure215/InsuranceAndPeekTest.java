package cardroom.scenarios.pure215;

import static cardroom.scenarios.kit.WrittenRounds.settles;

import cardroom.scenarios.kit.Proves;
import org.junit.jupiter.api.Test;

/// Section 7, insurance and peek.
final class InsuranceAndPeekTest {

  @Test
  @Proves("P215-INS-1")
  void with_an_ace_up_every_player_may_insure() {
    settles(
        """
        house casino-club
        seat 1  $10  Tc 9d  insurance $5             -> insurance win $10; lose $10
        seat 2  $10  Tc 9d                           -> lose $10
        backline 1 by bob $20 insurance $10          -> insurance win $20; lose $20
        bank    Ac (Kd)                              -> win $10
        house casino-club
        seat 1  $10  Tc 9d  insurance $5             -> refused P215-INS-1; win $10
        bank    Tc (8d)
        house ocean-view
        seat 1  $10  Tc 8d  insurance $5             -> refused P215-INS-1; lose $10
        bank    Ac (8d)
        """);
  }

  @Test
  @Proves("P215-INS-2")
  void insurance_is_up_to_half_and_pays_two_to_one() {
    settles(
        """
        house casino-club
        seat 1  $10  Tc 9d  insurance $5             -> insurance win $10 P215-INS-2; lose $10 P215-OUT-3
        seat 2  $10  Tc 9d  insurance $0.50          -> insurance win $1
        seat 3  $15  Ah Qd  insurance $7.50          -> insurance win $15; push P215-OUT-1
        seat 4  $10  Tc 9d  insurance $5.50          -> refused P215-INS-2; lose $10
        bank    Ac (Jd)
        house casino-club
        seat 1  $10  Tc 9d  insurance $5             -> insurance lose $5 P215-INS-2; lose $10
        bank    Ac (9d)
        """);
  }

  @Test
  @Proves("P215-INS-4")
  void even_money_is_not_offered_unless_the_sheet_says_so() {
    settles(
        """
        house casino-club
        seat 1  $10  Ah Qd  even-money  -> refused P215-INS-4; win $12
        bank    Ac (9d)
        house aviator
        seat 1  $10  Ah Qd              -> win $12
        seat 2  $10  Tc 9d  even-money  -> refused P215-INS-4; lose $10
        bank    Ac (9d)
        house casino-club  options even-money.offered=true
        seat 1  $10  Ah Qd  even-money  -> win $10 P215-INS-4
        backline 1 by ann $20  even-money  -> win $20 P215-INS-4
        backline 1 by bob $20           -> push
        seat 2  $10  Tc 9d  even-money  -> refused P215-INS-4; lose $10
        backline 2 by ann $20  even-money  -> refused P215-INS-4; lose $20
        bank    Ac (Kd)
        house aviator  options even-money.offered=true       # without insurance
        seat 1  $10  Ah Qd  even-money  -> win $10 P215-INS-4
        seat 2  $10  Tc 9d              -> lose $10
        bank    Ac (Kd)
        """);
  }

  @Test
  @Proves("P215-INS-5")
  void insurance_is_settled_before_the_game_wager_of_its_bettor() {
    settles(
        """
        house casino-club  bank $10
        seat 1  $10  Tc 9d  insurance $5  -> insurance win $10; returned P215-SETTLE-3
        seat 2  $10  Tc 9d  insurance $5  -> insurance returned; returned
        bank    Ac (Kd)                   -> lose $10
        """);
  }

  @Test
  @Proves("P215-INS-5")
  void by_option_insurance_is_settled_at_the_peek_before_any_other_wager() {
    settles(
        """
        house casino-club  bank $20
        seat 1  $10  Tc 9d  insurance $5  -> insurance win $10; lose $10
        seat 2  $10  Tc 9d  insurance $5  -> insurance win $10; returned P215-SETTLE-3
        bank    Ac (Kd)
        """);
    settles(
        """
        house casino-club  bank $20  options insurance.settle-at-peek=true
        seat 1  $10  Tc 9d  insurance $5  -> insurance win $10; returned P215-SETTLE-3
        seat 2  $10  Tc 9d  insurance $5  -> insurance win $10; returned P215-SETTLE-3
        bank    Ac (Kd)
        """);
  }

  @Test
  @Proves({"P215-PEEK-1", "P215-PEEK-2", "P215-OUT-1", "P215-OUT-3"})
  void a_pure_found_by_the_peek_ends_the_round() {
    for (var bank : new String[] {"Ac (Kd)", "Kc (Ad)", "Tc (Ad)", "Jc (Ad)"}) {
      settles(
          """
          house casino-club
          seat 1  $10  6c 5d  double $10 Th      -> refused P215-PEEK-2; lose $10 P215-OUT-3
          seat 2  $10  Ac Kd                     -> push P215-OUT-1
          seat 3  $10  9c 8d  hit 4h             -> refused P215-PEEK-2; lose $10 P215-OUT-3
          bank    %s                             -> win $20
          """
              .formatted(bank));
    }
  }

  @Test
  @Proves({"P215-PEEK-3", "P215-PEEK-4"})
  void without_a_pure_the_players_act() {
    for (var bank : new String[] {"Ac (9d)", "Kc (Td)", "9c (Ad)"}) {
      settles(
          """
          house casino-club
          seat 1  $10  6c 5d  double $10 Th  -> win $20
          bank    %s
          """
              .formatted(bank));
    }
  }

  @Test
  @Proves({"P215-INS-1", "P215-INS-2", "P215-WAGER-3"})
  void insurance_is_in_chips_and_behind_a_seat_only_where_the_sheet_says_so() {
    settles(
        """
        house casino-club
        seat 1  $20    Tc 9d  insurance $5.25  -> refused P215-WAGER-3; lose $20
        seat 2  $5.50  Tc 9d  insurance $2.75  -> insurance win $5.50
        bank    Ac (Jd)
        house casino-club  options insurance.backline=false
        seat 1  $20    Tc 9d  insurance $10    -> insurance win $20; lose $20
        backline 1 by bob $20 insurance $5     -> refused P215-INS-1; lose $20
        bank    Ac (Jd)
        house casino-club  options surrender-rounding=down
        seat 1  $5.50  Tc 9d  insurance $2.75  -> refused P215-INS-2; lose $5.50
        seat 2  $5.50  Tc 9d  insurance $2.50  -> insurance win $5
        bank    Ac (Jd)
        house casino-club  options surrender-rounding=down,insurance.max-fraction=1/100
        seat 1  $5.50  Tc 9d  insurance $0.50  -> refused P215-INS-1      # nothing is left of it
        bank    Ac (8d)
        """);
  }

  @Test
  @Proves({"P215-INS-5", "P215-SETTLE-1"})
  void insurance_at_the_peek_is_settled_clockwise_from_the_banks_left() {
    settles(
        """
        house casino-club  bank $10  options insurance.settle-at-peek=true
        seat 1  $10  Tc 9d  insurance $5  -> insurance returned; returned
        seat 2  $10  Tc 9d  insurance $5  -> insurance returned; returned
        seat 7  $10  Tc 9d  insurance $5  -> insurance win $10; returned
        bank    seat 6  Ac (Tc)                        # the button goes to seat 3, and on to 7
        house casino-club  bank $10  options insurance.settle-at-peek=true
        seat 1  $10  Tc 9d  insurance $5  -> insurance win $10; returned
        seat 2  $10  Tc 9d  insurance $5  -> insurance returned; returned
        bank    seat 6  Ac (Jc)                        # the button goes to seat 4, and on to 1
        """);
  }

  @Test
  @Proves({"P215-INS-1", "P215-INS-4"})
  void a_refused_insurance_does_not_tell_what_lies_under_the_bank() {
    for (var bank : new String[] {"Kc (Ad)", "Kc (9d)", "9c (Ad)"}) {
      settles(
          """
          house casino-club
          seat 1  $10  6c 6d  insurance $5   -> refused P215-INS-1
          seat 2  $10  6c 6d  even-money     -> refused P215-INS-4
          bank    %s
          """
              .formatted(bank));
    }
  }
}
