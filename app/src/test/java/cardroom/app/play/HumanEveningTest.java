package cardroom.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/// A person at the table, typing: what they see, what they are refused, and how they leave.
final class HumanEveningTest {

  private static final PipedEvening EVENING = new PipedEvening("casino-club", "pure-21.5", 3);

  @Test
  void a_whole_evening_is_played_through_a_pipe() {
    var seen =
        EVENING.typed(
            "25",
            "buster 5",
            "game 10 behind 4",
            "match behind 4",
            "game 10 at 6",
            "f1",
            "",
            "insurance 5",
            "n",
            "", // at their circle, behind seat 4, at circle 6
            "s",
            "double 5", // two hands of their own
            "r",
            "",
            "h",
            "s", // the second round, with the same bets
            "y 100",
            "w", // the third from the other side
            "leave");
    assertThat(seen)
        .contains("Guest bets $25 on Game at 3.")
        .contains("Guest bets $10 on Game behind 4.", "Guest, behind 4, matches.")
        .contains("Seat 3 insures for $5.", "Guest, behind 4, declines insurance.")
        .contains("Seat 6 doubles for less, $5.")
        .contains("red-flex $1, game $10 behind 4, game $10 at 6 (in all $51)")
        .contains("Guest banks with $100.", "bank $100: paid ")
        .containsPattern("Guest leaves with \\$\\d+")
        .containsPattern("3 rounds settled\\. You leave with \\$[\\d.]+, \\$[\\d.]+ (more|less)");
    assertThat(seen.lines()).allSatisfy(line -> assertThat(shown(line)).hasSizeLessThan(81));
  }

  /// Without what they typed after the prompt, which may be of any length.
  private static String shown(String line) {
    return line.replaceFirst(" > .*", " > ");
  }

  @Test
  void a_refusal_is_one_sentence_with_its_rule_and_asks_again() {
    var seen =
        EVENING.typed(
            "buster 5",
            "game 5000",
            "game 10 at 2",
            "game 10 at 99",
            "game 10 behind 1",
            "5.5",
            "99999999999999",
            "hit",
            "one two 3",
            "match",
            "25",
            "",
            "n",
            "split",
            "s");
    assertThat(seen)
        .contains("A Buster wager needs a game wager on the same circle (P215-WAGER-2).")
        .contains("A game wager of $5000 is outside the table's limits (P215-WAGER-1).")
        .contains("Circle 2 is Cedar's (P215-TABLE-4).")
        .contains("There is no circle 99 (P215-TABLE-4).")
        .contains("'5.5' is not an amount;")
        .contains("'99999999999999' is more than this table can count.")
        .contains("You can't do 'hit' now; ? explains what you can.")
        .contains("'one two 3' says too much;")
        .contains("Seat 3 may split a pair or two bonus cards only (P215-SPLIT-1).");
  }

  @Test
  void enter_alone_never_stakes_a_chip() {
    var seen = EVENING.typed("", "", "", "", "", "", "", "", "", "");
    assertThat(seen)
        .contains("[Enter] no wager")
        .doesNotContain("Guest bets", "Guest banks")
        .contains("You leave with $200, as much as you brought.");
  }

  @Test
  void why_reads_the_clauses_of_the_last_settlement() {
    assertThat(EVENING.typed("w", "25", "", "n", "s", "w"))
        .contains("Nothing has been settled yet.")
        .containsPattern("> w\\n  P215-OUT-\\d  \\p{Upper}.*");
  }

  @Test
  void whoever_leaves_before_the_deal_takes_their_wagers_along() {
    assertThat(EVENING.typed("25", "q")).contains("You leave with $200, as much as you brought.");
    assertThat(EVENING.typed("25", "", "q"))
        .contains("You leave with $175, $25 less than you brought. Your wagers")
        .contains("stay on the table.");
  }

