package cardroom.server.table;

import cardroom.games.table.Viewer;
import java.util.Optional;

/// Through whose eyes a table is shown, and as whose floor person, if they are one.
public record Eyes(Viewer viewer, Optional<Viewer.Floor> floor) {

  public static Eyes of(Viewer viewer) {
    return new Eyes(viewer, Optional.empty());
  }

  public static Eyes ofFloor(Viewer viewer, String name) {
    return new Eyes(viewer, Optional.of(new Viewer.Floor(name)));
  }
}
