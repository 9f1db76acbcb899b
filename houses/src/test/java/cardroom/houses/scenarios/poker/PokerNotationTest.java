package cardroom.houses.scenarios.poker;

import static cardroom.houses.scenarios.poker.Hands.complains;
import static cardroom.houses.scenarios.poker.Hands.fails;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The notation of poker hands: what does not hold is told, and so is what cannot be read.
class PokerNotationTest {

  @Test
  void what_does_not_hold_is_told_with_its_place() {
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
                + " He may fold, call $2, bet or raise to $8.",
            "hand:3:47: the pot is $16",
            "hand:5:1: seat 2 receives $12, not $99");
  }

  @Test
  void mistakes_are_named_with_line_and_column() {
    assertThat(complains("game texas-holdem\nbefore 1 calls")).contains("a hand needs a line");
    assertThat(complains("game texas-holdem limit $7-$9\ndeal 1 AsKd 2 QhQs"))
        .contains("COL-OVP-5");
    assertThat(complains("game texas-holdem button 1\ndeal 1 AsKd 2 QhQs\nbefore 2 calls"))
        .startsWith("hand:3:10: it is not the turn of seat 2, but of seat");
    assertThat(complains("game texas-holdem\ndeal 1 AsKd 2 AsQs")).contains("already on the table");
    assertThat(complains("game texas-holdem\ndeal 1 AsKd 2 QhQs\nfloop 2c3c4c"))
        .startsWith("hand:3:1: 'floop' begins no line");
    assertThat(complains("house nowhere game razz\ndeal 1 AsKdQh 2 QsJd2c")).contains("nowhere");
  }
}
