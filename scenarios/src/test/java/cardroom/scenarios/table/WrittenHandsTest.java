package cardroom.scenarios.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.table.PokerEvent;
import cardroom.games.poker.table.PokerState;
import cardroom.games.poker.table.PokerTable;
import cardroom.games.poker.variant.Variants;
import cardroom.games.table.Event;
import cardroom.games.table.Player;
import cardroom.games.table.Setup;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.notation.poker.JudgedPokerHand;
import cardroom.notation.poker.PokerNotation;
import cardroom.notation.poker.PokerScript;
import cardroom.notation.script.Script;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Whatever happens at a poker table can be written down, and judging the text gives the same
/// results.
class WrittenHandsTest {
  static final List<String> GAMES = Variants.ALL.stream().map(variant -> variant.id()).toList();

  private static final Catalogue CATALOGUE = Catalogue.packaged();
  private static final int HANDS = 40;
  private static final Setup.Stakes STAKES =
      new Setup.Stakes.Limit(Money.dollars(4), Money.dollars(8));

  private static PokerSheet sheet(String house, String game, Map<String, String> options) {
    return CATALOGUE.poker(house, game, options).sheet();
  }

  private static PokerEvening evening(String game, long seed, boolean troubles) {
    var sheet = sheet("ocean-view", game, Map.of());
    var setup = new Setup("Any", STAKES, sheet.playersMax());
    var evening = new PokerEvening(new PokerTable(sheet), setup, seed);
    evening.play(HANDS, troubles);
    return evening;
  }

  @ParameterizedTest
  @FieldSource("GAMES")
  void a_hand_that_is_written_down_is_judged_alike(String game) {
    assertThat(written(evening(game, 1, false), Optional.empty())).hasSizeGreaterThan(HANDS / 2);
  }

  @ParameterizedTest
  @FieldSource("GAMES")
  void so_is_one_in_which_things_went_wrong(String game) {
    var hands = written(evening(game, 2, true), Optional.empty());
    assertThat(String.join("", hands)).contains("-IRR-");
  }

  @ParameterizedTest
  @FieldSource("GAMES")
  void so_is_one_of_which_the_reader_may_not_see_every_card(String game) {
    var evening = evening(game, 3, true);
    assertThat(unknown(evening, new Viewer.Rail())).isPositive();
    assertThat(List.of("p1", "p2", "p3", "p4"))
        .as("a player knows his own cards")
        .anyMatch(
            name ->
                unknown(evening, new Viewer.Person(new Player(name)))
                    < unknown(evening, new Viewer.Rail()));
  }

  private static int unknown(PokerEvening evening, Viewer viewer) {
    var text = String.join("", written(evening, Optional.of(viewer)));
    return text.split("\\?\\?", -1).length - 1;
  }

  @ParameterizedTest
  @FieldSource("GAMES")
  void no_card_is_written_that_nobody_has_shown(String game) {
    var evening = evening(game, 4, false);
    var texts = written(evening, Optional.of(new Viewer.Rail())).iterator();
    var hidden = new HashSet<Card>();
    for (var event : evening.events()) {
      switch (event) {
        case PokerEvent.Began _ -> hidden.clear();
        case PokerEvent.Dealt(var card, boolean isUp) when !isUp -> hidden.add(card);
        case PokerEvent.Turned(_, var cards) -> hidden.removeAll(cards);
        case PokerEvent.Ended _ -> {
          var text = texts.next();
          assertThat(hidden).noneMatch(card -> text.contains(card.toString()));
        }
        default -> {}
      }
    }
  }

  /// Every hand of the evening that came to an end, judged again.
  private static List<String> written(PokerEvening evening, Optional<Viewer> viewer) {
    var written = new ArrayList<String>();
    var hand = new ArrayList<Event>();
    PokerState table = evening.game().open(evening.table().setup());
    var before = table;
    for (var event : evening.events()) {
      if (event instanceof PokerEvent.Began) {
        before = table;
        hand.clear();
      }
      hand.add(event);
      table = evening.game().apply(table, event);
      if (event instanceof PokerEvent.Ended ended) {
        var text =
            PokerNotation.write(evening.game(), before, hand, Map.of(), viewer).orElseThrow();
        holds(text, ended);
        written.add(text);
      }
    }
    return written;
  }

  private static void holds(String text, PokerEvent.Ended ended) {
    var all =
        Script.read(text).stream()
            .map(script -> PokerScript.read(script, WrittenHandsTest::sheet).play())
            .toList();
    assertThat(all.stream().flatMap(hand -> hand.failures().stream().map(f -> f.in("hand"))))
        .as(text)
        .isEmpty();
    assertThat(all.getLast().awards().stream().map(WrittenHandsTest::words))
        .as(text)
        .containsExactlyElementsOf(ended.lines().stream().map(WrittenHandsTest::words).toList());
    assertThat(all.getLast().drop()).as(text).isEqualTo(ended.fee());
  }

  private static String words(JudgedPokerHand.Award award) {
    return "%d %s %s %s".formatted(award.seat(), award.award(), award.amount(), award.rule().id());
  }

  private static String words(PokerEvent.Line line) {
    return "%d %s %s %s".formatted(line.seat(), line.award(), line.amount(), line.rule().id());
  }
}
