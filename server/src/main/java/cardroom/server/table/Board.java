package cardroom.server.table;

import java.util.List;

/// The lobby's list of tables, as read by a visitor.
public interface Board {

  List<LobbyRow> rows();

  int size();
}
