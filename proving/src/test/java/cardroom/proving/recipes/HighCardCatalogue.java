package cardroom.proving.recipes;

import cardroom.games.banked.table.BankedTable;
import cardroom.houses.Catalogue;
import cardroom.houses.LoadedSheet;
import cardroom.houses.signs.RulesSection;
import cardroom.server.catalogue.Engine;
import cardroom.server.catalogue.GameCatalogue;
import cardroom.server.catalogue.HouseGames;
import cardroom.server.catalogue.TableOpening;
import cardroom.server.codec.banked.BankedCodec;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// High Card alone, from the sheets of a folder: takes the place of the lines that a game of the
/// program has in `Catalogue` and `TableEngines`.
public final class HighCardCatalogue implements GameCatalogue {
  private final Catalogue sheets;

  public HighCardCatalogue(Path folder) {
    this.sheets = Catalogue.with(folder);
  }

  @Override
  public Engine<?> engine(TableOpening opening) {
    var game = new HighCard(load(opening.house(), opening.options()).sheet());
    return new Engine<>(new BankedTable<>(game), new BankedCodec<>(game));
  }

  private LoadedSheet<HighCardSheet> load(String house, Map<String, String> options) {
    return sheets.load(new HighCardForm(), house, options);
  }

  /// The table's sign.
  public String sign(TableOpening opening) {
    return load(opening.house(), opening.options()).sign(opening.setup().stakes()).toString();
  }

  @Override
  public List<HouseGames> menus() {
    return List.of();
  }

  @Override
  public List<RulesSection> rules(TableOpening opening) {
    var lines =
        Arrays.stream(HighCardRule.values())
            .map(rule -> new RulesSection.Line(rule.id(), rule.sentence()))
            .toList();
    return List.of(new RulesSection(RulesSection.Kind.CLAUSES, "Clauses", lines));
  }
}
