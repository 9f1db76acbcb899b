package cardroom.server.wire;

import cardroom.server.table.Viewpoint;

/// Somebody at the end of a line, to whom a table is told as text.
public interface Listener {

  Viewpoint eyes();

  /// Something to be sent, in order; must not block.
  ///
  /// @param number how far the table had come
  void told(long number, String text);

  /// There will be no more.
  void ended();
}
