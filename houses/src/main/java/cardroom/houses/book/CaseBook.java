package cardroom.houses.book;

import cardroom.games.banked.table.BankedTable;
import cardroom.games.poker.table.PokerTable;
import cardroom.houses.Catalogue;
import cardroom.houses.NotationSheets;
import cardroom.houses.TableEngines;
import cardroom.notation.script.NotationError;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What can go wrong at a table of one house and game, and what the rules do about it.
public final class CaseBook {

  private final Catalogue catalogue;
  private final CaseExamples examples;

  public CaseBook(Catalogue catalogue) {
    this.catalogue = catalogue;
    this.examples = new CaseExamples(new NotationSheets(catalogue));
  }

  /// Every case of the game; one whose example cannot happen under this sheet is left out.
  public List<IrregularityCase> cases(String house, String game, Map<String, String> options) {
    var setting = setting(house, game, options);
    return CaseText.CASES.stream()
        .filter(entry -> CaseText.concerns(entry, setting.kind(), game))
        .flatMap(entry -> one(entry, setting).stream())
        .toList();
  }

  private CaseExamples.Setting setting(String house, String game, Map<String, String> options) {
    return switch (TableEngines.of(catalogue, house, game, options)) {
      case PokerTable poker -> CaseExamples.Setting.of(house, options, poker.sheet());
      case BankedTable<?> banked -> CaseExamples.Setting.of(house, options, banked.game().terms());
      default -> throw new IllegalArgumentException("the book has no case of " + game);
    };
  }

  private Optional<IrregularityCase> one(Map<String, String> entry, CaseExamples.Setting setting) {
    var clauses = new LinkedHashSet<String>();
    named(entry).forEach(clauses::add);
    var told = new ArrayList<String>();
    var example = "";
    if (entry.containsKey("hand")) {
      example = setting.round(entry.getOrDefault("hand", ""));
      try {
        var found = examples.judge(setting, example);
        clauses.addAll(found.clauses());
        told.addAll(found.told());
      } catch (NotationError _) {
        return Optional.empty();
      }
    }
    return clauses.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new IrregularityCase(
                entry.getOrDefault("when", ""),
                entry.getOrDefault("what", ""),
                entry.getOrDefault("how", ""),
                example,
                told,
                List.copyOf(clauses)));
  }

  private static List<String> named(Map<String, String> entry) {
    return Arrays.stream(entry.getOrDefault("clause", "").split(" "))
        .filter(id -> !id.isEmpty())
        .toList();
  }
}
