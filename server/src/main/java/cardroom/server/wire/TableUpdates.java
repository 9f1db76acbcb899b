package cardroom.server.wire;

import cardroom.games.table.Viewer;
import cardroom.server.table.StoryPace;
import cardroom.server.table.TableRemark;
import cardroom.server.table.TableShowing;
import cardroom.server.table.Viewpoint;
import cardroom.server.table.Watcher;
import java.util.Optional;

/// Tells a listener what a table shows: everything at first, then what changed.
public final class TableUpdates implements Watcher {
  private final TableListener listener;
  private Optional<TableShowing> shown = Optional.empty();

  public TableUpdates(TableListener listener) {
    this.listener = listener;
  }

  @Override
  public Viewer viewer() {
    return listener.eyes().viewer();
  }

  @Override
  public Viewpoint eyes() {
    return listener.eyes();
  }

  @Override
  public StoryPace pace() {
    return listener.pace();
  }

  @Override
  public synchronized void show(TableShowing showing) {
    var text =
        shown.isEmpty() ? Optional.of(Wire.whole(showing)) : Wire.change(shown.get(), showing);
    text.ifPresent(told -> listener.told(showing.number(), told));
    shown = Optional.of(showing);
  }

  @Override
  public synchronized void heard(TableRemark said) {
    shown.ifPresent(showing -> listener.told(showing.number(), Wire.said(said)));
  }

  @Override
  public synchronized void wears(String player, String emblem) {
    shown.ifPresent(showing -> listener.told(showing.number(), Wire.worn(player, emblem)));
  }

  @Override
  public void ended() {
    listener.ended();
  }

  /// Equal for the same listener, so that it can be found again.
  @Override
  public boolean equals(Object other) {
    return other instanceof TableUpdates teller && teller.listener.equals(listener);
  }

  @Override
  public int hashCode() {
    return listener.hashCode();
  }
}
