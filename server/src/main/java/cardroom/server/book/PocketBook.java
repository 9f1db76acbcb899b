package cardroom.server.book;

import cardroom.games.banked.table.BankedTable;
import cardroom.houses.Catalogue;
import cardroom.houses.LoadedSheet;
import cardroom.houses.TableEngines;
import cardroom.houses.book.BookAnswers;
import cardroom.houses.book.CaseBook;
import cardroom.houses.reading.SheetError;
import cardroom.server.codec.Json;
import cardroom.server.keeping.RecentlyUsedCache;
import java.util.Map;
import tools.jackson.databind.node.ObjectNode;

/// The book of each house and game. A page is made once: sheets do not change while a room is open.
public final class PocketBook {

  /// Enough for all games of all houses, and some of an operator's own.
  private static final int PAGES_MAX = 64;

  private final Catalogue catalogue;
  private final CaseBook cases;
  private final Map<String, ObjectNode> pages = new RecentlyUsedCache<>(PAGES_MAX);

  public PocketBook(Catalogue catalogue) {
    this.catalogue = catalogue;
    this.cases = new CaseBook(catalogue);
  }

  /// Answers about rounds and bets that people type in.
  public BookAnswers answers() {
    return new BookAnswers(catalogue);
  }

  /// Every sheet as it is written: what a browser needs to answer by itself.
  public ObjectNode sheets() {
    var texts = catalogue.texts();
    var json = Json.object().put("payTables", texts.payTablesText());
    var sheets = json.putArray("sheets");
    for (var one : texts.all()) {
      sheets.addObject().put("house", one.house()).put("name", one.name()).put("text", one.text());
    }
    return json;
  }

  /// What a page needs to settle rounds of the game and to find what went wrong.
  ///
  /// @throws IllegalArgumentException in one sentence when there is no such game
  public ObjectNode page(String house, String game) {
    var known = pages.get(house + "/" + game);
    if (known != null) {
      return known;
    }
    var loaded = loaded(house, game);
    var json = Json.object().put("house", house).put("game", game);
    json.put("houseName", loaded.heading().title());
    var table = TableEngines.of(loaded).orElseThrow(() -> unknown(game));
    if (table instanceof BankedTable<?> banked) {
      json.set("round", RoundForm.of(banked.game()));
    }
    CasePages.write(cases.cases(house, game, Map.of()), loaded, table, json.putArray("cases"));
    pages.put(house + "/" + game, json);
    return json;
  }

  private LoadedSheet<?> loaded(String house, String game) {
    try {
      return catalogue.load(house, game, Map.of());
    } catch (SheetError e) {
      throw new IllegalArgumentException(e.faults().getFirst(), e);
    }
  }

  private static IllegalArgumentException unknown(String game) {
    return new IllegalArgumentException("There is no table for '%s' here".formatted(game));
  }
}
