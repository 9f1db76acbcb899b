package cardroom.server.table;

import java.util.List;

/// The lobby's list of tables, as read by a visitor.
public interface LobbyList {

  List<LobbyRow> rows();

  int size();
}
