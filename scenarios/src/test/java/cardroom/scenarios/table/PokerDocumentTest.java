package cardroom.scenarios.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.money.Money;
import cardroom.games.poker.table.PokerEvent;
import cardroom.games.poker.table.PokerState;
import cardroom.games.poker.table.PokerTable;
import cardroom.games.poker.variant.Variants;
import cardroom.games.table.Event;
import cardroom.games.table.Player;
import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.notation.RoundDocument;
import cardroom.notation.RoundTexts;
import cardroom.notation.phh.Phh;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Every hand of an evening as PHH, through everybody's eyes: it is read again, and the replay
/// comes to the same stacks.
class PokerDocumentTest {
  static final List<String> GAMES = Variants.ALL.stream().map(variant -> variant.id()).toList();
  private static final Viewer RAIL = new Viewer.Rail();

  private final List<RoundDocument> seen = new ArrayList<>();
  private int hands;

  @ParameterizedTest
  @FieldSource("GAMES")
  void a_hand_that_was_played_is_replayed_to_the_same_stacks(String game) {
    replays(game, Map.of());
  }

  @Test
  void so_is_one_with_antes_in_place_of_blinds() {
    replays("draw-poker", Map.of("forced", "ante", "chip", "$0.50"));
  }

  @Test
  void so_is_one_of_a_house_that_reads_the_book_otherwise() {
    replays(
        "texas-holdem",
        Map.of(
            "fee.source",
            "button",
            "fee.when-hand-ends-early",
            "taken",
            "max-raises",
            "6"));
    assertThat(seen.getLast().text())
        .contains("_readings = ['max-raises=6', 'fee.source=button']");
    replays("omaha-high-low", Map.of("low-qualifier", "none"));
    assertThat(seen.getLast().text()).contains("_readings = ['low-qualifier=none']");
    replays(
        "lowball",
        Map.of(
            "street-limits", "first-two-lower",
            "check-raise", "true",
            "kill.doubles-limits", "false",
            "short-all-in.limit", "full-bet"));
    assertThat(seen.getLast().text())
        .contains(
            "_readings = ['street-limits=first-two-lower', 'check-raise=true',"
                + " 'short-all-in=full-bet', 'kill.doubles-limits=false']");
  }

  private void replays(String game, Map<String, String> options) {
    var sheet = Catalogue.packaged().poker("ocean-view", game, options).sheet();
    var stakes = new Stakes.Limit(Money.dollars(4), Money.dollars(8));
    var table = new PokerTable(sheet);
    var evening = new PokerEvening(table, new Setup("t", stakes, 6), 3);
    evening.play(25, false);
    var events = new ArrayList<Event>();
    var rested = table.open(evening.table().setup());
    var now = rested;
    for (var event : evening.events()) {
      events.add(event);
      now = table.apply(now, event);
      if (event instanceof PokerEvent.Ended) {
        check(table, rested, events);
        events.clear();
        rested = now;
      }
    }
    assertThat(hands).isGreaterThan(20);
    assertThat(seen).anySatisfy(document -> assertThat(document.text()).contains("??"));
  }

  private void check(PokerTable table, PokerState rested, List<Event> events) {
    hands++;
    var texts = new RoundTexts<>(table, Map.of());
    for (var viewer : List.of(RAIL, new Viewer.Person(new Player("p1")))) {
      var document = texts.document(rested, events, viewer).orElseThrow();
      seen.add(document);
      assertThat(document.format()).isEqualTo("phh");
      var read = Phh.read(document.text()).getFirst();
      assertThat(Phh.replay(read).agrees()).as(document.text()).isTrue();
    }
  }
}
