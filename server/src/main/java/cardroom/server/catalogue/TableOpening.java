package cardroom.server.catalogue;

import cardroom.games.table.Setup;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/// How a table was opened: the first event of its journal.
///
/// @param options overrides of the sheet's keys
/// @param owner who opened it, or empty for the room
/// @param invite the word in the link of a table that is not public, or empty
/// @param bots how many seats bots take
public record TableOpening(
    String house,
    String game,
    Setup setup,
    Map<String, String> options,
    String owner,
    String invite,
    int bots) {

  public TableOpening {
    options = Collections.unmodifiableMap(new TreeMap<>(options));
  }

  public boolean isPublic() {
    return invite.isEmpty();
  }
}
