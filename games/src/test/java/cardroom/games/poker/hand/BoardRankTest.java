package cardroom.games.poker.hand;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.cards.ranking.Rankings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Who leads in stud: up cards are ranked as hands, compared here with a plain comparison that is
/// written from the rule book alone.
@Tag("slow")
class BoardRankTest {
  private static final int DECK = 52;

  /// A board in the terms of the rule book: what it makes, then its ranks, the most frequent first.
  private record Board(int makes, List<Integer> ranks) implements Comparable<Board> {
    private static final List<List<Integer>> LADDER =
        List.of(List.of(), List.of(2), List.of(2, 2), List.of(3), List.of(4));

    static Board of(List<Card> cards, boolean aceHigh) {
      Map<Integer, Integer> times = new TreeMap<>();
      cards.forEach(card -> times.merge(height(card, aceHigh), 1, Integer::sum));
      var ranks = new ArrayList<>(times.keySet());
      ranks.sort(
          Comparator.<Integer>comparingInt(times::get)
              .thenComparing(Comparator.naturalOrder())
              .reversed());
      var groups = ranks.stream().map(times::get).filter(count -> count > 1).toList();
      return new Board(LADDER.indexOf(groups), ranks);
    }

    private static int height(Card card, boolean aceHigh) {
      int rank = "23456789TJQKA".indexOf(card.toString().charAt(0)) + 2;
      return rank == 14 && !aceHigh ? 1 : rank;
    }

    @Override
    public int compareTo(Board other) {
      if (makes != other.makes) {
        return Integer.compare(makes, other.makes);
      }
      for (int i = 0; i < Math.min(ranks.size(), other.ranks.size()); i++) {
        if (!ranks.get(i).equals(other.ranks.get(i))) {
          return Integer.compare(ranks.get(i), other.ranks.get(i));
        }
      }
      return Integer.compare(ranks.size(), other.ranks.size());
    }
  }

  @Test
  void every_board_of_one_to_four_cards_is_ranked_as_a_high_hand() {
    agree(true);
  }

  @Test
  void every_board_of_one_to_four_cards_is_ranked_as_a_low_hand_in_razz() {
    agree(false);
  }

  /// Boards in the engine's order must be in the book's order, and equal where the book says so.
  private static void agree(boolean aceHigh) {
    var boards = new ArrayList<Long>();
    collect(boards, 0, 0, 4);
    assertThat(boards).hasSize(52 + 1326 + 22_100 + 270_725);
    boards.sort(Comparator.comparingInt(board -> BoardRank.key(board, aceHigh)));
    for (int i = 1; i < boards.size(); i++) {
      long low = boards.get(i - 1);
      long high = boards.get(i);
      int said = Integer.compare(BoardRank.key(low, aceHigh), BoardRank.key(high, aceHigh));
      int meant =
          Board.of(Cards.ofBits(low), aceHigh).compareTo(Board.of(Cards.ofBits(high), aceHigh));
      if (said != Integer.signum(meant)) {
        throw new AssertionError(Cards.ofBits(low) + " before " + Cards.ofBits(high));
      }
    }
  }

  private static void collect(List<Long> boards, long board, int from, int left) {
    if (board != 0) {
      boards.add(board);
    }
    for (int card = from; left > 0 && card < DECK; card++) {
      collect(boards, board | 1L << card, card + 1, left - 1);
    }
  }

  /// Both hole cards exposed leave five cards up on sixth street.
  @Test
  void five_cards_up_are_a_high_hand_like_any_other() {
    var random = new Random(215);
    ToIntFunction<Long> plain = board -> Rankings.HIGH.rank(Cards.ofBits(board)).strength();
    for (int i = 0; i < 100_000; i++) {
      long one = five(random);
      long other = five(random);
      int said = Integer.compare(BoardRank.key(one, true), BoardRank.key(other, true));
      int meant = Integer.compare(plain.applyAsInt(one), plain.applyAsInt(other));
      assertThat(said).as("%s and %s", Cards.ofBits(one), Cards.ofBits(other)).isEqualTo(meant);
    }
  }

  /// Every other board is from four ranks or one suit, so that full houses and flushes occur.
  private static long five(Random random) {
    int way = random.nextInt(4);
    long board = 0;
    while (Long.bitCount(board) < 5) {
      int rank = way == 1 ? random.nextInt(4) : way == 2 ? random.nextInt(6) : random.nextInt(13);
      int suit = way == 3 ? 2 : random.nextInt(4);
      board |= 1L << (4 * (rank == 5 && way == 2 ? 12 : rank) + suit);
    }
    return board;
  }
}
