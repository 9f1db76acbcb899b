package cardroom.server.book;

import cardroom.games.banked.table.BankedTable;
import cardroom.games.poker.rules.PokerRules;
import cardroom.games.rules.Rule;
import cardroom.games.table.RoomRule;
import cardroom.games.table.TableGame;
import cardroom.houses.LoadedSheet;
import cardroom.houses.book.IrregularityCase;
import cardroom.houses.book.RuleBook;
import cardroom.server.codec.Json;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What went wrong, with its remedy, the clause in the words of the paper, and the reading that
/// applies.
final class CasePages {

  private static final RuleBook BOOK = RuleBook.packaged();

  private CasePages() {}

  static void write(
      List<IrregularityCase> cases, LoadedSheet<?> loaded, TableGame<?> table, ArrayNode json) {
    for (var one : cases) {
      var page = json.addObject();
      page.put("when", one.when()).put("what", one.what()).put("how", one.how());
      page.put("example", one.example()).set("told", Json.strings(one.told()));
      var clauses = page.putArray("clauses");
      var readings = new LinkedHashSet<RuleBook.Reading>();
      for (var id : one.clauses()) {
        BOOK.reading(id).ifPresent(readings::add);
        BOOK.readingsOf(id).forEach(readings::add);
        if (BOOK.reading(id).isEmpty()) {
          clauses.add(clause(id, loaded, table));
        }
      }
      readings(readings, page.putArray("readings"));
    }
  }

  private static ObjectNode clause(String id, LoadedSheet<?> loaded, TableGame<?> table) {
    var known = BOOK.clause(id);
    var json = Json.object().put("id", id).put("sentence", sentence(id, table));
    json.put("text", known.map(RuleBook.Clause::text).orElse(""));
    json.put("stated", known.map(RuleBook.Clause::isStated).orElse(false));
    return json.put("cite", loaded.values().getOrDefault("cites." + id, ""));
  }

  /// What the rule does about it, in the words of the engine that carries it out.
  private static String sentence(String id, TableGame<?> table) {
    var own =
        table instanceof BankedTable<?> banked
            ? banked.game().clause(id).stream()
            : PokerRules.withId(id).stream();
    return Stream.concat(own, Arrays.stream(RoomRule.values()).filter(rule -> rule.id().equals(id)))
        .map(Rule::sentence)
        .findFirst()
        .orElse("");
  }

  private static void readings(Iterable<RuleBook.Reading> readings, ArrayNode json) {
    for (var reading : readings) {
      json.addObject()
          .put("id", reading.id())
          .put("title", reading.title())
          .put("says", reading.says())
          .put("taken", reading.taken());
    }
  }
}
