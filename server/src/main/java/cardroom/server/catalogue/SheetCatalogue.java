package cardroom.server.catalogue;

import cardroom.games.banked.table.BankedTable;
import cardroom.games.poker.table.PokerTable;
import cardroom.games.rules.Rule;
import cardroom.games.table.RoomRule;
import cardroom.games.table.TableGame;
import cardroom.houses.Catalogue;
import cardroom.houses.TableEngines;
import cardroom.houses.reading.SheetError;
import cardroom.houses.signs.RulesSection;
import cardroom.houses.signs.SignPage;
import cardroom.server.codec.banked.BankedCodec;
import cardroom.server.codec.poker.PokerCodec;
import cardroom.server.keeping.RecentlyUsedCache;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// The games of the houses' sheets. Tables of the same sheet share one engine.
public final class SheetCatalogue implements GameCatalogue {
  // Enough for all games of all houses and some tables with options of their own; the rest is read
  // again.
  private static final int ENGINES_MAX = 64;

  private final Catalogue catalogue;
  private final Map<Sheet, Engine<?>> engines = new RecentlyUsedCache<>(ENGINES_MAX);
  private Optional<List<HouseGames>> menus = Optional.empty();

  private record Sheet(String house, String game, Map<String, String> options) {}

  public SheetCatalogue(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  @Override
  public Engine<?> engine(TableOpening opening) {
    var sheet = new Sheet(opening.house(), opening.game(), opening.options());
    var known = Optional.ofNullable(engines.get(sheet));
    var engine = known.isPresent() ? known.get() : make(sheet);
    // The engine itself says what is wrong with the seats or the stakes. An engine that nobody
    // plays is not kept, because guests may ask for as many as there are options.
    engine.game().open(opening.setup());
    engines.putIfAbsent(sheet, engine);
    return engine;
  }

  private Engine<?> make(Sheet sheet) {
    try {
      return engine(TableEngines.of(catalogue, sheet.house(), sheet.game(), sheet.options()));
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
      case PokerTable poker -> new Engine<>(poker, new PokerCodec(poker.sheet()));
      default ->
          throw new IllegalArgumentException("This room cannot write the journal of that game yet");
    };
  }

  private static <R> Engine<?> engine(BankedTable<R> banked) {
    return new Engine<>(banked, new BankedCodec<R>(banked.game()));
  }

  @Override
  public int events() {
    return BankedCodec.VERSION + PokerCodec.VERSION + OpeningCodec.VERSION;
  }

  @Override
  public Optional<Catalogue> sheets() {
    return Optional.of(catalogue);
  }

  /// Read once: tables use the sheets as they were then.
  @Override
  public synchronized List<HouseGames> menus() {
    if (menus.isEmpty()) {
      menus = Optional.of(catalogue.houses().stream().flatMap(this::menu).toList());
    }
    return menus.get();
  }

  private Stream<HouseGames> menu(String house) {
    var gameOffers = new ArrayList<HouseGames.GameOffer>();
    var title = house;
    for (String game : catalogue.games(house)) {
      var loaded = catalogue.load(house, game, Map.of());
      var table = TableEngines.of(loaded);
      if (table.isPresent()) {
        title = loaded.heading().title();
        var sheet = new Sheet(house, game, Map.of());
        engines.computeIfAbsent(sheet, _ -> engine(table.get()));
        gameOffers.add(GameOffers.of(game, table.get(), loaded.options()));
      }
    }
    return gameOffers.isEmpty()
        ? Stream.empty()
        : Stream.of(new HouseGames(house, title, gameOffers));
  }

  @Override
  public List<RulesSection> rules(TableOpening opening) {
    var loaded = catalogue.load(opening.house(), opening.game(), opening.options());
    var page = new ArrayList<>(SignPage.of(loaded.sign(opening.setup().stakes())));
    page.add(clauses(engine(opening).game()));
    return page;
  }

  /// The texts of the clauses that rulings, refusals and results cite.
  private static RulesSection clauses(TableGame<?> game) {
    var all = Stream.<Rule>concat(GameOffers.clauses(game), RoomRule.ofTables().stream());
    return new RulesSection(
        RulesSection.Kind.CLAUSES,
        "Clauses",
        all.map(rule -> new RulesSection.Line(rule.id(), rule.sentence())).toList());
  }
}
