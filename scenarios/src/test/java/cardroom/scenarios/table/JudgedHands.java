package cardroom.scenarios.table;

import static org.assertj.core.api.Assertions.assertThat;

import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.table.PokerEvent;
import cardroom.games.poker.table.PokerState;
import cardroom.games.table.Event;
import cardroom.games.table.Viewer;
import cardroom.houses.Catalogue;
import cardroom.notation.RoundTexts;
import cardroom.notation.phh.Phh;
import cardroom.notation.poker.JudgedPokerHand;
import cardroom.notation.poker.PokerNotation;
import cardroom.notation.poker.PokerScript;
import cardroom.notation.script.NotationError;
import cardroom.notation.script.Script;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The hands of an evening written down and judged again: the same pots, the same fee, the same
/// stacks.
///
/// @param options the keys of the sheet that its table was opened with
record JudgedHands(PokerEvening evening, Map<String, String> options) {
  private static final Catalogue CATALOGUE = Catalogue.packaged();

  static PokerSheet sheet(String house, String game, Map<String, String> options) {
    return CATALOGUE.poker(house, game, options).sheet();
  }

  /// A hand that came to an end.
  ///
  /// @param before the table before its first event
  private record Played(PokerState before, List<Event> events, PokerEvent.Ended end) {}

  private List<Played> hands() {
    var hands = new ArrayList<Played>();
    var events = new ArrayList<Event>();
    PokerState table = evening.game().open(evening.table().setup());
    var before = table;
    for (var event : evening.events()) {
      if (event instanceof PokerEvent.Began) {
        before = table;
        events.clear();
      }
      events.add(event);
      table = evening.game().apply(table, event);
      if (event instanceof PokerEvent.Ended ended) {
        hands.add(new Played(before, List.copyOf(events), ended));
      }
    }
    return hands;
  }

  /// Every hand in the notation, judged again.
  List<String> written(Optional<Viewer> viewer) {
    var written = new ArrayList<String>();
    for (var hand : hands()) {
      var text =
          PokerNotation.write(evening.game(), hand.before(), hand.events(), options, viewer)
              .orElseThrow();
      holds(text, hand.end());
      written.add(text);
    }
    return written;
  }

  private static void holds(String text, PokerEvent.Ended ended) {
    var all = judged(text);
    assertThat(all.stream().flatMap(hand -> hand.failures().stream().map(f -> f.in("hand"))))
        .as(text)
        .isEmpty();
    assertThat(all.getLast().awards().stream().map(JudgedHands::words))
        .as(text)
        .containsExactlyElementsOf(ended.lines().stream().map(JudgedHands::words).toList());
    assertThat(all.getLast().drop()).as(text).isEqualTo(ended.fee());
  }

  private static List<JudgedPokerHand> judged(String text) {
    try {
      return Script.read(text).stream()
          .map(script -> PokerScript.read(script, JudgedHands::sheet).play())
          .toList();
    } catch (NotationError wrong) {
      throw new AssertionError(wrong.in("hand") + "\n" + text, wrong);
    }
  }

  private static String words(JudgedPokerHand.Award award) {
    return "%d %s %s %s".formatted(award.seat(), award.award(), award.amount(), award.rule().id());
  }

  private static String words(PokerEvent.Line line) {
    return "%d %s %s %s".formatted(line.seat(), line.award(), line.amount(), line.rule().id());
  }

  /// Every hand that PHH can express as a document, read and replayed again; those in which
  /// something went wrong have none.
  List<String> recorded(Viewer viewer) {
    var texts = new RoundTexts<>(evening.game(), options);
    var recorded = new ArrayList<String>();
    for (var hand : hands()) {
      texts
          .document(hand.before(), hand.events(), viewer)
          .ifPresent(
              document -> {
                var text = document.text();
                var read = Phh.read(text).getFirst();
                assertThat(Phh.write(read)).isEqualTo(text);
                assertThat(Phh.replay(read).agrees()).as(text).isTrue();
                recorded.add(text);
              });
    }
    return recorded;
  }
}
