package cardroom.scenarios.poker;

import static cardroom.scenarios.kit.WrittenHands.complains;
import static cardroom.scenarios.kit.WrittenHands.fails;
import static cardroom.scenarios.kit.WrittenHands.plays;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The notation of poker hands: failed expectations are reported, and so is what cannot be read.
class PokerNotationTest {

  @Test
  void a_failed_expectation_is_reported_with_its_place() {
    assertThat(
            fails(
                """
                game texas-holdem  limit $4-$8  button 1
                deal    1 AsKd  2 QhQs
                before  1 raises $9  1 raises to $8  2 calls  pot $10
                flop    2c3c4d  2 bets  1 folds
                best    2 $99
                """))
        .containsExactly(
            "hand:3:11: seat 1 is refused: $9 is not a bet that may be made (POKER-BET-3)."
                + " They may fold, call $2, bet or raise to $8.",
            "hand:3:47: the pot is $16",
            "hand:5:1: seat 2 receives $12, not $99");
  }

  @Test
  void a_refusal_needs_no_rule_and_who_is_not_asked_is_refused() {
    plays(
        """
        game texas-holdem  limit $4-$8  button 1
        deal    1 AsKd  2 QhQs
        before  1 raises $9 -> refused  2 calls -> refused ROOM-NOT-NOW  1 raises to $8  2 folds
        best    1 $8
        """);
    assertThat(
            fails(
                """
                game texas-holdem  limit $4-$8  button 1
                deal    1 AsKd  2 QhQs
                before  2 calls  1 folds -> refused
                """))
        .containsExactly(
            "hand:3:11: seat 2 is refused: it is not seat 2's turn, but seat 1's (ROOM-NOT-NOW).",
            "hand:3:20: seat 1 is allowed this, not refused");
  }

  @Test
  void amounts_may_be_bare_where_no_seat_can_stand_and_cards_may_come_one_by_one() {
    plays(
        """
        game texas-holdem  limit 4-8  button 1  stacks 50  options openers=none, fee.source=pot
        deal    1 As  2 Qh  1 Kd  2 Qs
        before  1 raises to 8  2 calls  pot 16
        drop    4  pot 12
        flop    2c 3c 4c  2 bets  1 folds
        best    2 wins 12
        ends    1 42  2 54
        """);
  }

  @Test
  void a_line_names_the_street_the_hand_is_at() {
    assertThat(
            fails(
                """
                game texas-holdem  limit $4-$8  button 1
                deal    1 AsKd  2 QhQs
                before  1 calls  2 checks
                river   2c3c4d
                """))
        .containsExactly("hand:4:1: 'river' is written, but the hand is at flop");
  }

  @Test
  void mistakes_are_named_with_line_and_column() {
    assertThat(complains("game texas-holdem\nbefore 1 calls")).contains("a hand needs a line");
    assertThat(complains("game texas-holdem limit $7-$9\ndeal 1 AsKd 2 QhQs"))
        .contains("COL-OVP-5");
    assertThat(complains("game texas-holdem\ndeal 1 AsKd 2 QhQs\nbefore 2 folds\ndrop $0 pots $4"))
        .isEqualTo("hand:4:9: 'pots': nothing more belongs on this line");
    assertThat(complains("game texas-holdem\ndeal 1 AsKd 2 QhQs\nbefore 2 folds\nbest 1 $6 2 $1"))
        .isEqualTo("hand:4:11: '2': nothing more belongs on this line");
    assertThat(complains("game texas-holdem\ndeal 1 AsKd 2 AsQs")).contains("already on the table");
    assertThat(complains("game texas-holdem\ndeal 1 AsKd 2 QhQs\nfloop 2c3c4c"))
        .startsWith("hand:3:1: 'floop' begins no line");
    assertThat(complains("game texas-holdem\ndeal 1 AsKd 2 QhQs\nbefore 2 raises $8.5"))
        .isEqualTo("hand:3:17: '$8.5' is not an amount; write dollars such as $50 or $2.50");
    assertThat(complains("game razz\ndeal 1 AsKdQh 9 QsJd2c"))
        .isEqualTo("hand:1:1: a table of Razz has seats 1 to 8");
    assertThat(complains("house nowhere game razz\ndeal 1 AsKdQh 2 QsJd2c")).contains("nowhere");
  }
}
