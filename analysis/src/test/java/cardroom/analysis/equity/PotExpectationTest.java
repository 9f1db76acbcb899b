package cardroom.analysis.equity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardroom.analysis.equity.KnownCards.Rival;
import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.poker.variant.PotShare;
import cardroom.games.poker.variant.Variant;
import cardroom.games.poker.variant.Variants;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PotExpectationTest {
  private static final int DEALS = 20_000;

  /// Four standard errors of the difference of two such estimates, at most.
  private static final double NEAR = 4 * 0.5 * Math.sqrt(2.0 / DEALS);

  @ParameterizedTest
  @CsvSource({
    "texas-holdem,             AhAs,       '',     '-,-,-'",
    "texas-holdem,             7c6c,       Ts9c8d, '-,-!'",
    "texas-holdem-high-low,    Ah2s,       4s5c9d, '-,-,-'",
    "omaha,                    AcAd2c3d,   4c5c9d, '-,-!'",
    "omaha-high-low,           AcAd2c3d,   '',     '-,-,-,-'",
    "crazy-pineapple,          Ah2s3d,     4s5c9d, '-,-'",
    "draw-poker,               AsAhKdKc7s, '',     '-,-,-'",
    "lowball,                  7h5s3dJk2c, '',     '-,-!'",
    "seven-card-stud,          AsKsQd,     '',     '9h,8h!,2c'",
    "seven-card-stud-high-low, As2s3d,     '',     '9h,8h,2c'",
    "razz,                     As2s3d,     '',     '9h,8h!,2c'"
  })
  void the_share_is_that_of_deals_played_out_to_the_end(
      String game, String own, String board, String rivals) {
    var variant = variant(game);
    var seen = new KnownCards(bits(own), bits(board), rivals(rivals), false);
    var quick = new PotExpectation(variant, Long::lowestOneBit, 7).share(seen, DEALS);
    assertThat(quick).isBetween(0.02, 0.98).isEqualTo(plain(variant, seen), within(NEAR));
  }

  @Test
  void an_estimate_beside_thresholds_is_on_the_side_of_the_whole_one() {
    var seen = new KnownCards(bits("AhAs"), bits(""), rivals("-,-"), false);
    var outlook = new PotExpectation(variant("texas-holdem"), Long::lowestOneBit, 3);
    assertThat(outlook.shareBeside(new double[] {0.35, 0.4}, seen, 400)).isGreaterThan(0.4);
    assertThat(outlook.shareBeside(new double[] {0.95}, seen, 400)).isLessThan(0.95);
  }

  @Test
  void the_card_that_helps_nothing_is_missed_least() {
    var seen = new KnownCards(bits("AhAs2c"), bits("AdKh9h"), rivals("-,-"), false);
    var outlook = new PotExpectation(variant("crazy-pineapple"), Long::lowestOneBit, 3);
    assertThat(outlook.leastMissed(seen, 200)).isEqualTo(Card.parse("2c"));
  }

  @Test
  void cards_that_were_put_back_are_dealt_again_and_no_card_twice() {
    var unseen = new UnseenCards(5);
    unseen.begin(bits("AhAs2c3d4d5h"));
    for (int deal = 0; deal < 100; deal++) {
      unseen.gather();
      long first = unseen.some(2);
      long second = unseen.some(3);
      assertThat(first & second).isZero();
      unseen.putBack(first);
      assertThat(unseen.some(9)).isEqualTo(bits("AhAs2c3d4d5h") & ~second);
      assertThat(unseen.some(1)).isZero();
    }
  }

  private static Variant variant(String game) {
    return Variants.ALL.stream().filter(v -> v.id().equals(game)).findFirst().orElseThrow();
  }

  private static long bits(String cards) {
    return cards.isEmpty() ? 0 : CardReader.known(cards, "the test");
  }

  /// What each rival shows, `-` for nothing; `!` for one who presses.
  private static List<Rival> rivals(String words) {
    var rivals = new ArrayList<Rival>();
    for (var word : words.split(",", -1)) {
      rivals.add(new Rival(bits(word.replaceAll("[-!]", "")), word.endsWith("!")));
    }
    return rivals;
  }

  /// The same question, answered by shuffling and by comparing everybody's hands at the end.
  private static double plain(Variant variant, KnownCards seen) {
    var random = new Random(11);
    var game = EquityGame.of(variant);
    double sum = 0;
    for (int deal = 0; deal < DEALS; deal++) {
      var stub = new ArrayList<>(Cards.ofBits(game.deck() & ~seen.all()));
      Collections.shuffle(stub, random);
      long board = seen.board() | take(stub, game.boardMissing(seen.board()));
      var hands = new ArrayList<Long>();
      int wanted = game.hasBoard() ? Long.bitCount(seen.own()) : game.ownCards();
      hands.add(filled(game, seen.own(), wanted, stub));
      for (var rival : seen.rivals()) {
        long hand = filled(game, rival.shown(), game.ownCards(), stub);
        if (rival.presses() && random.nextBoolean()) {
          long other = filled(game, rival.shown(), game.ownCards(), stub);
          boolean better = sum(game, other, board) > sum(game, hand, board);
          stub.addAll(Cards.ofBits((better ? hand : other) & ~rival.shown()));
          Collections.shuffle(stub, random);
          hand = better ? other : hand;
        }
        hands.add(hand);
      }
      sum += won(variant, game, hands, board);
    }
    return sum / DEALS;
  }

  private static long filled(EquityGame game, long held, int wanted, List<Card> stub) {
    long hand = held | take(stub, wanted - Long.bitCount(held));
    if (game.draws()) {
      long gone = Long.lowestOneBit(hand);
      hand = (hand & ~gone) | take(stub, 1);
      stub.addAll(0, Cards.ofBits(gone & ~held));
    }
    return hand;
  }

  private static long take(List<Card> stub, int count) {
    long taken = 0;
    for (int i = 0; i < count; i++) {
      taken |= stub.removeLast().bit();
    }
    return taken;
  }

  private static int sum(EquityGame game, long hand, long board) {
    int value = game.showing().of(hand, board);
    return (value >>> 16) + (value & 0xFFFF);
  }

  private static double won(Variant variant, EquityGame game, List<Long> hands, long board) {
    double won = 0;
    double pot = 1;
    for (var share : variant.showdown().reversed()) {
      var strengths = hands.stream().map(hand -> strength(game, share, hand, board)).toList();
      int best = Collections.max(strengths);
      // The low comes first here: without one the high hand takes the whole pot.
      double part = variant.showdown().getFirst().equals(share) ? pot : 0.5;
      if (best > 0) {
        long winners = strengths.stream().filter(one -> one == best).count();
        won += strengths.getFirst() == best ? part / winners : 0;
        pot -= part;
      }
    }
    return won;
  }

  /// A hand that has not given up a card yet plays without the one it misses least.
  private static int strength(EquityGame game, PotShare share, long hand, long board) {
    if (game.discards() && Long.bitCount(hand) == 3) {
      int best = 0;
      for (long rest = hand; rest != 0; rest &= rest - 1) {
        best = Math.max(best, share.strength(hand & ~Long.lowestOneBit(rest), board));
      }
      return best;
    }
    return share.strength(hand, board);
  }
}
