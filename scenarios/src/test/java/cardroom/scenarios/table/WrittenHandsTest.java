package cardroom.scenarios.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.cards.Card;
import cardroom.games.money.Money;
import cardroom.games.poker.table.PokerEvent;
import cardroom.games.poker.table.PokerTable;
import cardroom.games.poker.variant.Variants;
import cardroom.games.table.Player;
import cardroom.games.table.Setup;
import cardroom.games.table.Viewer;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Whatever happens at a poker table can be written down, and judging the text gives the same
/// results.
class WrittenHandsTest {
  static final List<String> GAMES = Variants.ALL.stream().map(variant -> variant.id()).toList();

  private static final int HANDS = 16;
  private static final int TABLES = 2 * Integer.getInteger("cardroom.tries", 1);
  private static final int SEED = Integer.getInteger("cardroom.written-seed", 1);
  private static final Setup.Stakes STAKES =
      new Setup.Stakes.Limit(Money.dollars(4), Money.dollars(8));

  private static PokerEvening evening(String game, long seed, boolean troubles) {
    var sheet = JudgedHands.sheet("ocean-view", game, Map.of());
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

  private static List<String> written(PokerEvening evening, Optional<Viewer> viewer) {
    return new JudgedHands(evening, Map.of()).written(viewer);
  }

  /// Other stakes, other readings of the paper, and people who play until their chips are gone.
  @ParameterizedTest
  @FieldSource("GAMES")
  void so_is_one_at_a_table_that_reads_the_paper_otherwise(String game) {
    for (int seed = SEED; seed < SEED + TABLES; seed++) {
      var random = new SplittableRandom(seed);
      var options = PokerReadings.some(game, random);
      var sheet = JudgedHands.sheet("ocean-view", game, options);
      var rows = sheet.rows();
      var stakes = rows.get(random.nextInt(rows.size())).stakes();
      var setup = new Setup("Any", stakes, 2 + random.nextInt(sheet.playersMax() - 1));
      var evening = new PokerEvening(new PokerTable(sheet), setup, seed);
      evening.play(HANDS / 4, seed % 3 == 0);
      var judged = new JudgedHands(evening, options);
      assertThat(judged.written(Optional.empty())).as("%s %s", setup, options).isNotEmpty();
      judged.written(Optional.of(new Viewer.Rail()));
      judged.written(Optional.of(new Viewer.Person(new Player("p1"))));
      judged.recorded(new Viewer.Rail());
      judged.recorded(new Viewer.Person(new Player("p1")));
    }
  }
}
