package cardroom.analysis.pure215;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardroom.analysis.pure215.HandWorth.Situation;
import cardroom.cards.Card;
import cardroom.cards.Cards;
import cardroom.games.pure215.Sheet;
import cardroom.houses.Catalogue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What one hand is worth to a player who has seen certain cards.
final class HandWorthTest {

  private static Sheet sheet(Map<String, String> options) {
    return Catalogue.packaged().pure215("casino-club", options).sheet();
  }

  /// One deck of which nothing is left but these cards.
  private static Situation leaving(String hand, String up, String left) {
    var seen = new ArrayList<>(Cards.STANDARD_52);
    seen.removeAll(Cards.parse(hand + up + left));
    return new Situation(Cards.parse(hand), Card.parse(up), seen, 1);
  }

  @Test
  void a_hand_that_can_be_reckoned_on_paper() {
    // A five makes 21 against a nine in the hole; a nine busts. Standing wins when the five is in
    // the hole and the bank must draw a nine to 15.
    var worth = HandWorth.of(sheet(Map.of("decks", "1")), leaving("Td6d", "Th", "5c9c9d"));
    assertThat(worth.plays().get(PlayerOption.HIT)).isCloseTo(-1 / 3.0, within(1e-12));
    assertThat(worth.plays().get(PlayerOption.STAND)).isCloseTo(-1 / 3.0, within(1e-12));
    assertThat(worth.plays().get(PlayerOption.DOUBLE)).isCloseTo(-2 / 3.0, within(1e-12));
    assertThat(worth.plays().get(PlayerOption.SURRENDER)).isEqualTo(-0.5);
    assertThat(worth.plays()).doesNotContainKey(PlayerOption.SPLIT);
    assertThat(worth.bankBusts()).isCloseTo(1 / 3.0, within(1e-12));
  }

  @Test
  void after_the_peek_the_hole_card_is_known_not_to_make_a_Pure() {
    // The ace cannot be under the ten, so the five or the nine is.
    var worth = HandWorth.of(sheet(Map.of("decks", "1")), leaving("Td8d", "Th", "Ac5c9c"));
    // Five in the hole: 15 draws the ace to 16 and the nine, or the nine: 25 either way. Nine: 19.
    assertThat(worth.plays().get(PlayerOption.STAND)).isCloseTo(0, within(1e-12));
  }

  @Test
  void insurance_pays_by_the_bonus_cards_that_are_left() {
    var worth = HandWorth.of(sheet(Map.of("decks", "1")), leaving("9d8d", "Ah", "TcKc5c4c"));
    assertThat(worth.insurance()).isCloseTo(0.5 * 2 - 0.5, within(1e-12));
  }

  @Test
  void the_best_play_is_what_the_whole_game_counts_the_hand_for() {
    var sheet = sheet(Map.of("decks", "6"));
    var game = GameSolution.of(PlayRules.of(sheet), CardSupply.decks(6));
    for (var deal : List.of("Td6d 9h", "8d8c Th", "Ad7c 6s", "5c4d 3h", "AsAd Ah", "9c7d Ah")) {
      var hand = Cards.parse(deal.substring(0, 4));
      var up = Card.parse(deal.substring(5));
      var worth = HandWorth.of(sheet, new Situation(hand, up, List.of(), 1));
      var solution = game.upcards().get(PointRank.of(up));
      double pure = solution.pure(HeldCards.ALL.of(hand));
      double best = worth.plays().values().stream().mapToDouble(one -> one).max().orElseThrow();
      assertThat(best * (1 - pure) - pure).as(deal).isCloseTo(worth.declined(), within(1e-12));
      assertThat(worth.declined())
          .as(deal)
          .isCloseTo(solution.value(HeldCards.ALL.of(hand)), within(1e-12));
    }
  }

  @Test
  void a_circle_that_may_be_split_no_further_has_no_worth_of_a_split() {
    var sheet = sheet(Map.of("split-hands-max", "2"));
    var eights = Cards.parse("8d8c");
    var up = Card.parse("6h");
    assertThat(HandWorth.of(sheet, new Situation(eights, up, List.of(), 1)).plays())
        .containsKey(PlayerOption.SPLIT);
    assertThat(HandWorth.of(sheet, new Situation(eights, up, List.of(), 2)).plays())
        .doesNotContainKey(PlayerOption.SPLIT);
  }
}
