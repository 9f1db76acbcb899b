package cardroom.scenarios.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.money.Money;
import cardroom.games.poker.table.PokerTable;
import cardroom.games.poker.variant.Variants;
import cardroom.games.table.Choice;
import cardroom.games.table.Choices;
import cardroom.games.table.Command.Call;
import cardroom.games.table.Position;
import cardroom.games.table.Ruling;
import cardroom.games.table.Setup;
import cardroom.games.table.Setup.Stakes;
import cardroom.games.table.TableGame;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// The floor is offered exactly the calls that the rules allow, at every step of an evening.
class FloorCallsTest {
  static final List<String> GAMES = Variants.ALL.stream().map(variant -> variant.id()).toList();
  private static final int HANDS = 3 * Integer.getInteger("cardroom.tries", 1);
  private static final Viewer FLOOR = new Viewer.Floor("floor");
  private static final List<String> WORDS =
      List.of(
          "skipped",
          "extra",
          "found",
          "expose-next",
          "expose-next-off-table",
          "expose-next-touched",
          "board-too-many",
          "board-early",
          "burned-none",
          "burned-two",
          "burned-none-lost",
          "burned-two-lost",
          "all-in-for-pot",
          "acted-early",
          "void-hand",
          "void-round",
          "nonsense");

  /// Everything anybody might try to call.
  private static final List<Call> TRIES = tries();

  private static List<Call> tries() {
    var ids = new ArrayList<>(WORDS);
    for (int schedule = 0; schedule <= 40; schedule++) {
      ids.add("schedule." + schedule);
    }
    for (var exposed : List.of("exposed", "exposed-off-table", "exposed-touched")) {
      ids.add(exposed);
      for (int card = 0; card <= 9; card++) {
        ids.add(exposed + "." + card);
      }
    }
    var tries = new ArrayList<Call>();
    for (var id : ids) {
      tries.add(call(id, Position.TABLE));
      tries.add(call(id, Position.BANK));
      for (int seat = 0; seat <= 10; seat++) {
        tries.add(call(id, Position.seat(seat)));
      }
    }
    return tries;
  }

  private static Call call(String id, Position position) {
    return new Call("floor", id, position, Money.ZERO, List.of());
  }

  private static Set<String> words(List<Choice> choices) {
    var words = new TreeSet<String>();
    choices.forEach(choice -> words.add(choice.id() + " " + choice.position()));
    assertThat(words).as("each is offered once").hasSameSizeAs(choices);
    return words;
  }

  static <T> void offersWhatIsAllowed(TableGame<T> game, T table) {
    var allowed = new TreeSet<String>();
    for (var call : TRIES) {
      if (game.rule(table, call) instanceof Ruling.Allowed) {
        allowed.add(call.choice() + " " + call.position());
      }
    }
    assertThat(words(game.choices(table, FLOOR).offered())).isEqualTo(allowed);
  }

  private static PokerEvening evening(String game, long seed) {
    var sheet = Catalogue.packaged().poker("ocean-view", game, Map.of()).sheet();
    var stakes = new Stakes.Limit(Money.dollars(4), Money.dollars(8));
    var setup = new Setup("table 1", stakes, sheet.playersMax());
    return new PokerEvening(new PokerTable(sheet), setup, seed);
  }

  @ParameterizedTest
  @FieldSource("GAMES")
  void the_floor_is_offered_exactly_what_the_rules_allow(String name) {
    var evening = evening(name, 5);
    var seen = new HashSet<String>();
    evening.play(
        HANDS,
        true,
        () -> {
          offersWhatIsAllowed(evening.game(), evening.table());
          evening
              .game()
              .choices(evening.table(), FLOOR)
              .offered()
              .forEach(one -> seen.add(one.id()));
        });
    assertThat(seen).contains("void-hand", "skipped", "extra", "expose-next");
  }

  /// What is shown before a call is what the journal and the story cite after it.
  @ParameterizedTest
  @FieldSource("GAMES")
  void the_remedy_that_is_shown_is_the_one_that_is_carried_out(String name) {
    var evening = evening(name, 6);
    var carriedOut = new HashMap<String, Integer>();
    evening.play(
        6,
        true,
        () -> {
          for (var choice : evening.game().choices(evening.table(), FLOOR).offered()) {
            assertThat(choice.rule()).isEqualTo(choice.remedies().getFirst());
            assertThat(choice.remedies()).allMatch(clause -> !clause.sentence().isEmpty());
            var ruling = evening.game().rule(evening.table(), call(choice.id(), choice.position()));
            var event = ((Ruling.Allowed) ruling).events().getFirst();
            var cited =
                evening.game().story(evening.table(), event, new Viewer.Rail()).stream()
                    .flatMap(line -> line.rule().stream())
                    .toList();
            assertThat(choice.remedies()).as(choice.toString()).containsAll(cited);
            carriedOut.merge(cited.isEmpty() ? "later" : "now", 1, Integer::sum);
          }
        });
    assertThat(carriedOut).containsKeys("now", "later");
  }

  @Test
  void whoever_plays_at_a_table_is_not_its_floor_person() {
    var evening = evening("texas-holdem", 7);
    evening.play(1, false);
    var player = evening.table().chairs().getFirst().player();
    Choices choices = evening.game().choices(evening.table(), new Viewer.Floor(player.name()));
    assertThat(choices.offered()).isEmpty();
    assertThat(choices.barred())
        .singleElement()
        .satisfies(barred -> assertThat(barred.sentence()).contains("cannot be its floor person"));
    var call = new Call(player.name(), "void-hand", Position.TABLE, Money.ZERO, List.of());
    var refused = (Ruling.Refused) evening.game().rule(evening.table(), call);
    assertThat(refused.words()).contains("cannot be its floor person", "ROOM-FLOOR");
  }

  /// A wrong guess would be refused, and the refusal would reveal something.
  @Test
  void a_card_that_lies_face_down_is_never_called_by_its_name() {
    var evening = evening("texas-holdem", 8);
    evening.play(
        2,
        false,
        () -> {
          for (var card : evening.game().sheet().variant().deck().cards()) {
            for (var chair : evening.table().chairs()) {
              var seat = Position.seat(chair.seat());
              for (var id : List.of("exposed", "exposed.1")) {
                var call = new Call("floor", id, seat, Money.ZERO, List.of(card));
                assertThat(evening.game().rule(evening.table(), call))
                    .isInstanceOf(Ruling.Refused.class);
              }
            }
          }
        });
  }
}
