package cardroom.bots;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Cards;
import cardroom.games.poker.variant.Variants;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What a bot gives up at the draw.
class PokerDrawsTest {

  @ParameterizedTest
  @CsvSource({
    "draw-poker, KhKd7c4s2h, 7c4s2h", // draws three to a pair
    "draw-poker, KhKd7c7s2h, 2h", // draws one to two pair
    "draw-poker, KhKdKc7s2h, 7s2h", // draws two to three of a kind
    "draw-poker, KhTh7h4h2s, 2s", // draws one to a flush
    "draw-poker, 9hTs8d7c2s, 2s", // draws one to an open straight
    "draw-poker, 9hTs8d7c6s, ''", // pat
    "draw-poker, AhKs8d7c2s, 8d7c2s", // keeps two high cards
    "draw-poker, JkAs8d7c2s, 8d7c2s", // keeps a pair of aces
    "draw-poker, Jk9s8d7c2s, 2s", // the joker fills a straight
    "lowball, As2d4c6h7s, ''",
    "lowball, As2d4c6h9s, ''",
    "lowball, As2d4c6hKs, Ks",
    "lowball, As2d2c6hKs, 2dKs",
    "lowball, Jk2d4c6hKs, Ks",
    "lowball, KsQdJcTh5s, KsQdJc"
  })
  void a_sensible_player_gives_up_what_does_not_help(String game, String hand, String given) {
    long gives = PokerDraws.given(Variants.of(game), Cards.bits(Cards.parse(hand)));
    assertThat(Cards.ofBits(gives)).containsExactlyInAnyOrderElementsOf(Cards.parse(given));
  }

  @ParameterizedTest
  @ValueSource(strings = {"draw-poker", "lowball"})
  void nobody_asks_for_four(String game) {
    var random = new SplittableRandom(3);
    List<cardroom.cards.Card> deck = Variants.of(game).deck().cards();
    for (int i = 0; i < 10_000; i++) {
      long hand = 0;
      while (Long.bitCount(hand) < 5) {
        hand |= deck.get(random.nextInt(deck.size())).bit();
      }
      long given = PokerDraws.given(Variants.of(game), hand);
      assertThat(Long.bitCount(given)).as(Cards.text(Cards.ofBits(hand))).isLessThanOrEqualTo(3);
      assertThat(given & ~hand).isZero();
    }
  }
}
