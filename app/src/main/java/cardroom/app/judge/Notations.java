package cardroom.app.judge;

import cardroom.app.GivenText;
import cardroom.games.banked.BankedGame;
import cardroom.games.banked.table.BankedTable;
import cardroom.games.notation.BankedScript;
import cardroom.games.notation.Script;
import cardroom.games.notation.poker.PokerScript;
import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.poker.variant.Variants;
import cardroom.houses.Catalogue;
import cardroom.houses.Tables;
import cardroom.houses.reading.SheetError;
import java.util.List;
import java.util.Map;

/// Every notation there is; the `game` of a round's header chooses.
final class Notations {

  private Notations() {}

  static List<ReadRound> read(GivenText text, Catalogue catalogue) {
    return Script.read(text.text()).stream()
        .map(script -> read(text.name(), script, catalogue))
        .toList();
  }

  private static ReadRound read(String file, Script script, Catalogue catalogue) {
    if (Variants.has(script.game())) {
      var hand = PokerScript.read(script, (h, g, o) -> sheet(catalogue, h, g, o));
      return new ReadRound(file, () -> new PokerRound(file, hand.play()));
    }
    var round = BankedScript.read(script, (h, g, o) -> game(catalogue, h, g, o));
    return new ReadRound(file, () -> new BankedRound(file, round.play()));
  }

  private static PokerSheet sheet(
      Catalogue catalogue, String house, String game, Map<String, String> options) {
    try {
      return catalogue.poker(house, game, options).sheet();
    } catch (SheetError wrong) {
      throw new IllegalArgumentException(String.join("; ", wrong.faults()), wrong);
    }
  }

  private static BankedGame<?> game(
      Catalogue catalogue, String house, String game, Map<String, String> options) {
    try {
      if (Tables.of(catalogue, house, game, options) instanceof BankedTable<?> table) {
        return table.game();
      }
      throw new IllegalArgumentException("'%s' is no banked game".formatted(game));
    } catch (SheetError wrong) {
      throw new IllegalArgumentException(String.join("; ", wrong.faults()), wrong);
    }
  }
}
