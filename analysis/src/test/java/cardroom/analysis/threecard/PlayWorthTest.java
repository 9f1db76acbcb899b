package cardroom.analysis.threecard;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.threecard.Sheet;
import cardroom.houses.Catalogue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Play or fold, with what one person sees.
final class PlayWorthTest {
  private static final Sheet SHEET =
      Catalogue.packaged().threeCard("casino-club", Map.of()).sheet();

  @Test
  void a_hand_that_can_be_reckoned_on_paper() {
    // Two of the three cards left are with the king: 9-5, 9-2 or 5-2. All qualify, and all lose to
    // a pair of aces.
    var seen = new ArrayList<>(Cards.STANDARD_52);
    seen.removeAll(Cards.parse("AhAd7cKs9d5c2h"));
    var worth = PlayWorth.of(SHEET, Cards.parse("AhAd7c"), Optional.of(Card.parse("Ks")), seen);
    assertThat(worth.play()).isCloseTo(2, within(1e-12));
    assertThat(worth.won()).isCloseTo(1, within(1e-12));
  }

  @Test
  void the_weakest_hand_that_plays_is_the_whole_analysis_s_own() {
    var strategy = new ThreeCardAnalysis(SHEET, Cards.STANDARD_52).strategy();
    strategy.forEach(
        (rank, weakest) -> {
          if (weakest.length() == 3) {
            var hand =
                Cards.parse(
                    weakest.charAt(0) + "s" + weakest.charAt(1) + "h" + weakest.charAt(2) + "d");
            var shown = Card.parse(rank.symbol() + "c");
            assertThat(PlayWorth.of(SHEET, hand, Optional.of(shown), List.of()).play())
                .as("%s against %s", weakest, rank)
                .isGreaterThan(-1);
          }
        });
  }

  @Test
  void without_an_exposed_card_every_card_may_be_the_banks() {
    var hand = Cards.parse("QsJh9d");
    var blind = PlayWorth.of(SHEET, hand, Optional.empty(), List.of());
    double mean =
        Cards.STANDARD_52.stream()
            .filter(card -> !hand.contains(card))
            .mapToDouble(card -> PlayWorth.of(SHEET, hand, Optional.of(card), List.of()).play())
            .average()
            .orElseThrow();
    assertThat(blind.play()).isCloseTo(mean, within(1e-12));
  }
}
