package cardroom.analysis.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cardroom.cards.ranking.HighCategory;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.variant.Variant;
import cardroom.games.poker.variant.Variants;
import cardroom.houses.Catalogue;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Poker hands through the engine: what the house takes, and which hands are shown.
final class PokerTrialTest {

  private static final long HANDS = 2_500L * Integer.getInteger("cardroom.tries", 1);
  private static final PokerTendencies LOOSE = new PokerTendencies(0.5, 0.2);

  static List<Variant> games() {
    return Variants.ALL;
  }

  @ParameterizedTest
  @MethodSource("games")
  void the_house_takes_its_whole_fee_or_none(Variant game) throws InterruptedException {
    var sheet = sheet(game);
    for (var players : new int[] {2, 7}) {
      var row = sheet.rows().getFirst();
      var tally = new PokerTrial(sheet, row, players, LOOSE, 3, 500).run(1, _ -> {});
      assertThat(tally.rounds()).isEqualTo(500);
      assertThat(tally.collectedCents())
          .isEqualTo(tally.collected() * sheet.fee(row, players).cents());
      assertThat(tally.shown()).isBetween(1L, 500L);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void hands_come_as_often_as_counting_them_says(Variant game) throws InterruptedException {
    var theory = HandTypes.of(game);
    var sheet = sheet(game);
    var row = sheet.rows().getFirst();
    var tally =
        new PokerTrial(sheet, row, 4, PokerTendencies.ALL_STAY, 11, theory.isEmpty() ? 100 : HANDS)
            .run(2, _ -> {});
    assertThat(tally.shown()).isEqualTo(tally.rounds());
    if (!theory.isEmpty()) {
      assertThat(theory.values().stream().mapToDouble(chance -> chance).sum())
          .isCloseTo(1, within(1e-12));
      for (var type : HighCategory.values()) {
        double chance = theory.getOrDefault(type, 0.0);
        var error = Math.sqrt(HANDS * chance * (1 - chance));
        assertThat((double) tally.type(type))
            .as("%s in %s", type, game.id())
            .isCloseTo(HANDS * chance, within(4.5 * error + 2));
      }
    }
  }

  @Test
  void nobody_sees_a_flop_where_all_fold_and_no_fee_is_taken() throws InterruptedException {
    var sheet = sheet(Variants.of("texas-holdem"));
    var row = sheet.rows().getFirst();
    var tally = new PokerTrial(sheet, row, 9, new PokerTendencies(0, 0), 1, 50).run(1, _ -> {});
    assertThat(tally.collected()).isZero();
    assertThat(tally.shown()).isZero();
  }

  @Test
  void the_seed_alone_decides_whatever_the_threads() throws InterruptedException {
    var sheet = sheet(Variants.of("omaha"));
    var row = sheet.rows().getFirst();
    var one = new PokerTrial(sheet, row, 5, LOOSE, 9, 9_000).run(1, _ -> {});
    var four = new PokerTrial(sheet, row, 5, LOOSE, 9, 9_000).run(4, _ -> {});
    assertThat(four.types).isEqualTo(one.types);
    assertThat(four.collectedCents()).isEqualTo(one.collectedCents());
    assertThat(four.rounds()).isEqualTo(9_000);
  }

  @Test
  void five_cards_of_a_deck_are_counted_as_the_books_print_them() {
    // Of 2,869,685 hands of five of 53 cards exactly one is five aces.
    assertThat(HandTypes.of(Variants.of("draw-poker")).getOrDefault(HighCategory.FIVE_ACES, 0.0))
        .isCloseTo(1 / 2_869_685.0, within(1e-15));
  }

  private static PokerSheet sheet(Variant game) {
    return Catalogue.packaged().poker("ocean-view", game.id(), Map.of()).sheet();
  }
}
