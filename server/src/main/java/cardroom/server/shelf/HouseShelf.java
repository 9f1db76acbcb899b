package cardroom.server.shelf;

import cardroom.games.banked.BankedGame;
import cardroom.games.banked.Schedule;
import cardroom.games.banked.table.BankedTable;
import cardroom.games.rules.Rule;
import cardroom.games.table.RoomRule;
import cardroom.games.table.Setup;
import cardroom.games.table.TableGame;
import cardroom.houses.Catalogue;
import cardroom.houses.Tables;
import cardroom.houses.reading.SheetError;
import cardroom.server.codec.banked.BankedCodec;
import cardroom.server.shelf.Menu.Dish;
import cardroom.server.shelf.Menu.Offer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/// The games of the houses' sheets. Tables of the same sheet share one engine.
public final class HouseShelf implements Shelf {
  private final Catalogue catalogue;
  private final Map<Sheet, Engine<?>> engines = new ConcurrentHashMap<>();

  private record Sheet(String house, String game, Map<String, String> options) {}

  public HouseShelf(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  @Override
  public Engine<?> engine(Opening opening) {
    var sheet = new Sheet(opening.house(), opening.game(), opening.options());
    var engine = engines.computeIfAbsent(sheet, this::make);
    // The engine itself says what is wrong with the seats or the stakes.
    engine.game().open(opening.setup());
    return engine;
  }

  private Engine<?> make(Sheet sheet) {
    try {
      return engine(Tables.of(catalogue, sheet.house(), sheet.game(), sheet.options()));
    } catch (SheetError e) {
      throw new IllegalArgumentException(e.faults().getFirst(), e);
    } catch (IllegalStateException e) {
      // A house may have the sheet of a game before there is a table for it.
      throw new IllegalArgumentException(
          "There is no table for %s in this room yet".formatted(sheet.game()), e);
    }
  }

  private static Engine<?> engine(TableGame<?> game) {
    return switch (game) {
      case BankedTable<?> banked -> engine(banked);
      default ->
          throw new IllegalArgumentException("This room cannot write the journal of that game yet");
    };
  }

  private static <R> Engine<?> engine(BankedTable<R> banked) {
    return new Engine<>(banked, new BankedCodec<R>());
  }

  @Override
  public List<Menu> menus() {
    List<Menu> menus = new ArrayList<>();
    for (String house : catalogue.houses()) {
      List<Dish> dishes = new ArrayList<>();
      var title = house;
      for (String game : catalogue.games(house)) {
        // A game whose journal cannot be written yet is not on the menu.
        if (Tables.deal(catalogue, house, game)
            && Tables.of(catalogue, house, game, Map.of()) instanceof BankedTable<?> banked) {
          title = banked.game().terms().houseTitle();
          dishes.add(dish(house, game, banked));
        }
      }
      if (!dishes.isEmpty()) {
        menus.add(new Menu(house, title, dishes));
      }
    }
    return menus;
  }

  private Dish dish(String house, String game, BankedTable<?> banked) {
    var terms = banked.game().terms();
    List<Offer> stakes = new ArrayList<>();
    for (Schedule schedule : terms.schedules()) {
      var option = new Setup.Stakes.Schedule(schedule.option());
      stakes.add(new Offer(option.toString(), schedule.limits()));
    }
    Map<String, String> options = new TreeMap<>();
    catalogue
        .load(house, game, Map.of())
        .options()
        .forEach((key, value) -> options.put(key, String.valueOf(value)));
    return new Dish(game, terms.gameTitle(), terms.circles().seats(), stakes, options);
  }

  @Override
  public List<RulesSection> rules(Opening opening) {
    var loaded = catalogue.load(opening.house(), opening.game(), opening.options());
    var page = new ArrayList<>(SignPage.of(loaded.sign(opening.setup().stakes())));
    if (engine(opening).game() instanceof BankedTable<?> banked) {
      page.add(clauses(banked.game()));
    }
    return page;
  }

  /// What the clauses say that rulings, refusals and results cite.
  private static RulesSection clauses(BankedGame<?> game) {
    var all =
        Stream.<Stream<? extends Rule>>of(
                game.clauses().stream(),
                game.terms().schedules().stream(),
                Stream.of(RoomRule.values()))
            .flatMap(rules -> rules);
    return new RulesSection(
        "Clauses", all.map(rule -> new RulesSection.Line(rule.id(), rule.sentence())).toList());
  }
}
