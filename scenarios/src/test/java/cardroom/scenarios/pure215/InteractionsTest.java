package cardroom.scenarios.pure215;

import static cardroom.scenarios.kit.WrittenRounds.settles;

import cardroom.scenarios.kit.Proves;
import org.junit.jupiter.api.Test;

/// Clauses in combination: a short bank with splits, doubles, bonus wagers, insurance and bets
/// behind.
final class InteractionsTest {

  /// Due in action order: +$80, -$40, -$5, -$10 at seat 1, +$36, -$5, -$5 at seat 2, -$50 at seat
  /// 3.
  private static final String SHORT =
      """
      house casino-club  bank $100  %s
      seat 1  $40 red-flex $5 buster $10  8h 8d  split 8h 3c double $40 9c | 8d 9d  -> %s
      seat 2  $30 red-flex $5 buster $5   Ah Kd  -> %s
      seat 3  $50                         Tc 7d  -> %s
      bank    seat 8  7c (Ac)                    -> %s
      """;

  @Test
  @Proves({"P215-SETTLE-3", "P215-SETTLE-4", "P215-SETTLE-2", "P215-OUT-2"})
  void a_short_bank_pays_a_doubled_split_first_and_a_pure_in_part() {
    settles(
        SHORT.formatted(
            "",
            "win $80; lose $40; red-flex lose $5; buster lose $10",
            "win $20 of $36 P215-OUT-2 P215-SETTLE-4; red-flex returned; buster returned",
            "returned P215-SETTLE-3",
            "lose $45"));
    settles(
        SHORT.formatted(
            "options when-exhausted=run-on",
            "win $80; lose $40; red-flex lose $5; buster lose $10",
            "win $20 of $36; red-flex lose $5; buster lose $5",
            "lose $35 of $50",
            "push"));
  }

  @Test
  @Proves({"P215-SETTLE-3", "P215-SETTLE-6"})
  void one_purse_or_one_meter_settle_the_same_round_otherwise() {
    settles(
        SHORT.formatted(
            "options bank-limit=net",
            "win $80; lose $40; red-flex lose $5; buster lose $10",
            "win $36; red-flex lose $5; buster lose $5",
            "lose $50",
            "lose $1"));
    settles(
        SHORT.formatted(
            "options bank-limit=gross",
            "win $80; lose $20 of $40; red-flex returned; buster returned",
            "returned; red-flex returned; buster returned",
            "returned",
            "lose $60"));
  }

  @Test
  @Proves({"P215-SETTLE-3", "P215-INS-5", "P215-BACK-5"})
  void at_a_circle_the_seat_comes_before_the_bets_behind_it() {
    settles(
        """
        house casino-club  bank $20
        seat 1 by ann  $10 buster $5  Tc 9d  -> win $10; buster lose $5
        backline 1 by bob  $20               -> win $10 of $20
        seat 2  $10  Tc 9d                   -> returned
        bank    seat 8  7c (Ac)              -> lose $15
        house casino-club  bank $10
        seat 1  $10 buster $2  8c 8d  insurance $5 split 8c Tc | 8d 7d
                -> insurance lose $5; win $10; returned; buster returned
        backline 1 by bob $10 insurance $5 matches  -> insurance returned; returned; returned
        seat 2  $10  Tc 9d                   -> returned
        bank    seat 8  Ac (6d) Tc           -> lose $5
        """);
  }

  @Test
  @Proves({"P215-PEEK-2", "P215-INS-2", "P215-INS-4", "P215-REDFLEX-5", "P215-BUSTER-3"})
  void a_pure_of_a_short_bank_takes_game_wagers_and_pays_insurance_and_red_flex() {
    settles(
        """
        house casino-club  bank $30
        seat 1  $20 red-flex $5 buster $5  Tc 9d  insurance $10
                -> insurance win $20; lose $20; red-flex win $5; buster lose $5
        seat 2  $20  Tc 9d  insurance $5     -> insurance win $5 of $10; returned
        bank    seat 8  Ah (Kd)              -> lose $5
        house casino-club  bank $25  options even-money.offered=true
        seat 1  $20  Ac Kd  even-money       -> win $20
        seat 2  $20  Ac Kd  insurance $10    -> insurance win $5 of $20; push
        bank    seat 8  Ah (Kd)              -> lose $25
        """);
  }

  @Test
  @Proves({"P215-888-1", "P215-888-3", "P215-888-5", "P215-SPLIT-8"})
  void three_eights_give_back_doubled_and_split_hands_that_went_over() {
    settles(
        """
        house casino-club  bank $1000
        seat 1  $20 red-flex $5 buster $10  Tc 6d  double $20 9h
                -> push P215-888-1; red-flex lose $5; buster win $10
        seat 2  $10  9h 9d  split 9h 7c hit 8c | 9d Tc  -> push P215-888-1; win $10 P215-OUT-4
        seat 3  $15  Tc 6d  surrender                   -> lose $7.50 P215-888-3
        bank    seat 8  8c (8d) 8h
        """);
  }

  @Test
  @Proves({"P215-BACK-5", "P215-SPLIT-8", "P215-DOUBLE-2"})
  void whoever_stays_behind_a_split_stays_on_the_first_hand() {
    settles(
        """
        house casino-club
        seat 1  $10  8c 8d  split split 8c 9d | 8h Tc | 8d 7d  -> push; win $10; lose $10
        backline 1 by bob $20                                  -> push
        backline 1 by cy  $30 matches                          -> push; win $30; lose $30
        bank    9c (8d)
        house casino-club
        seat 1  $10  6c 5d  double $4 9c                       -> win $14
        backline 1 by bob $20 stays                            -> win $20
        backline 1 by cy  $20 matches                          -> win $40
        bank    9c (8d)
        """);
  }
}
