package cardroom.games.poker.table;

import cardroom.games.poker.sheet.PokerSheet;
import cardroom.games.table.Choices;
import cardroom.games.table.SharedView;
import cardroom.games.table.View;
import cardroom.games.table.Viewer;

/// A poker table for all who look at it. Most of it is the same for everybody and built once; a
/// person's own seat, cards and price are then filled in.
final class SharedPokerView implements SharedView {
  private static final Viewer RAIL = new Viewer.Rail();

  private final PokerTable engine;
  private final PokerSheet sheet;
  private final PokerState table;
  private final View open;

  SharedPokerView(PokerTable engine, PokerState table) {
    this.engine = engine;
    this.sheet = engine.sheet();
    this.table = table;
    this.open = new PokerTableView(sheet, table, RAIL).view();
  }

  @Override
  public View view(Viewer viewer) {
    return viewer instanceof Viewer.Person
        ? new PokerTableView(sheet, table, viewer).view(open)
        : open;
  }

  @Override
  public Choices choices(Viewer viewer) {
    return engine.choices(table, viewer);
  }
}