  @Test
  void whoever_sits_out_is_asked_after_each_round_whether_they_come_back() {
    assertThat(EVENING.typed("sit-out", "", "", "come-back", "5"))
        .contains("Guest sits out.", "[Enter] next round", "Guest is back.");
  }

  @Test
  void added_chips_are_no_win() {
    assertThat(EVENING.typed("top-up 300", "q"))
        .contains("Guest adds $300.", "You leave with $500, as much as you brought.");
  }

  @Test
  void a_short_bank_is_explained() {
    var seen = EVENING.typed(Map.of("bank-limit", "net"), "q");
    assertThat(seen).contains("0 rounds settled.");
    assertThat(new PipedEvening("casino-club", "pure-21.5", 1).watched(26))
        .contains("The bank was short: ")
        .containsPattern("P215-SETTLE-[34]  \\p{Upper}");
  }

  @Test
  void more_lists_what_may_be_done_elsewhere_and_takes_it() {
    assertThat(EVENING.typed("25", "m", "game 10 behind 2", "take-back behind 2"))
        .contains("behind 2, behind 4, behind 5, at 6, at 7, at 8")
        .contains("Guest bets $10 on Game behind 2.")
        .contains("Guest takes Game back behind 2.");
  }

  @Test
  void an_empty_pipe_ends_the_evening_at_the_first_question() {
    assertThat(EVENING.typed()).endsWith("You leave with $200, as much as you brought.\n");
  }

  @Test
  void a_hand_of_poker_is_played_by_the_same_keys() {
    var seen =
        new PipedEvening("ocean-view", "texas-holdem", 3).typed("?", "", "c", "c", "raise", "f");
    assertThat(seen)
        .contains("or type: call, raise 8, draw 2 5, draw 7h 2c, pat.")
        .contains("Enter alone decides nothing here; press a key.")
        .contains("[f] fold  [c] call $4  [a] raise $8  [m] more > c")
        .contains("Seat 3 raises to $16.", "cards  board 9d Td 4d", "Round 1, settled")
        .doesNotContain("The bank was short");
  }

  @Test
  void drawn_cards_are_named_after_the_key() {
    assertThat(new PipedEvening("ocean-view", "draw-poker", 1).typed("c", "d Th"))
        .contains("[d] draw 1 ", "Seat 3 draws 1.");
  }

  @Test
  void cards_are_named_by_their_numbers_too() {
    var evening = new PipedEvening("ocean-view", "draw-poker", 3);
    assertThat(evening.typed("c", "d 2"))
        .contains("[d] draw 1 6d, 2 7c, 3 7s, 4 8h, 5 9d  [p] pat", "Seat 3 draws 1.");
    assertThat(new PipedEvening("ocean-view", "draw-poker", 3).typed("c", "draw 2 5"))
        .contains("Seat 3 draws 2.");
    assertThat(new PipedEvening("ocean-view", "draw-poker", 3).typed("c", "d 9"))
        .contains("There is no card 9; they are 1 6d, 2 7c, 3 7s, 4 8h, 5 9d.");
  }

  @Test
  void standing_pat_is_a_choice_of_its_own_and_the_key_of_the_draw_alone_is_not() {
    assertThat(new PipedEvening("ocean-view", "draw-poker", 3).typed("c", "d", "q"))
        .contains("Say which: draw 2 or draw 9d", "pat keeps them")
        .doesNotContain("Seat 3 stands pat.");
    for (var word : new String[] {"pat", "p"}) {
      assertThat(new PipedEvening("ocean-view", "draw-poker", 3).typed("c", word))
          .contains("Seat 3 stands pat.");
    }
  }

  @Test
  void help_is_heard_behind_a_letter() {
    assertThat(new PipedEvening("ocean-view", "draw-poker", 3).typed("c", "d ?", "x?", "d q"))
        .contains("draw 2 5, draw 7h 2c, pat.", "You leave with")
        .doesNotContain("'x?'");
  }
}
