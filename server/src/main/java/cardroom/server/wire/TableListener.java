package cardroom.server.wire;

import cardroom.server.table.StoryPace;
import cardroom.server.table.Viewpoint;

/// A client at the end of a connection, to whom a table is described as text.
public interface TableListener {

  Viewpoint eyes();

  /// How fast what happens is shown there.
  StoryPace pace();

  /// Something to be sent, in order; must not block.
  ///
  /// @param number the number of the table's last event at that point
  void told(long number, String text);

  /// There will be no more.
  void ended();
}
