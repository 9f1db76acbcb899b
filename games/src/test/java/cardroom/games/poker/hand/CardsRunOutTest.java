package cardroom.games.poker.hand;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.games.poker.betting.AmountsByPlace;
import cardroom.games.poker.betting.BettingStructure;
import cardroom.games.poker.variant.Variants;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The last street of stud when the deck does not go round: the table under section 3 of the rule
/// book (STUD-IRR-5 to 7, A-159, A-160).
class CardsRunOutTest {

  /// Folds are written as the number of the street after which somebody folds.
  @ParameterizedTest
  @CsvSource({
    "8, '',    community, 1, 1", // one card and three burns are shuffled together, one is burned,
    // one turned
    "8, '3',   down,      1, 0", // five left: mixed, and none is burned (STUD-IRR-6)
    "8, '4',   community, 0, 4",
    "8, '5',   community, 0, 4",
    "8, '3 4', down,      1, 1", // two left: mixed, one burned (STUD-IRR-5)
    "8, '3 3', down,      0, 4", // enough
    "7, '',    down,      1, 1"
  })
  void the_last_card_comes_as_printed(
      int starters, String folds, String how, int shuffles, int burns) {
    var street = new LastStreet(starters, folds);
    street.play();
    var layout = street.hand.felt().layout();
    assertThat(Long.bitCount(layout.board())).isEqualTo(how.equals("community") ? 1 : 0);
    assertThat(street.shuffles).as("shuffles").isEqualTo(shuffles);
    // Burns that were shuffled in are no longer burns.
    assertThat(Long.bitCount(layout.burns())).as("burns").isEqualTo(burns);
    for (int place = 0; place < starters; place++) {
      boolean live = street.hand.felt().live().contains(place);
      assertThat(layout.count(place)).isEqualTo(!live ? 0 : how.equals("community") ? 6 : 7);
    }
  }

  /// Everybody except those who fold checks or calls.
  private static final class LastStreet {
    private final int[] folds;
    private Hand hand;
    private int shuffles;
    private int folded;

    LastStreet(int starters, String folds) {
      this.folds =
          Arrays.stream(folds.split(" ", 0))
              .filter(s -> !s.isEmpty())
              .mapToInt(Integer::parseInt)
              .toArray();
      var terms =
          HandTerms.usual(
              Variants.SEVEN_CARD_STUD, new BettingStructure.Limit(400, 800, true), 0, 200);
      this.hand =
          PokerGame.open(HandStart.ante(terms, AmountsByPlace.each(starters, 100_000), 50, 0));
    }

    void play() {
      while (!(hand instanceof Hand.Betting && hand.felt().isLastStreet())) {
        hand = PokerGame.apply(hand, next());
      }
    }

    private Action next() {
      return switch (PokerGame.options(hand)) {
        case LegalOptions.Deck(boolean shuffled, _) -> {
          shuffles += shuffled ? 1 : 0;
          long stub = hand.felt().layout().stub();
          yield shuffled
              ? Action.SHUFFLED
              : Action.Deal.of(Card.at(Long.numberOfTrailingZeros(stub)));
        }
        case LegalOptions.Bets bets -> bet(bets);
        default -> throw new IllegalStateException("not expected: " + hand);
      };
    }

    private Action bet(LegalOptions.Bets bets) {
      boolean folds = folded < this.folds.length && this.folds[folded] == hand.felt().street() + 3;
      if (folds && !bets.bringsIn()) {
        folded++;
        return Action.FOLD;
      }
      return bets.bringsIn() ? Action.BRING_IN : bets.call() > 0 ? Action.CALL : Action.CHECK;
    }
  }
}
