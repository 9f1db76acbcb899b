package cardroom.cards.ranking;

import static cardroom.cards.ranking.Rankings.HIGH;
import static cardroom.cards.ranking.Rankings.LOW_EIGHT_OR_BETTER;
import static cardroom.cards.ranking.Selection.ANY_FIVE;
import static cardroom.cards.ranking.Selection.TWO_HOLE_THREE_BOARD;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import java.util.List;
import java.util.function.LongConsumer;
import org.junit.jupiter.api.Test;

/// Rankings and selections against equities that two other calculators (pokerstove and poker-eval)
/// agree on: all boards, two hands all in before the flop.
class EquityTest {
  /// Half a unit of the last published digit.
  private static final double LAST_DIGIT = 0.000_000_5;

  private static final int NO_WINNER = -1;

  @Test
  void aces_against_kings_in_holdem_win_as_published() {
    long aces = bits("AhAs");
    long kings = bits("KdKc");
    Tally tally = new Tally();
    forEachBoard(
        aces | kings, board -> tally.add(2 * quarters(ANY_FIVE, HIGH, aces, kings, board)));
    assertThat(tally.boards).isEqualTo(1_712_304);
    assertThat(tally.equity()).isEqualTo(0.812_555, within(LAST_DIGIT));
  }

  @Test
  void two_omaha_hands_win_as_published_for_high_and_for_high_low() {
    long aces = bits("AcAd2c3d");
    long kings = bits("KhKsQhJs");
    Tally high = new Tally();
    Tally highLow = new Tally();
    forEachBoard(
        aces | kings,
        board -> {
          int forHigh = quarters(TWO_HOLE_THREE_BOARD, HIGH, aces, kings, board);
          int forLow = quarters(TWO_HOLE_THREE_BOARD, LOW_EIGHT_OR_BETTER, aces, kings, board);
          high.add(2 * forHigh);
          highLow.add(forHigh + (forLow == NO_WINNER ? forHigh : forLow));
        });
    assertThat(high.boards).isEqualTo(1_086_008);
    assertThat(high.equity()).isEqualTo(0.608_714, within(LAST_DIGIT));
    assertThat(highLow.equity()).isEqualTo(0.693_755, within(LAST_DIGIT));
  }

  /// What the first hand wins of half a pot, in quarters of the whole pot.
  private static int quarters(
      Selection selection, HandRanking ranking, long first, long second, long board) {
    int one = selection.strength(ranking, first, board);
    int other = selection.strength(ranking, second, board);
    if (one == HandRanking.NONE && other == HandRanking.NONE) {
      return NO_WINNER;
    }
    return one == other ? 1 : one > other ? 2 : 0;
  }

  private static final class Tally {
    private long boards;
    private long quarters;

    void add(int won) {
      boards++;
      quarters += won;
    }

    double equity() {
      return quarters / (4.0 * boards);
    }
  }

  private static long bits(String cards) {
    return Cards.bits(Cards.parse(cards));
  }

  private static void forEachBoard(long dead, LongConsumer visit) {
    List<Card> stub = Cards.STANDARD_52.stream().filter(card -> (card.bit() & dead) == 0).toList();
    visitBoards(stub, 0, 5, 0, visit);
  }

  private static void visitBoards(
      List<Card> stub, int from, int missing, long board, LongConsumer visit) {
    if (missing == 0) {
      visit.accept(board);
      return;
    }
    for (int next = from; next + missing <= stub.size(); next++) {
      visitBoards(stub, next + 1, missing - 1, board | stub.get(next).bit(), visit);
    }
  }
}
