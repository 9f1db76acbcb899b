package cardroom.server.table;

import java.util.List;

/// The board at the entrance, as it is read.
public interface Board {

  List<LobbyRow> rows();

  int size();
}
