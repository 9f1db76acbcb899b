package cardroom.houses;

import cardroom.games.banked.BankedGame;
import cardroom.games.banked.table.BankedTable;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.houses.reading.SheetError;
import java.util.Map;

/// The sheets that the headers of written rounds name; what is wrong with one is reported in a
/// sentence.
public record NotationSheets(Catalogue catalogue) {

  public PokerSheet poker(String house, String game, Map<String, String> options) {
    try {
      return catalogue.poker(house, game, options).sheet();
    } catch (SheetError wrong) {
      throw new IllegalArgumentException(String.join("; ", wrong.faults()), wrong);
    }
  }

  public BankedGame<?> banked(String house, String game, Map<String, String> options) {
    try {
      if (TableEngines.of(catalogue, house, game, options) instanceof BankedTable<?> table) {
        return table.game();
      }
      throw new IllegalArgumentException("'%s' is not a banked game".formatted(game));
    } catch (SheetError wrong) {
      throw new IllegalArgumentException(String.join("; ", wrong.faults()), wrong);
    }
  }
}
