package cardroom.scenarios.threecard;

import static cardroom.scenarios.kit.WrittenRounds.settles;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The action button, the order of settlement, and a bank that cannot cover everything.
final class SettlementTest {

  /// 3CP-BUTTON-1: six counted seats when the bank sits at seat 7.
  @ParameterizedTest
  @CsvSource({
    "Ah, 1", "2h, 2", "3h, 3", "4h, 4", "5h, 5", "6h, 6", "7h, 1", "8h, 2", "9h, 3", "Th, 4",
    "Jh, 5", "Qh, 6", "Kh, 1"
  })
  void the_face_up_card_places_the_button(String up, int seat) {
    settles(
        """
        house casino-club   game three-card-poker
        seat 1  ante $5  2c3c9d  play
        seat 2  ante $5  2d4c9c  play
        seat 3  ante $5  3d5c8c  play
        seat 4  ante $5  4d6c8d  play
        seat 5  ante $5  5d7c3s  play
        seat 6  ante $5  6d7d2s  play
        bank    seat 7   (Qs Tc) %s
        button -> seat %d
        """
            .formatted(up, seat));
  }

  /// 3CP-BUTTON-1: the player-dealer's seat is not counted; a seat without a wager passes it on.
  @Test
  void the_bank_is_not_counted_and_empty_circles_pass_the_button_on() {
    settles(
        """
        house casino-club   game three-card-poker
        seat 1  ante $5  2c3c9d  play
        seat 6  ante $5  6d7d2s  play
        bank    seat 3   (Qs Tc) 3h
        button -> seat 6

        house casino-club   game three-card-poker   options button-counts=wagered-circles
        seat 1  ante $5  2c3c9d  play
        seat 6  ante $5  6d7d2s  play
        bank    seat 3   (Qs Tc) 3h
        button -> seat 1

        house casino-club   game three-card-poker   options button-count-start=player-dealer-left
        seat 1  ante $5  2c3c9d  play
        seat 6  ante $5  6d7d2s  play
        bank    seat 3   (Qs Tc) 5h
        button -> seat 1
        """);
  }

  /// 3CP-SETTLE-1: Play before Ante, seat by seat from the button; 3CP-SETTLE-2: the rest goes
  /// back.
  @Test
  void a_short_bank_leaves_the_ante_of_the_later_seat_uncovered() {
    settles(
        """
        house casino-club   game three-card-poker   bank $25
        seat 1  ante $10  9h9d2c  play  -> win $10; play win $10
        seat 2  ante $10  8h8d3c  play  -> returned 3CP-SETTLE-2; play win $5 of $10 3CP-SETTLE-2
        bank    seat 7   (Qs 7d) Ah     -> lose $25

        house casino-club   game three-card-poker   bank $25
        seat 1  ante $10  9h9d2c  play  -> returned 3CP-SETTLE-2; play win $5 of $10 3CP-SETTLE-2
        seat 2  ante $10  8h8d3c  play  -> win $10; play win $10
        bank    seat 7   (Qs 7d) 2h     -> lose $25
        """);
  }

  /// 3CP-SETTLE-1: after Ante come Pair Plus and 6 Card Bonus of the same bettor.
  @Test
  void bonus_wagers_come_after_ante_and_play() {
    settles(
        """
        house casino-club   game three-card-poker   bank $32
        seat 1  ante $10 pair-plus $10 six-card-bonus $10  9h9d2c  play \
            -> win $10; play win $10; pair-plus win $10; six-card-bonus win $2 of $70 3CP-SETTLE-2
        bank    seat 7   (Qs 9c) Ah     -> lose $32

        house casino-club   game three-card-poker   bank $32   options settlement-major=wager-type
        seat 1  ante $10 pair-plus $10  9h9d2c  play  -> win $2 of $10; play win $10; pair-plus returned
        seat 2  ante $10 pair-plus $10  8h8d3c  play  -> returned; play win $10; pair-plus returned
        seat 3  ante $10                Ac4d6c  play  -> returned; play win $10
        bank    seat 7   (Qs 7d) 4h     -> lose $32
        """);
  }

  /// 3CP-SETTLE-3, 3CP-TYPE-1, 3CP-TYPE-3
  @Test
  void a_royal_flush_is_paid_as_far_as_the_bank_reaches() {
    settles(
        """
        house casino-club   game three-card-poker   bank $100
        seat 1  ante $10 six-card-bonus $25  AhKhQh  play \
            -> win $10; play win $10; six-card-bonus win $80 of $25000 3CP-SETTLE-2
        seat 2  ante $10                     2c4d6c  play  -> returned 3CP-SETTLE-2; play returned
        bank    seat 7   (Jh Th) Kc     -> lose $100
        """);
  }

  /// 3CP-SETTLE-2, 3CP-TYPE-1: the three readings of the limit, on the same cards.
  @Test
  void the_bank_wins_and_loses_within_its_limit() {
    settles(
        """
        house casino-club   game three-card-poker   bank $15   options bank-limit=separate
        seat 1  ante $10  2c4d6c  play  -> lose $5 of $10 3CP-SETTLE-2; play lose $10
        seat 2  ante $10  9h9d2d  play  -> win $5 of $10; play win $10
        bank    seat 7   (Qs 7d) Ah     -> push

        house casino-club   game three-card-poker   bank $15   options bank-limit=net
        seat 1  ante $10  2c4d6c  play  -> lose $5 of $10; play lose $10
        seat 2  ante $10  9h9d2d  play  -> win $10; play win $10
        bank    seat 7   (Qs 7d) Ah     -> lose $5

        house casino-club   game three-card-poker   bank $15   options bank-limit=gross
        seat 1  ante $10  2c4d6c  play  -> lose $5 of $10; play lose $10
        seat 2  ante $10  9h9d2d  play  -> returned; play returned
        bank    seat 7   (Qs 7d) Ah     -> win $15
        """);
  }

  /// 3CP-SETTLE-2: when forfeited wagers count against the limit.
  @Test
  void forfeits_count_at_their_place_unless_the_sheet_takes_them_first() {
    settles(
        """
        house casino-club   game three-card-poker   bank $10
        seat 1  ante $10  2c4d6c  play  -> returned; play lose $10
        seat 2  ante $10  3h5d9d  fold  -> returned 3CP-FOLD-1 3CP-SETTLE-2
        bank    seat 7   (Qs 7d) Ah     -> win $10

        house casino-club   game three-card-poker   bank $10   options forfeits-collected-first=true
        seat 1  ante $10  2c4d6c  play  -> returned; play returned
        seat 2  ante $10  3h5d9d  fold  -> lose $10 3CP-FOLD-1
        bank    seat 7   (Qs 7d) Ah     -> win $10
        """);
  }
}
