package cardroom.houses.book;

import cardroom.games.banked.table.BankedTable;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Ruling.Refused;
import cardroom.games.table.Setup.Stakes;
import cardroom.houses.Catalogue;
import cardroom.houses.TableEngines;
import cardroom.houses.reading.SheetError;
import cardroom.houses.signs.RulesSection.Line;
import cardroom.houses.signs.Sign;
import cardroom.houses.signs.SignPage;
import cardroom.notation.script.NotationError;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// What the pocket book answers about any round or bet that is typed in: used by the room, and
/// compiled for browsers without a connection to it.
public record BookAnswers(Catalogue catalogue) {

  /// More than the fullest table needs, yet little work.
  private static final int LONGEST = 4_000;

  private static final int SCHEDULES_MAX = 99;
  private static final long CENTS_MAX = 1_000_000_000L;

  /// An answer as JSON.
  ///
  /// @param refusal the room's rule by which there is no other answer
  public record Answer(Optional<RoomRule> refusal, String json) {}

  /// A round of a real table, settled; or the place where it cannot be read.
  public Answer round(String text) {
    if (text.length() > LONGEST) {
      return refused(RoomRule.FORM, "A round has at most %,d characters".formatted(LONGEST));
    }
    try {
      return answered(new WrittenRound(catalogue).judged(text));
    } catch (NotationError wrong) {
      var json = refusal(RoomRule.FORM, String.valueOf(wrong.getMessage()), "");
      json.put("line", wrong.line()).put("column", wrong.column());
      return new Answer(Optional.of(RoomRule.FORM), json.toString());
    }
  }

  /// What must hang at a table with these stakes.
  ///
  /// @param stakes `schedule 1`, `limit $4-$8` or `spread $2-$10`
  public Answer sign(String house, String game, String stakes) {
    var asked = Stakes.read(stakes);
    if (asked.isEmpty()) {
      return refused(
          RoomRule.FORM,
          "\"stakes\" reads '%s'".formatted(stakes),
          "Write schedule 1, limit $4-$8 or spread $2-$10");
    }
    try {
      var sign = catalogue.load(house, game, Map.of()).sign(asked.get());
      return answered(new JsonFields().put("sections", sections(sign)));
    } catch (SheetError wrong) {
      return refused(RoomRule.UNKNOWN, wrong.faults().getFirst());
    } catch (IllegalArgumentException no) {
      return refused(RoomRule.UNKNOWN, String.valueOf(no.getMessage()));
    }
  }

  private static List<JsonFields> sections(Sign sign) {
    return SignPage.of(sign).stream()
        .map(
            section ->
                new JsonFields()
                    .put("title", section.title())
                    .put("lines", section.lines().stream().map(Line::sentence).toList()))
        .toList();
  }

  /// The limits and fees of a bet.
  ///
  /// @param amounts by the names of the wagers, in whole cents
  public Answer fees(String house, String game, String schedule, Map<String, String> amounts) {
    try {
      var option = (int) number("schedule", schedule, SCHEDULES_MAX);
      var cents = new TreeMap<String, Long>();
      amounts.forEach((wager, text) -> cents.put(wager, number(wager, text, CENTS_MAX)));
      return terms(house, game, option, cents);
    } catch (IllegalArgumentException no) {
      return refused(RoomRule.FORM, String.valueOf(no.getMessage()));
    }
  }

  private Answer terms(String house, String game, int schedule, Map<String, Long> cents) {
    try {
      var engine = TableEngines.of(catalogue.load(house, game, Map.of()));
      if (engine.orElseThrow() instanceof BankedTable<?> banked) {
        return answered(BetTerms.of(banked.game().terms(), schedule, cents));
      }
      return refused(
          RoomRule.UNKNOWN, "A pot game takes its fee from the pot; its sign says how much");
    } catch (SheetError wrong) {
      return refused(RoomRule.UNKNOWN, wrong.faults().getFirst());
    } catch (IllegalArgumentException no) {
      return refused(RoomRule.UNKNOWN, String.valueOf(no.getMessage()));
    }
  }

  private static long number(String name, String text, long most) {
    if (text.matches("\\d{1,12}") && Long.parseLong(text) <= most) {
      return Long.parseLong(text);
    }
    throw new IllegalArgumentException(
        "\"%s\" must be a whole number from 0 to %,d".formatted(name, most));
  }

  private static Answer answered(JsonFields json) {
    return new Answer(Optional.empty(), json.toString());
  }

  private static Answer refused(RoomRule rule, String sentence) {
    return refused(rule, sentence, "");
  }

  private static Answer refused(RoomRule rule, String sentence, String remedy) {
    return new Answer(Optional.of(rule), refusal(rule, sentence, remedy).toString());
  }

  /// In the form of the room's refusals: the rule is named before the full stop.
  private static JsonFields refusal(RoomRule rule, String sentence, String remedy) {
    var said = sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
    return new JsonFields()
        .put("ok", false)
        .put("rule", rule.id())
        .put("words", new Refused(rule, said, remedy).words())
        .put("sentence", said)
        .put("remedy", remedy);
  }
}
