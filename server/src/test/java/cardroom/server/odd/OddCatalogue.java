package cardroom.server.odd;

import cardroom.games.money.Money;
import cardroom.games.table.Setup;
import cardroom.houses.signs.RulesSection;
import cardroom.server.catalogue.Engine;
import cardroom.server.catalogue.GameCatalogue;
import cardroom.server.catalogue.HouseGames;
import cardroom.server.catalogue.TableOpening;
import java.util.List;
import java.util.Map;

/// A catalogue with the odd game alone.
public final class OddCatalogue implements GameCatalogue {

  @Override
  public Engine<?> engine(TableOpening opening) {
    if (!opening.game().equals("odd")) {
      throw new IllegalArgumentException("There is no game '" + opening.game() + "' here");
    }
    return new Engine<>(new OddGame(), new OddCodec());
  }

  @Override
  public List<HouseGames> menus() {
    return List.of();
  }

  @Override
  public List<RulesSection> rules(TableOpening opening) {
    return List.of();
  }

  public static TableOpening opening(String name) {
    return opening(name, "", "");
  }

  public static TableOpening opening(String name, String owner, String invite) {
    var stakes = new Setup.Stakes.Spread(Money.dollars(1), Money.dollars(1_000));
    return new TableOpening(
        "odd-house", "odd", new Setup(name, stakes, 1), Map.of(), owner, invite, 0);
  }
}
