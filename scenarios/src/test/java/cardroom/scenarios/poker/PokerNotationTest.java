package cardroom.scenarios.poker;

import static cardroom.scenarios.kit.WrittenHands.complains;
import static cardroom.scenarios.kit.WrittenHands.fails;
import static cardroom.scenarios.kit.WrittenHands.plays;
import static org.assertj.core.api.Assertions.assertThat;

import cardroom.scenarios.kit.Proves;
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

  /// The ten of hearts lay unseen in a hand that was thrown away, and was dealt again.
  @Test
  @Proves("DRAW-IRR-10")
  void a_card_that_is_named_after_the_discards_were_dealt_again_was_thrown_away_before() {
    assertThat(
            fails(
                """
                game draw-poker  limit $4-$8  button 5  options street-limits=first-two-lower
                stacks 1 $155 2 $68 3 $97 4 $113 5 $51 6 $114 9 $99
                deal  1 ??  2 Js  3 ??  4 ??  5 7h  6 ??  9 ??
                exposed 5 7h off-table -> DRAW-IRR-5
                deal  1 ??????  2 ??????  3 ??????  4 ????  5 Ts??  6 ??Qd??  9 ??????
                exposed 6 Qd off-table -> DRAW-IRR-5
                deal  1 ??  2 ??  3 ??  4 ????  5 ????  6 ??  9 ??
                before  1 folds  2 calls  3 folds  4 raises  5 raises  6 calls  9 calls  2 calls  4 calls  pot $60
                draw  6 discards ????Qd???? draws 9d
                exposed 6 9d off-table -> DRAW-IRR-6
                after  6 8cJkKs
                exposed 2 Js -> DRAW-IRR-6
                after  6 Kh
                draw  9 discards ?????????? draws ??????????  2 discards ???? draws ??
                exposed 6 8c off-table -> DRAW-IRR-6
                after  2 ??
                draw  4 discards ?????? draws ??Qh??  5 discards ?????? draws 6d
                exposed 4 Qh off-table -> DRAW-IRR-6
                after  2 ??  4 ??  5 5h2s  6 ThAh  6 bets  9 raises
                after  2 folds  4 folds  5 calls  6 raises  9 calls  5 raises  6 calls  9 calls  pot $103
                show  5 shows  6 shows  9 mucks
                best 6 aces and kings with T wins $103 POKER-HIGH-1
                """))
        .isEmpty();
  }

  @Test
  void nobody_is_asked_for_openers_whose_cards_are_unknown() {
    var hand =
        """
        game draw-poker  limit $10-$20  button 3  options openers=jacks
        deal  3 %s  4 ??????????
        before  3 raises  4 folds
        """;
    assertThat(fails(hand.formatted("??????Ks??"))).isEmpty();
    assertThat(fails(hand.formatted("2c3d4h6sKs").replace("??????????", "7c7d7h7s8c")).getFirst())
        .contains("that takes jacks or better");
  }
}
