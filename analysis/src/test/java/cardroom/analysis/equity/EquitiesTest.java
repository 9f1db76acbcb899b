package cardroom.analysis.equity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardroom.games.poker.variant.Variant;
import cardroom.games.poker.variant.Variants;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EquitiesTest {
  /// Half a unit of the last published digit.
  private static final double LAST_DIGIT = 0.000_000_5;

  private static EquityAnswer answer(String game, String hands, String board, String dead) {
    var question = Equities.ask(variant(game), List.of(hands.split(" ")), board, dead, 0);
    return Equities.answer(question, EquityWatch.NOBODY);
  }

  private static Variant variant(String game) {
    return Variants.ALL.stream().filter(v -> v.id().equals(game)).findFirst().orElseThrow();
  }

  /// Published: pokerstove and poker-eval agree.
  @ParameterizedTest
  @CsvSource({
    "texas-holdem,   AhAs KdKc,         1712304, 0.812555",
    "omaha,          AcAd2c3d KhKsQhJs, 1086008, 0.608714",
    "omaha-high-low, AcAd2c3d KhKsQhJs, 1086008, 0.693755"
  })
  void equities_are_as_published(String game, String hands, long boards, double equity) {
    var answer = answer(game, hands, "", "");
    assertThat(answer.isExact()).isTrue();
    assertThat(answer.boards()).isEqualTo(boards);
    assertThat(answer.hands().getFirst().equity()).isEqualTo(equity, within(LAST_DIGIT));
    assertThat(answer.hands().get(0).equity() + answer.hands().get(1).equity())
        .isEqualTo(1, within(1e-12));
  }

  @ParameterizedTest
  @CsvSource({
    "texas-holdem,             AhAs KdKc 7c6c,             Ts9c2d, ''",
    "texas-holdem,             AhAs AdAc,                  2h3h9c, ''",
    "texas-holdem-high-low,    Ah2s KdKc,                  4s5c9d6s, Qs",
    "omaha,                    AcAd2c3d KhKsQhJs,          4c5c9dTc, ''",
    "omaha-high-low,           AcAd2c3d AhKs2h4s,          5c6d9d7h, ''",
    "crazy-pineapple,          AhAs KdKc,                  Ts9c2d, ''",
    "crazy-pineapple-high-low, Ah2s 3dKc,                  4s5c9d8h, ''",
    "draw-poker,               AsAhKdKc/1 JkTs9s8s/1,      '', ''",
    "lowball,                  7h5s3dJk/1 8h7s4d2c/1, '', 2d",
    "seven-card-stud,          AsKs/Qd9h2c3d QcQs/4h5h6h7d,'', ''",
    "seven-card-stud-high-low, As2s/3d9h2c4d Qc4s/4h5h6h7h,'', 7c",
    "razz,                     As2s/3d9h4c 4sQs/4h5h6h8h,  '', 7c"
  })
  @Tag("slow")
  void equities_are_those_of_all_deals_under_the_plain_rankings(
      String game, String hands, String board, String dead) {
    var variant = variant(game);
    var question = Equities.ask(variant, List.of(hands.split(" ")), board, dead, 0);
    var answer = Equities.answer(question, EquityWatch.NOBODY);
    var own = question.entrants().stream().map(entrant -> entrant.holdings().getFirst()).toList();
    var missing = question.entrants().stream().map(EquityHand::missing).toList();
    long stub = variant.deck().bits() & ~question.board() & ~question.dead();
    for (long hand : own) {
      stub &= ~hand;
    }
    var plain = new PlainEquity(variant, own, missing);
    double[] expected =
        plain.equities(
            question.board(), EquityGame.of(variant).boardMissing(question.board()), stub);
    assertThat(answer.isExact()).isTrue();
    assertThat(answer.boards()).isEqualTo(plain.deals());
    for (int hand = 0; hand < expected.length; hand++) {
      assertThat(answer.hands().get(hand).equity()).isEqualTo(expected[hand], within(1e-9));
    }
  }

  /// Counting boards together, compared with dealing every card.
  @Test
  void boards_counted_together_are_the_boards_counted_one_by_one() {
    var random = new SplittableRandom(20);
    for (var variant :
        List.of(
            Variants.TEXAS_HOLDEM,
            Variants.TEXAS_HOLDEM_HIGH_LOW,
            Variants.OMAHA,
            Variants.OMAHA_HIGH_LOW)) {
      for (int round = 0; round < 6; round++) {
        compare(variant, random, 2 + round % 3, round % 3);
      }
    }
  }

  private static void compare(Variant variant, SplittableRandom random, int hands, int suits) {
    var game = EquityGame.of(variant);
    // With few suits, many can be swapped and there are many flushes.
    long from = suits == 0 ? game.deck() : suits == 1 ? 0x3_3333_3333_3333L : 0x9_9999_9999_9999L;
    long[] own = new long[hands];
    long stub = game.deck();
    for (int hand = 0; hand < hands; hand++) {
      own[hand] = draw(random, stub & from, game.ownCards());
      stub &= ~own[hand];
    }
    long board = draw(random, stub, suits + 1);
    stub &= ~board;
    var together = new EquityTally(game.showing(), hands);
    BoardCounter.count(game.showing(), own, board, 0, together);
    var single = new EquityTally(game.showing(), hands);
    new DealTree(
            game.showing(), own, new int[hands], single, new EquityProgress(EquityWatch.NOBODY, 1))
        .count(board, game.boardMissing(board), stub);
    var entrants =
        java.util.stream.LongStream.of(own)
            .mapToObj(hand -> new EquityHand("", List.of(hand), 0))
            .toList();
    assertThat(together.answer(entrants, true, true))
        .isEqualTo(single.answer(entrants, true, true));
  }

  private static long draw(SplittableRandom random, long from, int count) {
    long drawn = 0;
    while (Long.bitCount(drawn) < count) {
      drawn |= (1L << random.nextInt(52)) & from;
    }
    return drawn;
  }

  @Test
  void samples_lie_within_the_margin_they_claim() {
    var variant = variant("texas-holdem");
    var question = Equities.ask(variant, List.of("AhAs", "KdKc"), "", "", 100_000);
    var answer = Equities.answer(question, EquityWatch.NOBODY);
    var aces = answer.hands().getFirst();
    assertThat(answer.isExact()).isFalse();
    assertThat(answer.boards()).isEqualTo(100_000);
    assertThat(aces.margin()).isBetween(0.001, 0.004);
    assertThat(aces.equity()).isEqualTo(0.812555, within(2 * aces.margin()));
    assertThat(Equities.answer(question, EquityWatch.NOBODY)).isEqualTo(answer);
  }

  /// All six aces against all six kings is the mean over their 36 pairs.
  @Test
  void a_range_is_the_mean_of_its_hands() {
    var ranges = answer("texas-holdem", "AA KK", "", "");
    assertThat(ranges.isExact()).isTrue();
    assertThat(ranges.boards()).isEqualTo(36L * 1_712_304);
    double different = answer("texas-holdem", "AhAs KdKc", "", "").hands().getFirst().equity();
    double same = answer("texas-holdem", "AhAs KhKs", "", "").hands().getFirst().equity();
    double one = answer("texas-holdem", "AhAs KhKd", "", "").hands().getFirst().equity();
    assertThat(ranges.hands().getFirst().equity())
        .isEqualTo((6 * different + 6 * same + 24 * one) / 36, within(1e-9));
  }

  @Test
  void a_stopped_question_answers_with_what_was_counted() {
    var question = Equities.ask(variant("texas-holdem"), List.of("AA", "KK"), "", "", 1_000_000);
    var answer = Equities.answer(question, done -> done < 0.1);
    assertThat(answer.isWhole()).isFalse();
    assertThat(answer.boards()).isBetween(1L, 200_000L);
  }

  /// Both hold the nut low and share it; one of them also has the high half, and the other gets a
  /// quarter.
  @Test
  void quarters_scoops_and_halves_are_told_apart() {
    var answer = answer("omaha-high-low", "As2sKdKh Ac2dQdQh", "3h4h8cKcTc", "");
    var kings = answer.hands().get(0);
    var queens = answer.hands().get(1);
    assertThat(kings.equity()).isEqualTo(0.75);
    assertThat(queens.equity()).isEqualTo(0.25);
    assertThat(queens.quartered()).isEqualTo(1);
    assertThat(queens.low()).isEqualTo(0.25);
    assertThat(kings.high()).isEqualTo(0.5);
    assertThat(kings.scoop()).isZero();
  }

  @Test
  void pineapple_discards_after_the_flop_what_is_missed_least() {
    var answer = answer("crazy-pineapple", "AhAs2c KdKc3s", "Kh7d2s", "");
    assertThat(answer.isExact()).isTrue();
    var kept = answer("crazy-pineapple", "AhAs KdKc", "Kh7d2s", "2c3s");
    assertThat(answer.hands())
        .extracting(EquityAnswer.HandEquity::equity)
        .containsExactly(kept.hands().get(0).equity(), kept.hands().get(1).equity());
  }

  /// Worked out by a program of its own, which shares a tied pot among all who tie.
  @ParameterizedTest
  @CsvSource({
    "crazy-pineapple,          Ts9sAd Th9hKd Tc9cQd 6s5s2h, 7c8c2d, 0.518268268268",
    "crazy-pineapple-high-low, As2s6h Ad2d7c Ac2c8h,        4d5s9c, 0.439743589744"
  })
  void pineapple_players_who_would_share_discard_for_what_their_share_is_worth(
      String game, String hands, String flop, double third) {
    assertThat(answer(game, hands, flop, "").hands().get(2).equity())
        .isEqualTo(third, within(1e-9));
  }

  /// Worked out by the same program: two unknown cards beside ranks of any suit.
  @ParameterizedTest
  @CsvSource({
    "omaha,          AAxx 5h6hTsJs,             Jd5c5s, 2h, 4029480, 0.099172846124",
    "omaha-high-low, A2xx 3s4s5dKd,             2s7h9d, Ah, 6044220, 0.570583135624",
    "omaha-high-low, A2KQ Ad2dJhJc 6s5s7c7d,    3h4c8s, '', 95904,   0.339589589590"
  })
  @Tag("slow")
  void patterns_are_counted_where_all_their_deals_can_be(
      String game, String hands, String board, String dead, long deals, double equity) {
    var answer = answer(game, hands, board, dead);
    assertThat(answer.isExact()).isTrue();
    assertThat(answer.boards()).isEqualTo(deals);
    assertThat(answer.hands().getFirst().equity()).isEqualTo(equity, within(1e-9));
  }

  @Test
  void nine_hands_and_unknown_cards_are_sampled() {
    var nine = answer("texas-holdem", "AsAh KsKh QsQh JsJh TsTh 9s9h 8s8h 7s7h 6s6h", "", "");
    assertThat(nine.isExact()).isTrue();
    assertThat(nine.hands().stream().mapToDouble(EquityAnswer.HandEquity::equity).sum())
        .isEqualTo(1, within(1e-9));
    var question = Equities.ask(variant("omaha"), List.of("AAxx", "KhKsQhJs"), "", "", 20_000);
    var pattern = Equities.answer(question, EquityWatch.NOBODY);
    assertThat(pattern.isExact()).isFalse();
    assertThat(pattern.hands().getFirst().equity()).isBetween(0.55, 0.72);
  }
}
