package cardroom.server.table;

import cardroom.games.table.Viewer;
import java.util.Optional;

/// As whom a table is shown, and as which floor person, if they are one.
public record Viewpoint(Viewer viewer, Optional<Viewer.Floor> floor) {

  public static Viewpoint of(Viewer viewer) {
    return new Viewpoint(viewer, Optional.empty());
  }

  public static Viewpoint ofFloor(Viewer viewer, String name) {
    return new Viewpoint(viewer, Optional.of(new Viewer.Floor(name)));
  }
}
