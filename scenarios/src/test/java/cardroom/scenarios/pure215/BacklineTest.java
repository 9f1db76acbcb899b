package cardroom.scenarios.pure215;

import static cardroom.scenarios.kit.WrittenRounds.settles;

import cardroom.scenarios.kit.Proves;
import org.junit.jupiter.api.Test;

/// Section 14: betting behind a seat.
final class BacklineTest {

  @Test
  @Proves("P215-BACK-1")
  void casino_club_permits_backline_on_game_red_flex_and_buster() {
    settles(
        """
        house casino-club
        seat 1  $10                                     Tc 9d  -> win $10
        backline 1 by bob $20 red-flex $5 buster $5            -> win $20; red-flex lose $5; buster lose $5
        backline 2 by bob $20                                  -> refused P215-BACK-1     # nobody is there
        backline 1 by ann buster $5                            -> refused P215-WAGER-2    # no game wager
        bank    Tc (8d)
        """);
  }

  @Test
  @Proves({"P215-BACK-2", "P215-BACK-3"})
  void ocean_view_and_the_standard_form_permit_none() {
    settles(
        """
        house ocean-view
        seat 1  $10                     Tc 9d  -> win $10
        backline 1 by bob $20 buster $5        -> game refused P215-BACK-2; buster refused P215-BACK-2
        bank    Tc (8d)
        house bureau-standard
        seat 1  $10                     Tc 9d  -> win $10
        backline 1 by bob $20                  -> refused P215-BACK-3
        bank    Tc (8d)
        house bureau-standard  options backline.base=true
        seat 1  $10                     Tc 9d  -> win $10
        backline 1 by bob $20                  -> win $20
        bank    Tc (8d)
        """);
  }

  @Test
  @Proves("P215-BACK-4")
  void aviator_permits_the_game_wager_only() {
    settles(
        """
        house aviator
        seat 1  $10                     Tc 9d  -> win $10
        backline 1 by bob $20 buster $5        -> buster refused P215-BACK-4; win $20
        bank    Tc (8d)
        """);
  }

  @Test
  @Proves("P215-BACK-5")
  void whoever_bets_behind_follows_the_seat_and_matches_or_stays() {
    settles(
        """
        house casino-club
        seat 1  $10                  6c 5d  double $10 Th         -> win $20
        backline 1 by ann $20 matches                             -> win $40
        backline 1 by bob $20 stays                               -> win $20
        seat 2  $10                  8c 8d  split 8c Th | 8d 9h   -> push; lose $10
        backline 2 by ann $20 matches                             -> push; lose $20
        backline 2 by bob $20                                     -> push
        seat 3  $10                  Tc 6d  surrender             -> lose $5
        backline 3 by ann $20 matches                             -> lose $10
        seat 4  $10                  Tc 6d  hit 9h                -> lose $10
        backline 4 by ann $20                                     -> lose $20
        bank    Tc (8d)
        """);
  }

  @Test
  @Proves("P215-BACK-5")
  void limits_bind_each_bettor_or_the_whole_circle_by_option() {
    settles(
        """
        house casino-club
        seat 1  $500             Tc 9d  -> win $500
        backline 1 by bob $500          -> win $500
        bank    Tc (8d)
        house casino-club  options backline.limit-scope=per-circle
        seat 1  $300             Tc 9d  -> win $300
        backline 1 by bob $200          -> win $200
        backline 1 by ann $5            -> refused P215-WAGER-1
        bank    Tc (8d)
        house casino-club  options backline.max-per-circle=1
        seat 1  $300             Tc 9d  -> win $300
        backline 1 by bob $200          -> win $200
        backline 1 by ann $5            -> refused P215-BACK-1
        bank    Tc (8d)
        """);
  }
}
