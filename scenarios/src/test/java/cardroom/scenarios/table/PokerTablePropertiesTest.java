package cardroom.scenarios.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.money.Money;
import cardroom.games.poker.table.Lineup;
import cardroom.games.poker.table.PokerEvent;
import cardroom.games.poker.table.PokerState;
import cardroom.games.poker.table.PokerTable;
import cardroom.games.poker.variant.Variants;
import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Laws of every evening at every poker table.
class PokerTablePropertiesTest {
  private static final int EVENINGS = 2 * Integer.getInteger("cardroom.tries", 1);
  private static final int HANDS = 25;
  private static final int SWAPS = 6 * Integer.getInteger("cardroom.tries", 1);

  static final List<String> GAMES = Variants.ALL.stream().map(variant -> variant.id()).toList();

  private static PokerEvening evening(String game, long seed) {
    return evening(game, seed, Map.of());
  }

  private static PokerEvening evening(String game, long seed, Map<String, String> options) {
    var sheet = Catalogue.packaged().poker("ocean-view", game, options).sheet();
    var stakes = new Stakes.Limit(Money.dollars(4), Money.dollars(8));
    var setup = new Setup("table 1", stakes, sheet.playersMax());
    return new PokerEvening(new PokerTable(sheet), setup, seed);
  }

  /// Chips including the drop, cards and blinds are counted after every event.
  @ParameterizedTest
  @FieldSource("GAMES")
  void chips_cards_and_blinds_are_accounted_for_whatever_happens(String game) {
    for (long seed = 1; seed <= EVENINGS; seed++) {
      evening(game, seed).play(HANDS, seed % 2 == 0);
    }
  }

  /// without blinds nobody posts, waits or misses anything.
  @Test
  void antes_in_draw_poker_are_accounted_for_too() {
    for (boolean troubles : new boolean[] {false, true}) {
      var evening = evening("draw-poker", 3, Map.of("forced", "ante", "chip", "$0.50"));
      evening.play(HANDS, troubles);
      assertThat(evening.events())
          .noneMatch(PokerEvent.Missed.class::isInstance)
          .noneMatch(PokerEvent.Entered.class::isInstance);
    }
  }

  @ParameterizedTest
  @FieldSource("GAMES")
  void replay_equals_play(String game) {
    var evening = evening(game, 7);
    evening.play(20, true);
    var again = evening.game().open(evening.table().setup());
    for (int i = 0; i < evening.events().size(); i++) {
      again = evening.game().apply(again, evening.events().get(i));
      if (i % 11 == 0) {
        sharedIsOwn(evening.game(), again);
      }
    }
    assertThat(again).isEqualTo(evening.table());
  }

  /// Viewers of a table share most of their views; each must see what they would see alone.
  private static void sharedIsOwn(PokerTable game, PokerState table) {
    var sight = game.sharedView(table);
    var viewers = new ArrayList<Viewer>(List.of(new Viewer.Rail(), new Viewer.Floor("fay")));
    table.chairs().forEach(chair -> viewers.add(new Viewer.Person(chair.player())));
    table.gone().forEach(gone -> viewers.add(new Viewer.Person(gone.player())));
    for (var viewer : viewers) {
      assertThat(sight.view(viewer)).isEqualTo(game.view(table, viewer));
    }
  }

  @ParameterizedTest
  @FieldSource("GAMES")
  void the_button_moves_forward_and_two_blinds_are_posted(String game) {
    var evening = evening(game, 11);
    evening.play(25, false);
    var lineups =
        evening.events().stream()
            .filter(PokerEvent.Began.class::isInstance)
            .map(event -> ((PokerEvent.Began) event).lineup())
            .filter(lineup -> lineup.button() > 0)
            .toList();
    for (int i = 0; i < lineups.size(); i++) {
      blinds(lineups.get(i));
    }
  }

  @Tag("slow")
  @ParameterizedTest
  @FieldSource("GAMES")
  void a_view_never_depends_on_hidden_cards(String game) {
    for (boolean troubles : new boolean[] {false, true}) {
      var evening = evening(game, 13);
      evening.play(12, troubles);
      var random = new SplittableRandom(17);
      for (int i = 0; i < SWAPS; i++) {
        int end = 1 + random.nextInt(evening.events().size() - 1);
        var swapped = new HiddenSwap(evening.game(), evening.events().subList(0, end), random);
        swapped.check(evening.table().setup());
      }
    }
  }

  private static void blinds(Lineup lineup) {
    var live = lineup.live().stream().filter(Money::isPositive).count();
    assertThat(live).isGreaterThanOrEqualTo(2);
    assertThat(lineup.seats().getLast()).isEqualTo(lineup.button());
    assertThat(lineup.seats()).doesNotHaveDuplicates().contains(lineup.small(), lineup.big());
  }
}
