package cardroom.server.odd;

import cardroom.games.money.Money;
import cardroom.games.table.Setup;
import cardroom.server.shelf.Engine;
import cardroom.server.shelf.Menu;
import cardroom.server.shelf.Opening;
import cardroom.server.shelf.RulesSection;
import cardroom.server.shelf.Shelf;
import java.util.List;
import java.util.Map;

/// A shelf with the odd game alone.
public final class OddShelf implements Shelf {

  @Override
  public Engine<?> engine(Opening opening) {
    if (!opening.game().equals("odd")) {
      throw new IllegalArgumentException("There is no game '" + opening.game() + "' here");
    }
    return new Engine<>(new OddGame(), new OddCodec());
  }

  @Override
  public List<Menu> menus() {
    return List.of();
  }

  @Override
  public List<RulesSection> rules(Opening opening) {
    return List.of();
  }

  public static Opening opening(String name) {
    return opening(name, "", "");
  }

  public static Opening opening(String name, String owner, String invite) {
    var stakes = new Setup.Stakes.Spread(Money.dollars(1), Money.dollars(1_000));
    return new Opening("odd-house", "odd", new Setup(name, stakes, 1), Map.of(), owner, invite, 0);
  }
}
